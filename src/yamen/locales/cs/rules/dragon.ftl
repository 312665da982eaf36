# Pravidla hry V roce draka našimi slovy: jeden text pro každé očíslované pravidlo. `.example` ukazuje pravidlo v praxi,
# `.ruling` říká, jak vykládáme to, co pravidla neříkají.

# untranslated: .lead, .overview
# before: .lead Dvanáct měsíců předem ohlášených ran. Připravte se, na co můžete, a zvolte, o co přijdete.
rules-dragon-parts = Co leží na stole
    .lead = Know the people and the months ahead: all your planning is about having the right person at court before the month that needs them.
    .overview = A game lasts twelve months. Each month you choose one action, take one person into your palaces, live through the month’s event and score points. The events lie open from the start, and most of them take persons from whoever hasn’t prepared. Points come every month from palaces, court ladies and privileges, now and then from scholars, warriors, fireworks and the wall, and at the end from everyone who still lives at your court. Most points after month 12 win.
# untranslated
rules-dragon-parts-q1 = Are old persons simply better?
    .answer = They show one symbol more than the young ones of their type, so they work better. But they bring fewer steps on the person track, and those who fall behind there choose last.
# untranslated
rules-dragon-parts-q2 = What do the dragons on tiles stand for?
    .answer = Points. Dragons on court ladies and privileges score in phase 4 of every month.
# untranslated
rules-dragon-parts-q3 = Can I see what the others will do?
    .answer = Much of it. Money and goods lie open, and everyone began with the same eleven cards, so what was played tells what is left.

# untranslated: .lead
# before: .lead Dva malé paláce, trochu peněz a dvě postavy podle vaší volby.
rules-dragon-setup = Příprava hry
    .lead = You see the events of the whole year before you choose anybody, so your first two persons are already an answer to them.
# untranslated
rules-dragon-setup-q1 = May both starting persons live in one palace?
    .answer = Yes. In a drought that palace then needs only one rice. But the other one stands empty, and if nobody has moved in by the end of the event, it loses a floor.
# untranslated
rules-dragon-setup-q2 = May I take the same type as another player?
    .answer = Yes, only the pair must differ. But your own two must be of different types.
# untranslated
rules-dragon-setup-q3 = What is left to chance after the set-up?
    .answer = Only how the action cards are grouped each month. Everything else is in the players’ hands.

# untranslated: .lead
# before: .lead Položte draka na skupinu akcí a jednu z nich proveďte.
rules-dragon-actions = 1. fáze: akce
    .lead = You get one action a month, and it works as well as the persons who help with it: choose what the coming months will ask of you.
# untranslated
rules-dragon-actions-q1 = Does a group with several dragons cost more?
    .answer = No. It costs 3 yuan, whether one dragon lies there or four.
# untranslated
rules-dragon-actions-q2 = May I put my dragon on a group and do nothing?
    .answer = No. You carry out one action of the group, or you pass.
# untranslated
rules-dragon-actions-q3 = I pass with 2 yuan. How much do I take?
    .answer = One, so that you have 3 in all.
# untranslated
rules-dragon-actions-q4 = When do my persons work?
    .answer = Coins, hammers, rice sacks, fireworks and books only with their action. Helmets work in the parade and against the Mongols, mortars in a contagion, court ladies in every scoring, monks at the end.

# untranslated: .lead
# before: .lead Zahrajte kartu postavy a vezměte odpovídající destičku do jednoho ze svých paláců.
rules-dragon-persons = 2. fáze: postavy
    .lead = Each month brings you one more person: someone whom a coming month will need, and steps that let you choose earlier than others.
# untranslated
rules-dragon-persons-q1 = May I refuse a person although I have room?
    .answer = No. Only if all your palaces are full may you release the new person at once.
# untranslated
rules-dragon-persons-q2 = May I replace somebody although I have room?
    .answer = No. With room in any palace the new person moves in, and nobody leaves.
# untranslated
rules-dragon-persons-q3 = Can persons move to another palace later?
    .answer = No. They stay where they were put until they are released. So think of monks, who want high palaces, and of droughts, which count palaces.
# untranslated
rules-dragon-persons-q4 = Do I lose steps when a person is released?
    .answer = No. Steps on the person track are yours for good; only a volcanic eruption takes them.

# untranslated: .lead
# before: .lead Co přinese měsíc: každá událost něco žádá, a komu to chybí, ten ztrácí postavy.
rules-dragon-events = 3. fáze: událost
    .lead = Nobody can stop what the month brings: prepare for it in time, or decide who will pay for it.
# untranslated
rules-dragon-events-q1 = May I release persons to keep my yuan or my rice?
    .answer = No. Yuan and rice must be given as far as they go.
# untranslated
rules-dragon-events-q2 = Does an empty palace need rice?
    .answer = No, only a palace with at least one person. But an empty palace loses a floor after the event.
# untranslated
rules-dragon-events-q3 = Does a farmer feed his palace, or a tax collector pay the tribute?
    .answer = No. Their symbols count only when you choose harvest or taxes.
# untranslated
rules-dragon-events-q4 = Two players have the most fireworks. Does the next one still score?
    .answer = Yes. All who tie for first score 6 points, and those with the next highest number score 3.

# untranslated: .lead
# before: .lead Každý měsíc končí body za to, co váš dvůr právě má.
rules-dragon-scoring = 4. fáze: bodování
    .lead = Points come in small amounts every month, so what you own early pays many times.
# untranslated
rules-dragon-scoring-q1 = Does an empty palace score?
    .answer = Yes, if it still stands. Decay comes first, so an empty palace of one floor is gone by then.
# untranslated
rules-dragon-scoring-q2 = Does a high palace score more than a low one?
    .answer = No, each is 1 point. Floors give room for persons, and at the end they multiply what monks are worth.
# untranslated
rules-dragon-scoring-q3 = When do scholars score?
    .answer = Whenever you choose research. In phase 4 they don’t.

# untranslated: .lead
# before: .lead Po 12. měsíci se počítají postavy, mniši a to, co zbylo.
rules-dragon-end = Konec hry
    .lead = Whoever still lives at your court after twelve months is worth as much as months of scoring, so save those you can.
# untranslated
rules-dragon-end-q1 = Do empty floors count for a monk?
    .answer = Yes. All floors of his palace count, inhabited or not.
# untranslated
rules-dragon-end-q2 = Does a monk also score as a person?
    .answer = Yes, 2 points like everyone, and his Buddhas besides.
# untranslated
rules-dragon-end-q3 = Are two yuan left over worth anything?
    .answer = No, only whole threes are. Rice and fireworks are sold first, so one more rice may complete a three.
# untranslated
rules-dragon-end-q4 = Is month 12 played like the others?
    .answer = It has no phase 2. The action, the event and the scoring take place as usual.

# untranslated: .lead
# before: .lead Osmá akce a druhá zkouška pro všechny, když přitáhnou Mongolové.
rules-dragon-wall = Rozšíření: Velká čínská zeď
    .lead = Everyone builds the same wall against the Mongols: a share in it scores, and whoever left the work to others pays when it is too short.
# untranslated
rules-dragon-wall-q1 = Does it matter under which event my tiles lie?
    .answer = No. Each tile goes under the first event without one; what counts is how long the wall is and how many tiles are yours.
# untranslated
rules-dragon-wall-q2 = Does the wall replace helmets against the Mongols?
    .answer = No. The invasion asks for helmets as always, and the wall is scored after it. Both may cost you a person.
# untranslated
rules-dragon-wall-q3 = The wall is too short and all have equally many tiles. Who releases a person?
    .answer = Everyone, for all of them have the fewest.
# untranslated
rules-dragon-wall-q4 = Do tiles score more than once?
    .answer = Yes: at both Mongol invasions and after month 12, each time the wall is long enough.

# untranslated: .lead
# before: .lead Jedna velká událost v 7. měsíci, známá od začátku.
rules-dragon-super = Rozšíření: velké události
    .lead = In month 7 something greater than the usual event happens, and whoever has planned for it can turn the game.
# untranslated
rules-dragon-super-q1 = Does sunrise take the place of phase 2 in month 7?
    .answer = No. Phase 2 has taken place as usual; sunrise brings one more person, without a card.
# untranslated
rules-dragon-super-q2 = Do privileges score in the month of the assassination attempt?
    .answer = No. They are gone before phase 4. Those bought later score as usual.
# untranslated
rules-dragon-super-q3 = What is left of my lead after a volcanic eruption?
    .answer = Only the order: your marker lies on top of the stack, so you come first until somebody moves.
# untranslated
rules-dragon-super-q4 = Do persons and monks who scored in month 7 score again at the end?
    .answer = Yes, if they are still at court then.

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

# untranslated: text, .example
# before: Získáte 1 bod za každý palác, za každého draka na dvorních dámách a za každého draka na privilegiích.
rules-D6-1 = Score 1 point for each of your palaces, whatever its size, inhabited or not; 1 for each dragon on your court ladies; and 1 for each dragon on your privileges. Books don’t score here.
    .example = Three palaces, one court lady, a small and a large privilege: 3 + 1 + 1 + 2 = 7 points.

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
