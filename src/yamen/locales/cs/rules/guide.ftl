# Průvodce první partií.

guide-title = Průvodce
guide-next = Dále
guide-at = { $at } z { $of }
guide-rule = Přečíst pravidlo
guide-leave = Hrát bez průvodce
guide-end = Hrát dál

guide-gugong-1 = Vítejte v Zakázaném městě. Máte čtyři dny. Váš vyslanec stojí pod schody paláce: nebude-li na konci uvnitř, nezískáte nic. Všechno ostatní jsou body cestou.
guide-gugong-2 = Na každé ze sedmi lokací má úředník kartu daru. Ve svém tahu dáte jednu kartu z ruky a vezmete si jeho. Vyšší karta nic nestojí, nižší nebo stejná stojí dva služebníky nebo jinou kartu.
guide-gugong-3 = Vzatá karta není ztracená: zítra ji máte v ruce. Dnešní výměnou tedy volíte i to, co uděláte zítra.
guide-gugong-4 = Najatí služebníci, malé kostky na vašem panelu, zaplatí téměř vše. Zlaté značky ukazují, čeho se můžete dotknout. Pojďme na první výměnu.
guide-gugong-wait = Hrají ostatní. V záznamu vidíte, co dělají; za chvíli budete zase na tahu.
guide-gugong-end = První den skončil a už víte, jak to chodí: dát, vzít, jednat. Nezapomeňte na schody: osm kroků za čtyři dny. Pravidla máte stále po ruce.
guide-gugong-ask = Nespěchejte: najeďte na cokoli nebo podržte prst a přečtete si, co to dělá. Nedovolené volby řeknou proč.
guide-gugong-ask-exchange = Dotkněte se karty v ruce a pak lokace se zlatou značkou. Dobrý první tah: vysoká karta tam, kde chcete jednat, třeba v paláci nebo na mapě, za kartu, kterou chcete mít zítra.
guide-gugong-ask-pay-exchange = Vaše karta není vyšší, úředník tedy něco chce: dva služebníky, jinou kartu z ruky, nebo se vzdáte obou akcí.
guide-gugong-ask-card-action = Daná karta má vlastní akci, která přichází před akcí lokace. Je to dar pro vás: většinou se vyplatí.
guide-gugong-ask-action = Teď akce lokace. A nestojí nic, B stojí služebníky a dokáže víc.
guide-gugong-ask-action-travel = Cestovatel sbírá žetony: každý pomůže hned a šest jich koupí nefrit. A je jeden pohyb, B dva za dva služebníky.
guide-gugong-ask-action-great_wall = Umístěte služebníky na zeď. Až bude plná, kdo jich má nejvíce, dostane body a krok po schodech.
guide-gugong-ask-action-jade = Nefrit má s každým kusem větší cenu: 1, 3, 6, 10 a pak 15 bodů. Stojí služebníky, takže je to cesta pomalá, ale jistá.
guide-gugong-ask-action-intrigue = Intriky rozhodují každou remízu. Kdo dnes první zvolí A, zítra začíná.
guide-gugong-ask-action-palace = Schody! Každý krok přiblíží vyslance k paláci. B jsou dva kroky za dva služebníky.
guide-gugong-ask-action-decrees = Dekrety stojí více služebníků, ale trvají: ty první úrovně platí každé ráno.
guide-gugong-ask-action-canal = Loď potřebuje tři služebníky, aby si mohla vzít odměnu. Naložte jednoho teď a každou noc popluje sama.
guide-gugong-ask-travel = Zvolte město s žetonem, který se vám líbí. Najeďte nebo podržte a přečtete si, co dělá.
guide-gugong-ask-use-token = Využijte ho hned, nebo ne: žeton tak jako tak přijde na vaši desku a počítá se k výměně.
guide-gugong-ask-remove = Vyslaní služebníci jsou zase volní. V noci a ráno je můžete opět najmout.
guide-gugong-ask-gain = Volní služebníci se najímají: skoro vždy berte všechny.

guide-dragon-1 = Vítejte v roce draka. Čeká vás dvanáct měsíců a každou událost znáte předem: podívejte se na svitky nahoře. Nezabráníte jim, ale můžete se připravit.
guide-dragon-2 = Každý měsíc má čtyři fáze: zvolte akci, vezměte si postavu, přežijte událost, získejte body.
guide-dragon-3 = Postavy bydlí ve vašich palácích, v každém patře jedna. Každá s něčím pomáhá: rolníci se sklizní, léčitelé proti nemoci, dvorní dámy přinášejí body každý měsíc.
guide-dragon-4 = Stupnice postav určuje, kdo hraje první. Mladší postavy přinášejí více kroků, starší více symbolů. Nejdřív si zvolte dvě postavy do začátku.
guide-dragon-wait = Rozhodují ostatní. Podívejte se do záznamu; za chvíli budete zase na tahu.
guide-dragon-end = Dva měsíce klidu skončily a rytmus už znáte: jednat, přijmout, přežít, bodovat. Dívejte se o dva tři svitky dopředu a ptejte se, co vás budou stát. Pravidla máte stále po ruce.
guide-dragon-ask = Nespěchejte: najeďte na cokoli nebo podržte prst a přečtete si, co to dělá. Nedovolené volby řeknou proč.
guide-dragon-ask-draft = Zvolte dvě různé postavy. Dobrý začátek: jedna, která vydělává, třeba řemeslník nebo výběrčí daní, a jedna, která přináší kroky, třeba mnich nebo ohňostrůjce.
guide-dragon-ask-house = Do kterého paláce se postava nastěhuje? Za sucha potřebuje každý obydlený palác rýži, takže plnit nejdřív jeden šetří jídlo.
guide-dragon-ask-act = Položte draka na skupinu a zvolte jednu z jejích akcí. Skupina s drakem stojí 3 jüany. Zlaté značky ukazují, na co máte.
guide-dragon-ask-build = Nová patra jsou místo pro postavy. Palác může mít tři; nový palác přináší každý měsíc bod, ale vydrží, jen když v něm někdo bydlí.
guide-dragon-ask-buy = Malé privilegium za 2 jüany přináší každý měsíc 1 bod, velké 2. Čím dřív, tím lépe.
guide-dragon-ask-play-card = Zahrajte kartu postavy, kterou teď potřebujete. Každá karta platí jednou; žolíky přivedou kohokoli.
guide-dragon-ask-take = Mladší, nebo starší? Mladší vás posunou na stupnici, starší lépe pracují.
guide-dragon-ask-replace = Vaše paláce jsou plné. Propusťte někoho kvůli nové postavě, nebo propusťte novou.
guide-dragon-ask-release = Někdo musí odejít. Myslete na to, co žádají další měsíce a kdo už svou práci udělal.
