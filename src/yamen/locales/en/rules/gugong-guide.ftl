# The guide of a first game of Gùgōng.

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
