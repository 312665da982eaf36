dragon-title = V roce draka
dragon-about = Dvanáct měsíců u čínského dvora: přijímejte dvořany, stavte paláce a přečkejte tribut, sucho, nemoc i Mongoly.

# Slova. Tvar .object je 4. pád.

dragon-type-craftsman = řemeslník
dragon-type-court_lady = dvorní dáma
dragon-type-pyrotechnist = ohňostrůjce
dragon-type-tax_collector = výběrčí daní
dragon-type-warrior = válečník
dragon-type-monk = mnich
dragon-type-healer = léčitel
dragon-type-farmer = rolník
dragon-type-scholar = učenec

dragon-person-craftsman = řemeslník
    .object = řemeslníka
dragon-person-court_lady = dvorní dáma
    .object = dvorní dámu
dragon-person-young_pyrotechnist = mladší ohňostrůjce
    .object = mladšího ohňostrůjce
dragon-person-tax_collector = výběrčí daní
    .object = výběrčího daní
dragon-person-young_warrior = mladší válečník
    .object = mladšího válečníka
dragon-person-young_monk = mladší mnich
    .object = mladšího mnicha
dragon-person-young_healer = mladší léčitel
    .object = mladšího léčitele
dragon-person-young_farmer = mladší rolník
    .object = mladšího rolníka
dragon-person-young_scholar = mladší učenec
    .object = mladšího učence
dragon-person-old_pyrotechnist = starší ohňostrůjce
    .object = staršího ohňostrůjce
dragon-person-old_warrior = starší válečník
    .object = staršího válečníka
dragon-person-old_monk = starší mnich
    .object = staršího mnicha
dragon-person-old_healer = starší léčitel
    .object = staršího léčitele
dragon-person-old_farmer = starší rolník
    .object = staršího rolníka
dragon-person-old_scholar = starší učenec
    .object = staršího učence

dragon-card-craftsman = řemeslník
    .object = kartu řemeslníka
dragon-card-court_lady = dvorní dáma
    .object = kartu dvorní dámy
dragon-card-pyrotechnist = ohňostrůjce
    .object = kartu ohňostrůjce
dragon-card-tax_collector = výběrčí daní
    .object = kartu výběrčího daní
dragon-card-warrior = válečník
    .object = kartu válečníka
dragon-card-monk = mnich
    .object = kartu mnicha
dragon-card-healer = léčitel
    .object = kartu léčitele
dragon-card-farmer = rolník
    .object = kartu rolníka
dragon-card-scholar = učenec
    .object = kartu učence
dragon-card-wild = žolík
    .object = žolíka

dragon-action-taxes = Daně
dragon-action-build = Stavba
dragon-action-harvest = Sklizeň
dragon-action-fireworks = Ohňostroj
dragon-action-military_parade = Vojenská přehlídka
dragon-action-research = Bádání
dragon-action-privilege = Privilegium
dragon-action-build_wall = Stavba zdi

dragon-event-peace = Klid
dragon-event-tribute = Císařský tribut
dragon-event-drought = Sucho
dragon-event-contagion = Nemoc
dragon-event-mongols = Nájezd Mongolů
dragon-event-festival = Dračí slavnost

dragon-super_event-lantern_festival = Slavnost lampionů
dragon-super_event-buddha = Buddha
dragon-super_event-earthquake = Zemětřesení
dragon-super_event-flood = Povodeň
dragon-super_event-solar_eclipse = Zatmění slunce
dragon-super_event-volcanic_eruption = Výbuch sopky
dragon-super_event-tornado = Tornádo
dragon-super_event-sunrise = Východ slunce
dragon-super_event-assassination_attempt = Pokus o atentát
dragon-super_event-edict = Edikt

dragon-bonus-rice = rýže
dragon-bonus-firework = rachejtle
dragon-bonus-floor = patro paláce
dragon-bonus-yuan = jüany
dragon-bonus-steps = kroky na stupnici postav
dragon-bonus-points = body

dragon-size-small = malé privilegium
dragon-size-large = velké privilegium

dragon-source-palaces = paláce
dragon-source-ladies = dvorní dámy
dragon-source-privileges = privilegia
dragon-source-research = bádání
dragon-source-mongols = Mongolové
dragon-source-festival = slavnost
dragon-source-wall = zeď
dragon-source-persons = postavy
dragon-source-monks = mniši
dragon-source-money = peníze

# Možnosti a jejich hodnoty

dragon-option-great_wall = Velká čínská zeď
dragon-option-great_wall-false = bez tohoto rozšíření
dragon-option-great_wall-true = s tímto rozšířením: osmá akce staví zeď a každá destička přináší bonus
dragon-option-super_event = Velká událost
dragon-option-super_event-none = žádná
dragon-option-super_event-random = jedna z deseti, losem
dragon-option-super_event-chosen = jedna z deseti; vybere ji místo 1, až budou známé události roku
dragon-option-super_event-lantern_festival = { dragon-super_event-lantern_festival }: každý získá 2 body za každou svou postavu
dragon-option-super_event-buddha = { dragon-super_event-buddha }: mniši přinesou body jako na konci hry
dragon-option-super_event-earthquake = { dragon-super_event-earthquake }: každý přijde o 2 patra paláců
dragon-option-super_event-flood = { dragon-super_event-flood }: každý vrátí polovinu svých jüanů, rýže a rachejtlí
dragon-option-super_event-solar_eclipse = { dragon-super_event-solar_eclipse }: událost 7. měsíce nastane dvakrát
dragon-option-super_event-volcanic_eruption = { dragon-super_event-volcanic_eruption }: všechny ukazatele postav se vrátí na 0
dragon-option-super_event-tornado = { dragon-super_event-tornado }: každý odhodí 2 karty postav
dragon-option-super_event-sunrise = { dragon-super_event-sunrise }: každý si vezme mladší postavu bez zahrání karty
dragon-option-super_event-assassination_attempt = { dragon-super_event-assassination_attempt }: všichni přijdou o všechna privilegia
dragon-option-super_event-edict = { dragon-super_event-edict }: u každého dvora přinese užitek jeden typ postav
dragon-option-large_privilege_price = Cena velkého privilegia
dragon-option-large_privilege_price-7 = 7 jüanů (výroční vydání)
dragon-option-large_privilege_price-6 = 6 jüanů (vydání z roku 2007)
dragon-option-super_event_hidden = Skrytá velká událost
dragon-option-super_event_hidden-false = ne: leží od začátku lícem nahoru
dragon-option-super_event_hidden-true = ano: nikdo ji nezná, dokud nezačne 7. měsíc
dragon-option-wall_tile = Destičky zdi
dragon-option-wall_tile-chosen = přikládanou destičku si vybíráte
dragon-option-wall_tile-random = přikládaná destička se losuje
dragon-option-hands = Karty v ruce
dragon-option-hands-open = odkryté: všichni vidí všechny karty postav
dragon-option-hands-closed = skryté: o ostatních víte jen to, co zahráli

# Tahy jako položky seznamu

dragon-move-pass = Pasovat
dragon-move-do = { $action }
dragon-move-buy = Koupit { $size }
dragon-move-turn-away = Propustit novou postavu
dragon-move-play = Zahrát: { $card }
dragon-move-take = Přijmout ke dvoru: { $person }
dragon-move-house = Do paláce { $palace }
dragon-move-new-palace = Založit nový palác
dragon-move-floor = Přistavět patro k paláci { $palace }
dragon-move-wall = Destička zdi: { $bonus }
dragon-move-start = Začíná místo { $seat }
dragon-move-event = Událost: { $event }
dragon-move-super = Velká událost: { $super_event }
dragon-move-deal = Karta akce: { $action }
dragon-move-discard = Odhodit: { $card }
dragon-move-edict = Zvolit: { $type }
dragon-move-unfed = Nechat bez rýže palác { $palace }
dragon-move-lose = Přijít o patro paláce { $palace }
dragon-move-release = Propustit: { $person } (palác { $palace })
dragon-move-return-yuan = { $amount ->
    [0] Nevracet jüany
    [one] Vrátit { $amount } jüan
    [few] Vrátit { $amount } jüany
   *[other] Vrátit { $amount } jüanů
    }
dragon-move-return-rice = { $amount ->
    [0] Nevracet rýži
    [one] Vrátit { $amount } pytel rýže
    [few] Vrátit { $amount } pytle rýže
   *[other] Vrátit { $amount } pytlů rýže
    }

# Otázky hráčům

dragon-ask-super-event = Zvolte velkou událost 7. měsíce.
dragon-ask-draft = Vyberte si ke dvoru mladší postavu.
dragon-ask-act = Zvolte akci, nebo pasujte.
dragon-ask-build = { $floors ->
    [one] Kde postavíte patro?
   *[other] Máte postavit { n-floors }. Kam přijde další?
    }
dragon-ask-buy = Které privilegium kupujete?
dragon-ask-play-card = Kterou kartu postavy zahrajete?
dragon-ask-take = Hrajete { $card-object }. Koho si vezmete?
dragon-ask-house = Ve kterém paláci bude bydlet { $person }?
dragon-ask-replace = Všechny vaše paláce jsou plné. Koho nahradí { $person }?
dragon-ask-release = Propusťte { n-persons }.
dragon-ask-release-from = Palác { $palace }: propusťte jednu postavu.
dragon-ask-unfed = Nemáte dost rýže. Nechte bez ní { n-palaces }.
dragon-ask-wall = Kterou destičku zdi přiložíte?
dragon-ask-earthquake = Zemětřesení vám bere { n-floors }. Ze kterého paláce?
dragon-ask-flood-yuan = Povodeň bere polovinu vašich zásob (k vrácení: { $goods }). Kolik vrátíte jüanů?
dragon-ask-flood-rice = K vrácení ještě: { $goods }. Kolik vrátíte pytlů rýže? Zbytek jsou rachejtle.
dragon-ask-discard = Odhoďte z ruky { n-cards }.
dragon-ask-sunrise = Východ slunce: vezměte si mladší postavu takového typu, který si nikdo jiný nevybral.
dragon-ask-edict = Edikt: který typ postav u vašeho dvora vám přinese užitek?

# Proč tah není dovolen

dragon-have = { $have ->
    [0] nemáte žádné peníze
   *[other] máte { $have }
    }
dragon-why-only-young = Teď si lze vzít jen mladší postavu.
dragon-why-same-type = Už máte { $person-object }. První dvě postavy musí být různého typu.
dragon-why-same-pair = Přesně takovou dvojici postav už má jiný hráč. Vyberte si někoho jiného.
dragon-why-palace-full = Palác { $palace } je plný: do patra se vejde jedna postava a palác má { n-floors }.
dragon-why-three-floors = Palác { $palace } už má tři patra; víc jich mít nemůže.
dragon-why-fee = Skupina s drakem stojí { n-yuan }; { dragon-have }.
dragon-why-price = Privilegium stojí { n-yuan }; { dragon-have }.
dragon-why-fee-and-price = Skupina s drakem a privilegium stojí dohromady { n-yuan }; { dragon-have }.
dragon-why-card-gone = Tuto kartu už nemáte: { $card }.
dragon-why-no-tiles = Takové destičky už nejsou: { $person }.
dragon-why-wrong-card = Hrajete { $card-object }, a můžete si proto vzít jen postavu tohoto typu.
dragon-why-must-take-in = Ve vašich palácích je místo, a proto musíte tuto postavu přijmout.
dragon-why-other-palace = Tentokrát musí postava odejít z paláce { $palace }.
dragon-why-wall-complete = Zeď už je dokončená.
dragon-why-no-wall-tiles = Nemáte už žádnou destičku zdi.
dragon-why-bonus-used = Tato destička už je součástí zdi.
dragon-why-type-taken = Tento typ postavy si už někdo vybral: { $type }.
dragon-why-not-at-court = U vašeho dvora není nikdo tohoto typu: { $type }.

# Co se děje

dragon-event-event-laid = { $month }. měsíc: { $event }.
dragon-event-super-event-shown = Velká událost tohoto roku: { $super_event }.
dragon-event-draft-begins = Postavy si jako první vybírá { $player }.
dragon-event-month-begins = Začíná { $month }. měsíc. Událost: { $event }.

dragon-event-dealt = Skupina { $group }: { $action }.
dragon-event-passed = { $yuan ->
    [0] { $player } pasuje.
   *[other] { $player } pasuje a bere si z banku { n-yuan }.
    }
dragon-event-fee-paid = { $player } platí { n-yuan } za skupinu, na které už stojí drak.
dragon-event-action-taken = { $player } volí akci: { $action }.
dragon-event-yuan-gained = { $player } získává { n-yuan }.
dragon-event-floor-built = { $floors ->
    [1] { $player } zakládá nový palác (palác { $palace }).
   *[other] { $player } přistavuje patro k paláci { $palace }, který má teď { n-floors }.
    }
dragon-event-rice-gained = { $player } získává { n-rice }.
dragon-event-fireworks-gained = { $player } získává { n-fireworks }.
dragon-event-marched = { $player } postupuje o { n-steps } na stupnici postav.
dragon-event-points-gained = { $player } získává { n-points }.
dragon-event-privilege-bought = { $player } platí { n-yuan } za { $size }.

dragon-event-card-played = { $player } hraje { $card-object }.
dragon-event-card-wasted = { $player } nikoho nezískává: takové postavy už nejsou.
dragon-event-taken-in = { $player } přijímá ke dvoru { $person-object } (palác { $palace }) a postupuje o { n-steps } na stupnici postav.
dragon-event-turned-away = { $player } ihned propouští { $person-object }.
dragon-event-released = { $player } propouští { $person-object } (palác { $palace }).

dragon-event-event-happens = Událost: { $event }.
dragon-event-tribute-paid = { $persons ->
    [0] { $player } odvádí jako tribut { n-yuan }.
   *[other] { $yuan ->
        [0] { $player } nemá peníze na tribut a musí propustit { n-persons }.
       *[other] { $player } odvádí jako tribut { n-yuan } a musí propustit { n-persons }.
        }
    }
dragon-event-palaces-fed = { $palaces ->
    [0] { $rice ->
        [0] { $player } nemá koho živit.
       *[other] { $player } vydává { n-rice } a zásobuje všechny paláce.
        }
   *[other] { $rice ->
        [0] { $player } nemá rýži a nechává bez ní { n-palaces }.
       *[other] { $player } vydává { n-rice } a nechává bez rýže { n-palaces }.
        }
    }
dragon-event-contagion-caught = { $persons ->
    [0] Nemoc: díky léčitelům { $player } nikoho neztrácí.
   *[other] Nemoc: { $player } musí propustit { n-persons }.
    }
dragon-event-helmets-scored = { $points ->
    [0] { $player } nemá žádnou přilbu, a tedy ani body.
   *[other] { $player } získává { n-points } za přilby.
    }
dragon-event-festival-scored = { $fireworks ->
    [1] { $player } má { n-fireworks }, vrací ji do banku a získává { n-points }.
   *[other] { $player } má { n-fireworks }, { $returned } z nich vrací do banku a získává { n-points }.
    }
dragon-event-decayed = Chátrání: { $player } ztrácí { n-floors }.

dragon-event-month-scored = Bodování – { $player }: paláce { $palaces }, dvorní dámy { $ladies }, privilegia { $dragons }.
dragon-event-goods-sold = { $rice ->
    [0] { $player } prodává { n-fireworks } za { n-yuan }.
   *[other] { $fireworks ->
        [0] { $player } prodává { n-rice } za { n-yuan }.
       *[other] { $player } prodává { n-rice } a { n-fireworks } za { n-yuan }.
        }
    }
dragon-event-final-scored = Závěrečné bodování – { $player }: postavy { $persons }, mniši { $monks }, peníze { $money }.
dragon-event-game-won = { $player } vítězí. Výsledek: { n-points }.

dragon-event-wall-built = { $player } přikládá destičku zdi (bonus: { $bonus }). Zeď má teď { n-tiles }.
dragon-event-wall-holds = Zeď je dost dlouhá: má { n-tiles }, potřeba je { $needed }.
dragon-event-wall-broken = { $tiles ->
    [0] Zeď nestojí: každý propouští jednu postavu.
   *[other] Zeď je příliš krátká: má { n-tiles }, potřeba je { $needed }. Kdo v ní má nejméně destiček, propouští jednu postavu.
    }
dragon-event-wall-scored = { $points ->
    [0] { $player } nemá ve zdi žádnou destičku, a tedy ani body.
   *[other] { $player } získává { n-points } za zeď.
    }

dragon-event-super-event-happens = Velká událost: { $super_event }.
dragon-event-persons-scored = { $points ->
    [0] { $player } nemá žádnou postavu, a tedy ani body.
   *[other] { $player } získává { n-points } za postavy.
    }
dragon-event-monks-scored = { $points ->
    [0] { $player } nemá žádného mnicha, a tedy ani body.
   *[other] { $player } získává { n-points } za mnichy.
    }
dragon-event-floor-lost = { $player } přichází o patro paláce { $palace }.
dragon-event-goods-returned = { $yuan ->
    [0] { $rice ->
        [0] { $fireworks ->
            [0] Povodeň: { $player } o nic nepřichází.
           *[other] Povodeň: { $player } přichází o { n-fireworks }.
            }
       *[other] { $fireworks ->
            [0] Povodeň: { $player } přichází o { n-rice }.
           *[other] Povodeň: { $player } přichází o { n-rice } a { n-fireworks }.
            }
        }
   *[other] { $rice ->
        [0] { $fireworks ->
            [0] Povodeň: { $player } přichází o { n-yuan }.
           *[other] Povodeň: { $player } přichází o { n-yuan } a { n-fireworks }.
            }
       *[other] { $fireworks ->
            [0] Povodeň: { $player } přichází o { n-yuan } a { n-rice }.
           *[other] Povodeň: { $player } přichází o { n-yuan }, { n-rice } a { n-fireworks }.
            }
        }
    }
dragon-event-markers-reset = Všechny ukazatele postav se vracejí na 0; jejich pořadí zůstává.
dragon-event-card-discarded = { $player } odhazuje { $card-object }.
dragon-event-card-hidden = { $player } odhazuje kartu postavy lícem dolů.
dragon-event-privileges-lost = { $dragons ->
    [0] { $player } nemá žádné privilegium.
   *[other] { $player } přichází o všechna privilegia (draci: { $dragons }).
    }
dragon-event-edict-chosen = { $player } volí typ postav: { $type }.

# Počítané věci ve 4. pádě. Argument se jmenuje podle věci.
n-yuan = { $yuan ->
    [one] { $yuan } jüan
    [few] { $yuan } jüany
   *[other] { $yuan } jüanů
    }
n-rice = { $rice ->
    [one] { $rice } pytel rýže
    [few] { $rice } pytle rýže
   *[other] { $rice } pytlů rýže
    }
n-fireworks = { $fireworks ->
    [one] { $fireworks } rachejtli
    [few] { $fireworks } rachejtle
   *[other] { $fireworks } rachejtlí
    }
n-persons = { $persons ->
    [one] { $persons } postavu
    [few] { $persons } postavy
   *[other] { $persons } postav
    }
n-palaces = { $palaces ->
    [one] { $palaces } palác
    [few] { $palaces } paláce
   *[other] { $palaces } paláců
    }
n-floors = { $floors ->
    [one] { $floors } patro
    [few] { $floors } patra
   *[other] { $floors } pater
    }
n-cards = { $cards ->
    [one] { $cards } kartu
    [few] { $cards } karty
   *[other] { $cards } karet
    }
n-tiles = { $tiles ->
    [one] { $tiles } destičku
    [few] { $tiles } destičky
   *[other] { $tiles } destiček
    }
