# Průvodce první hrou: V roce draka.

guide-dragon-year = Vítejte v roce draka. Po dvanácti měsících vítězí nejvyšší počet bodů. Svitky ukazují událost každého měsíce: všechny jsou známé od začátku. Nezabráníte jim, ale můžete se připravit.
guide-dragon-months = Měsíc má čtyři fáze: zvolte akci, vezměte si postavu, přežijte událost, získejte body. První dva měsíce je klid. { $event ->
    [tribute] První potíže přinese { $month }. měsíc: císař bude chtít 4 jüany.
    [drought] První potíže přinese { $month }. měsíc: sucho, a každý obydlený palác bude potřebovat pytel rýže.
    [contagion] První potíže přinese { $month }. měsíc: nemoc, proti níž pomáhají jen léčitelé.
    [mongols] První potíže přinese { $month }. měsíc: Mongoly, kteří udeří na dvůr s nejméně přilbami.
   *[festival] Dračí slavnost přinese { $month }. měsíc: body za nejvíce rachejtlí.
    }
guide-dragon-persons = Postavy bydlí ve vašich palácích, v každém patře jedna. Každá s něčím pomáhá: rolníci se sklizní, léčitelé proti nemoci, dvorní dámy přinášejí body každý měsíc. Přijde-li událost bez vaší přípravy, postavy odcházejí.
guide-dragon-track = Stupnice postav určuje pořadí hráčů. Každá postava vás posune: mladší o více kroků, starší mají více symbolů. Zlaté rámečky ukazují, čeho se můžete dotknout; co zvolíte, zčervená.
guide-dragon-task-draft = Začněte se dvěma různými postavami, které dohromady přinesou nejméně { $steps } kroků na stupnici postav.
guide-dragon-task-draft-hint = Číslo v rohu destičky jsou její kroky. Kroužky ukazují ty se čtyřkou a výš: stačí kterékoli dvě.
guide-dragon-task-draft-done = Kroků dohromady: { $brought }! Kdo je dál, volí dřív, než skupiny akcí začnou stát 3 jüany.
guide-dragon-task-draft-why-few = Tyto dvě postavy přinesou méně než { $steps } kroků. Později vás posunou mladší postavy a vojenská přehlídka.
guide-dragon-task-act = Zvolte akci, aniž za její skupinu zaplatíte 3 jüany.
guide-dragon-task-act-hint = Skupina stojí 3 jüany, jakmile na ní leží drak. Kroužky ukazují akce skupin bez draka.
guide-dragon-task-act-done = Skupina zdarma. Teď na ní leží váš drak, takže kdo přijde po vás, zaplatí tam 3 jüany.
guide-dragon-task-act-why-fee = Na té skupině už drak ležel, a proto stála 3 jüany.
guide-dragon-task-act-why-passed = Pasovat nic nestojí, ale také nic nedělá: jen doplní peníze do 3 jüanů.
guide-dragon-task-prepare = { $event ->
    [tribute] { $month }. měsíc žádá 4 jüany. Vezměte si postavu, která přináší peníze.
    [drought] { $month }. měsíc přinese sucho. Vezměte si postavu, díky které nebude bolet.
    [contagion] { $month }. měsíc přinese nemoc. Vezměte si postavu, která ochrání váš dvůr.
    [mongols] { $month }. měsíc přinese Mongoly. Vezměte si postavu, která se jim postaví.
   *[festival] { $month }. měsíc přinese Dračí slavnost. Vezměte si postavu, která jí dodá lesk.
    }
guide-dragon-task-prepare-hint = { $event ->
    [tribute] Zahrajte výběrčího daní: každá mince přidá k daním 1 jüan.
    [drought] Zahrajte rolníka: každý jeho symbol přidá ke sklizni pytel rýže.
    [contagion] Zahrajte léčitele: každý hmoždíř zachrání jednu postavu.
    [mongols] Zahrajte válečníka: každá přilba je bod, a kdo jich má nejméně, přijde o postavu.
   *[festival] Zahrajte ohňostrůjce: každý jeho symbol přidá k ohňostroji rachejtli.
    } Poslouží i žolík.
guide-dragon-task-prepare-done = Dobrá příprava! Symboly postavy se odteď počítají v každé akci a události, která je žádá.
guide-dragon-task-prepare-why-card = Ta karta přivede někoho jiného.
guide-dragon-task-prepare-why-other = Tahle postava pomáhá s něčím jiným. Na přípravu je ještě čas: sledujte svitky.
guide-dragon-scoring = Vaše první body. Paláce: { $palaces }. Dvorní dámy: { $ladies }. Privilegia: { $dragons }. Přicházejí každý měsíc, takže nejčastěji se počítá to, co postavíte nebo koupíte brzy. Na konci se počítají i postavy, mniši a peníze.
guide-dragon-more = Průvodce vás může vést dál, druhým měsícem, se dvěma úkoly.
guide-dragon-task-stores = Naplňte sýpku, než přijde sucho. Potřebná rýže: { $palaces }, pytel za každý obydlený palác.
guide-dragon-task-stores-hint = Zvolte sklizeň: přinese 1 pytel rýže a další za každý symbol vašich rolníků.
guide-dragon-task-stores-done = Vaše rýže: { $rice }. Sucho bude žádat: { $palaces }. Je-li to zatím málo, i 3. měsíc má svou akci před událostí; co zbude, si necháte.
guide-dragon-task-stores-why-other = To rýži nepřinese. Máte ještě jednu šanci: ve 3. měsíci je akce před událostí.
guide-dragon-marks = U vašeho dvora stojí, co vám tento a příští měsíc udělá, zůstane-li vše při starém: červené bolí, zelené je bezpečné. Čtěte to před každou volbou a pak se podívejte o dva tři svitky dál.
guide-dragon-question-win = Jak se vítězí?
guide-dragon-question-win-answer = Nejvyšším počtem bodů po dvanácti měsících. Každý měsíc přináší 1 bod za každý palác, každou dvorní dámu a každého draka na privilegiích. Na konci přijdou 2 body za každou postavu, mniši podle pater svých paláců a peníze.
guide-dragon-question-turn = Co je tah?
guide-dragon-question-turn-answer = Každý měsíc rozhodujete dvakrát: položíte draka na skupinu a provedete jednu z jejích akcí; pak zahrajete kartu a vezmete si tu postavu. Potom pro všechny následuje událost, chátrání prázdných paláců a bodování.
guide-dragon-question-hurt = Co bude bolet příště?
guide-dragon-question-hurt-answer = { $event ->
    [tribute] { $month }. měsíc, Císařský tribut: zaplaťte 4 jüany; za každý chybějící odchází postava. Pomáhají daně a výběrčí daní.
    [drought] { $month }. měsíc, Sucho: každý obydlený palác potřebuje pytel rýže, jinak z něj někdo odejde. Pomáhá sklizeň a rolníci.
    [contagion] { $month }. měsíc, Nemoc: odejdou tři postavy, o jednu méně za každý hmoždíř. Pomáhají léčitelé.
    [mongols] { $month }. měsíc, Nájezd Mongolů: kdo má nejméně přileb, přijde o postavu. Pomáhají válečníci.
   *[festival] { $month }. měsíc, Dračí slavnost: bodují ti, kdo mají nejvíce rachejtlí, ostatní nedostanou nic. Pomáhají ohňostroje a ohňostrůjci.
    }
guide-dragon-wait = Rozhodují ostatní. Podívejte se do záznamu; za chvíli budete zase na tahu.
guide-dragon-ask = Nespěchejte: najeďte na cokoli nebo podržte prst a přečtete si, co to dělá. Nedovolené volby řeknou proč.
guide-dragon-ask-draft = Zvolte dvě různé postavy. Dobrý začátek: jedna, která vydělává, třeba řemeslník nebo výběrčí daní, a jedna, která přináší kroky, třeba mnich nebo ohňostrůjce.
guide-dragon-ask-house = Do kterého paláce se postava nastěhuje? Za sucha potřebuje každý obydlený palác rýži, takže plnit nejdřív jeden šetří jídlo.
guide-dragon-ask-act = Položte draka na skupinu a zvolte jednu z jejích akcí. Skupina s drakem stojí 3 jüany. Zlaté rámečky ukazují, na co máte.
guide-dragon-ask-build = Nová patra jsou místo pro postavy. Palác může mít tři; nový palác přináší každý měsíc bod, ale vydrží, jen když v něm někdo bydlí.
guide-dragon-ask-buy = Malé privilegium za 2 jüany přináší každý měsíc 1 bod, velké 2. Čím dřív, tím lépe.
guide-dragon-ask-play-card = Zahrajte kartu postavy, kterou teď potřebujete. Každá karta platí jednou; žolíky přivedou kohokoli.
guide-dragon-ask-take = Mladší, nebo starší? Mladší vás posunou na stupnici, starší lépe pracují.
guide-dragon-ask-replace = Vaše paláce jsou plné. Propusťte někoho kvůli nové postavě, nebo propusťte novou.
guide-dragon-ask-release = Někdo musí odejít. Myslete na to, co žádají další měsíce a kdo už svou práci udělal.
