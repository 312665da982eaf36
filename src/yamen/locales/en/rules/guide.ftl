# The guide of a first game.

guide-title = Guide
guide-next = Next
guide-at = { $at } of { $of }
guide-rule = Read the rule
guide-leave = Play without the guide
guide-end = Play on

guide-gugong-1 = Welcome to the Forbidden City. You have four days. Your envoy stands at the foot of the palace stairs: if he isn’t inside at the end, you score nothing. Everything else is about points on the way there.
guide-gugong-2 = Each of the seven locations has an official with a gift card. In your turn you give one card from your hand and take his. A higher card costs nothing, a lower or equal one costs two servants or another card.
guide-gugong-3 = The card you take isn’t lost: it is part of your hand tomorrow. So today’s exchange also chooses what you can do the next day.
guide-gugong-4 = Your servants in the pool, the small cubes on your panel, pay for nearly everything. Gold marks show what you may touch. Ready? Let’s make the first exchange.
guide-gugong-wait = The others play. Watch the log to see what they do; you will be asked again soon.
guide-gugong-end = The first day is over, and you know how it goes: give, take, act. Keep an eye on the stairs: eight steps in four days. The rules are always one click away.
guide-gugong-ask = Take your time: hold or hover over anything to read what it does. Choices that aren’t allowed say why.
guide-gugong-ask-exchange = Touch a card of your hand, then a location with a gold mark. A good first move: a high card where you want to act, such as the palace or the map, for a card you would like to hold tomorrow.
guide-gugong-ask-pay-exchange = Your card isn’t higher, so the official wants something: two servants, another card of your hand, or you go without both actions.
guide-gugong-ask-card-action = The card you gave has an action of its own, and it comes before that of the location. It is a gift to yourself: usually take it.
guide-gugong-ask-action = Now the action of the location. A costs nothing, B costs servants and does more.
guide-gugong-ask-action-travel = The traveller collects tokens: each helps at once, and six of them buy a jade. A moves once, B twice for two servants.
guide-gugong-ask-action-great_wall = Place servants on the wall. When it is full, whoever has the most gets points and a step up the stairs.
guide-gugong-ask-action-jade = Jade is worth more with every piece: 1, 3, 6, 10, then 15 points. It costs servants, so early pieces are slow but sure.
guide-gugong-ask-action-intrigue = Intrigue breaks every tie. Whoever chooses A first today also begins tomorrow.
guide-gugong-ask-action-palace = The stairs! Every step brings your envoy nearer. B climbs two for two servants.
guide-gugong-ask-action-decrees = Decrees cost more servants but last: those of the first level work every morning.
guide-gugong-ask-action-canal = Ships need three servants before they can claim a reward. Load one now, and it sails on every night by itself.
guide-gugong-ask-travel = Choose a city with a token you like. Hover or hold to read what a token does.
guide-gugong-ask-use-token = Use the benefit now or not: either way the token goes to your board and counts for an exchange.
guide-gugong-ask-remove = Servants that you remove go back to your supply. Nights and mornings bring them into your pool again.
guide-gugong-ask-gain = Servants from the supply into your pool: nearly always take all you can.

guide-dragon-1 = Welcome to the year of the dragon. Twelve months lie before you, and every event is known in advance: look at the scrolls on top. You can’t prevent them, but you can prepare.
guide-dragon-2 = Each month has four phases: choose an action, take a person, survive the event, score points.
guide-dragon-3 = Persons live in your palaces, one on each floor. Each kind helps with something: farmers with rice, healers against contagion, court ladies with points every month.
guide-dragon-4 = The dragon track decides who goes first. Young persons bring more steps, old ones more symbols. First you choose two persons to begin with.
guide-dragon-wait = The others decide. Watch the log; you will be asked again soon.
guide-dragon-end = The two months of peace are over, and you know the rhythm: act, take, survive, score. Look ahead two or three scrolls and ask what each will cost you. The rules are always one click away.
guide-dragon-ask = Take your time: hold or hover over anything to read what it does. Choices that aren’t allowed say why.
guide-dragon-ask-draft = Choose two different persons. A good start: one who earns, such as a craftsman or tax collector, and one who brings steps, such as a monk or pyrotechnist.
guide-dragon-ask-house = Which palace does the person move into? In a drought each inhabited palace needs one rice, so filling one palace first saves food.
guide-dragon-ask-act = Put your dragon on a group and choose one of its actions. A group with a dragon on it costs 3 yuan. Gold marks show what you can pay for.
guide-dragon-ask-build = New floors give room for persons. A palace may have three; a new palace scores a point every month, but only if somebody lives there will it last.
guide-dragon-ask-buy = A small privilege for 2 yuan scores 1 point every month, a large one 2. The earlier, the better.
guide-dragon-ask-play-card = Play the card of the person you need next. Each card can be used once; the wild ones take anybody.
guide-dragon-ask-take = Young or old? Young persons bring you forward on the track, old ones do their work better.
guide-dragon-ask-replace = Your palaces are full. Let somebody go for the new person, or let the new one go.
guide-dragon-ask-release = Somebody has to leave. Think of what the next months need, and who has done their work.
