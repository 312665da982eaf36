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
rules-gugong-setup-q3 = Why has everyone other cards?
    .answer = The sets are made for the seats: whoever plays later begins with other gifts. From the second day on everyone holds what they took.

# untranslated: .lead, .overview
# before: .lead Každý den má ráno, den a noc. První den začíná bez rána.
rules-gugong-days = Den
    .lead = Každý den má ranní, denní a noční fázi. První den začíná bez rána.
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
# before: .lead Staví všichni společně. Když je zeď plná, odměnu dostane, kdo na ní má nejvíce služebníků.
rules-gugong-great_wall = Velká zeď
    .lead = Staví všichni společně. Když je úsek zdi dokončen, odměnu získá, kdo na něm má nejvíce služebníků.
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
# before: .lead Umisťujte služebníky na lodě. Loď se třemi služebníky si může vzít odměnu svého přístavu.
rules-gugong-canal = Velký kanál
    .lead = Umisťujte služebníky na lodě. Loď se třemi služebníky si může vzít odměnu ve svém přístavu.
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
# before: .lead Kostky se porovnají s dary, které jste vzali, lodě plují dál a vy si berete karty na zítřek.
rules-gugong-night = Noc
    .lead = Kostky se porovnají s dary v odhazovacím balíčku, lodě plují dál a vy si berete do ruky karty na zítřek.
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

rules-G1-1 = Strana plánu závisí na počtu hráčů. Na každém městě leží lícem nahoru žeton cestování, ostatní tvoří hromádky. Hra se šesti bonusovými žetony je varianta; první partii hrajte bez nich. V sólové hře se nepoužívají.
rules-G1-2 = Na začátku se hodí třemi kostkami osudu.
rules-G1-3 = Ukazatel dne začíná na 1. dni.
rules-G1-4 = Karet darů je 38. Sedm leží lícem nahoru na sedmi lokacích, na každé jedna náhodná. Každý hráč začíná se sadou čtyř karet podle svého místa; zbytek tvoří dobírací balíček a nepoužité sady se vrátí do krabice.
rules-G1-5 = Na každém domě leží na začátku jeden nefrit. Další jsou na nádvoří a nikdy nedojdou.
rules-G1-6 = Na každou ze tří úrovní se vyloží dva z pěti dekretů.
rules-G1-7 = Začínáte se 6 najatými služebníky, kteří jsou k dispozici, a 6 volnými. Dvojitý služebník je zamčený. Tři lodě leží u vaší desky, cestovatel stojí vedle mapy, vyslanec pod schody. Ukazatele intrik leží na 0 na sobě, ukazatel začínajícího hráče vespod.
rules-G1-8 = Začínající hráč se losuje; hraje se po směru hodinových ručiček.
rules-G1-9 = Varianta pro experty: karty z plánu, z dobíracího balíčku a z nepoužitých sad se zamíchají dohromady a sedm z nich se vyloží na lokace.

rules-G2-1 = Kdo má z předchozího dne žeton příštího začínajícího hráče, dnes začíná a žeton vrátí na plán.
rules-G2-2 = Každé město bez žetonu a bez cestovatele dostane nový žeton. Jsou-li hromádky prázdné, zamíchají se odhozené žetony.
    .ruling = Města se doplňují v pořadí, jaké dává mapa. Když nejsou vůbec žádné žetony, zůstane město prázdné.
rules-G2-3 = Hodí se třemi kostkami osudu.
rules-G2-4 = V pořadí hráčů může každý využít své dekrety 1. úrovně.
    .ruling = Kdo jich má více, volí jejich pořadí.
rules-G2-5 = Ukazatel dne se posune a každý může najmout tolik volných služebníků, kolik ukazuje nový den.

rules-G3-1 = Počínaje začínajícím hráčem provede každý ve svém tahu jednu výměnu. Máte-li na tahu prázdnou ruku, pasujete až do konce dne. Den končí, když pasují všichni. Karta, která se vám do ruky dostane později, čeká na zítřek a v noci se nepočítá.
rules-G3-2 = Musíte vyměnit jednu kartu z ruky za jednu na plánu. Je-li vaše vyšší, je to zdarma. Je-li nižší nebo stejná, zvolte: nejdřív vyšlete dva služebníky, nebo odhoďte jinou kartu z ruky, nebo kartu vyměňte a obou akcí se vzdejte.
rules-G3-3 = Jedničku lze za devítku vyměnit bez placení: nejskromnější dar dojme nejpyšnějšího úředníka.
    .ruling = Platí tu vytištěné hodnoty, ať je zvyšuje cokoli.
rules-G3-4 = Kartu vzatou z plánu položte lícem dolů na svůj odhazovací balíček. Zítra ji budete mít v ruce; prohlédnout si ji můžete kdykoli.
rules-G3-5 = Potom můžete využít akci zahrané karty a po ní akci lokace: obě, jednu nebo žádnou. Jsou-li obě stejné, lze akci provést dvakrát.
    .ruling = Akci, kterou nelze zaplatit nebo která by nic nezměnila, nelze zvolit. Počítají se i žetony, které lze kvůli placení vyměnit. Akce kanálu, při níž se nic neumístí, neposune ani nezíská, neplatí za provedenou.
rules-G3-6 = Karta může ukazovat akci lokace, najmutí 1 nebo 2 služebníků, výměnu karty (karta z ruky nebo z odhazovacího balíčku za libovolnou na plánu), nebo nic.
    .ruling = Výměnou lze vzít zpět i právě zahranou kartu. Obě karty se musí lišit.
rules-G3-7 = Kdykoli můžete vyměnit žetony cestování. Karta odhozená jako platba leží v odhazovacím balíčku a v noci se porovnává s kostkami.
    .ruling = „Kdykoli“ znamená při každém vlastním rozhodnutí a ještě jednou před závěrečným bodováním.

rules-G4-1 = Posuňte svého cestovatele.
    .a = Jeden pohyb.
    .b = Vyšlete 2 služebníky za dva pohyby. První žeton vezměte a využijte před druhým pohybem.
rules-G4-2 = Prvním pohybem ve hře postavíte cestovatele na libovolné město s žetonem. Později jdete po cestách do města s žetonem; městy bez žetonu se prochází.
    .ruling = Dosažitelné je každé město, které s vaším spojují jen města bez žetonů. Nemá-li druhý pohyb varianty B kam vést, propadá.
rules-G4-3 = Vezměte žeton, využijte ho, chcete-li, a položte ho lícem dolů do jednoho ze šesti výřezů své desky. Bez volného výřezu musíte nejdřív žetony vyměnit.
    .ruling = Nový žeton se této výměny neúčastní. Nejdřív se vyřídí vše, co žeton způsobil, pak se uloží a nakonec přijde druhý pohyb varianty B.
rules-G4-4 = Žetony přinášejí: najmutí 1 nebo 2 služebníků; vyslance +1; intriky +1; nefrit za kartu z ruky s hodnotou 7 nebo více; 2 body; výměnu karty; odhozenou kartu zpět do ruky; volného služebníka na loď nebo na zeď; nefrit za 3 služebníky. Jeden druh nepřináší nic, ale při výměně se počítá za dva; leží lícem nahoru.
rules-G4-5 = Bonusový žeton platí do konce dne a leží u něj váš najatý služebník: vaše dary mají o 1 vyšší hodnotu; nebo vám ostatní dají bod, kdykoli provedou akci vámi zvolené lokace; nebo je v ní můžete následovat a provést akci také.
    .ruling = Spouštějí ho akce karet i lokací, žetony a dekrety ne, a akce, kterou někoho následujete, nespustí nic. Body neklesnou pod 0, majitel ale svůj bod dostane. Nejdřív se platí mýto, pak v pořadí tahů následují ostatní.
rules-G4-6 = Vyměňte 2 žetony za najmutí 1 služebníka, 4 za 2 body, nebo 6 za 1 nefrit.
    .ruling = Kolik použijete žetonů počítaných za dva, určujete vy. Z ostatních odcházejí nejdřív nejstarší.

rules-G5-1 = Umístěte služebníky na stavbu Velké zdi.
    .a = Umístěte 1 najatého služebníka.
    .b = Vyšlete 1 služebníka, pak umístěte jednoho nebo dva další.
    .ruling = Služebník navíc z dekretu zdi vyžaduje umístění najatého služebníka a přichází před kontrolou zdi. Může to být dvojitý služebník.
rules-G5-2 = Úsek zdi je dokončen se 4 služebníky (1–2 hráči), s 5 (3 hráči), se 6 (4 hráči) nebo se 7 (5 hráčů). Kdo jich tam má nejvíce, získá 3 body, posune vyslance o 1 krok a všechny své vrátí mezi volné. Ostatní zůstávají. Remízy rozhodují intriky.
rules-G5-3 = Potom si každý, kdo měl na zdi služebníka, může vzít jednu výhodu; začíná ten, kdo je na stupnici intrik nejníže. Klesněte o 1 krok za 1 služebníka, o 3 za 2 služebníky, o 5 za přetočení kostky na libovolnou stěnu, nebo o 7 za 1 nefrit.
    .ruling = Výhodu, která nic nepřinese, nelze vzít. S jediným volným služebníkem přinesou 3 kroky jednoho. Kostka se přetočí na jinou stěnu.

# untranslated: text, .example, .ruling
# before: Vyšlete tolik služebníků, kolik ukazuje dům s nefritem, a vezměte si ho. Když jsou všechny domy prázdné, stojí nefrit 5 služebníků. | .ruling Nefritový dekret snižuje i tuto cenu. Nefrit z žetonů, výhod a výměn není z domů.
rules-G6-1 = Choose a house that still has jade, remove as many servants as it shows, and take the jade. When all houses are empty, a jade from the square costs 5 servants. Jade from tokens, benefits and exchanges doesn’t come from the houses.
    .example = You have two jades, worth 3 points. You remove 3 servants at a house that shows 3; now your three jades are worth 6.
    .ruling = The jade decree lowers the price of the square, too.

rules-G7-1 = Posuňte svůj ukazatel vzhůru; vrchol je 14.
    .a = O 1 krok. Kdo ten den první zvolí A, vezme si žeton příštího začínajícího hráče a zítra začíná.
    .b = Vyšlete 1 služebníka a posuňte se o 3 kroky.
rules-G7-2 = Ukazatel, který dojde na jiné, leží na nich a horní je před dolním. Kdo je tu dál, vyhrává každou remízu ve hře.
    .ruling = Ukazatel, který se nemůže pohnout, zůstává na svém místě ve sloupci. Na 14 lze A stále zvolit kvůli žetonu příštího začínajícího hráče.

rules-G8-1 = Posuňte vyslance po palácové stupnici vzhůru. V paláci zaujměte nejlepší volné místo. Každý další krok pak místo posunu přinese 1 bod.
    .a = O 1 krok.
    .b = Remove 2 servants: move up 2 steps, and intrigue +1.
    .example = Your envoy stands on step 7, and you choose B: with the first step you arrive, and the second is 1 point.

# untranslated: text, .example
# before: Vyšlete tolik služebníků, kolik dekret ukazuje, a po jednom za každého služebníka jiných hráčů na něm; pak na něj jednoho umístěte. Každý dekret můžete mít jednou. Dekrety 1. a 2. úrovně přinesou body hned.
rules-G9-1 = Remove the servants printed on the decree, and 1 more for each opponent’s servant there; then place 1 more on it, never the double. You can have each decree once. Decrees of levels 1 and 2 bring their points at once.
    .example = A decree shows 1 servant, and two opponents are there. You remove 3 and place 1, so you need four in your pool.
# untranslated: text, .differs
# before: 1. úroveň platí každé ráno, chcete-li: intriky +2; volný služebník na loď; najmutí 1 služebníka; vyslanec +1 (v paláci 1 bod); nebo výměna karty s plánem.
rules-G9-2 = Level 1 works every morning, if you like: intrigue +2; 1 servant from the supply onto a ship or a new ship, which may claim if it is full; 1 servant from the supply into the pool; envoy +1, or 1 point if your envoy is in the palace; or swap a card with the board.
    .differs = In the English and Turkish rulebooks the morning swap takes a card of the hand or the discard pile, in the Polish and Czech ones a card of the hand. In the morning that is the same, for the discard pile has become the hand.
# untranslated: text, .differs, .ruling
# before: 2. úroveň platí stále: dvojí cestování stojí o 1 služebníka méně; nefrit o 1 méně; každá akce zdi může přidat volného služebníka; stejné dary se mění zdarma; další dekrety stojí o 1 méně.
rules-G9-3 = Level 2 always works: variant B of travel costs 1 servant less; the jade action costs 1 less; each wall action may add 1 servant from the supply; equal gifts are exchanged freely; the decree action costs 1 less.
    .differs = In the English, Czech and Turkish rulebooks the jade decree works whenever you perform the jade action. The Polish one says so on its last page, but in its list of decrees only for an exchange with the Jade Official. Here it works for every jade action, also a followed one.
    .ruling = The decree that makes decrees cheaper doesn’t lower its own price.
# untranslated: text, .example, .ruling
# before: 3. úroveň se počítá na konci: 1 bod za každé 3 body (nejvýše 10, počítá se první); 8 bodů; 2 za každý nefrit (nejvýše 10); 2 za každého vašeho služebníka na dekretech; 2 za každého vašeho služebníka u odměn z přístavů.
rules-G9-4 = Level 3 counts at the end: 1 point for every 3 points scored during the game, at most 10, counted before the others; 8 points; 2 for each jade, at most 10; 2 for each of your servants on decrees, this one included; or 2 for each of your servants at harbour rewards.
    .example = Your VP marker shows 20: the first of these decrees brings 6 points.
    .ruling = The points scored during the game are those that the track shows, so a toll you paid is gone.

rules-G10-1 = Obsaďte své lodě a plujte.
    .a = Můžete umístit 1 služebníka na loď a pak posunout jednu svou loď do dalšího přístavu.
    .b = Vyšlete 1 služebníka a pak umístěte přesně 2 další na jednu nebo dvě lodě.
rules-G10-2 = Nová loď přijde do prvního volného přístavu cesty zleva. Pro 1–3 hráče je jedna cesta s pěti přístavy, pro 4–5 hráčů dvě; lodě ji nikdy nemění. Loď uveze tři služebníky a prázdná nikdy nepluje.
rules-G10-3 = Loď pluje do nejbližšího volného přístavu před sebou, obsazené míjí. Není-li žádný volný, stojí.
rules-G10-4 = Loď se třemi služebníky si může vzít odměnu přístavu, máte-li pro ni místo: 4 body v přístavu 2 (třikrát), vrchní kartu dobíracího balíčku do ruky v přístavu 3 (dvakrát), dvojitého služebníka v přístavu 4 (jednou), kteroukoli z nich v přístavu 5. Jeden služebník u odměny zůstane natrvalo, ostatní jdou mezi volné a loď se vrátí domů.
    .ruling = Plné lodě si mohou vzít odměnu při každém rozhodnutí vaší akce kanálu a v noci; loď naplněná žetonem nebo dekretem jen hned. Z prázdného balíčku kartu vzít nelze. Odměny čtvrté noci se počítají.

rules-G11-1 = Dvojitý služebník zabírá na zdi i na lodi dvě místa a počítá se za dva, ale umisťujete ho jako jednoho. Kde se mají vyslat 2 služebníci, stačí jen on. Nikdy nejde na dekret ani nezůstává u odměny z přístavu. Kdykoli najímáte služebníky, jedním z nich může být dvojitý.
    .ruling = Za jednoho platí jen tam, kde se má vyslat přesně 1.

rules-G12-1 = Každá karta v odhazovacím balíčku přinese najmutí 1 služebníka za každou kostku s její hodnotou. Kdo má nejvíce shod, získá 3 body a může posunout vyslance o 1 krok; remízy rozhodují intriky.
    .example = Kostky ukazují 3, 3 a 6. Za šestku najmete 1 služebníka, za dvě trojky 4, za trojku a dvě šestky také 4.
    .ruling = Bez jediné shody ty body nezíská nikdo. Shodné karty se ukážou, ostatní zůstanou skryté.
rules-G12-2 = Každá loď pluje o jeden přístav dál, nejdřív ta nejvzdálenější. Loď z přístavu 5 se ztratí na moři: vrátí se domů a její služebníci mezi volné. Pak si plné lodě mohou vzít odměny.
    .ruling = Odměny se berou v pořadí hráčů.
rules-G12-3 = Odhazovací balíček se stane vaší rukou. Po čtvrté noci následuje závěrečné bodování.

rules-G13-1 = Naposledy lze vyměnit žetony.
rules-G13-2 = Kdo má na zdi nejvíce služebníků, získá 3 body a posune vyslance o 1 krok. Výhody z intrik už nejsou.
rules-G13-3 = Počítají se dekrety 3. úrovně.
rules-G13-4 = Místo v paláci přinese své body.
rules-G13-5 = Za 1 až 5 nefritů získáte 1, 3, 6, 10 nebo 15 bodů, za každý další ještě 2.
rules-G13-6 = Kdo není v paláci, má 0 bodů a nemůže vyhrát. Vítězí, kdo má nejvíce bodů; remízy rozhodují intriky.
    .ruling = Není-li v paláci nikdo, nikdo nevyhrává.

rules-G14-1 = Hraje se jako ve dvou proti Mengovi, bez bonusových žetonů. Jedna lokace je jeho zaměření; leží na ní jeho dvojitý služebník. Při nízké obtížnosti má v balíčku 10 karet, z toho jednu speciální; při normální a vysoké 11 karet, z toho dvě speciální. Při vysoké navíc začíná s pátým darem. Začínáte vy.
    .ruling = Mengův balíček darů se vždy považuje za zamíchaný.
rules-G14-2 = V jeho tahu se otočí karta Automa a vrchní karta jeho darů. Vymění dar na určené lokaci, hodnoty neporovnává a nic neplatí; pak provede akci karty, může-li (místo výměny karty získá 1 bod), a variantu A lokace.
rules-G14-3 = Za soumraku, když už vám ani Mengovi nezbývají karty, přijdou postupně spodní části jeho karet z toho dne. Co nemůže zaplatit, přeskočí.
rules-G14-4 = Cestuje z pravého dolního rohu proti směru hodinových ručiček po okraji mapy k dalšímu žetonu; je-li okraj prázdný, k nejbližšímu kdekoli. Za soumraku vyšle 2 služebníky za ještě jeden pohyb.
    .ruling = Z více nejbližších žetonů bere první v pořadí okraje. Není-li žádný, neplatí nic.
rules-G14-5 = Jeho žetony fungují jako vaše, s malými změnami: výměna karty přinese 1 bod a za nefrit dá vrchní kartu bez ohledu na hodnotu. Šest žetonů hned vymění za nefrit. Žetony mění za služebníky, když mu to umožní akci, za body nikdy.
rules-G14-6 = Na zeď umístí 1 služebníka; za soumraku 1 vyšle a 1 umístí. Jako výhodu z intrik si vezme nefrit, je-li na poli 7 nebo výš, jinak najme 1 služebníka.
rules-G14-7 = Koupí nejlevnější nefrit, na který má. Na stupnici intrik postoupí o 1 krok a vezme si žeton příštího začínajícího hráče, za soumraku vyšle 1 služebníka za 2 kroky. V paláci postoupí o 1 krok, za soumraku vyšle 2 služebníky za vyslance +1 a intriky +1.
rules-G14-8 = Chce dekret úrovně podle dne (4. den 3. úroveň): ze dvou ten bez vašeho služebníka, jinak dolní; má-li už oba, nebo je nemůže zaplatit, vybírá z nižších úrovní a nakonec z vyšších.
rules-G14-9 = Umístí 1 služebníka na svou loď, ale během dne s ní nikdy nepluje. Se třemi služebníky na palubě si hned bere odměnu, ať je přístav jakýkoli: nejdřív karty, pak pokaždé 4 body.
rules-G14-10 = Speciální karta ho pošle k jeho zaměření, kde karta i lokace platí jako varianta B zdarma. Za soumraku mu speciální karta a karty nefritu a dekretů přinesou 1 volný pohyb cestovatele.
rules-G14-11 = V noci má v 1., 2., 3. a 4. dni vždy 1, 2, 3 a 4 shody. Mimo palác nedostane body za palác, ale zbytek mu zůstane a může vyhrát.
