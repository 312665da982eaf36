# The rules of Gùgōng in our own words: one text for each numbered rule. `.a` and `.b` are the two variants of an
# action, `.example` shows the rule at work, `.variant` says what can be chosen at the set-up, `.differs` says where the
# four rulebooks differ and what holds here, `.ruling` says how we decided what they leave open and holds nothing else. Of
# a chapter `.lead` says why one does this, `.overview` what to know before its rules; `-q1` and so on are the questions
# at its end. Lines with a bullet make a list. Of the summary `.lines` are the lines of a section.

rules-gugong-setup = Aim and set-up
    .lead = You have four days to gather points, and they count only if your envoy stands in the palace at the end.
    .overview = You lead a powerful family at the emperor’s court. By day everyone in turn gives a gift card to one of seven officials and takes the official’s gift in return; the gift you give and the location where you give it offer an action each, and what you took is your hand tomorrow. Servants pay for nearly everything. Points come from the Great Wall, decrees, harbours, travel tokens and the dice at night, and at the end from jade, decrees and your place in the palace. Most points win.
rules-gugong-setup-q1 = What is the difference between pool and supply?
    .answer = Only servants in your pool can be used. To remove servants is to put them from the pool into the supply, to gain them is to take them from the supply into the pool. With an empty supply you gain nothing.
rules-gugong-setup-q2 = Why does the start player’s intrigue marker lie at the bottom?
    .answer = The upper marker is ahead, so at first those who play later win the ties.
rules-gugong-setup-q3 = Are removed servants lost?
    .answer = No. They wait in your supply until a morning, a night, a card, a token or a benefit brings them back.

rules-gugong-days = A day
    .lead = The morning brings servants, tokens and new dice: it shows what this day is good for before the first gift is given.
    .overview = Each of the four days has a morning, the day itself and a night. The first morning is left out, for the set-up has done its work. The morning has five steps, in this order.
rules-gugong-days-q1 = Does the medal help if I am start player already?
    .answer = Yes, it keeps you first. Otherwise someone else can take it.
rules-gugong-days-q2 = Do the dice change during the day?
    .answer = Only if somebody turns one as an intrigue benefit after a Great Wall scoring.
rules-gugong-days-q3 = My traveller stays in a city. Does the city get a token?
    .answer = No. It is filled in the first morning after your traveller has moved on.

rules-gugong-turns = Your turn
    .lead = Every gift you give is an action today and every gift you take is one tomorrow, so each exchange counts twice.
rules-gugong-turns-q1 = Is a card that I discard as payment lost?
    .answer = No. It lies in your discard pile, may match a die at night and is in your hand again tomorrow. You only make one exchange fewer today.
rules-gugong-turns-q2 = May I exchange any card for any other without paying?
    .answer = Yes, if you go without both actions. That can be worth it for a card that matches the dice.
rules-gugong-turns-q3 = How many cards will I hold tomorrow?
    .answer = As many as today, for each card that leaves your hand brings one into your discard pile or lies there itself. Only the card of a harbour adds one.
rules-gugong-turns-q4 = May I use the location’s action before the card’s?
    .answer = No. The card comes first, and its servants may pay for the location.

rules-gugong-travel = Travel
    .lead = A token helps you at once and counts again in a set, as a servant, points or jade: so a traveller pays twice.
rules-gugong-travel-q1 = Does a token count for exchanges if I have used its benefit?
    .answer = Yes. Used or not, every token on your board counts.
rules-gugong-travel-q2 = Must I use the benefit?
    .answer = No. You may lay the token down unused, but later its benefit can’t be had.
rules-gugong-travel-q3 = Do other travellers block my way?
    .answer = No. You pass through cities without a token, with or without a traveller, and stop at the next one with a token.
rules-gugong-travel-q4 = All six spaces are full. What now?
    .answer = Before the new token is stored you must exchange 2, 4 or 6 of those you have.

rules-gugong-great_wall = Great Wall
    .lead = Everyone builds together, but only the largest share brings points and a step towards the palace; all who helped may turn intrigue into favours.
rules-gugong-great_wall-q1 = Is it the one who completes the section who scores?
    .answer = No. Whoever has the most servants on the wall does, whoever placed the last one.
rules-gugong-great_wall-q2 = What becomes of the servants who stay?
    .answer = They stand at the beginning of the next section and count there, for its completion and for the most.
rules-gugong-great_wall-q3 = Does the double servant count as two?
    .answer = Yes, for the section and for the most.
rules-gugong-great_wall-q4 = May several players turn the same die?
    .answer = Yes, one after the other. The last one counts.

rules-gugong-jade = Jade
    .lead = Every jade is worth more than the one before, so it rewards those who go on collecting.
rules-gugong-jade-q1 = Does jade that comes from elsewhere count the same?
    .answer = Yes. A token may bring it for a high card or for 3 servants, six tokens can be exchanged for it, and 7 steps of intrigue after the wall. None of these touches the houses.
rules-gugong-jade-q2 = May I pay 5 servants while a house has jade?
    .answer = No. The square sells only when all houses are empty.
rules-gugong-jade-q3 = Is a sixth jade worth buying?
    .answer = It adds 2 points, while the fourth adds 4 and the fifth 5. With the decree that counts jade the first five bring 2 more each.

rules-gugong-intrigue = Intrigue
    .lead = Ties are everywhere, and whoever is ahead here wins them all; and after the wall its steps buy favours.
rules-gugong-intrigue-q1 = Does an intrigue card bring the medal, too?
    .answer = Yes. A card’s action is the same action: choose A first today, and the medal is yours. A token or decree that moves your marker brings no medal.
rules-gugong-intrigue-q2 = Where do I lie when I step down for a benefit?
    .answer = On top of the markers on the space where you land, so ahead of them.
rules-gugong-intrigue-q3 = Does the order of the markers decide who plays first?
    .answer = No. Turns go clockwise from the start player; the track decides ties and who takes intrigue benefits first.

rules-gugong-palace = Palace
    .lead = Without an audience all is in vain, so your envoy must climb in time; and whoever comes first gets the best place.
rules-gugong-palace-q1 = Where else do steps come from?
    .answer = From the most servants on a full wall, the most matches at night, a travel token and a level 1 decree; and from the last scoring of the wall at the end.
rules-gugong-palace-q2 = Do I score my place at once?
    .answer = No, at the end of the game. Steps beyond it are points at once.
rules-gugong-palace-q3 = Can my envoy still arrive during the final scoring?
    .answer = Yes. The wall is scored first, and its step may be the eighth.

rules-gugong-decrees = Decrees
    .lead = A servant sent here works for the rest of the game, so a decree is worth most on the first days.
rules-gugong-decrees-q1 = May several players have the same decree?
    .answer = Yes. Each one already there makes it dearer by a servant.
rules-gugong-decrees-q2 = When does a new decree begin to work?
    .answer = Level 1 the next morning, level 2 at once, level 3 at the end of the game.
rules-gugong-decrees-q3 = Does the servant on a decree come back?
    .answer = No. He is tied up there for good, so you have one fewer from now on.
rules-gugong-decrees-q4 = May the double servant help?
    .answer = He may be removed as two servants of the price. The one placed must be a normal servant.

rules-gugong-canal = Grand Canal
    .lead = Ships take time, but a full one brings what lasts: points, a further gift for every day to come, or the double servant.
rules-gugong-canal-q1 = Must a full ship claim at once?
    .answer = No. It may sail on to a better harbour; but from harbour 5 the night takes it out to sea.
rules-gugong-canal-q2 = Does the card of harbour 3 stay with me?
    .answer = Yes. You have one card more for the rest of the game, so one exchange more each day.
rules-gugong-canal-q3 = Do ships sail without me?
    .answer = Yes. Every night all ships move on one harbour, empty spaces aboard or not.
rules-gugong-canal-q4 = My spaces at a reward are taken. Can I claim there again?
    .answer = No. Sail on, or choose another reward in harbour 5.

rules-gugong-double = Double servant
    .lead = He does the work of two, and where placements are few nobody else brings as much.
rules-gugong-double-q1 = Can he pay a price of three?
    .answer = Yes, together with one normal servant.
rules-gugong-double-q2 = Does he count as two when I gain servants?
    .answer = No. He is one of those you gain, which makes him a good one to take.
rules-gugong-double-q3 = Can he fill a ship?
    .answer = He takes two of its three spaces. With one normal servant it is full, and when it claims that servant stays at the reward.

rules-gugong-night = Night
    .lead = The dice pay you for the gifts you took, so look at them before you choose what to take.
rules-gugong-night-q1 = Do cards left in my hand match?
    .answer = No, only those in your discard pile.
rules-gugong-night-q2 = My supply is empty. Do my matches count?
    .answer = You gain no servants, but they count for the most matches.
rules-gugong-night-q3 = Is it cards or matches that are counted?
    .answer = Matches, that is pairs of a card and a die. A card whose value stands on two dice makes two.
rules-gugong-night-q4 = Is a die used up when somebody matches it?
    .answer = No. Every card of every player is compared with all three dice.

rules-gugong-end = Final scoring
    .lead = Much of what you worked for is counted only now, so know before the fourth night what it will bring.
rules-gugong-end-q1 = Do servants, cards or tokens left over score?
    .answer = No. Tokens can still be exchanged for points or jade; after that they are worth nothing.
rules-gugong-end-q2 = What does the decree “1 point for every 3” count?
    .answer = What your VP marker shows after the wall, before all other decrees of level 3, your place in the palace and your jade.
rules-gugong-end-q3 = Is it enough to reach the palace in the fourth night?
    .answer = Yes. Even the step from the wall in the final scoring is in time.

rules-gugong-solo = Solo: Meng
    .lead = Meng keeps every location contested when nobody else is at the table, and he wastes no servant.
rules-gugong-solo-q1 = On which level should I begin?
    .answer = On easy. Meng is strong on normal: he always acts, whatever gift he gives.
rules-gugong-solo-q2 = How can Meng win without an audience?
    .answer = He needs none: outside the palace he only goes without the points of a place there. You do need one.
rules-gugong-solo-q3 = Does he use his double servant?
    .answer = No. It only marks his focus.
rules-gugong-solo-q4 = What if he can’t carry out an action?
    .answer = It is skipped. He has exchanged his gift all the same.

rules-G1-1 = The side of the board depends on the number of players. The travel tokens are shuffled; one lies face up on every city, the others form face-down draw piles.
    .variant = The six bonus tokens are a variant. Leave them out in a first game. In solo games they are never used.
rules-G1-2 = The three destiny dice are rolled. At night they decide which gifts bring servants.
rules-G1-3 = The day tracker begins on day 1.
rules-G1-4 = There are 38 gift cards. The seven board cards lie face up, one at random on each location. The start player gets the set of four cards with the number 1, the next one clockwise set 2, and so on; unused sets go back to the box. The remaining cards form the draw pile.
rules-G1-5 = One jade lies on each house of the jade market, the others on the square. Jade never runs out.
rules-G1-6 = Of the five decrees of each level two are drawn and laid out, one above the other, on three levels.
rules-G1-7 = You have 12 servants and a double servant. Six servants begin in your servant pool on the player board, ready for use, and six in your general supply beside it; the double servant is locked. Your three ships lie beside your board, your traveller beside the map, your envoy at the beginning of the palace track, your VP marker on 0. The intrigue markers are stacked on 0: the start player’s at the bottom, the others on top in turn order.
    .example = Ada starts, then come Deniz and Jana. Jana’s intrigue marker is on top, so until somebody moves she wins every tie.
rules-G1-8 = The start player is drawn at random; turns go clockwise.
    .differs = In the Czech rulebook whoever last dealt with a state official begins. The other three leave it to chance, and so do we.
rules-G1-9 = Expert variant: board cards, draw pile and unused sets are shuffled together into the draw pile, and seven cards of it are dealt to the locations. Player sets are dealt as usual.

rules-G2-1 = Step 1, start player: whoever took the medal yesterday becomes start player and puts it back. If nobody took it, the start player stays.
rules-G2-2 = Step 2, map: every city without a token and without a traveller gets a token. When the draw piles are empty, the discarded tokens are shuffled into new ones.
    .differs = The Turkish rulebook makes new piles of the discards without a word about shuffling. We shuffle, as the other three say.
    .ruling = Cities are filled in the order of the map. If piles and discards are both empty, a city stays empty.
rules-G2-3 = Step 3, dice: the three destiny dice are rolled.
rules-G2-4 = Step 4, decrees: in player order everyone may use each of their level 1 decrees.
    .ruling = Whoever has several chooses their order; Meng uses the bottom one first.
rules-G2-5 = Step 5, servants: the day tracker moves on, and everyone may take the number of servants shown there from the supply into the pool, or fewer.
    .example = If the new day shows 4 servants and your supply has 3, you take at most 3.

rules-G3-1 = From the start player on everyone makes one exchange per turn. Whoever has no card in hand at their turn passes. When all have passed, the day ends.
    .differs = Only the Czech rulebook says that whoever has passed doesn’t play again on this day; the others only say that one must pass. We follow the Czech one.
    .ruling = A card that comes into your hand after you passed waits for the next day and isn’t matched with the dice.
rules-G3-2 =
    You must exchange one card of your hand for one on the board. If yours is higher, this is free. If it is lower or equal, choose one of three:
    • remove 2 servants first;
    • or discard another card of your hand to your discard pile first;
    • or exchange without performing any action.
    .example = You give a 5 for the 8 at the jade market: you remove 2 servants, or discard the 2 you also hold, or go without both actions. A 9 would take the 8 for nothing.
rules-G3-3 = A gift of value 1 is exchanged freely for a 9 on the board.
    .ruling = Printed values count here.
rules-G3-4 = The card you took goes face down on your discard pile, which will be your hand tomorrow. You may look at it at any time, the others may not.
rules-G3-5 = Then you may perform the action of the card you gave and the action of the location where you gave it: either, both or neither, the card’s first. If both are the same action, you may do it twice.
    .example = You give a card with the wall at the Great Wall. You build for the card and then for the location, each time with A or B.
    .differs = If both actions are the same, the English and Turkish rulebooks have you do it twice, the Polish one once or twice, and in the Czech one you may do it twice. Here you may leave out either.
    .ruling = An action that can’t be paid for, or that would change nothing, can’t be chosen; what tokens could pay for after an exchange counts as payable. A canal action in which nothing was placed, moved or claimed was not performed.
rules-G3-6 = A card shows the action of the palace, the canal, the wall, the decrees or intrigue; or 1 servant; or 2 servants; or a swap; or nothing. Servants come from your supply into your pool. In a swap you exchange a card of your hand or your discard pile for any card on the board; the new card goes where the old one came from.
    .example = Your discard pile has a 4, a die shows 7, and a 7 lies on the board: with a swap the 7 goes into your discard pile and matches at night.
    .ruling = Servants of a card, a token or a benefit are gained whole, as far as your supply goes; only whether one of them is the double is your choice. A swap may take back the card just given. The two cards of a swap must differ.
rules-G3-7 = At any time you may exchange travel tokens. A card discarded as payment lies in your discard pile and counts for the dice at night.
    .ruling = “At any time” means at every decision of your own, and once more before the final scoring.

rules-G4-1 = Move your traveller to collect tokens.
    .a = Move once.
    .b = Remove 2 servants and move twice. Collect and use the first token before the second move.
    .example = You remove 2 servants for B. The first token brings 2 servants, so you have them back before you choose where to go next.
rules-G4-2 = Your first move puts the traveller on any city with a token. Each later move follows the roads to a city with a token; cities without one, empty or with travellers, are passed through.
    .ruling = You can reach every city that is connected with yours through cities without tokens. If the second move of B finds none, it is lost.
rules-G4-3 = Collect the token, use its benefit at once if you like, then put it face down on one of the 6 token spaces of your board. Without a free space you must exchange tokens first.
    .ruling = The new token takes no part in that exchange. All that a benefit sets off (a wall scoring with everyone’s intrigue benefits, an arrival in the palace, a claim) is settled first; then the token is stored; then the second move of B follows.
rules-G4-4 =
    A token brings one of these:
    • 1 servant, or 2 servants;
    • envoy +1;
    • intrigue +1;
    • 2 points;
    • 1 jade, if you discard a hand card of value 7 or more, as printed;
    • 1 jade, if you remove 3 servants;
    • a swap;
    • a discarded card back into your hand;
    • 1 servant from the supply onto one of your ships, which may claim if it is now full, or onto a new ship;
    • 1 servant from the supply onto the wall.
    One kind has no benefit but counts as two tokens in an exchange; it stays face up and takes one space.
rules-G4-5 =
    There are three kinds of bonus tokens, two of each. Put the token and a servant from your pool beside your board, or beside the location it is for. Until the day ends
    • your gifts count one higher;
    • or, with a toll on a location of your choice, you gain 1 point each time another player performs its action, and that player loses 1;
    • or, on a location of your choice, you may follow each time another player performs its action, and perform it, too.
    At the day’s end the token goes face down on a token space, after an exchange if all are full, and the servant into your supply. Until then it neither counts as a token nor against the limit.
    .example = Your toll lies at the Grand Canal. Deniz gives a card with the canal there and performs both actions: you gain 2 points, Deniz loses 2.
    .ruling = The actions of cards and of locations set off a toll or a follower each time they are performed; effects of tokens, decrees and benefits don’t. A follower pays the toll like anybody else, but never to oneself, and a followed action can’t be followed again. When an action is complete, tolls come first, then followers in turn order. Points never fall below 0, but the owner gains 1 all the same. Several tokens with +1 add up. The servant may be the double; without a servant in the pool the token is only collected. At the day’s end tokens are put away in player order.
rules-G4-6 = Exchange 2 tokens for 1 servant, 4 for 2 points, or 6 for 1 jade. For a servant there must be one in your supply. Exchanged tokens go to the discards.
    .example = You have four tokens and one that counts as two. Together they count as six and bring a jade.
    .ruling = You say how many of the tokens that count as two are used. Of those face down the oldest go first.

rules-G5-1 = Place servants on the Great Wall.
    .a = Place 1 servant from your pool.
    .b = Remove 1 servant, then place 1 or 2 others from your pool.
    .ruling = The extra servant of the level 2 decree comes with every wall action in which a servant was placed: that of a card, of the location, a followed one, and that of Meng’s special card. It is placed before the section is checked, and it may be the double.
rules-G5-2 = If after the action the wall holds at least 4 servants (1 or 2 players), 5 (3 players), 6 (4 players) or 7 (5 players), the section is complete and scored. Whoever has the most gets 3 points and envoy +1 and takes all their servants back to the supply; the others stay. Intrigue breaks ties.
    .example = A game of four: Ada has 3 servants on the wall, Deniz 2. Deniz places one more, and with six the section is complete. Both have three, and Deniz is ahead in intrigue: 3 points, envoy +1, and three servants go home. Ada’s three stay.
rules-G5-3 =
    Then everyone who was on the wall before the scoring may take one intrigue benefit, from the lowest intrigue marker up; this order is fixed at the start. Without the steps there is no benefit.
    • 1 step down: 1 servant
    • 3 steps down: 2 servants
    • 5 steps down: turn one die to any face
    • 7 steps down: 1 jade
    .example = At step 6 you may take one or two servants or turn a die; for jade you would need to stand at 7 or higher.
    .ruling = A benefit that would bring nothing can’t be taken. With one servant left in the supply, 3 steps bring that one. A die is turned to another of its faces. After a scoring the wall can’t be complete again at once.

rules-G6-1 = Choose a house that still has jade, remove as many servants as it shows, and take the jade. When all houses are empty, a jade from the square costs 5 servants. Jade from tokens, benefits and exchanges doesn’t come from the houses.
    .example = You have two jades, worth 3 points. You remove 3 servants at a house that shows 3; now your three jades are worth 6.
    .ruling = The jade decree lowers the price of the square, too.

rules-G7-1 = Move your intrigue marker up the track; 14 is the top.
    .a = Move up 1. The first player to choose A this day takes the medal and will be start player tomorrow.
    .b = Remove 1 servant and move up 3.
rules-G7-2 = A marker that lands on others goes on top of them, and the upper one is ahead. Whoever is ahead here wins every tie in the game.
    .example = Ada stands on step 4. Deniz moves up to 4 and lies on her marker: Deniz is ahead of her.
    .ruling = A marker that can’t move keeps its place in the stack. At step 14 you may still choose A, for the medal.

rules-G8-1 = Move your envoy up the palace track. It is 8 steps up: the eighth is the palace, where your envoy takes the best arrival place still free. Each further step is 1 point instead.
    .a = Move up 1 step.
    .b = Remove 2 servants: move up 2 steps, and intrigue +1.
    .example = Your envoy stands on step 7, and you choose B: with the first step you arrive, and the second is 1 point.

rules-G9-1 = Remove the servants printed on the decree, and 1 more for each opponent’s servant there; then place 1 more on it, never the double. You can have each decree once. Decrees of levels 1 and 2 bring their points at once.
    .example = A decree shows 1 servant, and two opponents are there. You remove 3 and place 1, so you need four in your pool.
rules-G9-2 =
    Level 1 works every morning, if you like:
    • intrigue +2;
    • 1 servant from the supply onto one of your ships, which may claim if it is now full, or onto a new ship;
    • 1 servant from the supply into the pool;
    • envoy +1, or 1 point if your envoy is in the palace;
    • swap a card with the board.
    .differs = In the English and Turkish rulebooks the morning swap takes a card of the hand or the discard pile, in the Polish and Czech ones a card of the hand. In the morning that is the same, for the discard pile has become the hand.
rules-G9-3 =
    Level 2 always works:
    • variant B of travel costs 1 servant less;
    • the jade action costs 1 less;
    • each wall action may add 1 servant from the supply;
    • equal gifts are exchanged freely;
    • the decree action costs 1 less.
    .differs = In the English, Czech and Turkish rulebooks the jade decree works whenever you perform the jade action. The Polish one says so on its last page, but in its list of decrees only for an exchange with the Jade Official. Here it works for every jade action, also a followed one.
    .ruling = The decree that makes decrees cheaper doesn’t lower its own price.
rules-G9-4 =
    Level 3 counts at the end:
    • 1 point for every 3 points scored during the game, at most 10, counted before the others;
    • 8 points;
    • 2 points for each jade, at most 10;
    • 2 points for each of your servants on decrees, this one included;
    • 2 points for each of your servants at harbour rewards.
    .example = Your VP marker shows 20: the first of these decrees brings 6 points.
    .ruling = The points scored during the game are those that the track shows, so a toll you paid is gone.

rules-G10-1 = Load your ships and sail them.
    .a = You may put 1 servant on one of your ships or on a new one; then you may move one of your ships a harbour ahead.
    .b = Remove 1 servant, then put exactly 2 others on one or two ships. No ship moves.
    .differs = Only the Czech rulebook says that in A one loads first and sails then; the others say “and”. We follow the Czech one.
rules-G10-2 = A new ship goes to the leftmost free harbour of a route; that is no move. With 4 or 5 players there are two routes of five harbours, with 1 to 3 players one, and ships never change their route. A ship carries 3 servants and never sails empty.
rules-G10-3 = A ship moves to the next free harbour ahead, past those that are occupied. If none is free, it can’t move.
    .example = Your ship lies in harbour 2, and ships lie in 3 and 4: its next move leads to harbour 5.
rules-G10-4 =
    A ship with 3 servants may claim the reward of its harbour if you have a free space for it on your board:
    • harbour 1: none;
    • harbour 2: 4 points (three times);
    • harbour 3: the top card of the draw pile into your hand (twice);
    • harbour 4: the double servant into your pool (once);
    • harbour 5: any of these.
    One normal servant stays at the reward for good, the ship comes home, the other servants go to your supply.
    .example = Your full ship lies in harbour 3. You claim the card: one servant stays at the reward, two go to your supply, and the card is in your hand today already.
    .ruling = Any of your full ships may claim where you choose between A and B, at every placing and sailing of your own canal action and at its end, and at night. So a claim can make room for B, which needs room for two when it is chosen. A ship filled by a token or decree may claim at once, that ship only. If the draw pile is empty, no card can be claimed. Claims of the fourth night still count.

rules-G11-1 =
    The double servant is locked until you claim him at a harbour; then he goes into your pool.
    • Gaining: whenever you gain 1 servant and he is in your supply, it may be him.
    • Removing: when 2 servants must be removed, he alone is enough.
    • Placing: on the wall or a ship he takes 2 spaces and counts as 2, but uses up only one placement. From the wall, a ship or the sea he comes back to your supply.
    • Never: on a decree or at a harbour reward. A ship with him and a normal servant leaves the normal one there.
    .example = With variant B at the wall you remove 1 servant and place a normal servant and the double: together they count as three.
    .differs = In its chapter on him the Czech rulebook puts the newly claimed double servant into the supply, in that on the canal, like the other three, into the pool. Here he goes into the pool.
    .ruling = One of several servants gained at once may be the double, too. He pays for 1 only where exactly 1 is due.

rules-G12-1 = Every card in your discard pile brings 1 servant for each die of its value, or fewer if you like. Whoever has the most matches gets 3 points and may move the envoy +1; intrigue breaks ties. A match is a pair of a card and a die, and it counts for the most even if your supply is empty.
    .example = The dice show 3, 3 and 6. A single 6 brings 1 servant; two 3s bring 4; a 3 and two 6s bring 4 as well.
    .ruling = With no match you can’t have the most. Cards that match are shown to all, the others stay hidden.
rules-G12-2 = Every ship moves on one harbour, the one furthest ahead first. A ship in harbour 5 is lost at sea: it comes home, and its servants go to the supply. Then full ships may claim.
    .ruling = They claim in player order.
rules-G12-3 = Your discard pile becomes your hand, together with what is still in it. After the fourth day comes the final scoring.

rules-G13-1 = Travel tokens can still be exchanged.
    .ruling = Everyone is asked once more before anything is counted.
rules-G13-2 = Whoever has the most servants on the wall gets 3 points and envoy +1, complete or not. There are no intrigue benefits.
    .example = Only two servants stand on the wall, one of Ada’s and one of Deniz’s. Deniz is ahead in intrigue and gets 3 points and the step.
rules-G13-3 = Decrees of level 3 are counted.
rules-G13-4 = Your arrival place in the palace scores its points.
rules-G13-5 = One to five jades are worth 1, 3, 6, 10 or 15 points, each beyond five 2 more.
    .example = Seven jades are worth 15 + 2 + 2 = 19 points.
rules-G13-6 = Whoever isn’t in the palace scores 0 and can’t win. Most points win; intrigue breaks ties.
    .ruling = If nobody is in the palace, nobody wins. Those outside rank by intrigue.

rules-G14-1 =
    Set up for two players, without bonus tokens. One location is Meng’s focus, drawn or chosen, and marked by his double servant. Choose the card sets for you and Meng: 4 and 5, 2 and 3, or 1 and 2. His gifts are shuffled and lie face down, and so does the automa deck. You start.
    • Easy: 10 automa cards, one of them special.
    • Normal: all 11, two of them special.
    • Hard: all 11, and Meng has a fifth gift, a random card of the draw pile, which is marked at his harbour rewards.
    .ruling = Meng’s stack of gifts counts as shuffled at all times, with the cards that join it. The mark of his fifth card counts for the level 3 decree about harbour rewards like any other.
rules-G14-2 = In his turn an automa card and his top gift are revealed. He exchanges at the location shown; values don’t matter, and he pays nothing. Then he performs the card’s action if he can (instead of a swap he gets 1 point), then that of the location, in variant A. The day’s automa cards are set aside. When the deck is empty, those of earlier days are reshuffled.
    .differs = In the Polish rulebook the automa cards of the previous day are reshuffled, in the other three those of all previous days. We follow the three.
rules-G14-3 = Twilight comes when you both have no cards left. His automa cards of this day follow in the order in which they were played, each with its lower action. What he can’t pay for, even with tokens exchanged for servants, is skipped.
    .example = Today he was at the wall, at the palace and at intrigue. In twilight he places another servant on the wall, then lacks the 2 servants for the palace and skips it, then pays 1 for two steps of intrigue.
rules-G14-4 = Travel: he starts in the lower right city and goes counter-clockwise along the rim of the map, each time to the next token. If the rim is bare, he goes to the nearest token, by the fewest roads, and returns to the rim the day after. Twilight: he removes 2 servants for one more move.
    .ruling = Of several nearest tokens he takes the first in the order of the rim, then inner ones. If there is no token to be had, he pays nothing and nothing happens.
rules-G14-5 =
    Tokens work for him as for you, with these changes:
    • To take a card back, the top card of his discard pile joins his stack; in twilight it is 1 point instead.
    • For jade he gives his top gift whatever its value; in twilight it is 1 point instead.
    • A swap is 1 point.
    Six tokens always become a jade at once. He exchanges tokens for servants whenever that makes an action possible, never for points.
    .differs = In the Polish rulebook he exchanges tokens for servants for a variant B only, in the other three for any action. We follow the three.
    .ruling = With 3 servants in his pool he always buys the jade of that token, but he exchanges no tokens for it. If there is no card to take back or to give, nothing happens.
rules-G14-6 = Wall: he places 1 servant if he has one. Twilight: with at least 2 in the pool he removes 1 and places 1. After a scoring his benefit is a jade from step 7 on; below that 1 servant from step 1 on, if his supply has one.
rules-G14-7 = Jade: he buys the cheapest he can pay for. Intrigue: +1 and the medal, if it is there; twilight: he removes 1 servant for +2. Palace: envoy +1; twilight: he removes 2 servants for envoy +1 and intrigue +1.
rules-G14-8 =
    Decrees at normal cost: he wants one of the day’s level, on day 4 of level 3. Of two he takes the one without your servant; if both are free of you, the bottom one. If he can’t have one there, he looks at lower levels, then at higher ones, and always takes one if he can pay for any, tokens included.
    • The swap decree brings him 1 point each morning.
    • The travel decree makes his twilight travel cost 1 less.
    .differs = If you have a servant on both, only the Czech rulebook clearly names the bottom one; the English and Turkish can be read so, the Polish says nothing. He takes the bottom one.
rules-G14-9 =
    Canal: he puts 1 servant on a ship he has, else on a new one, and never moves ships himself. Twilight: with at least 2 in the pool he removes 1 and places 1.
    Three servants aboard claim at once, whatever the harbour: the first two claims are cards (only the first, if he began with five gifts), each later one is 4 points, without limit. In twilight a card goes to his discard pile. All three servants go to his supply; markers of a third colour show his rewards, at most 3 at the 4 points, and count for the level 3 decree.
    .ruling = With the draw pile empty he gets 4 points in place of a card. Of two servants the second goes on the next ship if it no longer fits.
rules-G14-10 =
    A special automa card makes him exchange at his focus. Card and location work as variant B, free of cost, and servants come from his supply first, then from his pool, as many as there are:
    • travel: 2 moves;
    • wall: 2 servants;
    • jade: the cheapest, free;
    • intrigue: +3;
    • palace: envoy +2 and intrigue +1;
    • decrees: chosen as usual, only the placed servant is needed;
    • canal: 2 servants.
    In twilight special cards, jade cards and decree cards bring one free move on the map.
rules-G14-11 = At night he counts 1, 2, 3 or 4 matches on day 1, 2, 3 or 4, for his servants and for the most. If he isn’t in the palace at the end, he gets no points for a place there, but keeps his score and can win.
    .example = On day 3 he counts 3 matches. With three of your own, intrigue decides who gets the 3 points.

rules-gugong-summary = Summary
    .lead = Gùgōng on one page, to keep beside the board.
rules-gugong-summary-aim = Aim
    .lines =
        Four days. Most points win, but only with the envoy in the palace.
        Remove servants: from the pool to the supply. Gain servants: from the supply into the pool.
        Ties: whoever is ahead in intrigue, of a stack the upper marker.
rules-gugong-summary-morning = Morning (not on day 1)
    .lines =
        The medal makes the start player.
        Fill cities without token and traveller.
        Roll the dice.
        Level 1 decrees, in player order.
        Move the day tracker, take servants.
rules-gugong-summary-turn = Your turn
    .lines =
        Give a card, take one from the board onto your discard pile.
        Higher: free; a 1 for a 9, too. Lower or equal: remove 2 servants, or discard another card, or no actions.
        Then the card’s action, then the location’s: either, both or neither.
        No card in hand at your turn: you pass for this day.
rules-gugong-summary-travel = To the next city with a token; the first move goes anywhere. Use the token, then store it (6 spaces).
rules-gugong-summary-great_wall = Full with 4/5/6/7 servants (1–2/3/4/5 players). The most: 3 points, envoy +1, own servants home. Then one intrigue benefit for all who were there.
rules-gugong-summary-jade = Remove the servants shown on a house and take its jade. All houses empty: 5 servants.
rules-gugong-summary-intrigue = Breaks every tie. 14 is the top.
rules-gugong-summary-palace = Step 8 is the palace: best free place. Each further step is 1 point.
rules-gugong-summary-decrees = Remove the printed servants + 1 per opponent’s servant there, then place 1. Each decree once.
rules-gugong-summary-canal = 3 servants aboard may claim: one stays at the reward, the others go to the supply.
rules-gugong-summary-tokens = Exchange tokens, at any time
    .lines =
        2 tokens: 1 servant
        4 tokens: 2 points
        6 tokens: 1 jade
rules-gugong-summary-benefits = Intrigue benefits, after the wall
    .lines =
        1 step down: 1 servant
        3 steps: 2 servants
        5 steps: turn a die
        7 steps: 1 jade
rules-gugong-summary-harbours = Harbour rewards
    .lines =
        2: 4 points (three times)
        3: top card of the draw pile (twice)
        4: double servant (once)
        5: any of these
rules-gugong-summary-locations = Locations
rules-gugong-summary-night = Night
    .lines =
        1 servant for each pair of a card in your discard pile and a die. Most matches: 3 points, envoy +1.
        All ships move on; from harbour 5 they are lost. Full ships may claim.
        The discard pile becomes your hand.
rules-gugong-summary-end = After day 4
    .lines =
        Last exchange of tokens
        Most servants on the wall: 3 points, envoy +1
        Level 3 decrees
        Place in the palace
        Jade: 1, 3, 6, 10, 15, then +2 each
        Not in the palace: 0 points
rules-gugong-summary-solo = Meng
    .lines =
        Automa card and top gift: he exchanges there, whatever the values; card action, then location in variant A.
        Twilight: the lower actions of the day’s automa cards.
        Night: 1/2/3/4 matches on day 1/2/3/4.

# Beneath the pictures
gugong-picture-start = A game of four, ready to begin.
gugong-picture-late = From a game of three, on the fourth day.
gugong-picture = From a game of four, on the third day.
gugong-picture-solo = From a game against Meng, on the second day.

rules-gugong-table-harbours = Harbour rewards
rules-gugong-table-decrees = All decrees
rules-gugong-table-houses = Prices of the houses
rules-gugong-table-jade = What jade is worth
rules-gugong-table-wall = When the wall is full
rules-gugong-table-benefits = Benefits of the intrigue track
rules-gugong-table-palace = Places in the palace
rules-gugong-table-tokens = Travel tokens
rules-gugong-column-harbour = Harbour
rules-gugong-column-get = You get
rules-gugong-column-often = How often
rules-gugong-column-decree = Decree
rules-gugong-column-servants = Servants
rules-gugong-column-points = Points
rules-gugong-column-points-now = Points at once
rules-gugong-column-players = Players
rules-gugong-column-prices = Servants for each house
rules-gugong-column-pieces = Pieces
rules-gugong-column-full = Servants
rules-gugong-column-steps-down = Steps down
rules-gugong-column-place = Place
rules-gugong-column-token = Token
rules-gugong-column-count = How many
gugong-table-any-reward = any of these
gugong-table-level = Level { $level }
gugong-table-each-further = each further one

# Printed figures that the rulebook doesn't give
rules-gugong-figure-gifts = The action that each gift shows
rules-gugong-figure-dice-first = Faces of the first die
rules-gugong-figure-dice-second = Faces of the second die
rules-gugong-figure-dice-third = Faces of the third die
rules-gugong-figure-days-servants = Servants in the morning of days 2, 3 and 4
rules-gugong-figure-map-few = Roads on the map for 1 to 3 players
rules-gugong-figure-map-many = Roads on the map for 4 and 5 players
