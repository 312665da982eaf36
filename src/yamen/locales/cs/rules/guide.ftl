# Průvodce první partií.

guide-title = Průvodce
guide-next = Dále
guide-at = { $at } z { $of }
guide-rule = Přečíst pravidlo
guide-leave = Hrát bez průvodce
guide-end = Hrát dál
guide-task = Úkol:
guide-hint = Jak na to?
guide-skip = Přeskočit úkol
guide-undo = Tah můžete vrátit a zkusit to znovu.
guide-questions = Tři otázky. Odpovězte si na ně v duchu, pak se podívejte:
guide-questions-last = Tytéž tři otázky, teď už víte víc:
guide-go-on = Pokračovat s průvodcem

guide-gugong-palace = Vítejte v Zakázaném městě. Po čtyřech dnech vítězí nejvyšší počet bodů, ale body se počítají jen hráčům, jejichž vyslanec je tou dobou v paláci, o osm kroků výš. Kroužky ukazují vašeho vyslance a nejlepší místo v paláci.
guide-gugong-turn = Na každé ze sedmi lokací má úředník kartu daru. Tah je jedna výměna: dáte kartu z ruky a vezmete si kartu úředníka. Potom přijdou dvě akce: nejdřív akce dané karty, pak akce lokace.
guide-gugong-cards = Máte čtyři karty, a tedy dnes čtyři tahy. Vzaté karty čekají do noci a zítra je máte v ruce: každou výměnou volíte i to, co budete moci zítra.
guide-gugong-marks = Zlaté rámečky ukazují, čeho se můžete dotknout. Jakmile se dotknete karty v ruce, zelený rámeček s fajfkou označí dary zdarma, protože vaše karta je vyšší. Ostatní stojí dva najaté služebníky, jinou kartu, nebo obě akce.
guide-gugong-task-free = Proveďte výměnu, která nic nestojí.
guide-gugong-task-free-hint = Dotkněte se vysoké karty v ruce a pak daru v zeleném rámečku. Kroužky ukazují, co je zdarma v paláci.
guide-gugong-task-free-done = Bez placení! Teď přijdou akce: nejdřív akce karty, pak akce lokace. Obě můžete vynechat.
guide-gugong-task-free-why-pay = Vaše karta není vyšší než dar, úředník tedy chce zaplatit.
guide-gugong-task-free-why-paid = Tahle výměna něco stála, protože vaše karta nebyla vyšší než dar. Příště hledejte zelený rámeček.
guide-gugong-more = Průvodce vás může vést dál, zbytkem dne a nocí, se třemi úkoly.
guide-gugong-task-envoy = Posuňte vyslance o krok v tahu, ve kterém nevyšlete služebníky.
guide-gugong-task-envoy-hint = Proveďte výměnu v paláci. Vyšší karta nic nestojí; nemáte-li ji, zaplaťte jinou kartou místo služebníků. Pak zvolte A: jeden krok zdarma.
guide-gugong-task-envoy-done = O krok blíž a bez ztráty služebníků. Osm kroků za čtyři dny: stačí dva denně.
guide-gugong-task-envoy-why-paid = Vyslanec postoupil, ale v tom tahu ubylo najatých služebníků: za výměnu, nebo za B.
guide-gugong-task-envoy-why-still = V tom tahu vyslanec nepostoupil. Posouvá ho akce paláce a také některé karty a žetony cestování.
guide-gugong-task-travel = Získejte žeton cestování.
guide-gugong-task-travel-hint = Proveďte výměnu u mapy a zvolte A. Na první cestu se cestovatel může vydat do kteréhokoli města s žetonem.
guide-gugong-task-travel-done = Žeton je váš, a když ho využijete, i jeho výhoda. Nasbírané žetony jsou také platidlo: 2 za služebníka, 4 za 2 body, 6 za nefrit.
guide-gugong-task-travel-why-elsewhere = Ten tah žeton nepřinesl. Přináší ho cestování, lokace s mapou.
guide-gugong-task-match = Vezměte si dar, který má hodnotu některé z kostek.
guide-gugong-task-match-hint = Kroužky ukazují kostky a dary, které s nimi souhlasí. Stačí jakákoli výměna, i bez akcí.
guide-gugong-task-match-done = Shoda! Dnes v noci vám dar přinese služebníka za každou kostku své hodnoty. Kdo má shod nejvíce, získá 3 body a může posunout vyslance o krok.
guide-gugong-task-match-why-other = Ten dar nemá hodnotu žádné kostky.
guide-gugong-night-over = { $matches ->
    [0] Noc je pryč. Žádný z vašich darů neměl hodnotu kostky, a tak nepřibyli žádní najatí služebníci.
   *[other] Noc je pryč. Vaše shody s kostkami: { $matches }; tolik služebníků smíte najmout.
    } { $most ->
    [yes] Nikdo jich nemá víc, a tak dostáváte 3 body a vyslanec může postoupit o krok.
   *[no] Kdo jich má nejvíce, dostává 3 body a krok vyslance.
    } Potom všechny lodě plují o přístav dál.
guide-gugong-scoring = První pohled na body. Vaše body: { $points }. Váš vyslanec: krok { $envoy } z 8. Většina bodů teprve přijde: nefrit, zeď, dekrety 3. úrovně a místo v paláci se počítají na konci.
guide-gugong-morning = Nový den: hází se kostkami, všichni si najmou služebníky a včerejší dary máte v ruce. S nízkými kartami bude den drahý, i když 1 vyměníte za 9 zdarma.
guide-gugong-question-win = Jak se vítězí?
guide-gugong-question-win-answer = Nejvyšším počtem bodů po čtyřech dnech, ale jen s vyslancem v paláci, na kroku 8. Váš stojí na kroku { $envoy }. Body přinášejí nefrit, dekrety, zeď, lodě, cesty a místo v paláci.
guide-gugong-question-turn = Co je tah?
guide-gugong-question-turn-answer = Jedna výměna: vaše karta za dar na plánu. Vyšší karta nic nestojí, jinak dáte dva služebníky, jinou kartu, nebo se vzdáte akcí. Pak akce karty a po ní akce lokace. Bez karet pasujete až do noci.
guide-gugong-question-hurt = Co bude bolet příště?
guide-gugong-question-hurt-answer = V noci dary, které nemají hodnotu žádné kostky: nepřinesou služebníky, a zítra jich bude potřeba skoro na všechno. Pak nízké karty v zítřejší ruce a loď, která zůstala v přístavu 5, protože se ztratí na moři. A na konci vyslanec mimo palác: vůbec žádné body.
guide-gugong-wait = Hrají ostatní. V záznamu vidíte, co dělají; za chvíli budete zase na tahu.
guide-gugong-ask = Nespěchejte: najeďte na cokoli nebo podržte prst a přečtete si, co to dělá. Nedovolené volby řeknou proč.
guide-gugong-ask-exchange = Dotkněte se karty v ruce a pak lokace: zelený rámeček je zdarma, pouze zlatý něco stojí.
guide-gugong-ask-pay-exchange = Vaše karta není vyšší, úředník tedy něco chce: dva služebníky, jinou kartu z ruky, nebo se vzdáte obou akcí.
guide-gugong-ask-card-action = Daná karta má vlastní akci, která přichází před akcí lokace. Je to dar pro vás: většinou se vyplatí.
guide-gugong-ask-action = Teď akce lokace. A nestojí nic, B stojí služebníky a dokáže víc.
guide-gugong-ask-action-travel = Cestovatel sbírá žetony: každý pomůže hned a šest jich koupí nefrit. A je jeden pohyb, B dva za dva služebníky.
guide-gugong-ask-action-great_wall = Umístěte služebníky na zeď. Až bude plná, kdo jich má nejvíce, dostane body a krok vyslance.
guide-gugong-ask-action-jade = Nefrit má s každým kusem větší cenu: 1, 3, 6, 10 a pak 15 bodů. Stojí služebníky, takže je to cesta pomalá, ale jistá.
guide-gugong-ask-action-intrigue = Intriky rozhodují každou remízu. Kdo dnes nejdřív zvolí A, zítra začíná.
guide-gugong-ask-action-palace = Každý krok přiblíží vyslance k paláci. A je jeden krok, B dva za dva služebníky.
guide-gugong-ask-action-decrees = Dekrety stojí více služebníků, ale trvají: ty z 1. úrovně platí každé ráno.
guide-gugong-ask-action-canal = Loď potřebuje tři služebníky, aby si mohla vzít odměnu. Naložte jednoho teď a každou noc popluje sama.
guide-gugong-ask-travel = Zvolte město s žetonem, který se vám líbí. Najeďte nebo podržte a přečtete si, co dělá.
guide-gugong-ask-use-token = Využijte ho hned, nebo ne: žeton tak jako tak přijde na vaši desku a počítá se k výměně.
guide-gugong-ask-remove = Vyslaní služebníci jsou zase volní. V noci a ráno je můžete opět najmout.
guide-gugong-ask-gain = Volní služebníci se najímají: skoro vždy berte všechny.
guide-gugong-ask-night-envoy = Nejvíce shod této noci: vyslanec může postoupit o krok zdarma.

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
