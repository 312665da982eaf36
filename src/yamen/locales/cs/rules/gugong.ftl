# Pravidla hry Gùgōng našimi slovy: jeden text pro každé očíslované pravidlo. `.a` a `.b` jsou dvě varianty akce,
# `.example` ukazuje pravidlo v praxi, `.ruling` říká, jak vykládáme to, co pravidla neříkají.

rules-gugong-setup = Cíl a příprava hry
    .lead = Na sbírání bodů máte čtyři dny, ale budou se počítat, jen když bude na konci váš vyslanec v paláci.
    .overview = Stojíte v čele mocné rodiny u císařského dvora. Přes den každý ve svém tahu dá kartu daru jednomu ze sedmi úředníků a na oplátku si vezme jeho dar; jednu akci nabízí dar, který dáváte, druhou lokace, kde ho dáváte, a co si vezmete, to budete mít zítra v ruce. Téměř všechno se platí služebníky. Body přinášejí Velká zeď, dekrety, přístavy, žetony cestování a v noci kostky, na konci pak nefrit, dekrety a vaše místo v paláci. Vítězí, kdo má nejvíce bodů.
rules-gugong-setup-q1 = Jaký je rozdíl mezi najatými a volnými služebníky?
    .answer = Použít můžete jen najaté. Vyslat služebníky znamená přesunout je z najatých mezi volné, najmout je znamená přesunout je z volných mezi najaté. Nemáte-li volné služebníky, nenajmete nikoho.
rules-gugong-setup-q2 = Proč leží ukazatel intrik začínajícího hráče vespod?
    .answer = Horní ukazatel je před dolním, a tak zpočátku vyhrávají remízy ti, kdo hrají později.
rules-gugong-setup-q3 = Přijdu o služebníky, které vyšlu?
    .answer = Ne. Čekají mezi volnými, dokud je znovu nenajmete: ráno, v noci, nebo díky kartě, žetonu či výhodě.

rules-gugong-days = Den
    .lead = Ráno přinese služebníky, žetony a nový hod kostkami: ještě před prvním darem ukáže, k čemu se tento den hodí.
    .overview = Každý ze čtyř dnů má ranní, denní a noční fázi. První ráno odpadá, protože všechno potřebné je součástí přípravy hry. Ranní fáze má pět kroků v tomto pořadí.
rules-gugong-days-q1 = Je mi žeton příštího začínajícího hráče k něčemu, když už začínám?
    .answer = Ano, začínat budete i zítra. Jinak ho může získat někdo jiný.
rules-gugong-days-q2 = Mění se kostky během dne?
    .answer = Jen když někdo některou přetočí jako výhodu z intrik po vyhodnocení Velké zdi.
rules-gugong-days-q3 = Můj cestovatel zůstává ve městě. Dostane to město žeton?
    .answer = Ne. Doplní se až první ráno poté, co z něj váš cestovatel odejde.

rules-gugong-turns = Váš tah
    .lead = Každý dar, který dáte, je akce dnes, a každý, který si vezmete, je akce zítra: každá výměna se tak počítá dvakrát.
rules-gugong-turns-q1 = Je karta, kterou odhodím jako platbu, ztracená?
    .answer = Ne. Leží v odhazovacím balíčku, v noci se může shodovat s kostkou a zítra ji máte zase v ruce. Jen dnes provedete o jednu výměnu méně.
rules-gugong-turns-q2 = Mohu bez placení vyměnit jakoukoli kartu za jakoukoli jinou?
    .answer = Ano, vzdáte-li se obou akcí. Může se to vyplatit kvůli kartě, která se shoduje s kostkami.
rules-gugong-turns-q3 = Kolik karet budu mít zítra v ruce?
    .answer = Stejně jako dnes: za každou kartu, která odejde z ruky, přibude jedna v odhazovacím balíčku, nebo tam skončí právě ona. Navíc přibude jen karta z přístavu.
rules-gugong-turns-q4 = Mohu provést akci lokace před akcí karty?
    .answer = Ne. Nejdřív je na řadě karta a služebníky, které přinese, můžete využít k placení za akci lokace.

rules-gugong-travel = Cestování
    .lead = Žeton pomůže hned a podruhé při výměně za služebníka, body nebo nefrit: cestovatel se tak vyplatí dvakrát.
rules-gugong-travel-q1 = Počítá se žeton k výměně, i když jeho výhodu využiji?
    .answer = Ano. Počítá se každý žeton na vaší desce, využitý i nevyužitý.
rules-gugong-travel-q2 = Musím výhodu využít?
    .answer = Ne. Žeton můžete uložit nevyužitý, ale později už jeho výhodu nezískáte.
rules-gugong-travel-q3 = Překážejí mi v cestě jiní cestovatelé?
    .answer = Ne. Městy bez žetonu se prochází, ať v nich cestovatel je, nebo není, a zastavíte se v dalším městě s žetonem.
rules-gugong-travel-q4 = Všech šest výřezů je plných. Co teď?
    .answer = Než nový žeton uložíte, musíte vyměnit 2, 4 nebo 6 těch, které už máte.

rules-gugong-great_wall = Velká zeď
    .lead = Staví všichni společně, ale jen největší podíl přinese body a krok k paláci; intriky proměnit ve výhody však může každý, kdo pomáhá.
rules-gugong-great_wall-q1 = Získá body ten, kdo úsek zdi dokončí?
    .answer = Ne. Získá je, kdo má na zdi nejvíce služebníků, ať posledního umístí kdokoli.
rules-gugong-great_wall-q2 = Co se stane se služebníky, kteří zůstanou?
    .answer = Stojí na začátku dalšího úseku a počítají se v něm: k dokončení i k tomu, kdo jich má nejvíce.
rules-gugong-great_wall-q3 = Počítá se dvojitý služebník za dva?
    .answer = Ano, k dokončení úseku i k tomu, kdo má nejvíce služebníků.
rules-gugong-great_wall-q4 = Může tutéž kostku přetočit více hráčů?
    .answer = Ano, jeden po druhém. Platí poslední přetočení.

rules-gugong-jade = Nefrit
    .lead = Každý nefrit má větší cenu než předchozí, a tak se vyplatí sbírat dál.
rules-gugong-jade-q1 = Počítá se stejně i nefrit odjinud?
    .answer = Ano. Přinést ho může žeton za vysokou kartu nebo za 3 služebníky, výměna šesti žetonů i 7 kroků na stupnici intrik po vyhodnocení zdi. Nefritu na domech přitom neubude.
rules-gugong-jade-q2 = Mohu zaplatit 5 služebníků, dokud je na některém domě nefrit?
    .answer = Ne. Na nádvoří se kupuje, až když jsou všechny domy prázdné.
rules-gugong-jade-q3 = Vyplatí se koupit šestý nefrit?
    .answer = Přidá 2 body, zatímco čtvrtý přidá 4 a pátý 5. S dekretem za nefrit přinese každý z prvních pěti ještě 2 navíc.

rules-gugong-intrigue = Intriky
    .lead = Remízy jsou všude, a kdo je tu dál, vyhrává je všechny; po vyhodnocení zdi se navíc kroky dají proměnit ve výhody.
rules-gugong-intrigue-q1 = Přinese žeton příštího začínajícího hráče i karta s intrikami?
    .answer = Ano. Akce karty je tatáž akce: zvolte dnes A jako první a žeton je váš. Žeton cestování ani dekret, které posunou váš ukazatel, ho nepřinesou.
rules-gugong-intrigue-q2 = Kde bude ležet můj ukazatel, když kvůli výhodě klesne?
    .answer = Na ukazatelích pole, na kterém skončí, tedy před nimi.
rules-gugong-intrigue-q3 = Určuje pořadí ukazatelů, kdo hraje první?
    .answer = Ne. Hraje se od začínajícího hráče po směru hodinových ručiček; stupnice rozhoduje remízy a určuje, kdo si dřív bere výhody z intrik.

rules-gugong-palace = Palác
    .lead = Bez audience je všechno marné, váš vyslanec tedy musí vystoupat včas; a kdo přijde první, dostane nejlepší místo.
rules-gugong-palace-q1 = Kde jinde se dají získat kroky?
    .answer = Za nejvíce služebníků na dokončeném úseku zdi, za nejvíce shod v noci, z žetonu cestování a z dekretu 1. úrovně; a na konci za poslední vyhodnocení zdi.
rules-gugong-palace-q2 = Získám body za své místo hned?
    .answer = Ne, až na konci hry. Další kroky přinášejí body hned.
rules-gugong-palace-q3 = Může vyslanec dorazit ještě při závěrečném bodování?
    .answer = Ano. Nejdřív se vyhodnotí zeď a krok za ni může být ten osmý.

rules-gugong-decrees = Dekrety
    .lead = Služebník na dekretu pracuje až do konce hry, a tak má dekret největší cenu v prvních dnech.
rules-gugong-decrees-q1 = Může mít stejný dekret více hráčů?
    .answer = Ano. Každý, kdo už tam je, ho zdraží o jednoho služebníka.
rules-gugong-decrees-q2 = Kdy začne nový dekret platit?
    .answer = Dekret 1. úrovně příští ráno, 2. úrovně hned, 3. úrovně na konci hry.
rules-gugong-decrees-q3 = Vrátí se služebník z dekretu?
    .answer = Ne. Zůstane tam natrvalo, takže od té chvíle máte o jednoho méně.
rules-gugong-decrees-q4 = Může pomoci dvojitý služebník?
    .answer = Vyslat ho můžete místo dvou služebníků z ceny. Na dekret ale musíte umístit obyčejného.

rules-gugong-canal = Velký kanál
    .lead = Lodě potřebují čas, ale plná loď přinese něco trvalého: body, dar navíc na každý další den, nebo dvojitého služebníka.
rules-gugong-canal-q1 = Musí si plná loď vzít odměnu hned?
    .answer = Ne. Může plout dál do lepšího přístavu; z přístavu 5 ji ale noc odnese na moře.
rules-gugong-canal-q2 = Zůstane mi karta z přístavu 3?
    .answer = Ano. Až do konce hry máte o kartu víc, tedy každý den o jednu výměnu víc.
rules-gugong-canal-q3 = Plují lodě i beze mě?
    .answer = Ano. Každou noc plují všechny lodě o přístav dál, ať jsou na nich volná místa, nebo ne.
rules-gugong-canal-q4 = Všechna moje místa u odměny jsou obsazená. Mohu si ji vzít znovu?
    .answer = Ne. Plujte dál, nebo si v přístavu 5 zvolte jinou.

rules-gugong-double = Dvojitý služebník
    .lead = Udělá práci za dva, a kde jich smíte umístit jen pár, nepřinese nikdo jiný tolik.
rules-gugong-double-q1 = Může zaplatit cenu tří služebníků?
    .answer = Ano, spolu s jedním obyčejným.
rules-gugong-double-q2 = Počítá se za dva i při najímání?
    .answer = Ne. Je jedním z těch, které najímáte, a proto se vyplatí vzít právě jeho.
rules-gugong-double-q3 = Může naplnit loď?
    .answer = Zabere dvě z jejích tří míst. S jedním obyčejným je plná, a když si bere odměnu, zůstane u ní ten obyčejný.

rules-gugong-night = Noc
    .lead = Kostky vás odmění za dary, které si berete, a tak se na ně podívejte dřív, než si vyberete.
rules-gugong-night-q1 = Porovnávají se i karty, které mi zbývají v ruce?
    .answer = Ne, jen ty v odhazovacím balíčku.
rules-gugong-night-q2 = Nemám volné služebníky. Počítají se moje shody?
    .answer = Nikoho nenajmete, ale k tomu, kdo má nejvíce shod, se počítají.
rules-gugong-night-q3 = Počítají se karty, nebo shody?
    .answer = Shody, tedy dvojice karty a kostky. Karta, jejíž hodnota je na dvou kostkách, přinese dvě.
rules-gugong-night-q4 = Je kostka po shodě s něčí kartou vyčerpaná?
    .answer = Ne. Každá karta každého hráče se porovná se všemi třemi kostkami.

rules-gugong-end = Závěrečné bodování
    .lead = Mnoho z vaší práce se počítá až teď, a tak si před čtvrtou nocí spočítejte, co vám přinese.
rules-gugong-end-q1 = Přinesou body zbylí služebníci, karty nebo žetony?
    .answer = Ne. Žetony se dají ještě vyměnit za body nebo nefrit; potom už žádnou cenu nemají.
rules-gugong-end-q2 = Co počítá dekret „1 bod za každé 3 body“?
    .answer = To, co ukazuje váš ukazatel VB po vyhodnocení zdi, před všemi ostatními dekrety 3. úrovně, místem v paláci a nefritem.
rules-gugong-end-q3 = Stačí dojít do paláce čtvrtou noc?
    .answer = Ano. Včas přijde i krok za zeď při závěrečném bodování.

rules-gugong-solo = Sólová hra: Meng
    .lead = Když u stolu nikdo jiný není, soupeří o každou lokaci Meng a žádným služebníkem neplýtvá.
rules-gugong-solo-q1 = S jakou obtížností začít?
    .answer = S nízkou. Při normální je Meng silný: jedná vždy, ať dává jakýkoli dar.
rules-gugong-solo-q2 = Jak může Meng vyhrát bez audience?
    .answer = Nepotřebuje ji: mimo palác jen nedostane body za místo v něm. Vy ji potřebujete.
rules-gugong-solo-q3 = Používá svého dvojitého služebníka?
    .answer = Ne. Ten jen označuje jeho zaměření.
rules-gugong-solo-q4 = Co když nemůže provést akci?
    .answer = Akce se přeskočí. Dar vymění i tak.

rules-G1-1 = Strana plánu závisí na počtu hráčů. Žetony cestování se zamíchají; na každém městě leží jeden lícem nahoru, ostatní tvoří lícem dolů doplňovací hromádky.
    .variant = Hra se šesti bonusovými žetony je varianta. První partii hrajte bez nich. V sólové hře se nepoužívají nikdy.
rules-G1-2 = Hodí se třemi kostkami osudu. V noci rozhodnou, které dary přinesou služebníky.
rules-G1-3 = Ukazatel dne začíná na 1. dni.
rules-G1-4 = Karet darů je 38. Sedm karet plánu leží lícem nahoru, na každé lokaci jedna náhodná. Začínající hráč dostane sadu čtyř karet s číslem 1, další po směru hodinových ručiček sadu 2 a tak dále; nepoužité sady se vrátí do krabice. Zbytek tvoří dobírací balíček.
rules-G1-5 = Na každém domě lokace Nefrit leží jeden nefrit, další jsou na nádvoří. Nefrit nikdy nedojde.
rules-G1-6 = Na každou ze tří úrovní se vylosují dva z pěti dekretů a vyloží se pod sebe.
rules-G1-7 = Máte 12 služebníků a jednoho dvojitého. Šest začíná na hráčské desce jako najatí, kteří jsou k dispozici, a šest vedle ní jako volní; dvojitý služebník je zamčený. Tři lodě leží u vaší desky, cestovatel stojí vedle mapy, vyslanec na začátku palácové stupnice, ukazatel VB je na 0. Ukazatele intrik leží na 0 na sobě: ukazatel začínajícího hráče vespod, ostatní na něm v pořadí hráčů.
    .example = Začíná Ada, po ní hrají Deniz a Jana. Nahoře je Janin ukazatel intrik, takže dokud se nikdo nepohne, vyhrává Jana každou remízu.
rules-G1-8 = Začínající hráč se losuje; hraje se po směru hodinových ručiček.
    .differs = Podle českých pravidel začíná ten, kdo naposledy jednal se státním úředníkem. Ostatní troje pravidla to nechávají náhodě a my také.
rules-G1-9 = Varianta pro experty: karty z plánu, z dobíracího balíčku a z nepoužitých sad se zamíchají dohromady jako dobírací balíček a sedm z nich se vyloží na lokace. Sady hráčů se rozdají jako obvykle.

rules-G2-1 = 1. krok, začínající hráč: kdo má z předchozího dne žeton příštího začínajícího hráče, dnes začíná a žeton vrátí na plán. Nemá-li ho nikdo, začínající hráč se nemění.
rules-G2-2 = 2. krok, mapa: každé město bez žetonu a bez cestovatele dostane žeton. Jsou-li doplňovací hromádky prázdné, zamíchají se odhozené žetony do nových.
    .differs = Turecká pravidla tvoří nové hromádky z odhozených žetonů a o míchání nic neříkají. Mícháme je, jak to určují ostatní troje.
    .ruling = Města se doplňují v pořadí, jaké dává mapa. Nejsou-li žetony v hromádkách ani odhozené, zůstane město prázdné.
rules-G2-3 = 3. krok, kostky: hodí se třemi kostkami osudu.
rules-G2-4 = 4. krok, dekrety: v pořadí hráčů může každý využít všechny své dekrety 1. úrovně nebo jen některé.
    .ruling = Kdo jich má více, volí jejich pořadí; Meng začíná dolním.
rules-G2-5 = 5. krok, služebníci: ukazatel dne se posune a každý může najmout tolik volných služebníků, kolik ukazuje nový den, nebo méně.
    .example = Ukazuje-li nový den 4 služebníky a volné máte 3, najmete nejvýše 3.

rules-G3-1 = Počínaje začínajícím hráčem provede každý ve svém tahu jednu výměnu. Kdo má na tahu prázdnou ruku, pasuje. Den končí, když pasují všichni.
    .differs = Jen česká pravidla říkají, že kdo pasuje, ten den už nehraje; ostatní říkají jen, že se musí pasovat. Držíme se českých.
    .ruling = Karta, která se vám do ruky dostane až po pasování, čeká na příští den a s kostkami se neporovnává.
rules-G3-2 =
    Musíte vyměnit jednu kartu z ruky za jednu na plánu. Je-li vaše vyšší, je to zdarma. Je-li nižší nebo stejná, zvolte jednu ze tří možností:
    • nejdřív vyšlete 2 služebníky;
    • nebo nejdřív odhoďte jinou kartu z ruky na svůj odhazovací balíček;
    • nebo kartu vyměňte a obou akcí se vzdejte.
    .example = Dáváte pětku za osmičku na lokaci Nefrit: vyšlete 2 služebníky, nebo odhodíte dvojku, kterou máte v ruce také, nebo se vzdáte obou akcí. S devítkou by výměna byla zdarma.
rules-G3-3 = Dar hodnoty 1 lze za devítku na plánu vyměnit bez placení.
    .ruling = Platí tu vytištěné hodnoty.
rules-G3-4 = Kartu vzatou z plánu položte lícem dolů na svůj odhazovací balíček, který budete mít zítra v ruce. Prohlédnout si ji můžete kdykoli, ostatní nesmějí.
rules-G3-5 = Potom můžete provést akci karty, kterou dáváte, a akci lokace, kde ji dáváte: obě, jednu nebo žádnou, akci karty jako první. Jsou-li obě stejné, lze akci provést dvakrát.
    .example = Kartu s akcí zdi dáváte na lokaci Velká zeď. Stavíte za kartu a pak za lokaci, pokaždé variantou A, nebo B.
    .differs = Jsou-li obě akce stejné, provedete ji podle anglických a tureckých pravidel dvakrát, podle polských jednou nebo dvakrát a podle českých ji dvakrát provést můžete. Tady lze kteroukoli z nich vynechat.
    .ruling = Akci, kterou nelze zaplatit nebo která by nic nezměnila, nelze zvolit; počítají se i žetony, které lze kvůli placení vyměnit. Akce kanálu, při níž se nic neumístí ani neposune a nevezme se odměna, neplatí za provedenou.
rules-G3-6 = Karta ukazuje akci paláce, kanálu, zdi, dekretů nebo intrik; nebo najmutí 1 služebníka; nebo najmutí 2 služebníků; nebo výměnu karty; nebo nic. Najímají se volní služebníci. Při výměně karty měníte kartu z ruky nebo z odhazovacího balíčku za libovolnou na plánu; nová přijde tam, odkud je ta původní.
    .example = V odhazovacím balíčku máte čtyřku, kostka ukazuje 7 a na plánu leží sedmička: výměnou karty přijde sedmička do odhazovacího balíčku a v noci přinese shodu.
    .ruling = Služebníky z karty, žetonu nebo výhody najímáte všechny, dokud máte volné; volíte jen, zda je jedním z nich dvojitý. Výměnou lze vzít zpět i právě zahranou kartu. Obě karty se musí lišit.
rules-G3-7 = Kdykoli můžete vyměnit žetony cestování. Karta odhozená jako platba leží v odhazovacím balíčku a v noci se porovnává s kostkami.
    .ruling = „Kdykoli“ znamená při každém vlastním rozhodnutí a ještě jednou před závěrečným bodováním.

rules-G4-1 = Posuňte svého cestovatele a sbírejte žetony.
    .a = Jeden pohyb.
    .b = Vyšlete 2 služebníky za dva pohyby. První žeton vezměte a využijte před druhým pohybem.
    .example = Kvůli B vyšlete 2 služebníky. První žeton přinese najmutí 2 služebníků, takže je máte zpátky dřív, než zvolíte, kam dál.
rules-G4-2 = Prvním pohybem ve hře postavíte cestovatele na libovolné město s žetonem. Později jdete po cestách do města s žetonem; městy bez žetonu, prázdnými i s cestovateli, se prochází.
    .ruling = Dosažitelné je každé město, které s vaším spojují jen města bez žetonů. Nemá-li druhý pohyb varianty B kam vést, propadá.
rules-G4-3 = Vezměte žeton, využijte hned jeho výhodu, chcete-li, a položte ho lícem dolů do jednoho ze 6 výřezů své desky. Bez volného výřezu musíte nejdřív žetony vyměnit.
    .ruling = Nový žeton se této výměny neúčastní. Nejdřív se vyřídí vše, co výhoda způsobí (vyhodnocení zdi s výhodami z intrik pro všechny, příchod do paláce, odměna v přístavu), pak se žeton uloží a nakonec přijde druhý pohyb varianty B.
rules-G4-4 =
    Žeton přináší jednu z těchto výhod:
    • najmutí 1 služebníka, nebo 2 služebníků;
    • vyslanec +1;
    • intriky +1;
    • 2 body;
    • 1 nefrit, odhodíte-li z ruky kartu s vytištěnou hodnotou 7 nebo více;
    • 1 nefrit, vyšlete-li 3 služebníky;
    • výměna karty;
    • odhozená karta zpět do ruky;
    • 1 volný služebník na vaši loď, která si může vzít odměnu, je-li teď plná, nebo na novou loď;
    • 1 volný služebník na zeď.
    Jeden druh nepřináší nic, ale při výměně se počítá za dva žetony; leží lícem nahoru a zabírá jeden výřez.
rules-G4-5 =
    Bonusové žetony jsou tří druhů, od každého dva. Položte žeton a jednoho najatého služebníka vedle své desky, nebo vedle lokace, pro kterou žeton platí. Do konce dne pak podle druhu žetonu
    • mají vaše dary o 1 vyšší hodnotu;
    • nebo vybíráte mýto na vámi zvolené lokaci: kdykoli její akci provede jiný hráč, získáte 1 bod a tento hráč 1 bod ztratí;
    • nebo na vámi zvolené lokaci následujete: kdykoli její akci provede jiný hráč, můžete ji provést také.
    Na konci dne přijde žeton lícem dolů do výřezu (jsou-li všechny plné, po výměně) a služebník mezi volné. Do té doby se žeton nepočítá k výměnám ani do limitu.
    .example = Vaše mýto leží u Velkého kanálu. Deniz tam dává kartu s kanálem a provádí obě akce: získáte 2 body a Deniz 2 body ztratí.
    .ruling = Mýto i následování spouštějí akce karet a lokací, pokaždé když je někdo provede; účinky žetonů, dekretů a výhod ne. Kdo následuje, platí mýto jako každý jiný, nikdy však sobě, a akci provedenou při následování už následovat nelze. Po dokončení akce se nejdřív platí mýto, pak v pořadí hráčů následují ostatní. Body nikdy neklesnou pod 0, majitel ale svůj bod dostane. Více žetonů +1 se sčítá. Odložit lze i dvojitého služebníka; bez najatého služebníka se žeton jen vezme. Na konci dne se žetony ukládají v pořadí hráčů.
rules-G4-6 = Vyměňte 2 žetony za najmutí 1 služebníka, 4 za 2 body, nebo 6 za 1 nefrit. K najmutí musíte mít volného služebníka. Vyměněné žetony se odhodí.
    .example = Máte čtyři žetony a jeden, který se počítá za dva. Dohromady platí za šest a přinesou nefrit.
    .ruling = Kolik použijete žetonů počítaných za dva, určujete vy. Z těch lícem dolů odcházejí nejdřív nejstarší.

rules-G5-1 = Umístěte služebníky na stavbu Velké zdi.
    .a = Umístěte 1 najatého služebníka.
    .b = Vyšlete 1 služebníka, pak umístěte 1 nebo 2 další najaté.
    .ruling = Služebník navíc z dekretu 2. úrovně přichází s každou akcí zdi, při níž se umístí služebník: z karty, z lokace, při následování i s Mengovou speciální kartou. Umisťuje se před kontrolou zdi a může to být dvojitý služebník.
rules-G5-2 = Je-li po akci na zdi aspoň tolik služebníků, kolik je třeba, tedy 4 (1–2 hráči), 5 (3 hráči), 6 (4 hráči) nebo 7 (5 hráčů), je úsek zdi dokončen a vyhodnotí se. Kdo jich tam má nejvíce, získá 3 body, posune vyslance o 1 krok a všechny své vrátí mezi volné; ostatní zůstávají. Remízy rozhodují intriky.
    .example = Partie čtyř hráčů: Ada má na zdi 3 služebníky, Deniz 2. Deniz umístí ještě jednoho a se šesti je úsek dokončen. Ada i Deniz mají po třech, ale Deniz je na stupnici intrik dál: získá 3 body, posune vyslance o 1 krok a své tři služebníky vrátí mezi volné. Adini tři zůstávají.
rules-G5-3 =
    Potom si každý, kdo měl před vyhodnocením na zdi služebníka, může vzít jednu výhodu z intrik, od nejnižšího ukazatele intrik vzhůru; toto pořadí se určí na začátku. Výhodu, na kterou nemáte dost kroků, si vzít nemůžete.
    • o 1 krok zpět: najmout 1 služebníka
    • o 3 kroky zpět: najmout 2 služebníky
    • o 5 kroků zpět: přetočit jednu kostku na libovolnou stěnu
    • o 7 kroků zpět: 1 nefrit
    .example = Na poli 6 můžete najmout jednoho či dva služebníky, nebo přetočit kostku; na nefrit musí být váš ukazatel na poli 7 nebo výš.
    .ruling = Výhodu, která nic nepřinese, nelze vzít. S jediným volným služebníkem přinesou 3 kroky jednoho. Kostka se přetočí na jinou stěnu. Hned po vyhodnocení nemůže být úsek zdi znovu dokončen.

rules-G6-1 = Zvolte dům, na kterém ještě je nefrit, vyšlete tolik služebníků, kolik dům ukazuje, a nefrit si vezměte. Když jsou všechny domy prázdné, stojí nefrit z nádvoří 5 služebníků. Nefrit z žetonů, výhod a výměn není z domů.
    .example = Máte dva nefrity v ceně 3 bodů. Za dům, který ukazuje 3, vyšlete 3 služebníky; teď mají vaše tři nefrity cenu 6 bodů.
    .ruling = Nefritový dekret snižuje i cenu na nádvoří.

rules-G7-1 = Posuňte svůj ukazatel intrik vzhůru; vrchol je 14.
    .a = O 1 krok. Kdo ten den první zvolí A, vezme si žeton příštího začínajícího hráče a zítra začíná.
    .b = Vyšlete 1 služebníka a posuňte se o 3 kroky.
rules-G7-2 = Ukazatel, který dojde na jiné, leží na nich a horní je před dolním. Kdo je tu dál, vyhrává každou remízu ve hře.
    .example = Ada stojí na poli 4. Deniz postoupí také na 4 a leží na jejím ukazateli: Deniz je před Adou.
    .ruling = Ukazatel, který se nemůže pohnout, zůstává na svém místě ve sloupci. Na 14 lze A stále zvolit kvůli žetonu příštího začínajícího hráče.

rules-G8-1 = Posuňte vyslance po palácové stupnici vzhůru. Má 8 kroků: osmým vstoupíte do paláce, kde vyslanec zaujme nejlepší volné místo. Každý další krok pak místo posunu přinese 1 bod.
    .a = O 1 krok.
    .b = Vyšlete 2 služebníky: o 2 kroky a intriky +1.
    .example = Váš vyslanec je na poli 7 a zvolíte B: prvním krokem dojde do paláce a druhý přinese 1 bod.

rules-G9-1 = Vyšlete tolik služebníků, kolik dekret ukazuje, a po jednom za každého služebníka protihráčů na něm; pak na něj umístěte ještě jednoho, nikdy dvojitého. Každý dekret můžete mít jednou. Dekrety 1. a 2. úrovně přinesou body hned.
    .example = Dekret ukazuje 1 služebníka a jsou na něm dva protihráči. Vyšlete 3 a umístíte 1, potřebujete tedy čtyři najaté.
rules-G9-2 =
    1. úroveň platí každé ráno, chcete-li:
    • intriky +2;
    • 1 volný služebník na vaši loď, která si může vzít odměnu, je-li teď plná, nebo na novou loď;
    • najmutí 1 služebníka;
    • vyslanec +1, nebo 1 bod, je-li už v paláci;
    • výměna karty s plánem.
    .differs = Podle anglických a tureckých pravidel se ráno vyměňuje karta z ruky nebo z odhazovacího balíčku, podle polských a českých karta z ruky. Ráno je to totéž, protože odhazovací balíček už je v ruce.
rules-G9-3 =
    2. úroveň platí stále:
    • varianta B cestování stojí o 1 služebníka méně;
    • akce nefrit stojí o 1 méně;
    • každá akce zdi může přidat 1 volného služebníka;
    • stejné dary se mění zdarma;
    • akce dekretů stojí o 1 méně.
    .differs = Podle anglických, českých a tureckých pravidel platí nefritový dekret, kdykoli provádíte akci nefrit. Polská to říkají na poslední straně, v seznamu dekretů však jen o výměně se správcem drahého kamení. Tady platí pro každou akci nefrit, i při následování.
    .ruling = Dekret, který zlevňuje dekrety, nesnižuje svou vlastní cenu.
rules-G9-4 =
    3. úroveň se počítá na konci:
    • 1 bod za každé 3 body získané během hry, nejvýše 10; počítá se před ostatními;
    • 8 bodů;
    • 2 body za každý nefrit, nejvýše 10;
    • 2 body za každého vašeho služebníka na dekretech včetně tohoto;
    • 2 body za každého vašeho služebníka u odměn z přístavů.
    .example = Váš ukazatel VB ukazuje 20: první z těchto dekretů přinese 6 bodů.
    .ruling = Body získané během hry jsou ty, které ukazuje stupnice, takže zaplacené mýto v nich není.

rules-G10-1 = Obsaďte své lodě a plujte.
    .a = Můžete umístit 1 služebníka na jednu ze svých lodí nebo na novou; pak můžete posunout jednu svou loď o přístav dál.
    .b = Vyšlete 1 služebníka a pak umístěte přesně 2 další na jednu nebo dvě lodě. Žádná loď se neposune.
    .differs = Jen česká pravidla říkají, že se v A nejdřív umisťuje a potom pluje; ostatní říkají „a“. Držíme se českých.
rules-G10-2 = Nová loď přijde do prvního volného přístavu cesty zleva; to není pohyb. Pro 4–5 hráčů jsou dvě cesty po pěti přístavech, pro 1–3 hráče jedna; lodě cestu nikdy nemění. Loď uveze 3 služebníky a prázdná nikdy nepluje.
rules-G10-3 = Loď pluje do nejbližšího volného přístavu před sebou, obsazené míjí. Není-li žádný volný, stojí.
    .example = Vaše loď je v přístavu 2 a jiné lodě v přístavech 3 a 4: příštím pohybem dopluje do přístavu 5.
rules-G10-4 =
    Loď se 3 služebníky si může vzít odměnu svého přístavu, je-li pro ni na vaší desce volné místo:
    • přístav 1: žádná;
    • přístav 2: 4 body (třikrát);
    • přístav 3: vrchní karta dobíracího balíčku do ruky (dvakrát);
    • přístav 4: dvojitý služebník mezi najaté (jednou);
    • přístav 5: kterákoli z těchto odměn.
    Jeden obyčejný služebník u odměny zůstane natrvalo, loď se vrátí domů a ostatní služebníci jdou mezi volné.
    .example = Vaše plná loď je v přístavu 3. Vezmete si kartu: jeden služebník zůstane u odměny, dva jdou mezi volné a kartu máte v ruce ještě dnes.
    .ruling = Kterákoli vaše plná loď si může vzít odměnu, když volíte mezi A a B, při každém umístění a každé plavbě ve vlastní akci kanálu, na jejím konci a v noci. Odměna tak může uvolnit místo pro B, která potřebuje místo pro dva už při volbě. Loď naplněná žetonem nebo dekretem si může vzít odměnu hned, a jen ona. Je-li dobírací balíček prázdný, kartu vzít nelze. Odměny čtvrté noci se ještě počítají.

rules-G11-1 =
    Dvojitý služebník je zamčený, dokud si ho nevezmete v přístavu; pak přijde mezi najaté.
    • Najímání: kdykoli najímáte 1 služebníka a dvojitý je volný, může to být on.
    • Vysílání: kde se mají vyslat 2 služebníci, stačí jen on.
    • Umisťování: na zdi i na lodi zabírá 2 místa a počítá se za 2, ale umisťujete ho jako jednoho. Ze zdi, z lodi i z moře se vrací mezi volné.
    • Nikdy: na dekret ani k odměně z přístavu. Veze-li loď jeho a obyčejného, zůstane tam obyčejný.
    .example = Při variantě B na zdi vyšlete 1 služebníka a umístíte obyčejného a dvojitého: dohromady se počítají za tři.
    .differs = Česká pravidla dávají nově získaného dvojitého služebníka v kapitole o něm mezi volné, v kapitole o kanálu mezi najaté jako ostatní troje. Tady přijde mezi najaté.
    .ruling = Dvojitý může být i jedním z více služebníků najatých najednou. Za jednoho platí jen tam, kde se má vyslat přesně 1.

rules-G12-1 = Každá karta v odhazovacím balíčku přinese najmutí 1 služebníka za každou kostku s její hodnotou; najmout jich můžete i méně. Kdo má nejvíce shod, získá 3 body a může posunout vyslance o 1 krok; remízy rozhodují intriky. Shoda je dvojice karty a kostky a počítá se, i když nemáte volné služebníky.
    .example = Kostky ukazují 3, 3 a 6. Za šestku najmete 1 služebníka, za dvě trojky 4, za trojku a dvě šestky také 4.
    .ruling = Bez jediné shody ty body nezíská nikdo. Shodné karty se ukážou všem, ostatní zůstanou skryté.
rules-G12-2 = Každá loď pluje o jeden přístav dál, nejdřív ta nejvzdálenější. Loď z přístavu 5 se ztratí na moři: vrátí se domů a její služebníci mezi volné. Pak si plné lodě mohou vzít odměny.
    .ruling = Odměny se berou v pořadí hráčů.
rules-G12-3 = Odhazovací balíček se stane vaší rukou, spolu s kartami, které v ní ještě jsou. Po čtvrtém dni následuje závěrečné bodování.

rules-G13-1 = Naposledy lze vyměnit žetony cestování.
    .ruling = Každý k tomu má příležitost dřív, než se začne počítat.
rules-G13-2 = Kdo má na zdi nejvíce služebníků, získá 3 body a posune vyslance o 1 krok, ať je úsek dokončen, nebo ne. Výhody z intrik už nejsou.
    .example = Na zdi jsou jen dva služebníci: po jednom mají Ada a Deniz. Deniz je na stupnici intrik dál a získá 3 body i krok.
rules-G13-3 = Počítají se dekrety 3. úrovně.
rules-G13-4 = Místo v paláci přinese své body.
rules-G13-5 = Za 1 až 5 nefritů získáte 1, 3, 6, 10 nebo 15 bodů, za každý další ještě 2.
    .example = Za sedm nefritů získáte 15 + 2 + 2 = 19 bodů.
rules-G13-6 = Kdo není v paláci, má 0 bodů a nemůže vyhrát. Vítězí, kdo má nejvíce bodů; remízy rozhodují intriky.
    .ruling = Není-li v paláci nikdo, nikdo nevyhrává. Pořadí těch, kdo jsou mimo palác, určují intriky.

rules-G14-1 =
    Hra se připraví jako pro dva hráče, bez bonusových žetonů. Jedna lokace, vylosovaná nebo zvolená, je Mengovo zaměření; leží na ní jeho dvojitý služebník. Zvolte sady karet pro sebe a Menga: 4 a 5, 2 a 3, nebo 1 a 2. Jeho dary se zamíchají a leží lícem dolů, stejně jako balíček Automa. Začínáte vy.
    • Nízká obtížnost: 10 karet Automa, z toho jedna speciální.
    • Normální: všech 11, z toho dvě speciální.
    • Vysoká: všech 11 a Meng má navíc pátý dar, náhodnou kartu dobíracího balíčku, která se vyznačí u jeho odměn z přístavů.
    .ruling = Mengův balíček darů se vždy považuje za zamíchaný, i s kartami, které do něj přibudou. Vyznačení jeho páté karty se pro dekret 3. úrovně za odměny z přístavů počítá jako každé jiné.
rules-G14-2 = V jeho tahu se otočí karta Automa a vrchní karta jeho darů. Vymění dar na určené lokaci, hodnoty neporovnává a nic neplatí. Pak provede akci karty, může-li (místo výměny karty získá 1 bod), a po ní akci lokace ve variantě A. Karty Automa toho dne se odkládají stranou. Když je balíček prázdný, zamíchají se znovu karty z předchozích dnů.
    .differs = Podle polských pravidel se znovu zamíchají karty Automa z předchozího dne, podle ostatních trojích ze všech předchozích dnů. Držíme se těch trojích.
rules-G14-3 = Soumrak přijde, když už vám ani Mengovi nezbývají karty. V pořadí, v jakém byly zahrány, následují jeho karty Automa z toho dne, každá se svou spodní akcí. Co nemůže zaplatit ani po výměně žetonů za služebníky, přeskočí.
    .example = Dnes jednal na zdi, v paláci a v intrikách. Za soumraku umístí dalšího služebníka na zeď, palác přeskočí, protože nemá 2 služebníky, a pak vyšle 1 za dva kroky na stupnici intrik.
rules-G14-4 = Cestování: začíná ve městě vpravo dole a jde proti směru hodinových ručiček po okraji mapy, pokaždé k dalšímu žetonu. Je-li okraj prázdný, jde k nejbližšímu žetonu, po co nejméně cestách, a příští den se na okraj vrátí. Za soumraku: vyšle 2 služebníky za ještě jeden pohyb.
    .ruling = Z více nejbližších žetonů bere první v pořadí okraje, pak vnitřní. Není-li žádný k mání, neplatí nic a nic se nestane.
rules-G14-5 =
    Žetony pro něj fungují jako pro vás, s těmito změnami:
    • Má-li si vzít kartu zpět, přidá se k jeho darům vrchní karta jeho odhazovacího balíčku; za soumraku místo toho získá 1 bod.
    • Za nefrit dá svůj vrchní dar bez ohledu na hodnotu; za soumraku místo toho získá 1 bod.
    • Výměna karty přinese 1 bod.
    Šest žetonů vždy hned vymění za nefrit. Žetony mění za služebníky, kdykoli mu to umožní akci, za body nikdy.
    .differs = Podle polských pravidel mění žetony za služebníky jen kvůli variantě B, podle ostatních trojích kvůli jakékoli akci. Držíme se těch trojích.
    .ruling = Se 3 najatými služebníky nefrit z takového žetonu vždy koupí, žetony kvůli tomu ale nemění. Není-li karta, kterou by vzal zpět nebo dal, nestane se nic.
rules-G14-6 = Zeď: umístí 1 služebníka, má-li ho. Za soumraku: má-li aspoň 2 najaté, 1 vyšle a 1 umístí. Po vyhodnocení si jako výhodu z intrik vezme nefrit, je-li na poli 7 nebo výš; je-li na poli 1 až 6 a má volného služebníka, najme 1.
rules-G14-7 = Nefrit: koupí nejlevnější, na který má. Intriky: +1 a žeton příštího začínajícího hráče, je-li k dispozici; za soumraku vyšle 1 služebníka za +2. Palác: vyslanec +1; za soumraku vyšle 2 služebníky za vyslance +1 a intriky +1.
rules-G14-8 =
    Dekrety za obvyklou cenu: chce dekret úrovně podle dne, 4. den 3. úrovně. Ze dvou bere ten bez vašeho služebníka; není-li váš služebník na žádném, dolní. Nemůže-li tam žádný získat, vybírá z nižších úrovní, pak z vyšších, a vždy si jeden vezme, může-li nějaký zaplatit, třeba i s pomocí žetonů.
    • Dekret s výměnou karty mu každé ráno přinese 1 bod.
    • S dekretem o cestování ho cestování za soumraku stojí o 1 služebníka méně.
    .differs = Máte-li služebníka na obou, jen česká pravidla jasně určují dolní; anglická a turecká tak lze číst, polská neříkají nic. Bere dolní.
rules-G14-9 =
    Kanál: umístí 1 služebníka na loď, kterou má, jinak na novou; jeho lodě posouvá jen noc. Za soumraku: má-li aspoň 2 najaté, 1 vyšle a 1 umístí.
    Se třemi služebníky na palubě si hned bere odměnu, ať je přístav jakýkoli: první dvě jsou karty (začíná-li s pěti dary, jen první), každá další 4 body, bez omezení. Za soumraku jde karta do jeho odhazovacího balíčku. Všichni tři služebníci jdou mezi volné; odměny mu vyznačují služebníci třetí barvy, u 4 bodů nejvýše 3, a ti se počítají pro dekret 3. úrovně.
    .ruling = Je-li dobírací balíček prázdný, získá místo karty 4 body. Ze dvou služebníků jde druhý na další loď, pokud se na tu první už nevejde.
rules-G14-10 =
    Se speciální kartou Automa vymění dar na svém zaměření. Karta i lokace platí jako varianta B, zdarma, a používají se služebníci nejdřív z volných, pak z najatých, kolik jich je:
    • cestování: 2 pohyby;
    • zeď: 2 služebníci;
    • nefrit: nejlevnější, zdarma;
    • intriky: +3;
    • palác: vyslanec +2 a intriky +1;
    • dekrety: vybírá jako obvykle, potřebuje jen služebníka, kterého umístí;
    • kanál: 2 služebníci.
    Za soumraku mu speciální karty a karty nefritu a dekretů přinesou 1 volný pohyb cestovatele.
rules-G14-11 = V noci má v 1., 2., 3. a 4. dni vždy 1, 2, 3 a 4 shody, pro najímání služebníků i k tomu, kdo jich má nejvíce. Není-li na konci v paláci, nedostane body za místo v něm, ale zbytek mu zůstane a může vyhrát.
    .example = Třetí den má 3 shody. Máte-li tři i vy, rozhodnou o 3 bodech intriky.

rules-gugong-summary = Souhrn
    .lead = Gùgōng na jedné stránce, k ruce vedle plánu.
rules-gugong-summary-aim = Cíl
    .lines =
        Čtyři dny. Vítězí, kdo má nejvíce bodů, ale jen s vyslancem v paláci.
        Vyslat služebníky: z najatých mezi volné. Najmout služebníky: z volných mezi najaté.
        Remízy: kdo je dál na stupnici intrik, na stejném poli horní ukazatel.
rules-gugong-summary-morning = Ráno (kromě 1. dne)
    .lines =
        Začíná, kdo má žeton příštího začínajícího hráče.
        Doplnit města bez žetonu a bez cestovatele.
        Hodit kostkami.
        Dekrety 1. úrovně, v pořadí hráčů.
        Posunout ukazatel dne, najmout služebníky.
rules-gugong-summary-turn = Váš tah
    .lines =
        Dát kartu, vzít jednu z plánu na odhazovací balíček.
        Vyšší: zdarma, i jednička za devítku. Nižší nebo stejná: vyslat 2 služebníky, nebo odhodit jinou kartu, nebo bez akcí.
        Pak akce karty, po ní akce lokace: obě, jedna nebo žádná.
        Na tahu s prázdnou rukou: pasujete do konce dne.
rules-gugong-summary-travel = Do dalšího města s žetonem; první pohyb vede kamkoli. Žeton využít, pak uložit (6 výřezů).
rules-gugong-summary-great_wall = Úsek je dokončen se 4/5/6/7 služebníky (1–2/3/4/5 hráčů). Kdo jich má nejvíce: 3 body, vyslanec +1, své služebníky vrátí mezi volné. Pak jedna výhoda z intrik pro každého, kdo tam měl služebníka.
rules-gugong-summary-jade = Vyslat tolik služebníků, kolik ukazuje dům, a vzít si z něj nefrit. Všechny domy prázdné: 5 služebníků.
rules-gugong-summary-intrigue = Rozhodují každou remízu. Vrchol je 14.
rules-gugong-summary-palace = Krok 8 je palác: nejlepší volné místo. Každý další krok je 1 bod.
rules-gugong-summary-decrees = Vyslat tolik služebníků, kolik dekret ukazuje, + 1 za každého služebníka protihráčů na něm, pak 1 umístit. Každý dekret jednou.
rules-gugong-summary-canal = Se 3 služebníky na palubě lze vzít odměnu: jeden u ní zůstane, ostatní jdou mezi volné.
rules-gugong-summary-tokens = Výměna žetonů, kdykoli
    .lines =
        2 žetony: najmout 1 služebníka
        4 žetony: 2 body
        6 žetonů: 1 nefrit
rules-gugong-summary-benefits = Výhody z intrik, po vyhodnocení zdi
    .lines =
        1 krok zpět: najmout 1 služebníka
        3 kroky: najmout 2 služebníky
        5 kroků: přetočit kostku
        7 kroků: 1 nefrit
rules-gugong-summary-harbours = Odměny v přístavech
    .lines =
        2: 4 body (třikrát)
        3: vrchní karta dobíracího balíčku (dvakrát)
        4: dvojitý služebník (jednou)
        5: kterákoli z těchto
rules-gugong-summary-locations = Lokace
rules-gugong-summary-night = Noc
    .lines =
        Najmout 1 služebníka za každou dvojici karty v odhazovacím balíčku a kostky. Nejvíce shod: 3 body, vyslanec +1.
        Všechny lodě plují dál; z přístavu 5 se ztratí na moři. Plné lodě si mohou vzít odměny.
        Odhazovací balíček se stane vaší rukou.
rules-gugong-summary-end = Po 4. dni
    .lines =
        Poslední výměna žetonů
        Nejvíce služebníků na zdi: 3 body, vyslanec +1
        Dekrety 3. úrovně
        Místo v paláci
        Nefrit: 1, 3, 6, 10, 15, pak +2 za každý
        Mimo palác: 0 bodů
rules-gugong-summary-solo = Meng
    .lines =
        Karta Automa a vrchní dar: vymění tam bez ohledu na hodnoty; akce karty, pak lokace ve variantě A.
        Soumrak: spodní akce karet Automa toho dne.
        Noc: 1/2/3/4 shody v 1./2./3./4. dni.

# Pod obrázky
gugong-picture-start = Partie čtyř hráčů připravená k začátku.
gugong-picture-late = Z partie tří hráčů, čtvrtý den.
gugong-picture = Z partie čtyř hráčů, třetí den.
gugong-picture-solo = Z partie proti Mengovi, druhý den.

rules-gugong-table-harbours = Odměny v přístavech
rules-gugong-table-decrees = Všechny dekrety
rules-gugong-table-houses = Ceny na domech
rules-gugong-table-jade = Hodnota nefritu
rules-gugong-table-wall = Kdy je úsek zdi dokončen
rules-gugong-table-benefits = Výhody z intrik
rules-gugong-table-palace = Místa v paláci
rules-gugong-table-tokens = Žetony cestování
rules-gugong-column-harbour = Přístav
rules-gugong-column-get = Získáte
rules-gugong-column-often = Kolikrát
rules-gugong-column-decree = Dekret
rules-gugong-column-servants = Služebníci
rules-gugong-column-points = Body
rules-gugong-column-points-now = Body hned
rules-gugong-column-players = Hráči
rules-gugong-column-prices = Služebníci za každý dům
rules-gugong-column-pieces = Kusy
rules-gugong-column-full = Služebníci
rules-gugong-column-steps-down = Kroky zpět
rules-gugong-column-place = Místo
rules-gugong-column-token = Žeton
rules-gugong-column-count = Počet
gugong-table-any-reward = kterákoli z těchto
gugong-table-level = { $level }. úroveň
gugong-table-each-further = každý další

# Údaje z herního materiálu, které pravidla neuvádějí
rules-gugong-figure-gifts = Akce na jednotlivých darech
rules-gugong-figure-dice-first = Stěny první kostky
rules-gugong-figure-dice-second = Stěny druhé kostky
rules-gugong-figure-dice-third = Stěny třetí kostky
rules-gugong-figure-days-servants = Služebníci ráno 2., 3. a 4. dne
rules-gugong-figure-map-few = Cesty na mapě pro 1–3 hráče
rules-gugong-figure-map-many = Cesty na mapě pro 4–5 hráčů
