# The guide of a first game of In the Year of the Dragon.

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
