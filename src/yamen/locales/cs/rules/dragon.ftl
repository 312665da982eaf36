# Pravidla hry V roce draka našimi slovy: jeden text pro každé očíslované pravidlo. `.example` ukazuje pravidlo v praxi,
# `.ruling` říká, jak vykládáme to, co pravidla neříkají.

rules-dragon-parts = Co leží na stole
    .lead = Poznejte postavy a nadcházející měsíce: celé plánování je o tom, mít u dvora správnou postavu dřív, než přijde měsíc, který ji potřebuje.
    .overview = Hra trvá dvanáct měsíců. Každý měsíc zvolíte jednu akci, přijmete do svých paláců jednu postavu, přečkáte událost měsíce a získáte body. Události leží od začátku odkryté a většina z nich bere postavy tomu, kdo se nepřipraví. Body přicházejí každý měsíc za paláce, dvorní dámy a privilegia, občas za učence, válečníky, rachejtle a zeď a na konci za každého, kdo u vašeho dvora ještě žije. Vítězí, kdo má po 12. měsíci nejvíce bodů.
rules-dragon-parts-q1 = Jsou starší postavy prostě lepší?
    .answer = Mají o symbol víc než mladší téhož typu, takže pracují lépe. Přinášejí však méně kroků na stupnici postav, a kdo na ní zaostane, vybírá jako poslední.
rules-dragon-parts-q2 = Co znamenají draci na destičkách?
    .answer = Body. Draci na dvorních dámách a privilegiích přinášejí body ve 4. fázi každého měsíce.
rules-dragon-parts-q3 = Dá se odhadnout, co udělají ostatní?
    .answer = Z velké části ano. Peníze a zboží leží všem na očích a každý začíná se stejnými jedenácti kartami, takže zahrané karty prozradí, které ještě zbývají.

rules-dragon-setup = Příprava hry
    .lead = Události celého roku znáte dřív, než si někoho vyberete, takže už vaše první dvě postavy jsou odpovědí na ně.
rules-dragon-setup-q1 = Smějí obě počáteční postavy bydlet v jednom paláci?
    .answer = Ano. Za sucha pak ten palác potřebuje jen jeden pytel rýže. Druhý ale stojí prázdný, a pokud se do konce události nikdo nenastěhuje, ztratí patro.
rules-dragon-setup-q2 = Smím si vzít stejný typ jako jiný hráč?
    .answer = Ano, lišit se musí jen dvojice. Vaše dvě postavy ale musí být různých typů.
rules-dragon-setup-q3 = Co je po přípravě hry ještě náhodné?
    .answer = Jen to, do jakých skupin se každý měsíc rozdělí karty akcí. Všechno ostatní je v rukou hráčů.

rules-dragon-actions = 1. fáze: akce
    .lead = Každý měsíc máte jednu akci a její výnos závisí na postavách, které s ní pomáhají: zvolte, co po vás budou chtít příští měsíce.
rules-dragon-actions-q1 = Platí se za skupinu s více draky víc?
    .answer = Ne. Stojí 3 jüany, ať je na ní drak jeden, nebo čtyři.
rules-dragon-actions-q2 = Smím položit draka na skupinu a nic neudělat?
    .answer = Ne. Buď provedete jednu akci skupiny, nebo pasujete.
rules-dragon-actions-q3 = Mám 2 jüany a pasuji. Kolik si vezmu?
    .answer = Jeden, takže jich pak máte celkem 3.
rules-dragon-actions-q4 = Kdy moje postavy pracují?
    .answer = Mince, kladiva, pytle rýže, rachejtle a knihy jen při své akci. Přilby pomáhají při přehlídce a proti Mongolům, hmoždíře při nemoci, dvorní dámy při každém bodování, mniši na konci.

rules-dragon-persons = 2. fáze: postavy
    .lead = Každý měsíc přivede jednu další postavu: někoho, koho bude některý z dalších měsíců potřebovat, a s ním kroky, díky kterým volíte dřív než ostatní.
rules-dragon-persons-q1 = Smím postavu odmítnout, i když mám místo?
    .answer = Ne. Novou postavu smíte hned propustit, jen jsou-li všechny vaše paláce plné.
rules-dragon-persons-q2 = Smím někoho nahradit, i když mám místo?
    .answer = Ne. Je-li v některém paláci místo, nová postava se nastěhuje a nikdo neodchází.
rules-dragon-persons-q3 = Mohou se postavy později přestěhovat do jiného paláce?
    .answer = Ne. Zůstávají, kde jsou, dokud je nepropustíte. Myslete proto na mnichy, kteří mají rádi vysoké paláce, a na sucho, při kterém se paláce počítají.
rules-dragon-persons-q4 = Přijdu o kroky, když postavu propustím?
    .answer = Ne. Kroky na stupnici postav vám zůstávají natrvalo; vezme je jen výbuch sopky.

rules-dragon-events = 3. fáze: událost
    .lead = Co měsíc přinese, nikdo nezastaví: připravte se včas, nebo rozhodněte, kdo za to zaplatí.
rules-dragon-events-q1 = Smím propustit postavy, a nechat si tak jüany nebo rýži?
    .answer = Ne. Dokud jüany nebo rýži máte, musíte platit jimi.
rules-dragon-events-q2 = Potřebuje prázdný palác rýži?
    .answer = Ne, jen palác, ve kterém bydlí aspoň jedna postava. Prázdný palác ale po události ztratí patro.
rules-dragon-events-q3 = Nasytí rolník svůj palác a zaplatí výběrčí daní tribut?
    .answer = Ne. Jejich symboly se počítají, jen když zvolíte sklizeň nebo daně.
rules-dragon-events-q4 = Dva hráči mají nejvíce rachejtlí. Získá body i další v pořadí?
    .answer = Ano. Všichni, kdo mají nejvíce, získají 6 bodů a ti s druhým nejvyšším počtem 3.

rules-dragon-scoring = 4. fáze: bodování
    .lead = Body přicházejí každý měsíc po troškách, takže co máte brzy, to se vyplatí mnohokrát.
rules-dragon-scoring-q1 = Přinese bod i prázdný palác?
    .answer = Ano, pokud ještě stojí. Chátrání je dřív, takže prázdný jednopatrový palác v tu chvíli už nestojí.
rules-dragon-scoring-q2 = Přinese vysoký palác více bodů než nízký?
    .answer = Ne, každý přinese 1 bod. Patra dávají místo postavám a na konci násobí hodnotu mnichů.
rules-dragon-scoring-q3 = Kdy přinášejí body učenci?
    .answer = Kdykoli zvolíte bádání. Ve 4. fázi ne.

rules-dragon-end = Konec hry
    .lead = Ti, kdo u vašeho dvora po dvanácti měsících ještě žijí, vydají za několik měsíců bodování: zachraňte, koho můžete.
rules-dragon-end-q1 = Počítají se mnichovi i prázdná patra?
    .answer = Ano. Počítají se všechna patra jeho paláce, obydlená i prázdná.
rules-dragon-end-q2 = Boduje mnich také jako postava?
    .answer = Ano, přinese 2 body jako každý a k tomu své Buddhy.
rules-dragon-end-q3 = Mají dva zbylé jüany nějakou cenu?
    .answer = Ne, počítají se jen celé trojice. Nejdřív se ale prodají pytle rýže a rachejtle, takže jeden pytel navíc může trojici doplnit.
rules-dragon-end-q4 = Hraje se 12. měsíc jako ostatní?
    .answer = Nemá 2. fázi. Akce, událost i bodování proběhnou jako obvykle.

rules-dragon-wall = Rozšíření: Velká čínská zeď
    .lead = Proti Mongolům staví všichni jednu zeď: podíl na ní přináší body, a kdo nechá práci na ostatních, zaplatí, když je krátká.
rules-dragon-wall-q1 = Záleží na tom, pod kterou událostí moje destičky leží?
    .answer = Ne. Každá destička jde pod první událost bez destičky; počítá se jen, jak je zeď dlouhá a kolik destiček v ní je vašich.
rules-dragon-wall-q2 = Nahradí zeď přilby proti Mongolům?
    .answer = Ne. Při nájezdu se jako vždy počítají přilby a zeď se boduje až po něm. Obojí vás může stát postavu.
rules-dragon-wall-q3 = Zeď je krátká a všichni v ní mají stejně destiček. Kdo propustí postavu?
    .answer = Každý, protože nejméně mají všichni.
rules-dragon-wall-q4 = Přinášejí destičky body víckrát?
    .answer = Ano: při obou nájezdech Mongolů a po 12. měsíci, pokaždé když je zeď dost dlouhá.

rules-dragon-super = Rozšíření: velké události
    .lead = V 7. měsíci nastane něco většího než obvyklá událost, a kdo s tím počítá, může hru obrátit.
rules-dragon-super-q1 = Nahradí východ slunce v 7. měsíci 2. fázi?
    .answer = Ne. Druhá fáze proběhne jako obvykle; východ slunce přivede ještě jednu postavu, bez karty.
rules-dragon-super-q2 = Přinesou privilegia body v měsíci, kdy nastane pokus o atentát?
    .answer = Ne. Propadnou ještě před 4. fází. Privilegia koupená později bodují jako obvykle.
rules-dragon-super-q3 = Co zbude z mého náskoku po výbuchu sopky?
    .answer = Jen pořadí: váš ukazatel leží nahoře, takže jste první, dokud se někdo nepohne.
rules-dragon-super-q4 = Bodují postavy a mniši ze 7. měsíce na konci znovu?
    .answer = Ano, jsou-li tehdy ještě u dvora.

rules-D1-1 =
    Typů postav je devět a každý má svůj symbol: řemeslníci kladiva, dvorní dámy draky, ohňostrůjci rachejtle, výběrčí daní mince, válečníci přilby, mniši Buddhy, léčitelé hmoždíře, rolníci pytle rýže a učenci knihy. Hodnota destičky říká, o kolik kroků postoupíte na stupnici postav, když postavu přijmete. Šest typů má mladší a starší postavy: mladší mají vyšší hodnotu, starší více symbolů. Řemeslníci, dvorní dámy a výběrčí daní jsou jen mladší.
    .example = Mladší učenec má 2 knihy, starší 3; mladší ale přinese více kroků.
rules-D1-2 = Pět hráčů používá všech 90 destiček. Za každého hráče méně se od každého typu vrátí do krabice 2 destičky: u šesti typů s mladšími i staršími 1 mladší a 1 starší, u tří ostatních 2.
    .example = Při třech hráčích jsou ve hře 4 mladší a 2 starší rolníci a 6 řemeslníků.
rules-D1-3 = Každý má stejných 11 karet postav: od každého typu jednu a dva žolíky.
    .variant = Karty v ruce jsou odkryté, nebo skryté. Jsou-li skryté, poznáte karty ostatních jen podle těch už zahraných.
    .ruling = Jsou-li karty v ruce odkryté, jsou odkryté i ty odhozené při tornádu.
rules-D1-4 = Karet akcí je sedm: daně, stavba, sklizeň, ohňostroj, vojenská přehlídka, bádání a privilegium. Každý měsíc jsou ve hře všechny.
rules-D1-5 = Událostí je dvanáct, každá je tu dvakrát: klid, císařský tribut, sucho, nemoc, nájezd Mongolů a dračí slavnost.
rules-D1-6 = Ze společného materiálu mohou dojít jen destičky postav. Peníze, rýže, rachejtle, privilegia a patra nedojdou nikdy: nestačí-li, nahraďte je něčím jiným.

rules-D2-1 = Obě destičky klidu leží u 1. a 2. měsíce. Deset dalších událostí se zamíchá, postupně losuje a vykládá lícem nahoru na 3. až 12. měsíc, zleva doprava. Kromě klidu nejdou nikdy dvě stejné po sobě: destička stejná jako její soused vlevo jde o pole dál a mezeru vyplní další vylosovaná.
    .example = V 5. měsíci je sucho a další vylosovaná destička je druhé sucho: jde na 7. měsíc a ta po ní na 6.
    .ruling = Kdyby byly poslední dvě stejné, vymění si místa události 10. a 11. měsíce.
rules-D2-2 = Každý začíná se 2 dvoupatrovými paláci, 6 jüany, 11 kartami postav a drakem; ukazatel postav je na 0 na stupnici postav a ukazatel bodů na 0 na stupnici bodů. Peníze a zboží leží všem na očích.
rules-D2-3 = Začíná nejstarší hráč, další následují po směru hodinových ručiček: každý si vezme 2 mladší postavy různých typů. Žádní dva hráči nesmějí mít stejnou dvojici typů. Každá postava se nastěhuje do zvoleného paláce, třeba i obě do jednoho, a posune ukazatel postav o svou hodnotu.
    .example = Ada si bere mnicha a řemeslníka, Deniz mnicha a léčitele. Jana nesmí zvolit ani jednu z těchto dvojic, ale řemeslníka a léčitele si vzít může.
    .ruling = Kdo začíná, se losuje.
rules-D2-4 = Palác má 1 až 3 patra a v každém může bydlet jedna postava. Paláců můžete mít, kolik chcete.
rules-D2-5 = Pořadí hráčů určuje stupnice postav: kdo je dál, hraje dřív. Ukazatel, který dojde na jiné, leží na nich a horní hraje dřív.
    .example = Ada stojí na poli 14. Deniz dojde také na 14 a leží nahoře: Deniz hraje před Adou.
    .ruling = Pořadí se určí na začátku fáze, události, velké události nebo bodování zdi. Kroky, které mezitím přibudou, platí až potom.

rules-D3-1 =
    Karty akcí se zamíchají a vyloží lícem nahoru do tolika skupin, kolik je hráčů, co nejrovnoměrněji:
    • 2 hráči: 4+3, s Velkou čínskou zdí 4+4
    • 3 hráči: 3+2+2, se zdí 3+3+2
    • 4 hráči: 2+2+2+1, se zdí 2+2+2+2
    • 5 hráčů: 2+2+1+1+1, se zdí 2+2+2+1+1
rules-D3-2 = V pořadí hráčů každý buď položí svého draka na skupinu a provede přesně jednu z jejích akcí, nebo pasuje.
    .ruling = Skupinu, z níž nemůžete provést žádnou akci, nelze zvolit.
rules-D3-3 = Za skupinu, na které už stojí drak, zaplatíte před akcí do banku 3 jüany; bez 3 jüanů ji zvolit nemůžete. Stejnou akci může provést více hráčů.
    .example = Na skupině s daněmi stojí dva draci. Jana zaplatí 3 jüany, jen jednou, a pak si vezme 5: 2 za kartu a 3 za svého výběrčího daní.
rules-D3-4 = Když pasujete, doberete si z banku peníze do 3 jüanů.
    .ruling = Se 3 a více můžete pasovat také, ale nic nedostanete.
rules-D3-5 = Daně: vezměte si 2 jüany a 1 navíc za každou minci na svých výběrčích daní.
    .example = S jedním výběrčím daní, který má 3 mince, si vezmete 5 jüanů.
rules-D3-6 = Stavba: postavte 1 patro a 1 navíc za každé kladivo na svých řemeslnících. Nové patro přijde na některý váš palác, nejvýše do 3 pater, nebo jím začnete nový palác, který může růst ještě v téže akci. Jednou akcí lze udělat obojí. Dříve postavená patra se nikdy nepřesouvají.
    .example = S jedním řemeslníkem stavíte 2 patra: jedno na dvoupatrový palác a jedno jako nový palác, nebo obě dohromady jako nový dvoupatrový palác.
    .ruling = Postaví se všechna nová patra. Jednou akcí lze začít i více nových paláců.
rules-D3-7 = Sklizeň: vezměte si 1 pytel rýže a 1 navíc za každý pytel na svých rolnících.
    .example = Se starším rolníkem, na kterém jsou 2 pytle, si vezmete 3 pytle rýže.
rules-D3-8 = Ohňostroj: vezměte si 1 rachejtli a 1 navíc za každou rachejtli na svých ohňostrůjcích.
rules-D3-9 = Vojenská přehlídka: postupte o 1 krok na stupnici postav a o 1 navíc za každou přilbu na svých válečnících.
rules-D3-10 = Bádání: získejte 1 bod a 1 navíc za každou knihu na svých učencích.
rules-D3-11 = Privilegium: kupte malé s 1 drakem za 2 jüany, nebo velké se 2 draky za 7. Jednou akcí koupíte jen jedno, i když máte peněz víc, ale vlastnit jich můžete, kolik chcete.
    .example = Malé privilegium koupené ve 3. měsíci přináší bod od 3. do 12. měsíce: deset bodů za 2 jüany.
    .variant = Velké privilegium stojí 7 jüanů jako ve výročním vydání, nebo 6 jako ve vydání z roku 2007.
    .ruling = Komu po zaplacení za skupinu nezbývají 2 jüany, ten tuto akci zvolit nemůže.
rules-D3-12 = Po této fázi si každý vezme draka zpět a karty akcí se seberou na příští měsíc.

rules-D4-1 = V pořadí hráčů, které se po akcích určí znovu, zahraje každý jednu kartu postavy a vezme si odpovídající destičku. Za žolíka si vezmete destičku kteréhokoli typu, mladší nebo starší. Postava se nastěhuje do jednoho z vašich paláců, kde je místo; máte-li místo, musíte ji přijmout. Potom ukazatel postoupí o hodnotu destičky.
    .example = Zahrajete žolíka a vezmete si do třípatrového paláce staršího učence se 3 knihami. Postoupíte o méně kroků než s mladším, ale bádání vám od této chvíle přinese více bodů.
    .ruling = I s kartou určitého typu volíte mezi mladší a starší postavou, dokud jsou k mání obě.
rules-D4-2 = Jsou-li všechny vaše paláce plné, buď některou svou postavu propusťte, nahraďte ji novou a postupte o hodnotu nové destičky, nebo hned propusťte novou a ukazatel nechte stát.
    .example = Ve vašich pěti patrech bydlí pět postav a zahrajete kartu dvorní dámy. Buď zaujme místo vašeho výběrčího daní, který odejde ze hry, nebo odejde ona a vy nepostoupíte.
    .ruling = Novou postavu propustí i ten, kdo nemá žádný palác.
rules-D4-3 = Karta typu, jehož destičky došly, nepřinese postavu ani kroky. Zahrát ji lze také a je pryč jako každá jiná.
rules-D4-4 = Propuštěné postavy odcházejí ze hry a nikdy se nevracejí. Ukazatel kvůli nim neklesá.
rules-D4-5 = Nová postava nepřinese hned peníze, zboží ani body, ale počítá se při události a bodování tohoto měsíce.
    .example = Léčitel přijatý tento měsíc už při nemoci tohoto měsíce pomáhá.
rules-D4-6 = Ve 12. měsíci 2. fáze není: všech 11 karet je zahraných.

rules-D5-1 = Klid: nic se neděje.
rules-D5-2 = Císařský tribut: zaplaťte 4 jüany, nebo tolik, kolik máte. Za každý chybějící jüan propusťte jednu postavu.
    .example = Máte-li 3 jüany, zaplatíte všechny tři a propustíte jednu postavu.
rules-D5-3 = Sucho: odevzdejte 1 pytel rýže za každý obydlený palác, dokud rýži máte; co zbude, si necháte. Nestačí-li rýže, určíte, které paláce zůstanou bez ní, a z každého z nich propustíte jednu postavu.
    .example = Máte postavy ve třech palácích a 1 pytel rýže. Jeden palác nasytíte, ze dvou ostatních odejde po jedné postavě.
rules-D5-4 = Nemoc: propusťte 3 postavy, o jednu méně za každý hmoždíř na svých léčitelích. Hmoždíře se počítají předem, takže propustit můžete i léčitele.
    .example = S jedním mladším léčitelem, který má 1 hmoždíř, propustíte 2 postavy. Jednou z nich může být i on.
rules-D5-5 = Nájezd Mongolů: získejte 1 bod za každou přilbu na svých válečnících. Potom každý, kdo má přileb nejméně, propustí jednu postavu, třeba i právě započítaného válečníka. Mají-li všichni stejně, propustí postavu každý, i když nikdo žádnou přilbu nemá.
    .example = Ada má 2 přilby, Deniz a Jana po 1. Získají 2 body, 1 bod a 1 bod; potom Deniz i Jana propustí po jedné postavě.
rules-D5-6 = Dračí slavnost: za nejvíce rachejtlí je 6 bodů, za druhý nejvyšší počet 3. Má-li nejvíce několik hráčů, získá každý z nich 6 bodů; ti s dalším počtem jsou stále druzí a každý získá 3. Bez rachejtlí nezískáte nic. Kdo získá body, vrátí polovinu svých rachejtlí, zaokrouhleno nahoru.
    .example = Se 3, 3, 2 a 1 rachejtlí získají hráči 6, 6, 3 a 0 bodů a vrátí 2, 2, 1 a 0 rachejtlí.
rules-D5-7 = Symboly na postavách nejsou zboží: mince nezaplatí tribut, pytle na rolnících za sucha nikoho nenasytí a rachejtle na ohňostrůjcích se při slavnosti nepočítají.
rules-D5-8 = Koho propustíte, volíte vy. Rozhoduje se v pořadí hráčů, jeden po druhém.
    .ruling = Máte-li postav méně, než je třeba, odejdou všechny a víc se nestane.
rules-D5-9 = Po události přijde chátrání: každý prázdný palác ztratí patro a jednopatrový zmizí. Po události přijde i bodování zdi a velká událost, jsou-li ve hře.
    .example = Sucho vzalo poslední postavu z vašeho dvoupatrového paláce: zbývá mu jedno patro. Pokud se do něj příští měsíc nikdo nenastěhuje, zmizí.
    .ruling = Pořadí je: událost, bodování zdi, velká událost, chátrání.

rules-D6-1 = Získáte 1 bod za každý svůj palác, ať je jakkoli velký, obydlený i prázdný, 1 za každého draka na svých dvorních dámách a 1 za každého draka na svých privilegiích. Za knihy tu body nejsou.
    .example = Tři paláce, jedna dvorní dáma, malé a velké privilegium: 3 + 1 + 1 + 2 = 7 bodů.

rules-D7-1 = Po 12. měsíci získáte 2 body za každou svou postavu. Každý mnich přinese své Buddhy krát počet pater svého paláce. Pytle rýže a rachejtle prodáte banku po 2 jüanech; potom získáte 1 bod za každé 3 jüany.
    .example = Sedm postav, mezi nimi mladší mnich ve dvoupatrovém paláci a starší ve třípatrovém, 1 pytel rýže, 2 rachejtle a 4 jüany: 14 + 8 + 3 = 25 bodů.
rules-D7-2 = Vítězí, kdo má nejvíce bodů, při remíze ten, kdo je dál na stupnici postav, a na stejném poli ten, čí ukazatel leží výš.
    .ruling = Stejně se rozhoduje o všech dalších místech.

rules-D8-1 =
    Každý má 6 destiček zdi, každou s jiným bonusem: 1 pytel rýže, 1 rachejtle, 1 patro, 2 jüany, 3 kroky na stupnici postav, 3 body. K ostatním kartám akcí přibude osmá, stavba zdi.
rules-D8-2 = Stavba zdi: zvolte jednu ze svých nepoužitých destiček zdi a vezměte si její bonus; pak ji položte pod první událost zleva, která destičku zdi nemá. Zeď tak roste měsíc po měsíci, nejvýše do 12 destiček.
    .example = Tři destičky leží pod 1. až 3. měsícem. Ada si za jednu ze svých vezme 2 jüany a položí ji pod 4. měsíc.
    .variant = Destičku nevolíte, ale losujete.
    .ruling = Stojí-li 12 destiček nebo žádnou svou už nemáte, akci nelze zvolit.
rules-D8-3 = Po každém nájezdu Mongolů se boduje zeď. Dosahuje-li k měsíci nájezdu, získá každý 1 bod za každou svou destičku ve zdi. Jinak všichni, kdo jich mají nejméně, propustí jednu postavu; počítá se i ten, kdo nemá žádnou.
    .example = Mongolové přitáhnou v 6. měsíci. Stojí-li aspoň 6 destiček, boduje každý za své; stojí-li jich 5, propustí jednu postavu ti, kdo jich mají nejméně.
rules-D8-4 = Na konci 12. měsíce se zeď boduje ještě jednou; musí stát všech 12 destiček.
    .ruling = Děje se to po 4. fázi a před závěrečným bodováním. Při nájezdu Mongolů ve 12. měsíci se tedy zeď boduje dvakrát.
rules-D8-5 = Jak přesně fungují bonusy a opakovaný nájezd, pravidla neříkají.
    .ruling = Patro se postaví hned jako při akci, bez kladiv. Tři kroky se nezvyšují za přilby. Když zatmění slunce zopakuje nájezd Mongolů, zeď se znovu neboduje.

rules-D9-1 = Jedna z deseti velkých událostí se vylosuje a položí k 7. měsíci; nebo si ji hráči zvolí, před vyložením událostí či po něm. Nastane v 7. měsíci, po události a před bodováním.
    .example = Sedmý měsíc přinese sucho a slavnost lampionů: nejdřív si sucho vezme své postavy, pak každý získá 2 body za každou, která zbývá.
    .variant = Velká událost je až do 7. měsíce skrytá, a to všem.
    .ruling = Jinak je známá od začátku. Má-li se volit, volí za všechny zakladatel stolu. Nastane před chátráním, takže chátrají i paláce, které kvůli ní zůstanou prázdné.
rules-D9-2 = Slavnost lampionů: postavy bodují jako na konci hry, po 2 bodech. Na konci bodují znovu.
rules-D9-3 = Buddha: mniši bodují jako na konci hry, Buddhové krát patra. Na konci bodují znovu.
rules-D9-4 = Zemětřesení: počínaje prvním hráčem přijde každý o 2 patra podle své volby. Palác bez pater zmizí a někdy je nutné propustit postavy.
    .example = Odeberete obě patra dvoupatrovému paláci se dvěma postavami: palác zmizí a obě propustíte. Odebrat po jednom patře dvěma palácům, které nejsou plné, by nestálo nikoho.
    .ruling = „Počínaje prvním hráčem“ znamená v pořadí hráčů, tady i níže. Když jsou obě patra pryč, odejdou z paláce, kde je více postav než pater, ty přebývající; které, volí jejich hráč. Do jiného paláce se nikdo nestěhuje. Kdo má pater méně, přijde o všechna.
rules-D9-5 = Povodeň: v pořadí hráčů každý sečte své jüany, pytle rýže a rachejtle a polovinu, zaokrouhleno dolů, vrátí; co to bude, volí každý za sebe.
    .example = Máte-li 3 jüany, 2 pytle rýže a 2 rachejtle, je to dohromady 7 a vrátíte 3.
rules-D9-6 = Zatmění slunce: událost 7. měsíce nastane znovu.
    .example = Je-li to dračí slavnost, vrátí ti, kdo poprvé získají body, polovinu svých rachejtlí. Podruhé jich může mít nejvíce někdo jiný.
rules-D9-7 = Výbuch sopky: všechny ukazatele postav se vrátí na 0 a zachovají pořadí, ten vedoucí leží nahoře.
rules-D9-8 = Tornádo: v pořadí hráčů každý odhodí 2 karty postav. Na 8. a 9. měsíc tak karta zbude a v 10. až 12. měsíci 2. fáze není.
rules-D9-9 = Východ slunce: v pořadí hráčů si každý vezme jednu mladší postavu bez zahrání karty. Platí pravidla 2. fáze: máte-li místo, musíte ji přijmout; jsou-li paláce plné, někoho nahradíte, nebo novou propustíte; ukazatel postoupí o její hodnotu. Žádní dva hráči nesmějí zvolit stejný typ.
    .ruling = Typ platí za zvolený, i když destičku hned propustíte. Nezbývá-li nic, co si lze vzít, nevezmete si nic.
rules-D9-10 = Pokus o atentát: všechna privilegia propadnou před bodováním tohoto měsíce. Nová lze koupit později.
rules-D9-11 = Edikt: v pořadí hráčů zvolí každý jeden typ postav svého dvora a dostane jeho výnos: to, co přinášejí symboly na destičkách, bez základního výnosu akce. Mniši bodují jako na konci.
    .example = Dva starší rolníci se 2 pytli na každém přinesou 4 pytle rýže. Při akci sklizeň by jich bylo 5.
    .ruling = Mince, kladiva, pytle rýže, rachejtle, přilby a knihy fungují jako při akcích, dvorní dámy přinesou po 1 bodu, léčitelé nic. Hráč bez postav se přeskočí.
rules-D9-12 = Každé rozšíření lze hrát samostatně, nebo obě spojit.

rules-dragon-summary = Souhrn
    .lead = V roce draka na jedné stránce, k ruce vedle plánu.
rules-dragon-summary-aim = Cíl
    .lines =
        Dvanáct měsíců po čtyřech fázích. Vítězí, kdo má nejvíce bodů.
        Pořadí hráčů: kdo je na stupnici postav dál, hraje dřív, na stejném poli horní ukazatel. Tak se rozhodují i remízy v bodech.
        Palác: 1 až 3 patra, v každém jedna postava.
rules-dragon-summary-actions = 1. fáze: jedna akce
    .lines =
        Drak na skupinu, jedna z jejích akcí. Stojí-li tam už drak, 3 jüany. Nebo pasovat: dobrat do 3 jüanů.
        Daně: 2 jüany + 1 za každou minci
        Stavba: 1 patro + 1 za každé kladivo
        Sklizeň: 1 pytel rýže + 1 za každý pytel na rolnících
        Ohňostroj: 1 rachejtle + 1 za každou na ohňostrůjcích
        Vojenská přehlídka: 1 krok + 1 za každou přilbu
        Bádání: 1 bod + 1 za každou knihu
        Privilegium: malé za 2 jüany, velké za 7 (varianta: 6); jedno za akci
        Stavba zdi (rozšíření): bonus jedné destičky, pak ji přiložit ke zdi
rules-dragon-summary-persons = 2. fáze: jedna postava
    .lines =
        Zahrát kartu, vzít destičku toho typu; za žolíka kteroukoli. Ukazatel postoupí o její hodnotu.
        Je-li místo, postavu musíte přijmout. Je-li všude plno: někoho nahradit, nebo novou propustit bez kroků.
        Ve 12. měsíci tato fáze není.
rules-dragon-summary-events = 3. fáze: událost, pak chátrání
    .lines =
        Klid: nic
        Tribut: 4 jüany, za každý chybějící propustit 1 postavu
        Sucho: 1 pytel rýže za obydlený palác, z každého nezásobeného propustit 1 postavu
        Nemoc: propustit 3 postavy, o 1 méně za každý hmoždíř
        Mongolové: 1 bod za každou přilbu; nejméně přileb: propustit 1 postavu
        Slavnost: nejvíce rachejtlí 6 bodů, druhý nejvyšší počet 3; kdo získá body, polovinu vrátí, zaokrouhleno nahoru
        Chátrání: každý prázdný palác ztratí patro
rules-dragon-summary-scoring = 4. fáze: bodování
    .lines =
        1 bod za palác
        1 bod za dvorní dámu
        1 bod za draka na privilegiích
rules-dragon-summary-end = Po 12. měsíci
    .lines =
        2 body za postavu
        Každý mnich: Buddhové × patra jeho paláce
        Pytle rýže a rachejtle prodat po 2 jüanech; 1 bod za 3 jüany
rules-dragon-summary-wall = Velká čínská zeď
    .lines =
        Po každém nájezdu Mongolů, a po 12. měsíci, kdy musí stát všech 12 destiček:
        zeď je dost dlouhá: 1 bod za vlastní destičku ve zdi
        zeď je krátká: kdo má nejméně destiček, propustí 1 postavu
rules-dragon-summary-super = Velké události, 7. měsíc
    .lines =
        Slavnost lampionů: 2 body za postavu
        Buddha: mniši bodují jako na konci
        Zemětřesení: přijít o 2 patra
        Povodeň: vrátit polovinu jüanů, pytlů rýže a rachejtlí, zaokrouhleno dolů
        Zatmění slunce: událost tohoto měsíce znovu
        Výbuch sopky: ukazatele postav na 0, pořadí zůstává
        Tornádo: odhodit 2 karty postav
        Východ slunce: mladší postava bez karty, každý jiný typ
        Pokus o atentát: všechna privilegia propadnou
        Edikt: výnos jednoho typu postav
rules-dragon-summary-tiles = Postavy

# Pod obrázky
dragon-picture-start = Partie čtyř hráčů po přípravě hry.
dragon-picture-late = Z partie tří hráčů v 7. měsíci, s oběma rozšířeními.
dragon-picture-end = Z partie tří hráčů, po 12. měsíci.
dragon-picture = Z partie čtyř hráčů ve 4. měsíci, s Velkou čínskou zdí.

rules-dragon-table-persons = Destičky postav
rules-dragon-table-tiles = Kolik je destiček každého typu
dragon-tiles-young = Typy s mladšími a staršími: mladší
dragon-tiles-old = Typy s mladšími a staršími: starší
dragon-tiles-only = Řemeslníci, dvorní dámy, výběrčí daní
rules-dragon-column-count-five = Destičky při 5 hráčích
rules-dragon-column-type = Typ
rules-dragon-column-players-5 = 5 hráčů
rules-dragon-column-players-4 = 4 hráči
rules-dragon-column-players-3 = 3 hráči
rules-dragon-column-players-2 = 2 hráči
rules-dragon-column-person = Postava
rules-dragon-column-steps = Kroky
rules-dragon-column-symbols = Symboly
dragon-table-young = Mladší
dragon-table-old = Starší

# Údaje z herního materiálu, které pravidla neuvádějí
rules-dragon-figure-cards-each = Karty od každého typu postav
rules-dragon-figure-cards-wild = Žolíky
