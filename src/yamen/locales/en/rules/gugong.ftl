# The rules of Gùgōng in our own words: one text for each numbered rule. `.a` and `.b` are the two variants of an
# action, `.example` shows the rule at work, `.ruling` says how we decided what the rulebooks leave open.

rules-gugong-setup = Aim and set-up
    .lead = Four days in the Forbidden City. Give gifts, use the officials’ favours, and bring your envoy into the palace: whoever is not there at the end scores nothing.
rules-gugong-days = A day
    .lead = Each day has a morning, the day itself and a night. The first day begins without a morning.
rules-gugong-turns = Your turn
    .lead = Exchange one gift from your hand for a gift on the board, then use what the two offer.
rules-gugong-travel = Travel
    .lead = Your traveller collects tokens on the map. Each token helps at once, and sets of tokens can be exchanged later.
rules-gugong-great_wall = Great Wall
    .lead = Everyone builds together. When the wall is full, whoever has the most servants there is rewarded.
rules-gugong-jade = Jade
    .lead = Buy jade with servants. Each piece is worth more than the one before.
rules-gugong-intrigue = Intrigue
    .lead = The track that breaks every tie, and whose steps can be turned into favours.
rules-gugong-palace = Palace
    .lead = The stairs your envoy must climb. Whoever comes first gets the best place.
rules-gugong-decrees = Decrees
    .lead = Lasting advantages: each morning, all the time, or at the end.
rules-gugong-canal = Grand Canal
    .lead = Put servants on your ships. A ship with three servants can claim what its harbour offers.
rules-gugong-double = Double servant
    .lead = One servant who counts as two, once you have claimed him at a harbour.
rules-gugong-night = Night
    .lead = Dice are compared with the gifts you took, ships sail on, and tomorrow’s hand is picked up.
rules-gugong-end = Final scoring
    .lead = After the fourth night everything is counted, in this order.
rules-gugong-solo = Solo: Meng
    .lead = A rival who follows a small deck of cards. He never plans, but he never forgets either.

rules-G1-1 = The side of the board depends on the number of players. A travel token lies face up on every city, the others form piles. The six bonus tokens are an option; leave them out in a first game. They are never used in solo games.
rules-G1-2 = The three destiny dice are rolled at the start.
rules-G1-3 = The day marker begins on day 1.
rules-G1-4 = There are 38 gift cards. Seven lie face up on the seven locations, one at random on each. Every player begins with a set of four cards that depends on the seat; the rest form the draw pile, and sets that nobody uses go back to the box.
rules-G1-5 = Every jade house begins with one piece of jade. More lies beside the board and never runs out.
rules-G1-6 = Two of five decrees are laid out on each of three levels.
rules-G1-7 = You begin with 6 servants in your pool, ready for use, and 6 in your supply. Your double servant is locked. Your three ships are at home, your traveller stands beside the map, your envoy at the foot of the stairs. The intrigue markers are stacked at 0, the start player’s at the bottom.
rules-G1-8 = The start player is drawn; turns go clockwise.
rules-G1-9 = Expert variant: the cards of the board, the draw pile and the unused sets are shuffled together, and seven of them are dealt to the locations.

rules-G2-1 = Whoever took the medal the day before becomes start player and puts it back.
rules-G2-2 = Every city with neither token nor traveller gets a new token. If the piles are empty, the discarded tokens are shuffled.
    .ruling = Cities are filled in the order of the map. If there are no tokens at all, a city stays empty.
rules-G2-3 = The three destiny dice are rolled.
rules-G2-4 = In player order, everyone may use their decrees of level 1.
    .ruling = Whoever has several chooses their order.
rules-G2-5 = The day marker moves on, and everyone may take as many servants from the supply into the pool as the new day shows.

rules-G3-1 = Beginning with the start player, everybody makes one exchange per turn. If your hand is empty on your turn, you have passed for this day. The day ends when all have passed. A card that reaches your hand after that waits for tomorrow and doesn’t count at night.
rules-G3-2 = You must exchange one card from your hand for one on the board. If yours is higher, that is free. If it is lower or equal, choose: remove two servants first, or discard another card from your hand, or exchange and do without both actions.
rules-G3-3 = A 1 can be exchanged for a 9 without paying: the humblest gift touches the proudest official.
    .ruling = The printed values count here, whatever raises them.
rules-G3-4 = The card you took goes face down on your discard pile. It will be part of your hand tomorrow; you may look at it at any time.
rules-G3-5 = Then you may use the action of the card you gave, and after that the action of its location: both, one or none. The same action on both may be done twice.
    .ruling = An action that can’t be paid for, or that would change nothing, can’t be chosen. Tokens that could be exchanged to pay for it count. A canal action in which nothing was placed, moved or claimed was not performed.
rules-G3-6 = A card may show the action of a location, 1 or 2 servants from your supply, a swap (exchange a card from your hand or discard pile for any card on the board), or nothing.
    .ruling = A swap may take back the card you just gave. The two cards must differ.
rules-G3-7 = At any time you may exchange travel tokens. A card discarded as payment lies in your discard pile and counts for the dice at night.
    .ruling = “At any time” means at each decision of your own, and once more before the final scoring.

rules-G4-1 = Move your traveller.
    .a = Move once.
    .b = Remove 2 servants and move twice. Collect and use the first token before you move on.
rules-G4-2 = Your first move of the game puts the traveller on any city with a token. Later you follow the roads to a city with a token; cities without one are passed through.
    .ruling = You can reach every city that is connected with yours through cities without tokens. If the second move of B finds none, it is lost.
rules-G4-3 = Collect the token, use its benefit if you like, then lay it face down on one of the six spaces of your board. Without a free space you must exchange tokens first.
    .ruling = The new token takes no part in that exchange. Everything the benefit sets off is settled before the token is stored; then comes the second move of B.
rules-G4-4 = Tokens bring: 1 or 2 servants; envoy +1; intrigue +1; a jade for a hand card of 7 or more; 2 points; a swap; a discarded card back into your hand; a servant from the supply to a ship or to the wall; a jade for 3 servants. One kind has no benefit but counts as two when tokens are exchanged; it stays face up.
rules-G4-5 = A bonus token works until the end of the day while a servant from your pool stands beside it: your gifts count one higher; or others pay a point to you whenever they act at a location of your choice; or you may follow them there and act, too.
    .ruling = Actions of cards and of locations both trigger it, tokens and decrees don’t, and an action you follow triggers nothing. Points never fall below 0, but the owner gains one all the same. Tolls come first, then followers in turn order.
rules-G4-6 = Exchange 2 tokens for 1 servant, 4 for 2 points, or 6 for 1 jade.
    .ruling = You say how many of the tokens that count as two are used. Of the others, the oldest go first.

rules-G5-1 = Place servants on the wall.
    .a = Place 1 servant from your pool.
    .b = Remove 1 servant, then place one or two others.
    .ruling = The extra servant of the wall decree needs a servant placed from the pool and comes before the wall is checked. It may be the double.
rules-G5-2 = The wall is full with 4 servants (1 or 2 players), 5 (3 players), 6 (4 players) or 7 (5 players). Then whoever has the most there gets 3 points and envoy +1, and takes all their servants back to the supply. The others stay. Intrigue breaks ties.
rules-G5-3 = After that, everyone who had a servant on the wall may take one benefit, the lowest on the intrigue track first. Step down 1 for 1 servant, 3 for 2 servants, 5 to turn one die to any face, or 7 for 1 jade.
    .ruling = A benefit that brings nothing can’t be taken. With one servant left in the supply, 3 steps bring 1. A die is turned to another face.

rules-G6-1 = Remove as many servants as a house with jade shows, and take its jade. When all houses are empty, a jade costs 5 servants.
    .ruling = The jade decree lowers that price, too. Jade from tokens, benefits and exchanges doesn’t come from the houses.

rules-G7-1 = Move your marker up the track; 14 is the top.
    .a = Move up 1. The first player of the day to choose A takes the medal and begins tomorrow.
    .b = Remove 1 servant and move up 3.
rules-G7-2 = A marker that lands on others lies on top of them, and the upper one is ahead. Whoever is ahead here wins every tie in the game.
    .ruling = A marker that can’t move keeps its place in the stack. At 14 you may still choose A for the medal.

rules-G8-1 = Move your envoy up the stairs. On reaching the palace, take the best place that is still free. Every further step is worth 1 point instead.
    .a = Move up 1 step.
    .b = Remove 2 servants: move up 2 steps and intrigue +1.

rules-G9-1 = Remove the servants printed on the decree and one more for each servant of another player there; then place one servant on it. You can have each decree once. Decrees of levels 1 and 2 bring their points at once.
rules-G9-2 = Level 1 works every morning, if you like: intrigue +2; a servant from the supply to a ship; a servant from the supply into the pool; envoy +1 (or 1 point in the palace); or swap a card with the board.
rules-G9-3 = Level 2 always works: travelling twice costs 1 servant less; jade costs 1 less; every wall action may add a servant from the supply; equal gifts are exchanged freely; later decrees cost 1 less.
rules-G9-4 = Level 3 counts at the end: 1 point for every 3 points you have (at most 10, counted first); 8 points; 2 for each jade (at most 10); 2 for each of your servants on decrees; 2 for each of your servants at harbour rewards.

rules-G10-1 = Load and sail your ships.
    .a = You may put 1 servant on a ship, then you may move one of your ships a harbour ahead.
    .b = Remove 1 servant, then put exactly 2 others on one or two ships.
rules-G10-2 = A new ship goes to the leftmost free harbour of a route. There is one route of five harbours with 1 to 3 players, and two with 4 or 5; ships never change it. A ship carries three servants and never sails empty.
rules-G10-3 = A ship moves to the next free harbour ahead, past those that are taken. If none is free, it stays.
rules-G10-4 = A ship with three servants may claim its harbour’s reward if you have a free space for it: 4 points at harbour 2 (three times), the top card of the draw pile into your hand at 3 (twice), the double servant at 4 (once), any of these at 5. One servant stays with the reward for good, the others go to your supply and the ship comes home.
    .ruling = Full ships may claim at each decision of your own canal action and at night; a ship filled by a token or decree only at once. If the draw pile is empty, no card can be claimed. Claims of the fourth night count.

rules-G11-1 = The double servant takes two spaces on the wall or on a ship, and counts as two, but placing him uses only one placement. Where 2 servants must be removed, he alone is enough. He never goes to a decree and never stays at a harbour reward. Whenever you gain servants, one of them may be the double.
    .ruling = He pays for 1 only where exactly 1 is due.

rules-G12-1 = Every card in your discard pile brings 1 servant for each die that shows its value. Whoever has the most matches gets 3 points and may move the envoy +1; intrigue breaks ties.
    .example = The dice show 3, 3 and 6. With a 6 you gain 1 servant, with two 3s you gain 4, with a 3 and two 6s you gain 4 as well.
    .ruling = With no match at all nobody gets the points. Cards that match are shown, the others stay hidden.
rules-G12-2 = Every ship moves on a harbour, the one furthest ahead first. From harbour 5 a ship is lost: it goes home, and its servants to the supply. Then full ships may claim.
    .ruling = Claims are made in player order.
rules-G12-3 = Your discard pile becomes your hand. After the fourth night comes the final scoring.

rules-G13-1 = Tokens can be exchanged for the last time.
rules-G13-2 = Whoever has the most servants on the wall gets 3 points and envoy +1. Nobody gets intrigue benefits any more.
rules-G13-3 = The decrees of level 3 are counted.
rules-G13-4 = Your place in the palace is worth its points.
rules-G13-5 = Jade is worth 1, 3, 6, 10 or 15 points for one to five pieces, and 2 more for every further piece.
rules-G13-6 = Whoever isn’t in the palace scores 0 and can’t win. Most points win; intrigue breaks ties.
    .ruling = If nobody is in the palace, nobody wins.

rules-G14-1 = A game for two against Meng, without bonus tokens. One location is his focus, where his double servant lies. On the easy level his deck has 10 cards, on the others 11 with more special ones; on the hard level he also begins with a fifth gift. You start.
    .ruling = Meng’s stack of gifts counts as shuffled at all times.
rules-G14-2 = In his turn an automa card and his top gift are revealed. He exchanges at the location shown without comparing values or paying, then uses the card’s action if he can (a swap brings him 1 point instead) and the location’s variant A.
rules-G14-3 = At twilight, when you are both out of cards, the lower halves of his cards of this day follow in order. He skips what he can’t pay for.
rules-G14-4 = He travels from the lower right counter-clockwise along the rim to the next token; if the rim is bare, to the nearest one. At twilight he pays 2 servants for one more move.
    .ruling = Of several nearest tokens he takes the first in the order of the rim. Without any token he pays nothing.
rules-G14-5 = His tokens work as yours do, with small changes: a swap brings 1 point, and his top card is given for jade whatever its value. Six tokens become a jade at once. He exchanges tokens for servants when that makes an action possible, never for points.
rules-G14-6 = On the wall he places 1 servant; at twilight he removes 1 and places 1. As a benefit he takes a jade if he stands at 7 or higher, else 1 servant.
rules-G14-7 = He buys the cheapest jade he can pay for. In intrigue he moves +1 and takes the medal, at twilight he pays 1 servant for +2. In the palace he moves +1, at twilight he pays 2 servants for envoy +1 and intrigue +1.
rules-G14-8 = He wants a decree of the day’s level (level 3 on day 4): of two the one without your servant, else the lower one; if he has both or can’t pay, lower levels, then higher ones.
rules-G14-9 = He loads 1 servant on a ship of his and never sails by himself. Three servants aboard claim at once, whatever the harbour: first cards, then 4 points each time.
rules-G14-10 = A special card sends him to his focus, where card and location work as variant B for free. At twilight special, jade and decree cards bring him one free move on the map.
rules-G14-11 = At night he counts 1, 2, 3 or 4 matches on day 1, 2, 3 or 4. Outside the palace he gets no palace points but keeps the rest, and can win.
