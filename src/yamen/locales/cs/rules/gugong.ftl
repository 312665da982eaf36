# Pravidla hry Gùgōng našimi slovy: jeden text pro každé očíslované pravidlo. `.a` a `.b` jsou dvě varianty akce,
# `.example` ukazuje pravidlo v praxi, `.ruling` říká, jak vykládáme to, co pravidla neříkají.

rules-gugong-setup = Cíl a příprava hry
    .lead = Čtyři dny v Zakázaném městě. Dávejte dary, využívejte laskavosti úředníků a přiveďte vyslance do paláce: kdo tam na konci není, nezíská nic.
rules-gugong-days = Den
    .lead = Každý den má ranní, denní a noční fázi. První den začíná bez rána.
rules-gugong-turns = Váš tah
    .lead = Vyměňte dar z ruky za dar na plánu a pak využijte, co oba nabízejí.
rules-gugong-travel = Cestování
    .lead = Váš cestovatel sbírá na mapě žetony. Každý pomůže hned a nasbírané žetony se dají později vyměnit.
rules-gugong-great_wall = Velká zeď
    .lead = Staví všichni společně. Když je úsek zdi dokončen, odměnu získá, kdo na něm má nejvíce služebníků.
rules-gugong-jade = Nefrit
    .lead = Kupujte nefrit za služebníky. Každý další kus má větší cenu než předchozí.
rules-gugong-intrigue = Intriky
    .lead = Stupnice, která rozhoduje každou remízu a jejíž kroky lze proměnit ve výhody.
rules-gugong-palace = Palác
    .lead = Schody, po kterých musí vystoupat váš vyslanec. Kdo přijde první, dostane nejlepší místo.
rules-gugong-decrees = Dekrety
    .lead = Trvalé výhody: každé ráno, po celou dobu nebo na konci hry.
rules-gugong-canal = Velký kanál
    .lead = Umisťujte služebníky na lodě. Loď se třemi služebníky si může vzít odměnu ve svém přístavu.
rules-gugong-double = Dvojitý služebník
    .lead = Služebník, který se počítá za dva, jakmile ho získáte v přístavu.
rules-gugong-night = Noc
    .lead = Kostky se porovnají s dary v odhazovacím balíčku, lodě plují dál a vy si berete do ruky karty na zítřek.
rules-gugong-end = Závěrečné bodování
    .lead = Po čtvrté noci se sečte všechno, v tomto pořadí.
rules-gugong-solo = Sólová hra: Meng
    .lead = Soupeř, kterého řídí malý balíček karet. Nic neplánuje, ale také na nic nezapomene.

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

rules-G6-1 = Vyšlete tolik služebníků, kolik ukazuje dům s nefritem, a vezměte si ho. Když jsou všechny domy prázdné, stojí nefrit 5 služebníků.
    .ruling = Nefritový dekret snižuje i tuto cenu. Nefrit z žetonů, výhod a výměn není z domů.

rules-G7-1 = Posuňte svůj ukazatel vzhůru; vrchol je 14.
    .a = O 1 krok. Kdo ten den první zvolí A, vezme si žeton příštího začínajícího hráče a zítra začíná.
    .b = Vyšlete 1 služebníka a posuňte se o 3 kroky.
rules-G7-2 = Ukazatel, který dojde na jiné, leží na nich a horní je před dolním. Kdo je tu dál, vyhrává každou remízu ve hře.
    .ruling = Ukazatel, který se nemůže pohnout, zůstává na svém místě ve sloupci. Na 14 lze A stále zvolit kvůli žetonu příštího začínajícího hráče.

rules-G8-1 = Posuňte vyslance po palácové stupnici vzhůru. V paláci zaujměte nejlepší volné místo. Každý další krok pak místo posunu přinese 1 bod.
    .a = O 1 krok.
    .b = Vyšlete 2 služebníky: o 2 kroky a intriky +1.

rules-G9-1 = Vyšlete tolik služebníků, kolik dekret ukazuje, a po jednom za každého služebníka jiných hráčů na něm; pak na něj jednoho umístěte. Každý dekret můžete mít jednou. Dekrety 1. a 2. úrovně přinesou body hned.
rules-G9-2 = 1. úroveň platí každé ráno, chcete-li: intriky +2; volný služebník na loď; najmutí 1 služebníka; vyslanec +1 (v paláci 1 bod); nebo výměna karty s plánem.
rules-G9-3 = 2. úroveň platí stále: dvojí cestování stojí o 1 služebníka méně; nefrit o 1 méně; každá akce zdi může přidat volného služebníka; stejné dary se mění zdarma; další dekrety stojí o 1 méně.
rules-G9-4 = 3. úroveň se počítá na konci: 1 bod za každé 3 body (nejvýše 10, počítá se první); 8 bodů; 2 za každý nefrit (nejvýše 10); 2 za každého vašeho služebníka na dekretech; 2 za každého vašeho služebníka u odměn z přístavů.

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
