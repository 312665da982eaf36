# Průvodce první hrou: Gùgōng.

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
