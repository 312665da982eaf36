# The rules of In the Year of the Dragon in our own words: one text for each numbered rule. `.example` shows the rule at
# work, `.variant` says what can be chosen at the set-up, `.ruling` says how we decided what the rulebook leaves open and
# holds nothing else. Of a chapter `.lead` says why one does this, `.overview` what to know before its rules; `-q1` and so
# on are the questions at its end. Lines with a bullet make a list. Of the summary `.lines` are the lines of a section.

rules-dragon-parts = What is on the table
    .lead = Know the people and the months ahead: all your planning is about having the right person at court before the month that needs them.
    .overview = A game lasts twelve months. Each month you choose one action, take one person into your palaces, live through the month’s event and score points. The events lie open from the start, and most of them take persons from whoever hasn’t prepared. Points come every month from palaces, court ladies and privileges, now and then from scholars, warriors, fireworks and the wall, and at the end from everyone who still lives at your court. Most points after month 12 win.
rules-dragon-parts-q1 = Are old persons simply better?
    .answer = They show one symbol more than the young ones of their type, so they work better. But they bring fewer steps on the person track, and those who fall behind there choose last.
rules-dragon-parts-q2 = What do the dragons on tiles stand for?
    .answer = Points. Dragons on court ladies and privileges score in phase 4 of every month.
rules-dragon-parts-q3 = Can I see what the others will do?
    .answer = Much of it. Money and goods lie open, and everyone began with the same eleven cards, so what was played tells what is left.

rules-dragon-setup = Set-up
    .lead = You see the events of the whole year before you choose anybody, so your first two persons are already an answer to them.
rules-dragon-setup-q1 = May both starting persons live in one palace?
    .answer = Yes. In a drought that palace then needs only one rice. But the other one stands empty, and if nobody has moved in by the end of the event, it loses a floor.
rules-dragon-setup-q2 = May I take the same type as another player?
    .answer = Yes, only the pair must differ. But your own two must be of different types.
rules-dragon-setup-q3 = What is left to chance after the set-up?
    .answer = Only how the action cards are grouped each month. Everything else is in the players’ hands.

rules-dragon-actions = Phase 1: actions
    .lead = You get one action a month, and it works as well as the persons who help with it: choose what the coming months will ask of you.
rules-dragon-actions-q1 = Does a group with several dragons cost more?
    .answer = No. It costs 3 yuan, whether one dragon lies there or four.
rules-dragon-actions-q2 = May I put my dragon on a group and do nothing?
    .answer = No. You carry out one action of the group, or you pass.
rules-dragon-actions-q3 = I pass with 2 yuan. How much do I take?
    .answer = One, so that you have 3 in all.
rules-dragon-actions-q4 = When do my persons work?
    .answer = Coins, hammers, rice sacks, fireworks and books only with their action. Helmets work in the parade and against the Mongols, mortars in a contagion, court ladies in every scoring, monks at the end.

rules-dragon-persons = Phase 2: persons
    .lead = Each month brings you one more person: someone whom a coming month will need, and steps that let you choose earlier than others.
rules-dragon-persons-q1 = May I refuse a person although I have room?
    .answer = No. Only if all your palaces are full may you release the new person at once.
rules-dragon-persons-q2 = May I replace somebody although I have room?
    .answer = No. With room in any palace the new person moves in, and nobody leaves.
rules-dragon-persons-q3 = Can persons move to another palace later?
    .answer = No. They stay where they were put until they are released. So think of monks, who want high palaces, and of droughts, which count palaces.
rules-dragon-persons-q4 = Do I lose steps when a person is released?
    .answer = No. Steps on the person track are yours for good; only a volcanic eruption takes them.

rules-dragon-events = Phase 3: the event
    .lead = Nobody can stop what the month brings: prepare for it in time, or decide who will pay for it.
rules-dragon-events-q1 = May I release persons to keep my yuan or my rice?
    .answer = No. Yuan and rice must be given as far as they go.
rules-dragon-events-q2 = Does an empty palace need rice?
    .answer = No, only a palace with at least one person. But an empty palace loses a floor after the event.
rules-dragon-events-q3 = Does a farmer feed his palace, or a tax collector pay the tribute?
    .answer = No. Their symbols count only when you choose harvest or taxes.
rules-dragon-events-q4 = Two players have the most fireworks. Does the next one still score?
    .answer = Yes. All who tie for first score 6 points, and those with the next highest number score 3.

rules-dragon-scoring = Phase 4: scoring
    .lead = Points come in small amounts every month, so what you own early pays many times.
rules-dragon-scoring-q1 = Does an empty palace score?
    .answer = Yes, if it still stands. Decay comes first, so an empty palace of one floor is gone by then.
rules-dragon-scoring-q2 = Does a high palace score more than a low one?
    .answer = No, each is 1 point. Floors give room for persons, and at the end they multiply what monks are worth.
rules-dragon-scoring-q3 = When do scholars score?
    .answer = Whenever you choose research. In phase 4 they don’t.

rules-dragon-end = The end
    .lead = Whoever still lives at your court after twelve months is worth as much as months of scoring, so save those you can.
rules-dragon-end-q1 = Do empty floors count for a monk?
    .answer = Yes. All floors of his palace count, inhabited or not.
rules-dragon-end-q2 = Does a monk also score as a person?
    .answer = Yes, 2 points like everyone, and his Buddhas besides.
rules-dragon-end-q3 = Are two yuan left over worth anything?
    .answer = No, only whole threes are. Rice and fireworks are sold first, so one more rice may complete a three.
rules-dragon-end-q4 = Is month 12 played like the others?
    .answer = It has no phase 2. The action, the event and the scoring take place as usual.

rules-dragon-wall = Expansion: the Great Wall
    .lead = Everyone builds the same wall against the Mongols: a share in it scores, and whoever left the work to others pays when it is too short.
rules-dragon-wall-q1 = Does it matter under which event my tiles lie?
    .answer = No. Each tile goes under the first event without one; what counts is how long the wall is and how many tiles are yours.
rules-dragon-wall-q2 = Does the wall replace helmets against the Mongols?
    .answer = No. The invasion asks for helmets as always, and the wall is scored after it. Both may cost you a person.
rules-dragon-wall-q3 = The wall is too short and all have equally many tiles. Who releases a person?
    .answer = Everyone, for all of them have the fewest.
rules-dragon-wall-q4 = Do tiles score more than once?
    .answer = Yes: at both Mongol invasions and after month 12, each time the wall is long enough.

rules-dragon-super = Expansion: super events
    .lead = In month 7 something greater than the usual event happens, and whoever has planned for it can turn the game.
rules-dragon-super-q1 = Does sunrise take the place of phase 2 in month 7?
    .answer = No. Phase 2 has taken place as usual; sunrise brings one more person, without a card.
rules-dragon-super-q2 = Do privileges score in the month of the assassination attempt?
    .answer = No. They are gone before phase 4. Those bought later score as usual.
rules-dragon-super-q3 = What is left of my lead after a volcanic eruption?
    .answer = Only the order: your marker lies on top of the stack, so you come first until somebody moves.
rules-dragon-super-q4 = Do persons and monks who scored in month 7 score again at the end?
    .answer = Yes, if they are still at court then.

rules-D1-1 =
    There are nine types of persons, each with a symbol: craftsmen have hammers, court ladies dragons, pyrotechnists fireworks, tax collectors coins, warriors helmets, monks Buddhas, healers mortars, farmers rice sacks and scholars books.
    The value of a tile is how many steps on the person track you make when you take the person in. Six types come young and old: the young have the higher value, the old more symbols. Craftsmen, court ladies and tax collectors come young only.
    .example = A young scholar shows 2 books, an old one 3; but the young one brings more steps.
rules-D1-2 = Five players use all 90 tiles. For each player fewer, 2 tiles of every type go back to the box: 1 young and 1 old of the six types that have both, 2 of the three others.
    .example = With three players there are 4 young and 2 old farmers, and 6 craftsmen.
rules-D1-3 = Everyone has the same 11 person cards: one for each type and two wild cards.
    .variant = Hands are open or closed. If they are closed, you know what others hold only from what they have played.
    .ruling = With open hands, cards discarded in a tornado are open as well.
rules-D1-4 = There are seven action cards: taxes, build, harvest, fireworks show, military parade, research and privilege. All of them are there every month.
rules-D1-5 = There are twelve events: two each of peace, imperial tribute, drought, contagion, Mongol invasion and dragon festival.
rules-D1-6 = Of the common stock only person tiles can run out. Money, rice, fireworks, privileges and palace floors never do: if the pieces aren’t enough, something else takes their place.

rules-D2-1 = Both peace tiles lie on months 1 and 2. The ten other events are shuffled, drawn one by one and laid face up on months 3 to 12, from left to right. Except for peace no two neighbours are alike: a tile equal to its left neighbour goes one space further, and the next one drawn fills the gap.
    .example = Month 5 has a drought, and the next tile drawn is the other drought: it goes to month 7, and the tile after it to month 6.
    .ruling = If the last tile would stand beside its twin, the tiles of months 10 and 11 change places.
rules-D2-2 = Everyone begins with 2 palaces of 2 floors, 6 yuan, 11 person cards and a dragon, with the person marker on 0 of the person track and the score marker on 0 of the score track. Money and goods lie open for all to see.
rules-D2-3 = The oldest player begins, and the others follow clockwise: each takes 2 young persons of different types. No two players may take the same pair of types. Each person goes into a palace of your choice, both into one if you like, and moves your person marker by its value.
    .example = Ada takes a monk and a craftsman, Deniz a monk and a healer. Jana may take neither pair, but a craftsman and a healer are free.
    .ruling = Who begins is drawn.
rules-D2-4 = A palace has 1 to 3 floors and holds one person on each. You may own any number of palaces.
rules-D2-5 = Turn order follows the person track: whoever is further ahead comes first. A marker that lands on an occupied space goes on top of the stack, and of one stack the upper marker comes first.
    .example = Ada stands on 14. Deniz lands on 14, too, and lies on top: Deniz comes before Ada.
    .ruling = The order is fixed when a phase, an event, a super event or a wall scoring begins. Steps made during it count from the next one on.

rules-D3-1 =
    The action cards are shuffled and laid out face up in as many groups as there are players, as even as possible:
    • 2 players: 4+3, with the Great Wall 4+4
    • 3 players: 3+2+2, with the wall 3+3+2
    • 4 players: 2+2+2+1, with the wall 2+2+2+2
    • 5 players: 2+2+1+1+1, with the wall 2+2+2+1+1
rules-D3-2 = In turn order each player either puts their dragon on a group and carries out exactly one of its actions, or passes.
    .ruling = A group with no action that you can carry out can’t be chosen.
rules-D3-3 = A group on which a dragon lies already costs 3 yuan, paid to the bank before the action; without 3 yuan you can’t choose it. An action that another player has carried out may be carried out again.
    .example = Two dragons lie on the group with taxes. Jana pays 3 yuan, once, and then takes 5: 2 from the card and 3 for her tax collector.
rules-D3-4 = If you pass, you take yuan from the bank until you have 3.
    .ruling = With 3 or more you may pass as well, and get nothing.
rules-D3-5 = Taxes: take 2 yuan, and 1 more for each coin on your tax collectors.
    .example = With one tax collector, who shows 3 coins, you take 5 yuan.
rules-D3-6 = Build: take 1 palace floor, and 1 more for each hammer on your craftsmen. A new floor goes on one of your palaces, up to 3 floors, or starts a new palace, which may grow within the same action. One action may do both. Floors built earlier never move.
    .example = With one craftsman you build 2 floors: one on a palace of two and one as a new palace, or both together as a new palace of two.
    .ruling = All new floors are built. One action may start several new palaces.
rules-D3-7 = Harvest: take 1 rice, and 1 more for each rice sack on your farmers.
    .example = With an old farmer, who shows 2 rice sacks, you take 3 rice.
rules-D3-8 = Fireworks show: take 1 firework, and 1 more for each firework on your pyrotechnists.
rules-D3-9 = Military parade: move 1 step on the person track, and 1 more for each helmet on your warriors.
rules-D3-10 = Research: score 1 point, and 1 more for each book on your scholars.
rules-D3-11 = Privilege: buy a small one with 1 dragon for 2 yuan, or a large one with 2 dragons for 7. You buy only one per action, however much money you have, but you may own any number.
    .example = A small privilege bought in month 3 scores in months 3 to 12: ten points for 2 yuan.
    .variant = A large privilege costs 7 yuan, as in the anniversary edition, or 6, as in the edition of 2007.
    .ruling = Whoever can’t pay 2 yuan after the fee for the group can’t choose this action.
rules-D3-12 = After the phase everyone takes their dragon back, and the action cards are gathered for the next month.

rules-D4-1 = In turn order, worked out anew after the actions, each player plays one person card and takes a matching tile. A wild card takes a tile of any type, young or old. The person goes into a palace with room, of your choice; if you have room, you must take the person in. Then your person marker moves by the tile’s value.
    .example = You play a wild card and take an old scholar with 3 books into your palace of three floors. You make fewer steps than with a young one, but research scores more from now on.
    .ruling = With the card of a type, too, you choose between young and old as long as there are both.
rules-D4-2 = If all your palaces are full, either replace one of your persons, who is released, and move your marker by the new tile’s value; or release the new person at once and don’t move.
    .example = Your five floors hold five persons, and you play the court lady’s card. She takes the place of your tax collector, who leaves the game; or she leaves, and you make no step.
    .ruling = Whoever owns no palace releases the new person, too.
rules-D4-3 = A card whose type has no tiles left brings neither a person nor steps. It may be played all the same, and it is gone like any other.
rules-D4-4 = Released persons leave the game and never go back to the supply. Your marker doesn’t move back for them.
rules-D4-5 = A new person brings no money, goods or points at once, but counts in this month’s event and scoring.
    .example = A healer taken in this month helps against this month’s contagion.
rules-D4-6 = Month 12 has no phase 2: all 11 cards have been played.

rules-D5-1 = Peace: nothing happens.
rules-D5-2 = Imperial tribute: pay 4 yuan, as far as your money goes. For each yuan that you lack release one person.
    .example = With 3 yuan you pay all three and release one person.
rules-D5-3 = Drought: give 1 rice for each inhabited palace, as far as your rice goes; what is left over you keep. If it isn’t enough, you say which palaces go unfed and release one person from each of them.
    .example = You have persons in three palaces, and 1 rice. One palace is fed; the two others lose one person each.
rules-D5-4 = Contagion: release 3 persons, one fewer for each mortar on your healers. Mortars are counted first, so a healer may be released as well.
    .example = With one young healer, who shows 1 mortar, you release 2 persons. The healer may be one of them.
rules-D5-5 = Mongol invasion: score 1 point for each helmet on your warriors. Then everyone with the fewest helmets releases one person, who may be a warrior just counted. If all have equally many, all release one, even if nobody has any helmet.
    .example = Ada has 2 helmets, Deniz and Jana have 1 each. They score 2, 1 and 1 points; then Deniz and Jana release one person each.
rules-D5-6 = Dragon festival: whoever has the most fireworks scores 6 points, the second most scores 3. All who tie for first score 6, and those with the next highest number are still second and all score 3. Without fireworks you score nothing. Whoever scored returns half of their fireworks, rounded up.
    .example = With 3, 3, 2 and 1 fireworks the players score 6, 6, 3 and 0 points and return 2, 2, 1 and 0 fireworks.
rules-D5-7 = Symbols on persons aren’t goods: coins pay no tribute, rice sacks feed nobody in a drought, and fireworks on pyrotechnists don’t count at the festival.
rules-D5-8 = You choose whom you release. Players do so in turn order, one after the other.
    .ruling = Whoever has fewer persons than asked releases all of them, and nothing more.
rules-D5-9 = After the event comes decay: every palace without a person loses a floor, and a palace of one floor is gone. Wall scoring and the super event come after the event, too.
    .example = The drought took the last person from your palace of two floors: it has one floor left. If nobody moves in next month, it will be gone.
    .ruling = The order is: event, wall scoring, super event, decay.

rules-D6-1 = Score 1 point for each of your palaces, whatever its size, inhabited or not; 1 for each dragon on your court ladies; and 1 for each dragon on your privileges. Books don’t score here.
    .example = Three palaces, one court lady, a small and a large privilege: 3 + 1 + 1 + 2 = 7 points.

rules-D7-1 = After month 12 you score 2 points for each of your persons. Each monk scores his Buddhas times the floors of his palace. Rice and fireworks are sold to the bank for 2 yuan each; then every 3 yuan score 1 point.
    .example = Seven persons, among them a young monk in a palace of two floors and an old one in a palace of three, 1 rice, 2 fireworks and 4 yuan: 14 + 8 + 3 = 25 points.
rules-D7-2 = Most points win. In a tie whoever is further ahead on the person track wins, on one space the upper marker.
    .ruling = The same decides about every other place.

rules-D8-1 =
    Each player has 6 wall tiles, one with each bonus: 1 rice, 1 firework, 1 palace floor, 2 yuan, 3 steps on the person track, 3 points.
    An eighth action card, build the wall, joins the others.
rules-D8-2 = Build the wall: choose one of your unused wall tiles and take its bonus; then lay it under the leftmost event without a wall tile. So the wall grows month by month, up to 12 tiles.
    .example = Three tiles lie under months 1 to 3. Ada takes the 2 yuan of one of hers and lays it under month 4.
    .variant = Your tile is drawn at random instead of chosen.
    .ruling = With 12 tiles built, or none of yours left, the action can’t be chosen.
rules-D8-3 = After each Mongol invasion the wall is scored. If it reaches the month of the invasion, everyone scores 1 point for each of their own tiles in it. If it doesn’t, all players with the fewest tiles release one person; having none counts, too.
    .example = The Mongols come in month 6. With 6 tiles or more everyone scores their own; with 5, those with the fewest release one person.
rules-D8-4 = At the end of month 12 the wall is scored once more, and now it must have all 12 tiles.
    .ruling = That is after phase 4 and before the final scoring. So a Mongol invasion in month 12 scores the wall twice.
rules-D8-5 = How bonuses and a repeated invasion work in detail, the rulebook leaves open.
    .ruling = The floor is built at once as in the action, without hammers. The 3 steps get none for helmets. When a solar eclipse repeats the Mongol invasion, the wall is not scored again.

rules-D9-1 = One of ten super events is drawn and laid on month 7; or the players choose one, before or after the events are laid out. It happens in month 7, after the event and before the scoring.
    .example = Month 7 brings a drought and the lantern festival: first the drought takes its persons, then everyone scores 2 points for each person left.
    .variant = The super event stays hidden until month 7, from everyone.
    .ruling = Otherwise it is shown from the start. If one is to be chosen, the host chooses for all. It comes before decay, so palaces that it empties decay, too.
rules-D9-2 = Lantern festival: persons score as at the end of the game, 2 points each. They score again at the end.
rules-D9-3 = Buddha: monks score as at the end of the game, Buddhas times floors. They score again at the end.
rules-D9-4 = Earthquake: from the first player on each loses 2 floors of their choice. A palace without floors is gone, and persons may have to be released.
    .example = You take both floors from a palace of two with two persons: the palace is gone, and both are released. One floor each from two palaces that aren’t full would have cost nobody.
    .ruling = “From the first player on” means in turn order, here and below. When both floors are gone, a palace with more persons than floors releases those too many, of the owner’s choice; nobody moves to another palace. Whoever has fewer floors loses what there is.
rules-D9-5 = Flood: in turn order each counts yuan, rice and fireworks together and returns half of them, rounded down, of their own choice.
    .example = With 3 yuan, 2 rice and 2 fireworks you have 7 things and return 3 of them.
rules-D9-6 = Solar eclipse: the event of month 7 happens once more.
    .example = If it is a dragon festival, those who scored have already returned half of their fireworks. The second time others may have the most.
rules-D9-7 = Volcanic eruption: all person markers go to 0 and keep their order, the leader’s on top.
rules-D9-8 = Tornado: in turn order each discards 2 person cards. So there is a card for months 8 and 9, and months 10 to 12 have no phase 2.
rules-D9-9 = Sunrise: in turn order each takes one young person without playing a card. The rules of phase 2 hold: with room you must take the person in, with full palaces you replace somebody or release the new one, and your marker moves by the value. No two players may choose the same type.
    .ruling = A type counts as chosen even if the tile is released at once. If nothing allowed is left, nothing is taken.
rules-D9-10 = Assassination attempt: all privileges are lost, before the scoring of this month. New ones may be bought later.
rules-D9-11 = Edict: in turn order each picks one type of person at their court and gets its yield: what the symbols on the tiles bring, without that of the action card. Monks score as at the end.
    .example = Two old farmers with 2 rice sacks each bring 4 rice. With the action harvest it would be 5.
    .ruling = Coins, hammers, rice sacks, fireworks, helmets and books work as in the actions, court ladies score 1 point each, healers bring nothing. A player without persons is skipped.
rules-D9-12 = Each expansion can be played alone, or both together.

rules-dragon-summary = Summary
    .lead = In the Year of the Dragon on one page, to keep beside the board.
rules-dragon-summary-aim = Aim
    .lines =
        Twelve months of four phases each. Most points win.
        Turn order: furthest ahead on the person track first, of a stack the upper marker. A tie in points is decided there, too.
        A palace: 1 to 3 floors, one person on each.
rules-dragon-summary-actions = Phase 1: one action
    .lines =
        Dragon on a group, one of its actions. 3 yuan if a dragon lies there. Or pass: take yuan up to 3.
        Taxes: 2 yuan + 1 per coin
        Build: 1 floor + 1 per hammer
        Harvest: 1 rice + 1 per rice sack
        Fireworks show: 1 firework + 1 per symbol
        Military parade: 1 step + 1 per helmet
        Research: 1 point + 1 per book
        Privilege: small for 2 yuan, large for 7 (variant: 6); one per action
        Build the wall (expansion): bonus of one tile, then lay it in the wall
rules-dragon-summary-persons = Phase 2: one person
    .lines =
        Play a card, take a tile of that type; a wild card takes any. Marker moves by its value.
        With room you must take the person in. All full: replace somebody, or release the new one without steps.
        Not in month 12.
rules-dragon-summary-events = Phase 3: the event, then decay
    .lines =
        Peace: nothing
        Tribute: 4 yuan, else release 1 person per yuan missing
        Drought: 1 rice per inhabited palace, else release 1 person from each unfed one
        Contagion: release 3 persons, 1 fewer per mortar
        Mongols: 1 point per helmet; fewest helmets: release 1 person
        Festival: most fireworks 6 points, second 3; whoever scored returns half, rounded up
        Decay: each empty palace loses a floor
rules-dragon-summary-scoring = Phase 4: scoring
    .lines =
        1 point per palace
        1 point per court lady
        1 point per dragon on privileges
rules-dragon-summary-end = After month 12
    .lines =
        2 points per person
        Each monk: Buddhas × floors of his palace
        Sell rice and fireworks for 2 yuan each; 1 point per 3 yuan
rules-dragon-summary-wall = Great Wall
    .lines =
        After each Mongol invasion, and after month 12 with 12 tiles as the mark:
        long enough: 1 point per own tile in the wall
        too short: fewest tiles release 1 person
rules-dragon-summary-super = Super events, month 7
    .lines =
        Lantern festival: 2 points per person
        Buddha: monks score as at the end
        Earthquake: lose 2 floors
        Flood: return half of yuan, rice and fireworks, rounded down
        Solar eclipse: this month’s event again
        Volcanic eruption: person markers to 0, order kept
        Tornado: discard 2 person cards
        Sunrise: a young person without a card, all of different types
        Assassination attempt: all privileges are lost
        Edict: the yield of one type of person
rules-dragon-summary-tiles = Persons

# Beneath the pictures
dragon-picture-start = A game of four after the set-up.
dragon-picture-late = From a game of three in month 7, with both expansions.
dragon-picture-end = From a game of three, after month 12.
dragon-picture = From a game of four in month 4, with the Great Wall.

rules-dragon-table-persons = Person tiles
rules-dragon-table-tiles = How many tiles of each type
dragon-tiles-young = Types with young and old: young
dragon-tiles-old = Types with young and old: old
dragon-tiles-only = Craftsmen, court ladies, tax collectors
rules-dragon-column-count-five = Tiles with 5 players
rules-dragon-column-type = Type
rules-dragon-column-players-5 = 5 players
rules-dragon-column-players-4 = 4 players
rules-dragon-column-players-3 = 3 players
rules-dragon-column-players-2 = 2 players
rules-dragon-column-person = Person
rules-dragon-column-steps = Steps
rules-dragon-column-symbols = Symbols
dragon-table-young = Young
dragon-table-old = Old

# Printed figures that the rulebook doesn't give
rules-dragon-figure-cards-each = Cards for each type of person
rules-dragon-figure-cards-wild = Wild cards
