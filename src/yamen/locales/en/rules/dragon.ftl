# The rules of In the Year of the Dragon in our own words: one text for each numbered rule. `.example` shows the rule at
# work, `.ruling` says how we decided what the rulebook leaves open.

rules-dragon-parts = What is on the table
    .lead = Twelve months of hardship, announced in advance. Prepare for what you can, and choose what to lose.
rules-dragon-setup = Set-up
    .lead = Two small palaces, a little money and two persons of your choice.
rules-dragon-actions = Phase 1: actions
    .lead = Put your dragon on a group of actions and carry out one of them.
rules-dragon-persons = Phase 2: persons
    .lead = Play a person card and take a matching tile into one of your palaces.
rules-dragon-events = Phase 3: the event
    .lead = What the month brings: each event asks for something, and whoever lacks it loses persons.
rules-dragon-scoring = Phase 4: scoring
    .lead = Every month ends with points for what your court has by then.
rules-dragon-end = The end
    .lead = After month 12 persons, monks and what is left over are counted.
rules-dragon-wall = Expansion: the Great Wall
    .lead = An eighth action, and a second look at everyone when the Mongols come.
rules-dragon-super = Expansion: super events
    .lead = One great event in month 7, known from the start.

rules-D1-1 = There are nine types of persons. Young ones bring more steps on the person track, old ones bring more symbols. Craftsmen, court ladies and tax collectors come in one kind only.
rules-D1-2 = With fewer than five players some tiles of each type are left out.
rules-D1-3 = Everyone has 11 person cards: one for each type and two wild ones.
rules-D1-4 = There are seven action cards: taxes, build, harvest, fireworks, military parade, research and privilege.
rules-D1-5 = There are twelve events: two each of peace, tribute, drought, contagion, Mongols and festival.
rules-D1-6 = Only the person tiles can run out. Money, rice, fireworks, privileges and floors never do.

rules-D2-1 = The two months of peace come first. The ten other events follow at random, and no two alike stand next to each other.
    .ruling = If the last two would be alike, the events of months 10 and 11 change places.
rules-D2-2 = You begin with two palaces of two floors, 6 yuan, your cards, and both markers at 0.
rules-D2-3 = One after the other, everyone takes two young persons of different types. No two players may have the same pair. Each person moves into a palace of your choice and brings steps on the person track.
    .ruling = Who begins is drawn.
rules-D2-4 = A palace has one to three floors, with room for one person on each. You may have any number of palaces.
rules-D2-5 = Whoever is further ahead on the person track goes first. A marker that lands on others lies on top, and the upper one goes first.
    .ruling = The order is fixed when a phase or an event begins; steps made during it count from the next one on.

rules-D3-1 = The action cards are shuffled and laid out in as many groups as there are players.
rules-D3-2 = In turn order, everyone puts their dragon on a group and carries out exactly one of its actions, or passes.
    .ruling = A group with no action that you can carry out can’t be chosen.
rules-D3-3 = A group with another dragon on it costs 3 yuan, paid first. An action may be carried out by several players.
rules-D3-4 = When you pass, you take money until you have 3 yuan.
    .ruling = With 3 or more you may pass as well, but you get nothing.
rules-D3-5 = Taxes: take 2 yuan and 1 for each coin on your tax collectors.
rules-D3-6 = Build: 1 floor and 1 more for each hammer on your craftsmen. Floors go on your palaces, up to three on each, or begin new ones.
    .ruling = All floors are built. Floors built earlier never move.
rules-D3-7 = Harvest: 1 rice and 1 more for each rice symbol on your farmers.
rules-D3-8 = Fireworks: 1 firework and 1 more for each symbol on your pyrotechnists.
rules-D3-9 = Military parade: 1 step on the person track and 1 more for each helmet on your warriors.
rules-D3-10 = Research: 1 point and 1 more for each book on your scholars.
rules-D3-11 = Privilege: buy a small one (1 dragon) for 2 yuan or a large one (2 dragons) for 7. An option makes the large one cost 6.
    .ruling = Without 2 yuan left this action can’t be chosen.
rules-D3-12 = After the phase the dragons come back.

rules-D4-1 = In turn order, everyone plays one card and takes a tile of that type, young or old; a wild card takes any. The person moves into one of your palaces with room, and your marker moves as many steps as the tile shows.
rules-D4-2 = If all your palaces are full, either let one of your persons go for the new one, or let the new one go at once and move no steps.
rules-D4-3 = A card whose tiles have run out may still be played. It brings nothing.
rules-D4-4 = Persons who have left never come back, and your marker never moves back for them.
rules-D4-5 = New persons give nothing at once, but they count for this month’s event and scoring.
rules-D4-6 = Month 12 has no such phase: all cards have been played.

rules-D5-1 = Peace: nothing happens.
rules-D5-2 = Tribute: pay 4 yuan. For each yuan that you lack, one of your persons leaves.
rules-D5-3 = Drought: give 1 rice for each inhabited palace. From each palace without rice one person leaves; you say which palaces go without.
rules-D5-4 = Contagion: three of your persons leave, one fewer for each mortar on your healers.
rules-D5-5 = Mongols: score 1 point for each helmet on your warriors. Then everyone with the fewest helmets loses one person.
rules-D5-6 = Festival: most fireworks score 6 points, second most 3. Those who tie all score. Whoever scored gives back half of their fireworks, rounded up.
    .example = With 3, 3, 2 and 1 fireworks you score 6, 6, 3 and 0, and give back 2, 2, 1 and 0.
rules-D5-7 = Symbols on persons are not goods: a farmer feeds nobody in a drought, he only helps at the harvest.
rules-D5-8 = You choose who leaves. Players decide in turn order.
    .ruling = If you have fewer persons than asked, all leave and nothing more happens.
rules-D5-9 = After the event come the scoring of the wall and the super event, if any; then every empty palace loses a floor, and one with a single floor is gone.

rules-D6-1 = Score 1 point for each palace, for each dragon on your court ladies and for each dragon on your privileges.

rules-D7-1 = Score 2 points for each person. Each monk scores his Buddhas times the floors of his palace. Sell rice and fireworks for 2 yuan each, then score 1 point for every 3 yuan.
    .example = Seven persons, a young monk in two floors and an old one in three, 1 rice, 2 fireworks and 4 yuan: 14 + 8 + 3 = 25 points.
rules-D7-2 = Most points win. Of those who tie, whoever is further ahead on the person track wins.

rules-D8-1 = Everyone has six wall tiles, each with another bonus: 1 rice, 1 firework, 1 floor, 2 yuan, 3 steps or 3 points. The action “build the wall” joins the others.
rules-D8-2 = Choose one of your tiles, take its bonus, and lay it under the first event without one.
    .ruling = With twelve tiles built, or none of yours left, the action can’t be chosen.
rules-D8-3 = When the Mongols come and the wall reaches their month, everyone scores 1 point for each of their tiles in it. If it doesn’t, those with the fewest tiles lose one person.
rules-D8-4 = After month 12 the wall is scored once more; all twelve tiles must stand.
    .ruling = This comes before the final scoring.
rules-D8-5 = The floor of a bonus is built at once, without the help of craftsmen, and its steps come without warriors.

rules-D9-1 = One of ten super events is known from the start. It happens in month 7, after the event.
    .ruling = It comes before empty palaces decay.
rules-D9-2 = Lantern festival: persons score as at the end, 2 points each.
rules-D9-3 = Buddha: monks score as at the end.
rules-D9-4 = Earthquake: everyone loses two floors of their choice.
    .ruling = Persons left without a floor leave, chosen by their owner.
rules-D9-5 = Flood: half of your yuan, rice and fireworks together, rounded down, goes back; you choose which.
    .example = With 3 yuan, 2 rice and 2 fireworks you give back 3 of 7.
rules-D9-6 = Solar eclipse: the event of month 7 happens again.
rules-D9-7 = Volcanic eruption: all markers on the person track go back to 0 and keep their order.
rules-D9-8 = Tornado: everyone discards two person cards, so months 10 to 12 have no phase 2.
rules-D9-9 = Sunrise: everyone takes a young person without a card; no two may choose the same type.
rules-D9-10 = Assassination attempt: all privileges are lost before this month’s scoring.
rules-D9-11 = Edict: everyone picks one type of person in their court and gets what its symbols bring.
    .ruling = Symbols alone count, not the action’s own. Court ladies bring 1 point each, healers nothing.
rules-D9-12 = Both expansions can be combined.
