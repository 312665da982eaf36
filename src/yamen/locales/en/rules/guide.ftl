# The guide of a first game.

guide-title = Guide
guide-next = Next
guide-at = { $at } of { $of }
guide-rule = Read the rule
guide-leave = Play without the guide
guide-end = Play on
guide-task = Task:
guide-hint = How?
guide-skip = Skip the task
guide-undo = Undo takes the move back.
guide-questions = Three questions. Answer them for yourself, then look:
guide-questions-last = The same three questions, now that you have seen more:
guide-go-on = Go on with the guide

guide-gugong-palace = Welcome to the Forbidden City. After four days the most points win, but they only count for players whose envoy is in the palace by then, eight steps up. The rings show your envoy and the best place in the palace.
guide-gugong-turn = Each of the seven locations has an official with a gift card. A turn is one exchange: you give a card from your hand and take the official’s. Then come two actions: that of the card you gave, then that of the location.
guide-gugong-cards = You hold four cards, so you have four turns today. The cards you take lie aside until night, and tomorrow they are your hand: each exchange also chooses what you can do the next day.
guide-gugong-marks = Gold frames show what you may touch. Once you have touched a card of your hand, a green frame with a check marks the gifts that are free, since your card is higher. The others cost two servants from your pool, another card, or both actions.
guide-gugong-task-free = Make an exchange that costs nothing.
guide-gugong-task-free-hint = Touch a high card of your hand, then a gift with a green frame. The rings show what would be free at the palace.
guide-gugong-task-free-done = Nothing paid! Now come the actions: the card’s first, then the location’s. You may leave out either.
guide-gugong-task-free-why-pay = Your card isn’t higher than the gift, so the official wants to be paid.
guide-gugong-task-free-why-paid = That exchange had its price, for your card wasn’t higher than the gift. Next time look for the green frame.
guide-gugong-more = The guide can go on through the rest of the day and the night, with three tasks.
guide-gugong-task-envoy = Get your envoy a step further in a turn without removing servants.
guide-gugong-task-envoy-hint = Exchange at the palace. A higher card is free; if you have none, pay with another card instead of servants. Then choose A: one step for nothing.
guide-gugong-task-envoy-done = A step nearer, and no servant spent. Eight steps in four days: two a day are enough.
guide-gugong-task-envoy-why-paid = Your envoy moved, but servants were removed in that turn: for the exchange, or for B.
guide-gugong-task-envoy-why-still = Your envoy didn’t move in that turn. The palace’s action moves the envoy, and so do some cards and travel tokens.
guide-gugong-task-travel = Collect a travel token.
guide-gugong-task-travel-hint = Exchange at the map and choose A. On the first journey your traveller may go to any city that has a token.
guide-gugong-task-travel-done = The token is yours, and its benefit too if you used it. Collected tokens are also money: 2 for a servant, 4 for 2 points, 6 for a jade.
guide-gugong-task-travel-why-elsewhere = That turn brought no token. Travel does: the location with the map.
guide-gugong-task-match = Take a gift that has the value of one of the dice.
guide-gugong-task-match-hint = The rings mark the dice and the gifts that match them. Any exchange will do, even one without actions.
guide-gugong-task-match-done = It matches! Tonight it brings a servant for each die of its value. Whoever has the most matches scores 3 points and may move the envoy a step.
guide-gugong-task-match-why-other = That gift matches no die.
guide-gugong-night-over = { $matches ->
    [0] The night is over. None of your gifts matched a die, so it brought you no servants.
   *[other] The night is over. Your matches with the dice: { $matches }, and as many servants were yours to take.
    } { $most ->
    [yes] Nobody had more, so you got 3 points and your envoy might take a step.
   *[no] Whoever has the most gets 3 points and a step of the envoy.
    } Then all ships sail on by one harbour.
guide-gugong-scoring = A first look at the score. Your points: { $points }. Your envoy: step { $envoy } of 8. Most points are still to come: jade, the wall, decrees of level 3 and the place in the palace count at the end.
guide-gugong-morning = A new day: the dice are rolled anew, everyone takes new servants, and yesterday’s gifts are your hand. Low cards make for a dear day, though a 1 is free against a 9.
guide-gugong-question-win = How does one win?
guide-gugong-question-win-answer = With the most points after four days, but only with the envoy in the palace: step 8. Yours is on step { $envoy }. Jade, decrees, the wall, ships, journeys and the place in the palace bring points.
guide-gugong-question-turn = What is a turn?
guide-gugong-question-turn-answer = One exchange: a card of yours for a gift on the board. If yours is higher it is free, else it costs two servants, another card or the actions. Then the action of the card, then that of the location. Without cards you pass until night.
guide-gugong-question-hurt = What will hurt next?
guide-gugong-question-hurt-answer = At night, gifts that match no die: they bring no servants, and tomorrow nearly everything costs some. Then low cards in tomorrow’s hand, and a ship still in harbour 5, for it is lost at sea. In the end, an envoy outside the palace: no points at all.
guide-gugong-wait = The others play. Watch the log to see what they do; you will be asked again soon.
guide-gugong-ask = Take your time: hold or hover over anything to read what it does. Choices that aren’t allowed say why.
guide-gugong-ask-exchange = Touch a card of your hand, then a location: a green frame is free, a mere gold one costs something.
guide-gugong-ask-pay-exchange = Your card isn’t higher, so the official wants something: two servants, another card of your hand, or you go without both actions.
guide-gugong-ask-card-action = The card you gave has an action of its own, and it comes before that of the location. It is a gift to yourself: usually take it.
guide-gugong-ask-action = Now the action of the location. A costs nothing, B costs servants and does more.
guide-gugong-ask-action-travel = The traveller collects tokens: each helps at once, and six of them buy a jade. A moves once, B twice for two servants.
guide-gugong-ask-action-great_wall = Place servants on the wall. When it is full, whoever has the most gets points and a step of the envoy.
guide-gugong-ask-action-jade = Jade is worth more with every piece: 1, 3, 6, 10, then 15 points. It costs servants, so early pieces are slow but sure.
guide-gugong-ask-action-intrigue = Intrigue breaks every tie. Whoever chooses A first today also begins tomorrow.
guide-gugong-ask-action-palace = Every step brings your envoy nearer. A is one step, B is two for two servants.
guide-gugong-ask-action-decrees = Decrees cost more servants but last: those of level 1 work every morning.
guide-gugong-ask-action-canal = Ships need three servants before they can claim a reward. Load one now, and it sails on every night by itself.
guide-gugong-ask-travel = Choose a city with a token you like. Hover or hold to read what a token does.
guide-gugong-ask-use-token = Use the benefit now or not: either way the token goes to your board and counts for an exchange.
guide-gugong-ask-remove = Servants that you remove go back to your supply. Nights and mornings bring them into your pool again.
guide-gugong-ask-gain = Servants from the supply into your pool: nearly always take all you can.
guide-gugong-ask-night-envoy = Most matches tonight: your envoy may take a step for nothing.

guide-dragon-year = Welcome to the year of the dragon. After twelve months the most points win. The scrolls show the event of each month: all of them are known from the start. You can’t prevent them, but you can prepare.
guide-dragon-months = A month has four phases: choose an action, take a person, survive the event, score points. The first two months bring peace. { $event ->
    [tribute] Month { $month } brings the first trouble: the emperor wants 4 yuan.
    [drought] Month { $month } brings the first trouble: a drought, and every inhabited palace needs a rice.
    [contagion] Month { $month } brings the first trouble: a contagion, and only healers help.
    [mongols] Month { $month } brings the first trouble: the Mongols, who beat the court with the fewest helmets.
   *[festival] Month { $month } brings the Dragon Festival: points for those who have the most fireworks.
    }
guide-dragon-persons = Persons live in your palaces, one on each floor. Each kind helps with something: farmers with rice, healers against contagion, court ladies with points every month. If an event finds you unprepared, persons leave.
guide-dragon-track = The person track says who goes first. Every person moves you on: young ones by more steps, old ones have more symbols. Gold frames show what you may touch; what you have chosen turns red.
guide-dragon-task-draft = Begin with two different persons who together bring at least { $steps } steps on the person track.
guide-dragon-task-draft-hint = The number in the corner of a tile is its steps. The rings show those with four or more: any two of them will do.
guide-dragon-task-draft-done = { $brought } steps! Who is ahead chooses first, before the groups of actions cost 3 yuan.
guide-dragon-task-draft-why-few = These two bring fewer than { $steps } steps. Young persons and a military parade move you on later.
guide-dragon-task-act = Choose an action without paying 3 yuan for its group.
guide-dragon-task-act-hint = A group costs 3 yuan once a dragon lies on it. The rings show the actions of groups without one.
guide-dragon-task-act-done = Nothing paid for the group. Your dragon lies on it now, so whoever comes after you pays 3 yuan there.
guide-dragon-task-act-why-fee = A dragon lay on that group already, so it cost 3 yuan.
guide-dragon-task-act-why-passed = To pass costs nothing, but does nothing: it only fills your money up to 3 yuan.
guide-dragon-task-prepare = { $event ->
    [tribute] Month { $month } wants 4 yuan. Take a person who brings in money.
    [drought] Month { $month } brings a drought. Take a person so that it won’t hurt.
    [contagion] Month { $month } brings a contagion. Take a person who protects your court.
    [mongols] Month { $month } brings the Mongols. Take a person who stands up to them.
   *[festival] Month { $month } brings the Dragon Festival. Take a person who will make it shine.
    }
guide-dragon-task-prepare-hint = { $event ->
    [tribute] Play the tax collector: each coin adds 1 yuan to taxes.
    [drought] Play the farmer: each rice sack adds one to the harvest.
    [contagion] Play the healer: each mortar saves one person.
    [mongols] Play the warrior: each helmet scores a point, and whoever has the fewest loses a person.
   *[festival] Play the pyrotechnist: each symbol adds a firework to a show.
    } A wild card takes anybody.
guide-dragon-task-prepare-done = Well prepared! A person’s symbols count from now on, in every action and event that asks for them.
guide-dragon-task-prepare-why-card = That card brings somebody else.
guide-dragon-task-prepare-why-other = That person helps with other things. There is a month left to prepare: keep an eye on the scrolls.
guide-dragon-scoring = Your first points. Palaces: { $palaces }. Court ladies: { $ladies }. Privileges: { $dragons }. They come every month, so what you build or buy early counts most often. At the end persons, monks and money count as well.
guide-dragon-more = The guide can go on through the second month, with two tasks.
guide-dragon-task-stores = Fill your stores before the drought. Rice it will ask for: { $palaces }, one for each inhabited palace.
guide-dragon-task-stores-hint = Choose the harvest: it brings 1 rice, and one more for each rice sack on your farmers.
guide-dragon-task-stores-done = Your rice: { $rice }. The drought will ask for { $palaces }. If that isn’t enough yet, month 3 has its own action before the event; what is left over is kept.
guide-dragon-task-stores-why-other = That brings no rice. You have one more chance: in month 3 the action comes before the event.
guide-dragon-marks = At your court stands what this month and the next will do to you, as things are now: red hurts, green is safe. Read it before every choice, then look two or three scrolls ahead.
guide-dragon-question-win = How does one win?
guide-dragon-question-win-answer = With the most points after twelve months. Every month brings 1 point for each palace, each court lady and each dragon on privileges. At the end come 2 points for each person, monks by the floors of their palaces, and money.
guide-dragon-question-turn = What is a turn?
guide-dragon-question-turn-answer = Each month you decide twice: put your dragon on a group and carry out one of its actions; then play a card and take that person. The event follows for all, empty palaces decay, and everyone scores.
guide-dragon-question-hurt = What will hurt next?
guide-dragon-question-hurt-answer = { $event ->
    [tribute] Month { $month }, Imperial Tribute: pay 4 yuan; for each yuan missing a person leaves. Taxes and tax collectors help.
    [drought] Month { $month }, Drought: every inhabited palace needs a rice, or somebody leaves it. The harvest and farmers help.
    [contagion] Month { $month }, Contagion: three persons leave, one fewer for each mortar. Healers help.
    [mongols] Month { $month }, Mongol Invasion: whoever has the fewest helmets loses a person. Warriors help.
   *[festival] Month { $month }, Dragon Festival: the most fireworks score, the others get nothing. Fireworks and pyrotechnists help.
    }
guide-dragon-wait = The others decide. Watch the log; you will be asked again soon.
guide-dragon-ask = Take your time: hold or hover over anything to read what it does. Choices that aren’t allowed say why.
guide-dragon-ask-draft = Choose two different persons. A good start: one who earns, such as a craftsman or tax collector, and one who brings steps, such as a monk or pyrotechnist.
guide-dragon-ask-house = Which palace does the person move into? In a drought each inhabited palace needs one rice, so filling one palace first saves food.
guide-dragon-ask-act = Put your dragon on a group and choose one of its actions. A group with a dragon on it costs 3 yuan. Gold frames show what you can pay for.
guide-dragon-ask-build = New floors give room for persons. A palace may have three; a new palace scores a point every month, but only if somebody lives there will it last.
guide-dragon-ask-buy = A small privilege for 2 yuan scores 1 point every month, a large one 2. The earlier, the better.
guide-dragon-ask-play-card = Play the card of the person you need next. Each card can be used once; the wild ones take anybody.
guide-dragon-ask-take = Young or old? Young persons bring you forward on the track, old ones do their work better.
guide-dragon-ask-replace = Your palaces are full. Let somebody go for the new person, or let the new one go.
guide-dragon-ask-release = Somebody has to leave. Think of what the next months need, and who has done their work.
