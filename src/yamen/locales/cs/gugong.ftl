gugong-title = Gùgōng
gugong-about = Čtyři dny v Zakázaném městě: vyměňujte dary s úředníky, posílejte služebníky tam, kde jsou potřeba, a přiveďte včas svého vyslance do paláce.

# Dary: $first je hodnota, $second akce karty.

gugong-gift = { $second ->
    [none] { gugong-gift-name } { $first }
   *[other] { gugong-gift-name } { $first } ({ gugong-gift-action })
    }
gugong-gift-name = { $first ->
    [1] miska ovoce
    [2] vějíř
    [3] kameny na go
    [4] čajová souprava
    [5] hedvábí
    [6] váza
    [7] náhrdelník
    [8] pipa
   *[9] nefritová soška
    }
gugong-gift-action = { $second ->
    [travel] { gugong-location-travel }
    [great_wall] { gugong-location-great_wall }
    [jade] { gugong-location-jade }
    [intrigue] { gugong-location-intrigue }
    [palace] { gugong-location-palace }
    [decrees] { gugong-location-decrees }
    [canal] { gugong-location-canal }
    [servant] 1 služebník
    [servants] 2 služebníci
   *[swap] výměna karty
    }

# Slova. Tvar .obstacle říká, proč tam Meng nemůže jednat.

gugong-location-travel = Cestování
    .obstacle = na mapě už není žádný žeton
gugong-location-great_wall = Velká zeď
    .obstacle = nemá služebníka, kterého by umístil
gugong-location-jade = Nefrit
    .obstacle = ani se svými žetony nemá dost služebníků
gugong-location-intrigue = Intriky
    .obstacle = jeho ukazatel se nemůže pohnout
gugong-location-palace = Palác
    .obstacle = jeho vyslanec se nemůže pohnout
gugong-location-decrees = Dekrety
    .obstacle = ani se svými žetony nemá dost služebníků na dekret, který mu chybí
gugong-location-canal = Velký kanál
    .obstacle = nemá služebníka na loď, nebo pro něj není místo

gugong-city-beijing = Peking
gugong-city-nanjing = Nanking
gugong-city-hangzhou = Chang-čou
gugong-city-guangzhou = Kanton
gugong-city-xian = Si-an
gugong-city-kaifeng = Kchaj-feng
gugong-city-chengdu = Čcheng-tu
gugong-city-luoyang = Luo-jang
gugong-city-jinan = Ťi-nan
gugong-city-fuzhou = Fu-čou
gugong-city-kunming = Kchun-ming
gugong-city-nanchang = Nan-čchang
gugong-city-wuchang = Wu-čchang
gugong-city-datong = Ta-tchung

gugong-token-servant = najmout 1
gugong-token-servants = najmout 2
gugong-token-envoy = vyslanec +1
gugong-token-intrigue = intriky +1
gugong-token-card_for_jade = karta 7+ za nefrit
gugong-token-vp = 2 VB
gugong-token-swap = výměna karty
gugong-token-take_back = karta zpět do ruky
gugong-token-ship = služebník na loď
gugong-token-wall = služebník na zeď
gugong-token-servants_for_jade = 3 služebníci za nefrit
gugong-token-double = počítá se za dva
gugong-token-plus1 = dary +1 do konce dne
gugong-token-toll = mýto
gugong-token-follow = následování

gugong-decree-morning_intrigue = každé ráno intriky +2
gugong-decree-morning_ship = každé ráno služebník na loď
gugong-decree-morning_servant = každé ráno najmout 1
gugong-decree-morning_envoy = každé ráno vyslanec +1
gugong-decree-morning_swap = každé ráno výměna karty
gugong-decree-cheap_travel = cestování B: −1 služebník
gugong-decree-cheap_jade = nefrit: −1 služebník
gugong-decree-extra_wall = zeď: +1 volný služebník
gugong-decree-equal_gifts = stejný dar bez placení
gugong-decree-cheap_decrees = dekrety: −1 služebník
gugong-decree-end_vp = na konci 1 VB za 3 VB (max. 10)
gugong-decree-end_flat = na konci 8 VB
gugong-decree-end_jade = na konci 2 VB za nefrit (max. 10)
gugong-decree-end_decrees = na konci 2 VB za služebníka na dekretech
gugong-decree-end_harbours = na konci 2 VB za služebníka u odměn z přístavů

gugong-reward-vp = 4 VB
gugong-reward-card = karta navíc
gugong-reward-double = dvojitý služebník

gugong-benefit-servant = 1 služebník
gugong-benefit-servants = 2 služebníci
gugong-benefit-die = přetočení kostky
gugong-benefit-jade = 1 nefrit

# Tvar .removed říká, koho hráč vysílá, ať je jich kolik chce.
gugong-servant-normal = obyčejný služebník
    .removed = jen obyčejné služebníky
gugong-servant-double = dvojitý služebník
    .removed = dvojitého služebníka

gugong-goods-servant = 1 služebník
gugong-goods-double_servant = dvojitý služebník
gugong-goods-vp = 2 VB
gugong-goods-jade = 1 nefrit

# Karty Automa: tvar .day říká, kde Meng jedná, .twilight, co dává dolní polovina, .obstacle, proč ji přeskakuje.
gugong-automa-travel = Cestování
    .day = { gugong-location-travel }
    .twilight = ještě jeden pohyb cestovatele za 2 služebníky, s dekretem o cestování za 1
    .obstacle = ani se svými žetony nemá dost služebníků, nebo na mapě už není žádný žeton
gugong-automa-great_wall = Velká zeď
    .day = { gugong-location-great_wall }
    .twilight = jeden služebník na zeď, další je za to vyslán
    .obstacle = ani se svými žetony nemá 2 služebníky
gugong-automa-jade = Nefrit
    .day = { gugong-location-jade }
    .twilight = volný pohyb cestovatele
    .obstacle = na mapě už není žádný žeton
gugong-automa-intrigue = Intriky
    .day = { gugong-location-intrigue }
    .twilight = 2 kroky na stupnici intrik za 1 služebníka
    .obstacle = ani se svými žetony nemá služebníka, nebo je jeho ukazatel na konci stupnice
gugong-automa-palace = Palác
    .day = { gugong-location-palace }
    .twilight = krok vyslance a krok na stupnici intrik za 2 služebníky
    .obstacle = ani se svými žetony nemá 2 služebníky
gugong-automa-decrees = Dekrety
    .day = { gugong-location-decrees }
    .twilight = volný pohyb cestovatele
    .obstacle = na mapě už není žádný žeton
gugong-automa-canal = Velký kanál
    .day = { gugong-location-canal }
    .twilight = jeden služebník na loď, další je za to vyslán
    .obstacle = ani se svými žetony nemá 2 služebníky, nebo na lodích není místo
gugong-automa-special = speciální karta
    .day = speciální karta (lokace zaměření, varianta B bez placení)
    .twilight = volný pohyb cestovatele
    .obstacle = na mapě už není žádný žeton

gugong-source-track = VB na stupnici
gugong-source-wall = zeď
gugong-source-decrees = dekrety 3
gugong-source-palace = palác
gugong-source-jade = nefrit

# Možnosti a jejich hodnoty

gugong-option-bonus = Bonusové žetony cestování
gugong-option-bonus-false = bez nich
gugong-option-bonus-true = s nimi: šest dalších žetonů, které platí do konce dne (ne proti Mengovi)
gugong-option-expert = Varianta pro experty
gugong-option-expert-false = na začátku leží na plánu sedm obvyklých darů
gugong-option-expert-true = na začátku mohou na plánu ležet libovolné dary kromě karet hráčů
gugong-option-level = Obtížnost v sólové hře
gugong-option-level-easy = nízká: jedna speciální karta Automa
gugong-option-level-normal = normální: dvě speciální karty Automa
gugong-option-level-hard = vysoká: dvě speciální karty Automa a Meng má pátý dar
gugong-option-sets = Sady karet v sólové hře
gugong-option-sets-4-5 = sada 4 pro vás, sada 5 pro Menga
gugong-option-sets-2-3 = sada 2 pro vás, sada 3 pro Menga
gugong-option-sets-1-2 = sada 1 pro vás, sada 2 pro Menga
gugong-option-focus = Mengovo zaměření v sólové hře
gugong-option-focus-random = jedna ze sedmi lokací, losem
gugong-option-focus-travel = { gugong-location-travel }
gugong-option-focus-great_wall = { gugong-location-great_wall }
gugong-option-focus-jade = { gugong-location-jade }
gugong-option-focus-intrigue = { gugong-location-intrigue }
gugong-option-focus-palace = { gugong-location-palace }
gugong-option-focus-decrees = { gugong-location-decrees }
gugong-option-focus-canal = { gugong-location-canal }

# Tahy jako položky seznamu

gugong-move-skip = Přeskočit
gugong-move-option-a = Varianta A
gugong-move-option-b = Varianta B
gugong-move-use = Využít
gugong-move-pay-servants = Vyslat 2 služebníky
gugong-move-no-actions = Vyměnit bez akcí
gugong-move-exchange = Vyměnit: { $gift } → { $location }
gugong-move-discard = Odhodit: { $gift }
gugong-move-take-back = Vzít zpět: { $gift }
gugong-move-swap-hand = Vyměnit kartu z ruky: { $gift }
gugong-move-swap-discard = Vyměnit odhozenou kartu: { $gift }
gugong-move-swap-at = Vyměnit s kartou na lokaci: { $location }
gugong-move-remove = Vyslat { $servant-removed }
gugong-move-place = Umístit: { $servant }
gugong-move-gain = { $amount ->
    [0] Nikoho nenajmout
    [one] Najmout { $amount } služebníka
    [few] Najmout { $amount } služebníky
   *[other] Najmout { $amount } služebníků
    }
gugong-move-gain-double = { $amount ->
    [0] Najmout dvojitého služebníka
    [one] Najmout dvojitého služebníka a { $amount } obyčejného
    [few] Najmout dvojitého služebníka a { $amount } obyčejné
   *[other] Najmout dvojitého služebníka a { $amount } obyčejných
    }
gugong-move-to = Cíl cesty: { $city }
gugong-move-house = Koupit nefrit z domu { $house }
gugong-move-square = Koupit nefrit na nádvoří
gugong-move-decree = Dekret: { $decree }
gugong-move-load = Na loď { $ship }: { $servant }
gugong-move-launch = Nová loď na cestě { $route }: { $servant }
gugong-move-sail = Posunout loď { $ship }
gugong-move-claim = Loď { $ship } si bere odměnu: { $reward }
gugong-move-benefit = Výhoda z intrik: { $benefit }
gugong-move-turn = Přetočit kostku { $die } na { $value }
gugong-move-mark = Položit žeton na lokaci: { $location }
gugong-move-start = Začíná místo { $seat }
gugong-move-deal = Karta daru: { $gift }
gugong-move-lay-decree = Vyložený dekret: { $decree }
gugong-move-lay-token = Vyložený žeton: { $token }
gugong-move-roll = Hod kostkou: { $value }
gugong-move-focus = Mengovo zaměření: { $location }
gugong-move-automa = Karta Automa: { $automa }
gugong-move-reveal = Mengův dar: { $gift }
gugong-move-tokens = { $doubles ->
    [0] Vyměnit žetony za: { $goods }
   *[other] Vyměnit žetony za: { $goods } (počítané za dva: { $doubles })
    }

# Otázky hráčům

gugong-ask-morning-decrees = Ráno: který svůj dekret využijete?
gugong-ask-exchange = Který dar vyměníte a kde?
gugong-ask-pay-exchange = Váš dar nemá vyšší hodnotu: { $gift }. Lokace: { $location }. Jak výměnu zaplatíte?
gugong-ask-card-action = Akce vaší karty: { $gift }. Využijete ji?
gugong-ask-action = Akce: { $location }. Co uděláte?
gugong-ask-follow = Jiný hráč provádí akci, ve které ho můžete následovat: { $location }. Co uděláte?
gugong-ask-swap-own = Kterou svou kartu vyměníte?
gugong-ask-swap-board = Na plán pokládáte: { $gift }. Ze které lokace si vezmete kartu?
gugong-ask-travel = Do kterého města se vydá váš cestovatel?
gugong-ask-use-token = Získáváte žeton: { $token }. Využijete ho?
gugong-ask-make-room = Všechny vaše výřezy na žetony jsou plné. Za co žetony vyměníte?
gugong-ask-card-for-jade = Kterou vysokou kartu odhodíte za nefrit?
gugong-ask-take-back = Kterou odhozenou kartu si vezmete zpět do ruky?
gugong-ask-mark = Bonusový žeton: { $token }. Na kterou lokaci ho položíte?
gugong-ask-set-aside = Který služebník půjde s žetonem vedle plánu?
gugong-ask-wall = Kterého služebníka umístíte na stavbu Velké zdi?
gugong-ask-wall-more = Umístíte na stavbu Velké zdi ještě jednoho služebníka?
gugong-ask-wall-extra = Váš dekret: umístíte na stavbu Velké zdi také volného služebníka?
gugong-ask-wall-token = Kterého volného služebníka umístíte na stavbu Velké zdi?
gugong-ask-benefit = Velká zeď je vyhodnocena. Kterou výhodu z intrik si vezmete?
gugong-ask-die = Kterou kostku přetočíte a na jakou hodnotu?
gugong-ask-load = Umístíte služebníka na loď?
gugong-ask-load-more = { $servants ->
    [one] Umístěte na loď ještě 1 služebníka.
   *[other] Umístěte na lodě { n-servants }, jednoho po druhém.
    }
gugong-ask-sail = Posunete některou loď?
gugong-ask-claim = Vezmete si odměnu v přístavu?
gugong-ask-ship = Kam umístíte volného služebníka?
gugong-ask-remove = Vyšlete { n-servants }.
gugong-ask-gain = Můžete najmout { n-servants }. Kolik jich najmete?
gugong-ask-gain-whole = { $servants ->
    [one] Najímáte { n-servants }; může to být dvojitý služebník, je-li volný.
   *[other] Najímáte { n-servants }; jedním z nich může být dvojitý služebník, je-li volný.
    }
gugong-ask-night-envoy = Máte nejvíce shod. Posunete vyslance o 1 krok?
gugong-ask-last-exchange = Hra končí: vyměníte ještě nějaké žetony?

# Proč tah není dovolen

gugong-why-too-few-servants = { $pool ->
    [0] Potřebujete { n-servants }, ale žádného najatého nemáte.
   *[other] Potřebujete { n-servants }; najatých máte { $pool }.
    }
gugong-why-no-other-card = Tuto kartu vyměňujete; výměnu můžete zaplatit jen jinou.
gugong-why-nothing-to-do = To teď nelze provést, nebo by to nic nezměnilo.
gugong-why-no-token-there = V tomto městě není žeton: { $city }.
gugong-why-no-road-there = Každá cesta do tohoto města vede přes jiné žetony: { $city }.
gugong-why-nothing-reachable = Váš cestovatel se nedostane k žádnému žetonu.
gugong-why-empty-supply = Nemáte už žádného volného služebníka.
gugong-why-too-few-steps = Tato výhoda stojí { n-steps }; váš ukazatel intrik je na poli { $have }.
gugong-why-house-empty = Na tomto domě už není nefrit.
gugong-why-houses-first = Na domech ještě nefrit je; na nádvoří se kupuje až potom.
gugong-why-top-of-track = Váš ukazatel intrik už je na konci stupnice.
gugong-why-have-decree = Tento dekret už máte: { $decree }.
gugong-why-ship-full = Na této lodi není pro služebníka místo.
gugong-why-no-free-harbour = Pro loď není volný přístav, nebo jsou všechny vaše lodě na kanálu.
gugong-why-ship-not-full = Odměnu si může vzít jen loď se třemi služebníky.
gugong-why-other-harbour = Tuto odměnu lze získat v přístavu { $harbour } a v posledním přístavu.
gugong-why-reward-space-taken = Na vaší hráčské desce není pro tuto odměnu volné místo.
gugong-why-pile-empty = Dobírací balíček je prázdný.
gugong-why-no-double = Váš dvojitý služebník není k dispozici.

# Co se děje

gugong-event-game-begins = Hra začíná. Začínající hráč: { $player }.
gugong-event-gift-laid = { $location }: { $gift }.
gugong-event-decree-laid = Vyložený dekret: { $decree }.
gugong-event-token-laid = { $city }: { $token }.
gugong-event-dice-rolled = Kostky osudu: { $first }, { $second } a { $third }.
gugong-event-day-begins = Začíná { $day }. den. Začínající hráč: { $player }.
gugong-event-tokens-shuffled = Odhozené žetony cestování se zamíchají do nových doplňovacích hromádek.

gugong-event-exchanged = { $player } dává: { $given }, bere: { $taken }. Lokace: { $location }.
gugong-event-servants-removed = { $player } vysílá { n-servants }.
gugong-event-double-removed = { $player } vysílá dvojitého služebníka.
gugong-event-card-discarded = { $player } odhazuje kartu lícem dolů.
gugong-event-without-actions = { $player } vyměňuje dar bez akcí.
gugong-event-servants-gained = { $player } najímá { n-servants }.
gugong-event-double-gained = { $player } najímá dvojitého služebníka.
gugong-event-swapped = { $player } vyměňuje kartu. Dává: { $given }, bere: { $taken }. Lokace: { $location }.
gugong-event-passed = { $player } už nemá karty a pasuje.
gugong-event-points-scored = { $player } získává { n-points }.
gugong-event-points-lost = { $player } ztrácí { n-points }.

gugong-event-travelled = { $player } cestuje. Město: { $city }; žeton: { $token }.
gugong-event-token-used = { $player } využívá žeton: { $token }.
gugong-event-tokens-exchanged = { $player } vyměňuje { n-tokens } za: { $goods }.
gugong-event-card-for-jade = { $player } odhazuje kartu za nefrit: { $gift }.
gugong-event-card-taken-back = { $player } si bere zpět odhozenou kartu.
gugong-event-bonus-placed = { $player } vykládá bonusový žeton: { $token }. Lokace: { $location }.
gugong-event-plus-one = { $player } vykládá bonusový žeton: dary se do konce dne počítají o 1 výš.
gugong-event-bonus-stored = { $player } ukládá bonusový žeton: { $token }.
gugong-event-toll-paid = { $player } provádí akci, za kterou vybírá mýto { $to }.
gugong-event-followed = { $player } následuje a provádí akci: { $location }.

gugong-event-wall-placed = { $goal ->
    [5] { $player } umisťuje na stavbu Velké zdi { n-servants } ({ $filled } z { $goal }).
   *[other] { $player } umisťuje na stavbu Velké zdi { n-servants } ({ $filled } ze { $goal }).
    }
gugong-event-wall-scored = Vyhodnocení Velké zdi. Nejvíce služebníků: { $player }. Odměna: { n-points }, vyslanec +1.
gugong-event-benefit-taken = { $player } klesá na stupnici intrik o { n-steps } a bere si: { $benefit }.
gugong-event-die-turned = { $player } přetáčí kostku { $die } na { $value }.
gugong-event-jade-gained = { $player } získává { n-jade }.
gugong-event-intrigue-moved = { $player } postupuje na stupnici intrik o { n-steps }.
gugong-event-medal-taken = { $player } si bere žeton příštího začínajícího hráče.
gugong-event-envoy-moved = { $player } posouvá vyslance o { n-steps }.
gugong-event-palace-reached = { $player } vstupuje do paláce a zaujímá místo za { n-points }.
gugong-event-decree-obtained = { $points ->
    [0] { $player } získává dekret: { $decree }.
   *[other] { $player } získává dekret ({ $decree }) a { n-points }.
    }
gugong-event-decree-used = { $player } využívá dekret: { $decree }.
gugong-event-ship-loaded = { $player } umisťuje { n-servants } na loď v přístavu { $harbour }.
gugong-event-ship-launched = { $player } spouští na vodu loď v přístavu { $harbour } a umisťuje na ni { n-servants }.
gugong-event-ship-sailed = { $player } posouvá loď do přístavu { $harbour }.
gugong-event-reward-claimed = { $player } si bere odměnu v přístavu { $harbour }: { $reward }.
gugong-event-card-drawn = { $player } si dobírá kartu daru.

gugong-event-night-falls = Nastává noc ({ $day }. den): dary se porovnávají s kostkami osudu.
gugong-event-card-matched = { $player } ukazuje: { $gift }. Karta přináší { n-matches }.
gugong-event-matches-counted = { $matches ->
    [0] { $player } nemá žádnou shodu.
   *[other] { $player } má { n-matches }.
    }
gugong-event-most-matches = Nejvíce shod: { $player }. Odměna: { n-points } a vyslanec může postoupit o 1 krok.
gugong-event-ship-lost = { $player } ztrácí loď na moři a vrací { n-servants } mezi volné.

gugong-event-final-scored = Závěrečné bodování – { $player }: zeď { $wall }, dekrety { $decrees }, nefrit { $jade }.
gugong-event-arrival-scored = { $player } získává { n-points } za místo v paláci.
gugong-event-outside-palace = { $player } končí hru mimo palác.
gugong-event-game-won = { $player } vítězí. Výsledek: { n-points }.
gugong-event-nobody-won = Do paláce nikdo nedorazil, a proto nikdo nevítězí.

gugong-event-focus-drawn = Mengovo zaměření v této partii: { $location }.
gugong-event-automa-revealed = Na tahu je Meng. Karta Automa: { $automa-day }. Jeho dar: { $gift }.
gugong-event-automa-shuffled = Balíček Automa je prázdný: karty z předchozích dnů se zamíchají do nového balíčku.
gugong-event-meng-acts = Meng provádí akci: { $location }.
gugong-event-meng-cant = Meng nemůže provést akci { $location }, protože { $location-obstacle }.
gugong-event-meng-free = Meng provádí akci bez placení: { $location }.
gugong-event-meng-swap = Místo této výhody získává Meng body.
gugong-event-twilight-falls = Soumrak: dnešní karty Automa přicházejí ještě jednou, teď se soumrakovými akcemi.
gugong-event-twilight-card = Soumrak, { $automa }: { $automa-twilight }.
gugong-event-twilight-skipped = Soumrak, { $automa }: Meng kartu přeskakuje, protože { $automa-obstacle }.

# Počítané věci ve 4. pádě. Argument se jmenuje podle věci.
n-servants = { $servants ->
    [one] { $servants } služebníka
    [few] { $servants } služebníky
   *[other] { $servants } služebníků
    }
n-tokens = { $tokens ->
    [one] { $tokens } žeton
    [few] { $tokens } žetony
   *[other] { $tokens } žetonů
    }
n-jade = { $jade ->
    [one] { $jade } nefrit
    [few] { $jade } nefrity
   *[other] { $jade } nefritů
    }
n-matches = { $matches ->
    [one] { $matches } shodu
    [few] { $matches } shody
   *[other] { $matches } shod
    }
