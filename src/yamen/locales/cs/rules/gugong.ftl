# Pravidla hry Gùgōng našimi slovy: jeden text pro každé očíslované pravidlo. `.a` a `.b` jsou dvě varianty akce,
# `.example` ukazuje pravidlo v praxi, `.ruling` říká, jak vykládáme to, co pravidla neříkají.

# untranslated: .lead, .overview
# before: .lead Čtyři dny v Zakázaném městě. Dávejte dary, využívejte laskavosti úředníků a přiveďte vyslance do paláce: kdo tam na konci není, nezíská nic.
rules-gugong-setup = Cíl a příprava hry
    .lead = You have four days to gather points, and they count only if your envoy stands in the palace at the end.
    .overview = You lead a powerful family at the emperor’s court. By day everyone in turn gives a gift card to one of seven officials and takes the official’s gift in return; the gift you give and the location where you give it offer an action each, and what you took is your hand tomorrow. Servants pay for nearly everything. Points come from the Great Wall, decrees, harbours, travel tokens and the dice at night, and at the end from jade, decrees and your place in the palace. Most points win.
# untranslated
rules-gugong-setup-q1 = What is the difference between pool and supply?
    .answer = Only servants in your pool can be used. To remove servants is to put them from the pool into the supply, to gain them is to take them from the supply into the pool. With an empty supply you gain nothing.
# untranslated
rules-gugong-setup-q2 = Why does the start player’s intrigue marker lie at the bottom?
    .answer = The upper marker is ahead, so at first those who play later win the ties.
# untranslated
rules-gugong-setup-q3 = Are removed servants lost?
    .answer = No. They wait in your supply until a morning, a night, a card, a token or a benefit brings them back.

# untranslated: .lead, .overview
# before: .lead Každý den má ranní, denní a noční fázi. První den začíná bez rána.
rules-gugong-days = Den
    .lead = The morning brings servants, tokens and new dice: it shows what this day is good for before the first gift is given.
    .overview = Each of the four days has a morning, the day itself and a night. The first morning is left out, for the set-up has done its work. The morning has five steps, in this order.
# untranslated
rules-gugong-days-q1 = Does the medal help if I am start player already?
    .answer = Yes, it keeps you first. Otherwise someone else can take it.
# untranslated
rules-gugong-days-q2 = Do the dice change during the day?
    .answer = Only if somebody turns one as an intrigue benefit after a Great Wall scoring.
# untranslated
rules-gugong-days-q3 = My traveller stays in a city. Does the city get a token?
    .answer = No. It is filled in the first morning after your traveller has moved on.

# untranslated: .lead
# before: .lead Vyměňte dar z ruky za dar na plánu a pak využijte, co oba nabízejí.
rules-gugong-turns = Váš tah
    .lead = Every gift you give is an action today and every gift you take is one tomorrow, so each exchange counts twice.
# untranslated
rules-gugong-turns-q1 = Is a card that I discard as payment lost?
    .answer = No. It lies in your discard pile, may match a die at night and is in your hand again tomorrow. You only make one exchange fewer today.
# untranslated
rules-gugong-turns-q2 = May I exchange any card for any other without paying?
    .answer = Yes, if you go without both actions. That can be worth it for a card that matches the dice.
# untranslated
rules-gugong-turns-q3 = How many cards will I hold tomorrow?
    .answer = As many as today, for each card that leaves your hand brings one into your discard pile or lies there itself. Only the card of a harbour adds one.
# untranslated
rules-gugong-turns-q4 = May I use the location’s action before the card’s?
    .answer = No. The card comes first, and its servants may pay for the location.

# untranslated: .lead
# before: .lead Váš cestovatel sbírá na mapě žetony. Každý pomůže hned a nasbírané žetony se dají později vyměnit.
rules-gugong-travel = Cestování
    .lead = A token helps you at once and counts again in a set, as a servant, points or jade: so a traveller pays twice.
# untranslated
rules-gugong-travel-q1 = Does a token count for exchanges if I have used its benefit?
    .answer = Yes. Used or not, every token on your board counts.
# untranslated
rules-gugong-travel-q2 = Must I use the benefit?
    .answer = No. You may lay the token down unused, but later its benefit can’t be had.
# untranslated
rules-gugong-travel-q3 = Do other travellers block my way?
    .answer = No. You pass through cities without a token, with or without a traveller, and stop at the next one with a token.
# untranslated
rules-gugong-travel-q4 = All six spaces are full. What now?
    .answer = Before the new token is stored you must exchange 2, 4 or 6 of those you have.

# untranslated: .lead
# before: .lead Staví všichni společně. Když je úsek zdi dokončen, odměnu získá, kdo na něm má nejvíce služebníků.
rules-gugong-great_wall = Velká zeď
    .lead = Everyone builds together, but only the largest share brings points and a step towards the palace; all who helped may turn intrigue into favours.
# untranslated
rules-gugong-great_wall-q1 = Is it the one who completes the section who scores?
    .answer = No. Whoever has the most servants on the wall does, whoever placed the last one.
# untranslated
rules-gugong-great_wall-q2 = What becomes of the servants who stay?
    .answer = They stand at the beginning of the next section and count there, for its completion and for the most.
# untranslated
rules-gugong-great_wall-q3 = Does the double servant count as two?
    .answer = Yes, for the section and for the most.
# untranslated
rules-gugong-great_wall-q4 = May several players turn the same die?
    .answer = Yes, one after the other. The last one counts.

# untranslated: .lead
# before: .lead Kupujte nefrit za služebníky. Každý další kus má větší cenu než předchozí.
rules-gugong-jade = Nefrit
    .lead = Every jade is worth more than the one before, so it rewards those who go on collecting.
# untranslated
rules-gugong-jade-q1 = Does jade that comes from elsewhere count the same?
    .answer = Yes. A token may bring it for a high card or for 3 servants, six tokens can be exchanged for it, and 7 steps of intrigue after the wall. None of these touches the houses.
# untranslated
rules-gugong-jade-q2 = May I pay 5 servants while a house has jade?
    .answer = No. The square sells only when all houses are empty.
# untranslated
rules-gugong-jade-q3 = Is a sixth jade worth buying?
    .answer = It adds 2 points, while the fourth adds 4 and the fifth 5. With the decree that counts jade the first five bring 2 more each.

# untranslated: .lead
# before: .lead Stupnice, která rozhoduje každou remízu a jejíž kroky lze proměnit ve výhody.
rules-gugong-intrigue = Intriky
    .lead = Ties are everywhere, and whoever is ahead here wins them all; and after the wall its steps buy favours.
# untranslated
rules-gugong-intrigue-q1 = Does an intrigue card bring the medal, too?
    .answer = Yes. A card’s action is the same action: choose A first today, and the medal is yours. A token or decree that moves your marker brings no medal.
# untranslated
rules-gugong-intrigue-q2 = Where do I lie when I step down for a benefit?
    .answer = On top of the markers on the space where you land, so ahead of them.
# untranslated
rules-gugong-intrigue-q3 = Does the order of the markers decide who plays first?
    .answer = No. Turns go clockwise from the start player; the track decides ties and who takes intrigue benefits first.

# untranslated: .lead
# before: .lead Schody, po kterých musí vystoupat váš vyslanec. Kdo přijde první, dostane nejlepší místo.
rules-gugong-palace = Palác
    .lead = Without an audience all is in vain, so your envoy must climb in time; and whoever comes first gets the best place.
# untranslated
rules-gugong-palace-q1 = Where else do steps come from?
    .answer = From the most servants on a full wall, the most matches at night, a travel token and a level 1 decree; and from the last scoring of the wall at the end.
# untranslated
rules-gugong-palace-q2 = Do I score my place at once?
    .answer = No, at the end of the game. Steps beyond it are points at once.
# untranslated
rules-gugong-palace-q3 = Can my envoy still arrive during the final scoring?
    .answer = Yes. The wall is scored first, and its step may be the eighth.

# untranslated: .lead
# before: .lead Trvalé výhody: každé ráno, po celou dobu nebo na konci hry.
rules-gugong-decrees = Dekrety
    .lead = A servant sent here works for the rest of the game, so a decree is worth most on the first days.
# untranslated
rules-gugong-decrees-q1 = May several players have the same decree?
    .answer = Yes. Each one already there makes it dearer by a servant.
# untranslated
rules-gugong-decrees-q2 = When does a new decree begin to work?
    .answer = Level 1 the next morning, level 2 at once, level 3 at the end of the game.
# untranslated
rules-gugong-decrees-q3 = Does the servant on a decree come back?
    .answer = No. He is tied up there for good, so you have one fewer from now on.
# untranslated
rules-gugong-decrees-q4 = May the double servant help?
    .answer = He may be removed as two servants of the price. The one placed must be a normal servant.

# untranslated: .lead
# before: .lead Umisťujte služebníky na lodě. Loď se třemi služebníky si může vzít odměnu ve svém přístavu.
rules-gugong-canal = Velký kanál
    .lead = Ships take time, but a full one brings what lasts: points, a further gift for every day to come, or the double servant.
# untranslated
rules-gugong-canal-q1 = Must a full ship claim at once?
    .answer = No. It may sail on to a better harbour; but from harbour 5 the night takes it out to sea.
# untranslated
rules-gugong-canal-q2 = Does the card of harbour 3 stay with me?
    .answer = Yes. You have one card more for the rest of the game, so one exchange more each day.
# untranslated
rules-gugong-canal-q3 = Do ships sail without me?
    .answer = Yes. Every night all ships move on one harbour, empty spaces aboard or not.
# untranslated
rules-gugong-canal-q4 = My spaces at a reward are taken. Can I claim there again?
    .answer = No. Sail on, or choose another reward in harbour 5.

# untranslated: .lead
# before: .lead Služebník, který se počítá za dva, jakmile ho získáte v přístavu.
rules-gugong-double = Dvojitý služebník
    .lead = He does the work of two, and where placements are few nobody else brings as much.
# untranslated
rules-gugong-double-q1 = Can he pay a price of three?
    .answer = Yes, together with one normal servant.
# untranslated
rules-gugong-double-q2 = Does he count as two when I gain servants?
    .answer = No. He is one of those you gain, which makes him a good one to take.
# untranslated
rules-gugong-double-q3 = Can he fill a ship?
    .answer = He takes two of its three spaces. With one normal servant it is full, and when it claims that servant stays at the reward.

# untranslated: .lead
# before: .lead Kostky se porovnají s dary v odhazovacím balíčku, lodě plují dál a vy si berete do ruky karty na zítřek.
rules-gugong-night = Noc
    .lead = The dice pay you for the gifts you took, so look at them before you choose what to take.
# untranslated
rules-gugong-night-q1 = Do cards left in my hand match?
    .answer = No, only those in your discard pile.
# untranslated
rules-gugong-night-q2 = My supply is empty. Do my matches count?
    .answer = You gain no servants, but they count for the most matches.
# untranslated
rules-gugong-night-q3 = Is it cards or matches that are counted?
    .answer = Matches, that is pairs of a card and a die. A card whose value stands on two dice makes two.
# untranslated
rules-gugong-night-q4 = Is a die used up when somebody matches it?
    .answer = No. Every card of every player is compared with all three dice.

# untranslated: .lead
# before: .lead Po čtvrté noci se sečte všechno, v tomto pořadí.
rules-gugong-end = Závěrečné bodování
    .lead = Much of what you worked for is counted only now, so know before the fourth night what it will bring.
# untranslated
rules-gugong-end-q1 = Do servants, cards or tokens left over score?
    .answer = No. Tokens can still be exchanged for points or jade; after that they are worth nothing.
# untranslated
rules-gugong-end-q2 = What does the decree “1 point for every 3” count?
    .answer = What your VP marker shows after the wall, before all other decrees of level 3, your place in the palace and your jade.
# untranslated
rules-gugong-end-q3 = Is it enough to reach the palace in the fourth night?
    .answer = Yes. Even the step from the wall in the final scoring is in time.

# untranslated: .lead
# before: .lead Soupeř, kterého řídí malý balíček karet. Nic neplánuje, ale také na nic nezapomene.
rules-gugong-solo = Sólová hra: Meng
    .lead = Meng keeps every location contested when nobody else is at the table, and he wastes no servant.
# untranslated
rules-gugong-solo-q1 = On which level should I begin?
    .answer = On easy. Meng is strong on normal: he always acts, whatever gift he gives.
# untranslated
rules-gugong-solo-q2 = How can Meng win without an audience?
    .answer = He needs none: outside the palace he only goes without the points of a place there. You do need one.
# untranslated
rules-gugong-solo-q3 = Does he use his double servant?
    .answer = No. It only marks his focus.
# untranslated
rules-gugong-solo-q4 = What if he can’t carry out an action?
    .answer = It is skipped. He has exchanged his gift all the same.

# untranslated: text, .variant
# before: Strana plánu závisí na počtu hráčů. Na každém městě leží lícem nahoru žeton cestování, ostatní tvoří hromádky. Hra se šesti bonusovými žetony je varianta; první partii hrajte bez nich. V sólové hře se nepoužívají.
rules-G1-1 = The side of the board depends on the number of players. The travel tokens are shuffled; one lies face up on every city, the others form face-down draw piles.
    .variant = The six bonus tokens are a variant. Leave them out in a first game. In solo games they are never used.
# untranslated: text
# before: Na začátku se hodí třemi kostkami osudu.
rules-G1-2 = The three destiny dice are rolled. At night they decide which gifts bring servants.
# untranslated: text
# before: Ukazatel dne začíná na 1. dni.
rules-G1-3 = The day tracker begins on day 1.
# untranslated: text
# before: Karet darů je 38. Sedm leží lícem nahoru na sedmi lokacích, na každé jedna náhodná. Každý hráč začíná se sadou čtyř karet podle svého místa; zbytek tvoří dobírací balíček a nepoužité sady se vrátí do krabice.
rules-G1-4 = There are 38 gift cards. The seven board cards lie face up, one at random on each location. The start player gets the set of four cards with the number 1, the next one clockwise set 2, and so on; unused sets go back to the box. The remaining cards form the draw pile.
# untranslated: text
# before: Na každém domě leží na začátku jeden nefrit. Další jsou na nádvoří a nikdy nedojdou.
rules-G1-5 = One jade lies on each house of the jade market, the others on the square. Jade never runs out.
# untranslated: text
# before: Na každou ze tří úrovní se vyloží dva z pěti dekretů.
rules-G1-6 = Of the five decrees of each level two are drawn and laid out, one above the other, on three levels.
# untranslated: text, .example
# before: Začínáte se 6 najatými služebníky, kteří jsou k dispozici, a 6 volnými. Dvojitý služebník je zamčený. Tři lodě leží u vaší desky, cestovatel stojí vedle mapy, vyslanec pod schody. Ukazatele intrik leží na 0 na sobě, ukazatel začínajícího hráče vespod.
rules-G1-7 = You have 12 servants and a double servant. Six servants begin in your servant pool on the player board, ready for use, and six in your general supply beside it; the double servant is locked. Your three ships lie beside your board, your traveller beside the map, your envoy at the beginning of the palace track, your VP marker on 0. The intrigue markers are stacked on 0: the start player’s at the bottom, the others on top in turn order.
    .example = Ada starts, then come Deniz and Jana. Jana’s intrigue marker is on top, so until somebody moves she wins every tie.
# untranslated: text, .differs
# before: Začínající hráč se losuje; hraje se po směru hodinových ručiček.
rules-G1-8 = The start player is drawn at random; turns go clockwise.
    .differs = In the Czech rulebook whoever last dealt with a state official begins. The other three leave it to chance, and so do we.
# untranslated: text
# before: Varianta pro experty: karty z plánu, z dobíracího balíčku a z nepoužitých sad se zamíchají dohromady a sedm z nich se vyloží na lokace.
rules-G1-9 = Expert variant: board cards, draw pile and unused sets are shuffled together into the draw pile, and seven cards of it are dealt to the locations. Player sets are dealt as usual.

# untranslated: text
# before: Kdo má z předchozího dne žeton příštího začínajícího hráče, dnes začíná a žeton vrátí na plán.
rules-G2-1 = Step 1, start player: whoever took the medal yesterday becomes start player and puts it back. If nobody took it, the start player stays.
# untranslated: text, .differs, .ruling
# before: Každé město bez žetonu a bez cestovatele dostane nový žeton. Jsou-li hromádky prázdné, zamíchají se odhozené žetony. | .ruling Města se doplňují v pořadí, jaké dává mapa. Když nejsou vůbec žádné žetony, zůstane město prázdné.
rules-G2-2 = Step 2, map: every city without a token and without a traveller gets a token. When the draw piles are empty, the discarded tokens are shuffled into new ones.
    .differs = The Turkish rulebook makes new piles of the discards without a word about shuffling. We shuffle, as the other three say.
    .ruling = Cities are filled in the order of the map. If piles and discards are both empty, a city stays empty.
# untranslated: text
# before: Hodí se třemi kostkami osudu.
rules-G2-3 = Step 3, dice: the three destiny dice are rolled.
# untranslated: text, .ruling
# before: V pořadí hráčů může každý využít své dekrety 1. úrovně. | .ruling Kdo jich má více, volí jejich pořadí.
rules-G2-4 = Step 4, decrees: in player order everyone may use each of their level 1 decrees.
    .ruling = Whoever has several chooses their order; Meng uses the bottom one first.
# untranslated: text, .example
# before: Ukazatel dne se posune a každý může najmout tolik volných služebníků, kolik ukazuje nový den.
rules-G2-5 = Step 5, servants: the day tracker moves on, and everyone may take the number of servants shown there from the supply into the pool, or fewer.
    .example = If the new day shows 4 servants and your supply has 3, you take at most 3.

# untranslated: text, .differs, .ruling
# before: Počínaje začínajícím hráčem provede každý ve svém tahu jednu výměnu. Máte-li na tahu prázdnou ruku, pasujete až do konce dne. Den končí, když pasují všichni. Karta, která se vám do ruky dostane později, čeká na zítřek a v noci se nepočítá.
rules-G3-1 = From the start player on everyone makes one exchange per turn. Whoever has no card in hand at their turn passes. When all have passed, the day ends.
    .differs = Only the Czech rulebook says that whoever has passed doesn’t play again on this day; the others only say that one must pass. We follow the Czech one.
    .ruling = A card that comes into your hand after you passed waits for the next day and isn’t matched with the dice.
# untranslated: text, .example
# before: Musíte vyměnit jednu kartu z ruky za jednu na plánu. Je-li vaše vyšší, je to zdarma. Je-li nižší nebo stejná, zvolte: nejdřív vyšlete dva služebníky, nebo odhoďte jinou kartu z ruky, nebo kartu vyměňte a obou akcí se vzdejte.
rules-G3-2 =
    You must exchange one card of your hand for one on the board. If yours is higher, this is free. If it is lower or equal, choose one of three:
    • remove 2 servants first;
    • or discard another card of your hand to your discard pile first;
    • or exchange without performing any action.
    .example = You give a 5 for the 8 at the jade market: you remove 2 servants, or discard the 2 you also hold, or go without both actions. A 9 would take the 8 for nothing.
# untranslated: text, .ruling
# before: Jedničku lze za devítku vyměnit bez placení: nejskromnější dar dojme nejpyšnějšího úředníka. | .ruling Platí tu vytištěné hodnoty, ať je zvyšuje cokoli.
rules-G3-3 = A gift of value 1 is exchanged freely for a 9 on the board.
    .ruling = Printed values count here.
# untranslated: text
# before: Kartu vzatou z plánu položte lícem dolů na svůj odhazovací balíček. Zítra ji budete mít v ruce; prohlédnout si ji můžete kdykoli.
rules-G3-4 = The card you took goes face down on your discard pile, which will be your hand tomorrow. You may look at it at any time, the others may not.
# untranslated: text, .example, .differs, .ruling
# before: Potom můžete využít akci zahrané karty a po ní akci lokace: obě, jednu nebo žádnou. Jsou-li obě stejné, lze akci provést dvakrát. | .ruling Akci, kterou nelze zaplatit nebo která by nic nezměnila, nelze zvolit. Počítají se i žetony, které lze kvůli placení vyměnit. Akce kanálu, při níž se nic neumístí, neposune ani nezíská, neplatí za provedenou.
rules-G3-5 = Then you may perform the action of the card you gave and the action of the location where you gave it: either, both or neither, the card’s first. If both are the same action, you may do it twice.
    .example = You give a card with the wall at the Great Wall. You build for the card and then for the location, each time with A or B.
    .differs = If both actions are the same, the English and Turkish rulebooks have you do it twice, the Polish one once or twice, and in the Czech one you may do it twice. Here you may leave out either.
    .ruling = An action that can’t be paid for, or that would change nothing, can’t be chosen; what tokens could pay for after an exchange counts as payable. A canal action in which nothing was placed, moved or claimed was not performed.
# untranslated: text, .example, .ruling
# before: Karta může ukazovat akci lokace, najmutí 1 nebo 2 služebníků, výměnu karty (karta z ruky nebo z odhazovacího balíčku za libovolnou na plánu), nebo nic. | .ruling Výměnou lze vzít zpět i právě zahranou kartu. Obě karty se musí lišit.
rules-G3-6 = A card shows the action of the palace, the canal, the wall, the decrees or intrigue; or 1 servant; or 2 servants; or a swap; or nothing. Servants come from your supply into your pool. In a swap you exchange a card of your hand or your discard pile for any card on the board; the new card goes where the old one came from.
    .example = Your discard pile has a 4, a die shows 7, and a 7 lies on the board: with a swap the 7 goes into your discard pile and matches at night.
    .ruling = Servants of a card, a token or a benefit are gained whole, as far as your supply goes; only whether one of them is the double is your choice. A swap may take back the card just given. The two cards of a swap must differ.
# untranslated: .ruling
# before: .ruling „Kdykoli“ znamená při každém vlastním rozhodnutí a ještě jednou před závěrečným bodováním.
rules-G3-7 = Kdykoli můžete vyměnit žetony cestování. Karta odhozená jako platba leží v odhazovacím balíčku a v noci se porovnává s kostkami.
    .ruling = “At any time” means at every decision of your own, and once more before the final scoring.

# untranslated: text, .b, .example
# before: Posuňte svého cestovatele. | .b Vyšlete 2 služebníky za dva pohyby. První žeton vezměte a využijte před druhým pohybem.
rules-G4-1 = Move your traveller to collect tokens.
    .a = Jeden pohyb.
    .b = Remove 2 servants and move twice. Collect and use the first token before the second move.
    .example = You remove 2 servants for B. The first token brings 2 servants, so you have them back before you choose where to go next.
# untranslated: text
# before: Prvním pohybem ve hře postavíte cestovatele na libovolné město s žetonem. Později jdete po cestách do města s žetonem; městy bez žetonu se prochází.
rules-G4-2 = Your first move puts the traveller on any city with a token. Each later move follows the roads to a city with a token; cities without one, empty or with travellers, are passed through.
    .ruling = Dosažitelné je každé město, které s vaším spojují jen města bez žetonů. Nemá-li druhý pohyb varianty B kam vést, propadá.
# untranslated: text, .ruling
# before: Vezměte žeton, využijte ho, chcete-li, a položte ho lícem dolů do jednoho ze šesti výřezů své desky. Bez volného výřezu musíte nejdřív žetony vyměnit. | .ruling Nový žeton se této výměny neúčastní. Nejdřív se vyřídí vše, co žeton způsobil, pak se uloží a nakonec přijde druhý pohyb varianty B.
rules-G4-3 = Collect the token, use its benefit at once if you like, then put it face down on one of the 6 token spaces of your board. Without a free space you must exchange tokens first.
    .ruling = The new token takes no part in that exchange. All that a benefit sets off (a wall scoring with everyone’s intrigue benefits, an arrival in the palace, a claim) is settled first; then the token is stored; then the second move of B follows.
# untranslated: text
# before: Žetony přinášejí: najmutí 1 nebo 2 služebníků; vyslance +1; intriky +1; nefrit za kartu z ruky s hodnotou 7 nebo více; 2 body; výměnu karty; odhozenou kartu zpět do ruky; volného služebníka na loď nebo na zeď; nefrit za 3 služebníky. Jeden druh nepřináší nic, ale při výměně se počítá za dva; leží lícem nahoru.
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
    • 1 servant from the supply onto a ship or a new ship, which may claim if it is full;
    • 1 servant from the supply onto the wall.
    One kind has no benefit but counts as two tokens in an exchange; it stays face up and takes one space.
# untranslated: text, .example, .ruling
# before: Bonusový žeton platí do konce dne a leží u něj váš najatý služebník: vaše dary mají o 1 vyšší hodnotu; nebo vám ostatní dají bod, kdykoli provedou akci vámi zvolené lokace; nebo je v ní můžete následovat a provést akci také. | .ruling Spouštějí ho akce karet i lokací, žetony a dekrety ne, a akce, kterou někoho následujete, nespustí nic. Body neklesnou pod 0, majitel ale svůj bod dostane. Nejdřív se platí mýto, pak v pořadí tahů následují ostatní.
rules-G4-5 =
    There are three kinds of bonus tokens, two of each. Put the token and a servant from your pool beside your board, or beside the location it is for. Until the day ends
    • your gifts count one higher;
    • or, with a toll on a location of your choice, you gain 1 point each time another player performs its action, and that player loses 1;
    • or, on a location of your choice, you may follow each time another player performs its action, and perform it, too.
    At the day’s end the token goes face down on a token space, after an exchange if all are full, and the servant into your supply. Until then it neither counts as a token nor against the limit.
    .example = Your toll lies at the Grand Canal. Deniz gives a card with the canal there and performs both actions: you gain 2 points, Deniz loses 2.
    .ruling = The actions of cards and of locations set off a toll or a follower each time they are performed; effects of tokens, decrees and benefits don’t. A follower pays the toll like anybody else, but never to oneself, and a followed action can’t be followed again. When an action is complete, tolls come first, then followers in turn order. Points never fall below 0, but the owner gains 1 all the same. Several tokens with +1 add up. The servant may be the double; without a servant in the pool the token is only collected. At the day’s end tokens are put away in player order.
# untranslated: text, .example, .ruling
# before: Vyměňte 2 žetony za najmutí 1 služebníka, 4 za 2 body, nebo 6 za 1 nefrit. | .ruling Kolik použijete žetonů počítaných za dva, určujete vy. Z ostatních odcházejí nejdřív nejstarší.
rules-G4-6 = Exchange 2 tokens for 1 servant, 4 for 2 points, or 6 for 1 jade. For a servant there must be one in your supply. Exchanged tokens go to the discards.
    .example = You have four tokens and one that counts as two. Together they count as six and bring a jade.
    .ruling = You say how many of the tokens that count as two are used. Of those face down the oldest go first.

# untranslated: text, .b, .ruling
# before: Umístěte služebníky na stavbu Velké zdi. | .b Vyšlete 1 služebníka, pak umístěte jednoho nebo dva další. | .ruling Služebník navíc z dekretu zdi vyžaduje umístění najatého služebníka a přichází před kontrolou zdi. Může to být dvojitý služebník.
rules-G5-1 = Place servants on the Great Wall.
    .a = Umístěte 1 najatého služebníka.
    .b = Remove 1 servant, then place 1 or 2 others from your pool.
    .ruling = The extra servant of the level 2 decree comes with every wall action in which a servant was placed: that of a card, of the location, a followed one, and that of Meng’s special card. It is placed before the section is checked, and it may be the double.
# untranslated: text, .example
# before: Úsek zdi je dokončen se 4 služebníky (1–2 hráči), s 5 (3 hráči), se 6 (4 hráči) nebo se 7 (5 hráčů). Kdo jich tam má nejvíce, získá 3 body, posune vyslance o 1 krok a všechny své vrátí mezi volné. Ostatní zůstávají. Remízy rozhodují intriky.
rules-G5-2 = If after the action the wall holds at least 4 servants (1 or 2 players), 5 (3 players), 6 (4 players) or 7 (5 players), the section is complete and scored. Whoever has the most gets 3 points and envoy +1 and takes all their servants back to the supply; the others stay. Intrigue breaks ties.
    .example = A game of four: Ada has 3 servants on the wall, Deniz 2. Deniz places one more, and with six the section is complete. Both have three, and Deniz is ahead in intrigue: 3 points, envoy +1, and three servants go home. Ada’s three stay.
# untranslated: text, .example, .ruling
# before: Potom si každý, kdo měl na zdi služebníka, může vzít jednu výhodu; začíná ten, kdo je na stupnici intrik nejníže. Klesněte o 1 krok za 1 služebníka, o 3 za 2 služebníky, o 5 za přetočení kostky na libovolnou stěnu, nebo o 7 za 1 nefrit. | .ruling Výhodu, která nic nepřinese, nelze vzít. S jediným volným služebníkem přinesou 3 kroky jednoho. Kostka se přetočí na jinou stěnu.
rules-G5-3 =
    Then everyone who was on the wall before the scoring may take one intrigue benefit, from the lowest intrigue marker up; this order is fixed at the start. Without the steps there is no benefit.
    • 1 step down: 1 servant
    • 3 steps down: 2 servants
    • 5 steps down: turn one die to any face
    • 7 steps down: 1 jade
    .example = At step 6 you may take one or two servants or turn a die; for jade you would need to stand at 7 or higher.
    .ruling = A benefit that would bring nothing can’t be taken. With one servant left in the supply, 3 steps bring that one. A die is turned to another of its faces. After a scoring the wall can’t be complete again at once.

# untranslated: text, .example, .ruling
# before: Vyšlete tolik služebníků, kolik ukazuje dům s nefritem, a vezměte si ho. Když jsou všechny domy prázdné, stojí nefrit 5 služebníků. | .ruling Nefritový dekret snižuje i tuto cenu. Nefrit z žetonů, výhod a výměn není z domů.
rules-G6-1 = Choose a house that still has jade, remove as many servants as it shows, and take the jade. When all houses are empty, a jade from the square costs 5 servants. Jade from tokens, benefits and exchanges doesn’t come from the houses.
    .example = You have two jades, worth 3 points. You remove 3 servants at a house that shows 3; now your three jades are worth 6.
    .ruling = The jade decree lowers the price of the square, too.

# untranslated: text, .a
# before: Posuňte svůj ukazatel vzhůru; vrchol je 14. | .a O 1 krok. Kdo ten den první zvolí A, vezme si žeton příštího začínajícího hráče a zítra začíná.
rules-G7-1 = Move your intrigue marker up the track; 14 is the top.
    .a = Move up 1. The first player to choose A this day takes the medal and will be start player tomorrow.
    .b = Vyšlete 1 služebníka a posuňte se o 3 kroky.
# untranslated: text, .example, .ruling
# before: Ukazatel, který dojde na jiné, leží na nich a horní je před dolním. Kdo je tu dál, vyhrává každou remízu ve hře. | .ruling Ukazatel, který se nemůže pohnout, zůstává na svém místě ve sloupci. Na 14 lze A stále zvolit kvůli žetonu příštího začínajícího hráče.
rules-G7-2 = A marker that lands on others goes on top of them, and the upper one is ahead. Whoever is ahead here wins every tie in the game.
    .example = Ada stands on step 4. Deniz moves up to 4 and lies on her marker: Deniz is ahead of her.
    .ruling = A marker that can’t move keeps its place in the stack. At step 14 you may still choose A, for the medal.

# untranslated: text, .b, .example
# before: Posuňte vyslance po palácové stupnici vzhůru. V paláci zaujměte nejlepší volné místo. Každý další krok pak místo posunu přinese 1 bod. | .b Vyšlete 2 služebníky: o 2 kroky a intriky +1.
rules-G8-1 = Move your envoy up the palace track. It is 8 steps up: the eighth is the palace, where your envoy takes the best arrival place still free. Each further step is 1 point instead.
    .a = O 1 krok.
    .b = Remove 2 servants: move up 2 steps, and intrigue +1.
    .example = Your envoy stands on step 7, and you choose B: with the first step you arrive, and the second is 1 point.

# untranslated: text, .example
# before: Vyšlete tolik služebníků, kolik dekret ukazuje, a po jednom za každého služebníka jiných hráčů na něm; pak na něj jednoho umístěte. Každý dekret můžete mít jednou. Dekrety 1. a 2. úrovně přinesou body hned.
rules-G9-1 = Remove the servants printed on the decree, and 1 more for each opponent’s servant there; then place 1 more on it, never the double. You can have each decree once. Decrees of levels 1 and 2 bring their points at once.
    .example = A decree shows 1 servant, and two opponents are there. You remove 3 and place 1, so you need four in your pool.
# untranslated: text, .differs
# before: 1. úroveň platí každé ráno, chcete-li: intriky +2; volný služebník na loď; najmutí 1 služebníka; vyslanec +1 (v paláci 1 bod); nebo výměna karty s plánem.
rules-G9-2 =
    Level 1 works every morning, if you like:
    • intrigue +2;
    • 1 servant from the supply onto a ship or a new ship, which may claim if it is full;
    • 1 servant from the supply into the pool;
    • envoy +1, or 1 point if your envoy is in the palace;
    • swap a card with the board.
    .differs = In the English and Turkish rulebooks the morning swap takes a card of the hand or the discard pile, in the Polish and Czech ones a card of the hand. In the morning that is the same, for the discard pile has become the hand.
# untranslated: text, .differs, .ruling
# before: 2. úroveň platí stále: dvojí cestování stojí o 1 služebníka méně; nefrit o 1 méně; každá akce zdi může přidat volného služebníka; stejné dary se mění zdarma; další dekrety stojí o 1 méně.
rules-G9-3 =
    Level 2 always works:
    • variant B of travel costs 1 servant less;
    • the jade action costs 1 less;
    • each wall action may add 1 servant from the supply;
    • equal gifts are exchanged freely;
    • the decree action costs 1 less.
    .differs = In the English, Czech and Turkish rulebooks the jade decree works whenever you perform the jade action. The Polish one says so on its last page, but in its list of decrees only for an exchange with the Jade Official. Here it works for every jade action, also a followed one.
    .ruling = The decree that makes decrees cheaper doesn’t lower its own price.
# untranslated: text, .example, .ruling
# before: 3. úroveň se počítá na konci: 1 bod za každé 3 body (nejvýše 10, počítá se první); 8 bodů; 2 za každý nefrit (nejvýše 10); 2 za každého vašeho služebníka na dekretech; 2 za každého vašeho služebníka u odměn z přístavů.
rules-G9-4 =
    Level 3 counts at the end:
    • 1 point for every 3 points scored during the game, at most 10, counted before the others;
    • 8 points;
    • 2 points for each jade, at most 10;
    • 2 points for each of your servants on decrees, this one included;
    • 2 points for each of your servants at harbour rewards.
    .example = Your VP marker shows 20: the first of these decrees brings 6 points.
    .ruling = The points scored during the game are those that the track shows, so a toll you paid is gone.

# untranslated: text, .a, .b, .differs
# before: Obsaďte své lodě a plujte. | .a Můžete umístit 1 služebníka na loď a pak posunout jednu svou loď do dalšího přístavu. | .b Vyšlete 1 služebníka a pak umístěte přesně 2 další na jednu nebo dvě lodě.
rules-G10-1 = Load your ships and sail them.
    .a = You may put 1 servant on one of your ships or on a new one; then you may move one of your ships a harbour ahead.
    .b = Remove 1 servant, then put exactly 2 others on one or two ships. No ship moves.
    .differs = Only the Czech rulebook says that in A one loads first and sails then; the others say “and”. We follow the Czech one.
# untranslated: text
# before: Nová loď přijde do prvního volného přístavu cesty zleva. Pro 1–3 hráče je jedna cesta s pěti přístavy, pro 4–5 hráčů dvě; lodě ji nikdy nemění. Loď uveze tři služebníky a prázdná nikdy nepluje.
rules-G10-2 = A new ship goes to the leftmost free harbour of a route; that is no move. With 4 or 5 players there are two routes of five harbours, with 1 to 3 players one, and ships never change their route. A ship carries 3 servants and never sails empty.
# untranslated: text, .example
# before: Loď pluje do nejbližšího volného přístavu před sebou, obsazené míjí. Není-li žádný volný, stojí.
rules-G10-3 = A ship moves to the next free harbour ahead, past those that are occupied. If none is free, it can’t move.
    .example = Your ship lies in harbour 2, and ships lie in 3 and 4: its next move leads to harbour 5.
# untranslated: text, .example, .ruling
# before: Loď se třemi služebníky si může vzít odměnu přístavu, máte-li pro ni místo: 4 body v přístavu 2 (třikrát), vrchní kartu dobíracího balíčku do ruky v přístavu 3 (dvakrát), dvojitého služebníka v přístavu 4 (jednou), kteroukoli z nich v přístavu 5. Jeden služebník u odměny zůstane natrvalo, ostatní jdou mezi volné a loď se vrátí domů. | .ruling Plné lodě si mohou vzít odměnu při každém rozhodnutí vaší akce kanálu a v noci; loď naplněná žetonem nebo dekretem jen hned. Z prázdného balíčku kartu vzít nelze. Odměny čtvrté noci se počítají.
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

# untranslated: text, .example, .differs, .ruling
# before: Dvojitý služebník zabírá na zdi i na lodi dvě místa a počítá se za dva, ale umisťujete ho jako jednoho. Kde se mají vyslat 2 služebníci, stačí jen on. Nikdy nejde na dekret ani nezůstává u odměny z přístavu. Kdykoli najímáte služebníky, jedním z nich může být dvojitý. | .ruling Za jednoho platí jen tam, kde se má vyslat přesně 1.
rules-G11-1 =
    The double servant is locked until you claim him at a harbour; then he goes into your pool.
    • Gaining: whenever you gain 1 servant and he is in your supply, it may be him.
    • Removing: when 2 servants must be removed, he alone is enough.
    • Placing: on the wall or a ship he takes 2 spaces and counts as 2, but uses up only one placement. From the wall, a ship or the sea he comes back to your supply.
    • Never: on a decree or at a harbour reward. A ship with him and a normal servant leaves the normal one there.
    .example = With variant B at the wall you remove 1 servant and place a normal servant and the double: together they count as three.
    .differs = In its chapter on him the Czech rulebook puts the newly claimed double servant into the supply, in that on the canal, like the other three, into the pool. Here he goes into the pool.
    .ruling = One of several servants gained at once may be the double, too. He pays for 1 only where exactly 1 is due.

# untranslated: text, .example, .ruling
# before: Každá karta v odhazovacím balíčku přinese najmutí 1 služebníka za každou kostku s její hodnotou. Kdo má nejvíce shod, získá 3 body a může posunout vyslance o 1 krok; remízy rozhodují intriky. | .example Kostky ukazují 3, 3 a 6. Za šestku najmete 1 služebníka, za dvě trojky 4, za trojku a dvě šestky také 4. | .ruling Bez jediné shody ty body nezíská nikdo. Shodné karty se ukážou, ostatní zůstanou skryté.
rules-G12-1 = Every card in your discard pile brings 1 servant for each die of its value, or fewer if you like. Whoever has the most matches gets 3 points and may move the envoy +1; intrigue breaks ties. A match is a pair of a card and a die, and it counts for the most even if your supply is empty.
    .example = The dice show 3, 3 and 6. A single 6 brings 1 servant; two 3s bring 4; a 3 and two 6s bring 4 as well.
    .ruling = With no match you can’t have the most. Cards that match are shown to all, the others stay hidden.
# untranslated: text, .ruling
# before: Každá loď pluje o jeden přístav dál, nejdřív ta nejvzdálenější. Loď z přístavu 5 se ztratí na moři: vrátí se domů a její služebníci mezi volné. Pak si plné lodě mohou vzít odměny. | .ruling Odměny se berou v pořadí hráčů.
rules-G12-2 = Every ship moves on one harbour, the one furthest ahead first. A ship in harbour 5 is lost at sea: it comes home, and its servants go to the supply. Then full ships may claim.
    .ruling = They claim in player order.
# untranslated: text
# before: Odhazovací balíček se stane vaší rukou. Po čtvrté noci následuje závěrečné bodování.
rules-G12-3 = Your discard pile becomes your hand, together with what is still in it. After the fourth day comes the final scoring.

# untranslated: text, .ruling
# before: Naposledy lze vyměnit žetony.
rules-G13-1 = Travel tokens can still be exchanged.
    .ruling = Everyone is asked once more before anything is counted.
# untranslated: text, .example
# before: Kdo má na zdi nejvíce služebníků, získá 3 body a posune vyslance o 1 krok. Výhody z intrik už nejsou.
rules-G13-2 = Whoever has the most servants on the wall gets 3 points and envoy +1, complete or not. There are no intrigue benefits.
    .example = Only two servants stand on the wall, one of Ada’s and one of Deniz’s. Deniz is ahead in intrigue and gets 3 points and the step.
# untranslated: text
# before: Počítají se dekrety 3. úrovně.
rules-G13-3 = Decrees of level 3 are counted.
# untranslated: text
# before: Místo v paláci přinese své body.
rules-G13-4 = Your arrival place in the palace scores its points.
# untranslated: text, .example
# before: Za 1 až 5 nefritů získáte 1, 3, 6, 10 nebo 15 bodů, za každý další ještě 2.
rules-G13-5 = One to five jades are worth 1, 3, 6, 10 or 15 points, each beyond five 2 more.
    .example = Seven jades are worth 15 + 2 + 2 = 19 points.
# untranslated: .ruling
# before: .ruling Není-li v paláci nikdo, nikdo nevyhrává.
rules-G13-6 = Kdo není v paláci, má 0 bodů a nemůže vyhrát. Vítězí, kdo má nejvíce bodů; remízy rozhodují intriky.
    .ruling = If nobody is in the palace, nobody wins. Those outside rank by intrigue.

# untranslated: text, .ruling
# before: Hraje se jako ve dvou proti Mengovi, bez bonusových žetonů. Jedna lokace je jeho zaměření; leží na ní jeho dvojitý služebník. Při nízké obtížnosti má v balíčku 10 karet, z toho jednu speciální; při normální a vysoké 11 karet, z toho dvě speciální. Při vysoké navíc začíná s pátým darem. Začínáte vy. | .ruling Mengův balíček darů se vždy považuje za zamíchaný.
rules-G14-1 =
    Set up for two players, without bonus tokens. One location is Meng’s focus, drawn or chosen, and marked by his double servant. Choose the card sets for you and Meng: 4 and 5, 2 and 3, or 1 and 2. His gifts are shuffled and lie face down, and so does the automa deck. You start.
    • Easy: 10 automa cards, one of them special.
    • Normal: all 11, two of them special.
    • Hard: all 11, and Meng has a fifth gift, a random card of the draw pile, which is marked at his harbour rewards.
    .ruling = Meng’s stack of gifts counts as shuffled at all times, with the cards that join it. The mark of his fifth card counts for the level 3 decree about harbour rewards like any other.
# untranslated: text, .differs
# before: V jeho tahu se otočí karta Automa a vrchní karta jeho darů. Vymění dar na určené lokaci, hodnoty neporovnává a nic neplatí; pak provede akci karty, může-li (místo výměny karty získá 1 bod), a variantu A lokace.
rules-G14-2 = In his turn an automa card and his top gift are revealed. He exchanges at the location shown; values don’t matter, and he pays nothing. Then he performs the card’s action if he can (instead of a swap he gets 1 point), then that of the location, in variant A. The day’s automa cards are set aside. When the deck is empty, those of earlier days are reshuffled.
    .differs = In the Polish rulebook the automa cards of the previous day are reshuffled, in the other three those of all previous days. We follow the three.
# untranslated: text, .example
# before: Za soumraku, když už vám ani Mengovi nezbývají karty, přijdou postupně spodní části jeho karet z toho dne. Co nemůže zaplatit, přeskočí.
rules-G14-3 = Twilight comes when you both have no cards left. His automa cards of this day follow in the order in which they were played, each with its lower action. What he can’t pay for, even with tokens exchanged for servants, is skipped.
    .example = Today he was at the wall, at the palace and at intrigue. In twilight he places another servant on the wall, then lacks the 2 servants for the palace and skips it, then pays 1 for two steps of intrigue.
# untranslated: text, .ruling
# before: Cestuje z pravého dolního rohu proti směru hodinových ručiček po okraji mapy k dalšímu žetonu; je-li okraj prázdný, k nejbližšímu kdekoli. Za soumraku vyšle 2 služebníky za ještě jeden pohyb. | .ruling Z více nejbližších žetonů bere první v pořadí okraje. Není-li žádný, neplatí nic.
rules-G14-4 = Travel: he starts in the lower right city and goes counter-clockwise along the rim of the map, each time to the next token. If the rim is bare, he goes to the nearest token, by the fewest roads, and returns to the rim the day after. Twilight: he removes 2 servants for one more move.
    .ruling = Of several nearest tokens he takes the first in the order of the rim, then inner ones. If there is no token to be had, he pays nothing and nothing happens.
# untranslated: text, .differs, .ruling
# before: Jeho žetony fungují jako vaše, s malými změnami: výměna karty přinese 1 bod a za nefrit dá vrchní kartu bez ohledu na hodnotu. Šest žetonů hned vymění za nefrit. Žetony mění za služebníky, když mu to umožní akci, za body nikdy.
rules-G14-5 =
    Tokens work for him as for you, with these changes:
    • To take a card back, the top card of his discard pile joins his stack; in twilight it is 1 point instead.
    • For jade he gives his top gift whatever its value; in twilight it is 1 point instead.
    • A swap is 1 point.
    Six tokens always become a jade at once. He exchanges tokens for servants whenever that makes an action possible, never for points.
    .differs = In the Polish rulebook he exchanges tokens for servants for a variant B only, in the other three for any action. We follow the three.
    .ruling = With 3 servants in his pool he always buys the jade of that token, but he exchanges no tokens for it. If there is no card to take back or to give, nothing happens.
# untranslated: text
# before: Na zeď umístí 1 služebníka; za soumraku 1 vyšle a 1 umístí. Jako výhodu z intrik si vezme nefrit, je-li na poli 7 nebo výš, jinak najme 1 služebníka.
rules-G14-6 = Wall: he places 1 servant if he has one. Twilight: with at least 2 in the pool he removes 1 and places 1. After a scoring his benefit is a jade from step 7 on; below that 1 servant from step 1 on, if his supply has one.
# untranslated: text
# before: Koupí nejlevnější nefrit, na který má. Na stupnici intrik postoupí o 1 krok a vezme si žeton příštího začínajícího hráče, za soumraku vyšle 1 služebníka za 2 kroky. V paláci postoupí o 1 krok, za soumraku vyšle 2 služebníky za vyslance +1 a intriky +1.
rules-G14-7 = Jade: he buys the cheapest he can pay for. Intrigue: +1 and the medal, if it is there; twilight: he removes 1 servant for +2. Palace: envoy +1; twilight: he removes 2 servants for envoy +1 and intrigue +1.
# untranslated: text, .differs
# before: Chce dekret úrovně podle dne (4. den 3. úroveň): ze dvou ten bez vašeho služebníka, jinak dolní; má-li už oba, nebo je nemůže zaplatit, vybírá z nižších úrovní a nakonec z vyšších.
rules-G14-8 =
    Decrees at normal cost: he wants one of the day’s level, on day 4 of level 3. Of two he takes the one without your servant; if both are free of you, the bottom one. If he can’t have one there, he looks at lower levels, then at higher ones, and always takes one if he can pay for any, tokens included.
    • The swap decree brings him 1 point each morning.
    • The travel decree makes his twilight travel cost 1 less.
    .differs = If you have a servant on both, only the Czech rulebook clearly names the bottom one; the English and Turkish can be read so, the Polish says nothing. He takes the bottom one.
# untranslated: text, .ruling
# before: Umístí 1 služebníka na svou loď, ale během dne s ní nikdy nepluje. Se třemi služebníky na palubě si hned bere odměnu, ať je přístav jakýkoli: nejdřív karty, pak pokaždé 4 body.
rules-G14-9 =
    Canal: he puts 1 servant on a ship he has, else on a new one, and never moves ships himself. Twilight: with at least 2 in the pool he removes 1 and places 1.
    Three servants aboard claim at once, whatever the harbour: the first two claims are cards (only the first, if he began with five gifts), each later one is 4 points, without limit. In twilight a card goes to his discard pile. All three servants go to his supply; markers of a third colour show his rewards, at most 3 at the 4 points, and count for the level 3 decree.
    .ruling = With the draw pile empty he gets 4 points in place of a card. Of two servants the second goes on the next ship if it no longer fits.
# untranslated: text
# before: Speciální karta ho pošle k jeho zaměření, kde karta i lokace platí jako varianta B zdarma. Za soumraku mu speciální karta a karty nefritu a dekretů přinesou 1 volný pohyb cestovatele.
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
# untranslated: text, .example
# before: V noci má v 1., 2., 3. a 4. dni vždy 1, 2, 3 a 4 shody. Mimo palác nedostane body za palác, ale zbytek mu zůstane a může vyhrát.
rules-G14-11 = At night he counts 1, 2, 3 or 4 matches on day 1, 2, 3 or 4, for his servants and for the most. If he isn’t in the palace at the end, he gets no points for a place there, but keeps his score and can win.
    .example = On day 3 he counts 3 matches. With three of your own, intrigue decides who gets the 3 points.

# untranslated
rules-gugong-summary = Summary
    .lead = Gùgōng on one page, to keep beside the board.
# untranslated
rules-gugong-summary-aim = Aim
    .lines =
        Four days. Most points win, but only with the envoy in the palace.
        Remove servants: from the pool to the supply. Gain servants: from the supply into the pool.
        Ties: whoever is ahead in intrigue, of a stack the upper marker.
# untranslated
rules-gugong-summary-morning = Morning (not on day 1)
    .lines =
        The medal makes the start player.
        Fill cities without token and traveller.
        Roll the dice.
        Level 1 decrees, in player order.
        Move the day tracker, take servants.
# untranslated
rules-gugong-summary-turn = Your turn
    .lines =
        Give a card, take one from the board onto your discard pile.
        Higher: free; a 1 for a 9, too. Lower or equal: remove 2 servants, or discard another card, or no actions.
        Then the card’s action, then the location’s: either, both or neither.
        No card in hand at your turn: you pass for this day.
# untranslated
rules-gugong-summary-travel = To the next city with a token; the first move goes anywhere. Use the token, then store it (6 spaces).
# untranslated
rules-gugong-summary-great_wall = Full with 4/5/6/7 servants (1–2/3/4/5 players). The most: 3 points, envoy +1, own servants home. Then one intrigue benefit for all who were there.
# untranslated
rules-gugong-summary-jade = Remove the servants shown on a house and take its jade. All houses empty: 5 servants.
# untranslated
rules-gugong-summary-intrigue = Breaks every tie. 14 is the top.
# untranslated
rules-gugong-summary-palace = Step 8 is the palace: best free place. Each further step is 1 point.
# untranslated
rules-gugong-summary-decrees = Remove the printed servants + 1 per opponent’s servant there, then place 1. Each decree once.
# untranslated
rules-gugong-summary-canal = 3 servants aboard may claim: one stays at the reward, the others go to the supply.
# untranslated
rules-gugong-summary-tokens = Exchange tokens, at any time
    .lines =
        2 tokens: 1 servant
        4 tokens: 2 points
        6 tokens: 1 jade
# untranslated
rules-gugong-summary-benefits = Intrigue benefits, after the wall
    .lines =
        1 step down: 1 servant
        3 steps: 2 servants
        5 steps: turn a die
        7 steps: 1 jade
# untranslated
rules-gugong-summary-harbours = Harbour rewards
    .lines =
        2: 4 points (three times)
        3: top card of the draw pile (twice)
        4: double servant (once)
        5: any of these
# untranslated
rules-gugong-summary-night = Night
    .lines =
        1 servant for each pair of a card in your discard pile and a die. Most matches: 3 points, envoy +1.
        All ships move on; from harbour 5 they are lost. Full ships may claim.
        The discard pile becomes your hand.
# untranslated
rules-gugong-summary-end = After day 4
    .lines =
        Last exchange of tokens
        Most servants on the wall: 3 points, envoy +1
        Level 3 decrees
        Place in the palace
        Jade: 1, 3, 6, 10, 15, then +2 each
        Not in the palace: 0 points
# untranslated
rules-gugong-summary-solo = Meng
    .lines =
        Automa card and top gift: he exchanges there, whatever the values; card action, then location in variant A.
        Twilight: the lower actions of the day’s automa cards.
        Night: 1/2/3/4 matches on day 1/2/3/4.
