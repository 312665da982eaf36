# Pravidla hry V roce draka našimi slovy: jeden text pro každé očíslované pravidlo. `.example` ukazuje pravidlo v praxi,
# `.ruling` říká, jak vykládáme to, co pravidla neříkají.

rules-dragon-parts = Co leží na stole
    .lead = Dvanáct měsíců předem ohlášených ran. Připravte se, na co můžete, a zvolte, o co přijdete.
rules-dragon-setup = Příprava hry
    .lead = Dva malé paláce, trochu peněz a dvě postavy podle vaší volby.
rules-dragon-actions = 1. fáze: akce
    .lead = Položte draka na skupinu akcí a jednu z nich proveďte.
rules-dragon-persons = 2. fáze: postavy
    .lead = Zahrajte kartu postavy a vezměte odpovídající destičku do jednoho ze svých paláců.
rules-dragon-events = 3. fáze: událost
    .lead = Co přinese měsíc: každá událost něco žádá, a komu to chybí, ten ztrácí postavy.
rules-dragon-scoring = 4. fáze: bodování
    .lead = Každý měsíc končí body za to, co váš dvůr právě má.
rules-dragon-end = Konec hry
    .lead = Po 12. měsíci se počítají postavy, mniši a to, co zbylo.
rules-dragon-wall = Rozšíření: Velká čínská zeď
    .lead = Osmá akce a druhá zkouška pro všechny, když přitáhnou Mongolové.
rules-dragon-super = Rozšíření: velké události
    .lead = Jedna velká událost v 7. měsíci, známá od začátku.

rules-D1-1 = Typů postav je devět. Mladší přinášejí více kroků na stupnici postav, starší více symbolů. Řemeslníci, dvorní dámy a výběrčí daní jsou jen jednoho druhu.
rules-D1-2 = Je-li hráčů méně než pět, několik destiček každého typu se odloží.
rules-D1-3 = Každý má 11 karet postav: od každého typu jednu a dva žolíky.
rules-D1-4 = Karet akcí je sedm: daně, stavba, sklizeň, ohňostroj, vojenská přehlídka, bádání a privilegium.
rules-D1-5 = Událostí je dvanáct, každá je tu dvakrát: klid, tribut, sucho, nemoc, Mongolové a slavnost.
rules-D1-6 = Dojít mohou jen destičky postav. Peníze, rýže, rachejtle, privilegia a patra nedojdou nikdy.

rules-D2-1 = První jsou dva měsíce klidu. Deset dalších událostí následuje náhodně a dvě stejné nikdy nejdou po sobě.
    .ruling = Kdyby byly poslední dvě stejné, vymění si místa události 10. a 11. měsíce.
rules-D2-2 = Začínáte se dvěma dvoupatrovými paláci, 6 jüany, svými kartami a oběma ukazateli na 0.
rules-D2-3 = Jeden po druhém si každý vezme dvě mladší postavy různých typů. Žádní dva hráči nesmějí mít stejnou dvojici. Každá postava se nastěhuje do zvoleného paláce a přinese kroky na stupnici postav.
    .ruling = Kdo začíná, se losuje.
rules-D2-4 = Palác má jedno až tři patra a v každém může bydlet jedna postava. Paláců můžete mít, kolik chcete.
rules-D2-5 = Kdo je na stupnici postav dál, hraje dřív. Ukazatel, který dojde na jiné, leží na nich a horní hraje dřív.
    .ruling = Pořadí se určí na začátku fáze nebo události; kroky během ní platí až od další.

rules-D3-1 = Karty akcí se zamíchají a vyloží do tolika skupin, kolik je hráčů.
rules-D3-2 = V pořadí hráčů položí každý draka na skupinu a provede přesně jednu z jejích akcí, nebo pasuje.
    .ruling = Skupinu, z níž nemůžete provést žádnou akci, nelze zvolit.
rules-D3-3 = Za skupinu, na které už stojí drak, předem zaplatíte 3 jüany. Stejnou akci může provést více hráčů.
rules-D3-4 = Když pasujete, doberete si peníze do 3 jüanů.
    .ruling = Se 3 a více můžete pasovat také, ale nic nedostanete.
rules-D3-5 = Daně: vezměte si 2 jüany a 1 za každou minci na svých výběrčích daní.
rules-D3-6 = Stavba: 1 patro a 1 za každé kladivo na svých řemeslnících. Patra stavíte na paláce, nejvýše tři na každém, nebo jimi začínáte nové.
    .ruling = Postaví se všechna patra. Dříve postavená se nepřesouvají.
rules-D3-7 = Sklizeň: 1 pytel rýže a 1 za každý pytel na svých rolnících.
rules-D3-8 = Ohňostroj: 1 rachejtle a 1 za každou rachejtli na svých ohňostrůjcích.
rules-D3-9 = Vojenská přehlídka: 1 krok na stupnici postav a 1 za každou přilbu na svých válečnících.
rules-D3-10 = Bádání: 1 bod a 1 za každou knihu na svých učencích.
rules-D3-11 = Privilegium: kupte malé (1 drak) za 2 jüany, nebo velké (2 draci) za 7. Ve variantě podle vydání z roku 2007 stojí velké 6.
    .ruling = Komu nezbývají 2 jüany, ten tuto akci zvolit nemůže.
rules-D3-12 = Po této fázi se draci vrátí.

rules-D4-1 = V pořadí hráčů zahraje každý jednu kartu a vezme si destičku toho typu, mladší nebo starší; žolík platí za kteroukoli. Postava se nastěhuje do jednoho z vašich paláců, kde je místo, a ukazatel postoupí o tolik kroků, kolik destička ukazuje.
rules-D4-2 = Jsou-li všechny vaše paláce plné, buď propusťte některou svou postavu a přijměte novou, nebo hned propusťte novou a ukazatel nechte stát.
rules-D4-3 = Kartu, jejíž destičky došly, lze zahrát také. Nepřinese nic.
rules-D4-4 = Propuštěné postavy se nevracejí a ukazatel kvůli nim nikdy neklesá.
rules-D4-5 = Nové postavy nepřinesou hned nic, ale počítají se při události a bodování tohoto měsíce.
rules-D4-6 = Ve 12. měsíci tato fáze není: všechny karty jsou zahrané.

rules-D5-1 = Klid: nic se neděje.
rules-D5-2 = Tribut: zaplaťte 4 jüany. Za každý chybějící jüan propustíte jednu postavu.
rules-D5-3 = Sucho: odevzdejte 1 pytel rýže za každý obydlený palác. Z každého paláce bez rýže odejde jedna postava; které paláce to budou, určíte vy.
rules-D5-4 = Nemoc: propustíte tři postavy, o jednu méně za každý hmoždíř na svých léčitelích.
rules-D5-5 = Mongolové: získáte 1 bod za každou přilbu na svých válečnících. Potom každý, kdo má přileb nejméně, ztratí jednu postavu.
rules-D5-6 = Slavnost: za nejvíce rachejtlí je 6 bodů, za druhý nejvyšší počet 3. Při remíze bodují všichni, kdo mají stejně. Kdo získá body, vrátí polovinu svých rachejtlí, zaokrouhleno nahoru.
    .example = Se 3, 3, 2 a 1 rachejtlí získáte 6, 6, 3 a 0 bodů a vrátíte 2, 2, 1 a 0.
rules-D5-7 = Symboly na postavách nejsou zboží: rolník za sucha nikoho nenasytí, pomáhá jen při sklizni.
rules-D5-8 = Kdo odejde, volíte vy. Rozhoduje se v pořadí hráčů.
    .ruling = Máte-li postav méně, než je třeba, odejdou všechny a víc se nestane.
rules-D5-9 = Po události přijde bodování zdi a velká událost, jsou-li ve hře; pak každý prázdný palác ztratí patro a jednopatrový zmizí.

rules-D6-1 = Získáte 1 bod za každý palác, za každého draka na dvorních dámách a za každého draka na privilegiích.

rules-D7-1 = Získáte 2 body za každou postavu. Každý mnich přinese své Buddhy krát počet pater svého paláce. Pytle rýže a rachejtle prodejte po 2 jüanech a získejte 1 bod za každé 3 jüany.
    .example = Sedm postav, mladší mnich ve dvou patrech a starší ve třech, 1 pytel rýže, 2 rachejtle a 4 jüany: 14 + 8 + 3 = 25 bodů.
rules-D7-2 = Vítězí, kdo má nejvíce bodů, při remíze ten, kdo je dál na stupnici postav.

rules-D8-1 = Každý má šest destiček zdi, každou s jiným bonusem: 1 pytel rýže, 1 rachejtle, 1 patro, 2 jüany, 3 kroky nebo 3 body. K akcím přibude „Stavba zdi“.
rules-D8-2 = Zvolte svou destičku, vezměte si její bonus a položte ji pod první událost bez destičky.
    .ruling = Stojí-li dvanáct destiček nebo žádnou svou už nemáte, akci nelze zvolit.
rules-D8-3 = Když přitáhnou Mongolové a zeď dosahuje k jejich měsíci, získá každý 1 bod za každou svou destičku ve zdi. Jinak ti, kdo jich mají nejméně, ztratí jednu postavu.
rules-D8-4 = Po 12. měsíci se zeď boduje ještě jednou; musí stát všech dvanáct destiček.
    .ruling = Děje se to před závěrečným bodováním.
rules-D8-5 = Patro z bonusu se postaví hned, bez pomoci řemeslníků, a kroky se nezvyšují za válečníky.

rules-D9-1 = Jedna z deseti velkých událostí je známá od začátku. Nastane v 7. měsíci po události.
    .ruling = Nastane dřív, než zchátrají prázdné paláce.
rules-D9-2 = Slavnost lampionů: postavy bodují jako na konci, po 2 bodech.
rules-D9-3 = Buddha: mniši bodují jako na konci.
rules-D9-4 = Zemětřesení: každý přijde o dvě patra podle své volby.
    .ruling = Postavy, na které patro nezbude, odejdou; které, volí jejich hráč.
rules-D9-5 = Povodeň: sečtěte své jüany, pytle rýže a rachejtle a polovinu, zaokrouhleno dolů, vraťte; co to bude, volíte vy.
    .example = Máte-li 3 jüany, 2 pytle rýže a 2 rachejtle, vrátíte 3 ze 7.
rules-D9-6 = Zatmění slunce: událost 7. měsíce nastane znovu.
rules-D9-7 = Výbuch sopky: všechny ukazatele na stupnici postav se vrátí na 0 a zachovají pořadí.
rules-D9-8 = Tornádo: každý odhodí dvě karty postav, takže v 10. až 12. měsíci 2. fáze není.
rules-D9-9 = Východ slunce: každý si vezme mladší postavu bez karty; stejný typ nesmí zvolit dva hráči.
rules-D9-10 = Pokus o atentát: všechna privilegia propadnou před bodováním tohoto měsíce.
rules-D9-11 = Edikt: každý zvolí jeden typ postav svého dvora a dostane, co přinášejí jeho symboly.
    .ruling = Počítají se jen symboly, základní výnos akce ne. Dvorní dámy přinesou po 1 bodu, léčitelé nic.
rules-D9-12 = Obě rozšíření lze spojit.
