# Přehled pravidel: co stojí kolem pravidel.

rules-title = Pravidla
rules-chapters = Kapitoly
rules-search = Hledat v pravidlech
rules-none = Tato slova žádné pravidlo neobsahuje.
rules-found =
    { $count ->
        [one] Nalezeno { $count } pravidlo
        [few] Nalezena { $count } pravidla
       *[other] Nalezeno { $count } pravidel
    }
rules-back = Zpět ke stolu
rules-game = Hra
rules-variant-a = Varianta A
rules-variant-b = Varianta B
rules-example = Příklad
# untranslated: text
rules-variant = Varianta
rules-differs = Rozdíly v pravidlech
rules-ruling = Náš výklad
rules-marks = Co znamenají značky
# untranslated: text
rules-variant-about = You choose this at the set-up.
rules-differs-about = Co říkají tištěná pravidla a co platí tady.
rules-ruling-about = Pravidla to neříkají, rozhodnutí je naše. Co žádnou značku nemá, stojí v tištěných pravidlech.
rules-questions = Časté otázky
rules-print = Vytisknout
rules-all = Všechny kapitoly
    .lead = Celý přehled pravidel na jedné stránce, k přečtení nebo k vytištění.
# untranslated: text
rules-summary-locations = Locations
# untranslated: text
rules-summary-young = Young
# untranslated: text
rules-summary-old = Old
rules-summary-note = Neoficiální pomůcka. Tečkovaně vyznačené údaje jsou jen na herním materiálu, pravidla je neuvádějí.
rules-figures = Údaje z herního materiálu
rules-figures-about = Jsou vytištěné jen na herním materiálu, pravidla je neuvádějí. Opravit je můžete v balíčku dat.
rules-sure-likely = zveřejněno
rules-sure-inferred = odvozeno
rules-sure-ours = rekonstruováno
rules-sure-likely-about = Uvádí to zveřejněný popis.
rules-sure-inferred-about = Vyplývá to z textu pravidel.
rules-sure-ours-about = Nikde se to nedalo přečíst, hodnotu jsme zvolili my.
rules-figure-gifts = Akce na jednotlivých darech
rules-figure-dice-first = Stěny první kostky
rules-figure-dice-second = Stěny druhé kostky
rules-figure-dice-third = Stěny třetí kostky
rules-figure-days-servants = Služebníci ráno 2., 3. a 4. dne
rules-figure-map-few = Cesty na mapě pro 1–3 hráče
rules-figure-map-many = Cesty na mapě pro 4–5 hráčů
rules-figure-automa-special = Speciální karta
rules-figure-cards-each = Karty od každého typu postav
rules-figure-cards-wild = Žolíky
rules-beside = Vedle kapitoly
rules-your-table = Váš stůl
rules-board = Herní plán
rules-your-turn = jste na tahu
rules-frame = Rámeček ukazuje, o čem tato stránka je.
rules-see = Viz také
rules-picture = Část herního plánu: { $chapter }
rules-picture-gugong-start = Partie čtyř hráčů připravená k začátku.
rules-picture-gugong-late = Z partie tří hráčů, čtvrtý den.
rules-picture-gugong = Z partie čtyř hráčů, třetí den.
rules-picture-gugong-solo = Z partie proti Mengovi, druhý den.
rules-picture-dragon-start = Partie čtyř hráčů po přípravě hry.
rules-picture-dragon-late = Z partie tří hráčů v 7. měsíci, s oběma rozšířeními.
rules-picture-dragon-end = Z partie tří hráčů, po 12. měsíci.
rules-picture-dragon = Z partie čtyř hráčů ve 4. měsíci, s Velkou čínskou zdí.
rules-any-reward = kterákoli z těchto
rules-level = { $level }. úroveň
rules-each-further = každý další
rules-table-harbours = Odměny v přístavech
rules-table-decrees = Všechny dekrety
rules-table-houses = Ceny na domech
rules-table-jade = Hodnota nefritu
rules-table-wall = Kdy je úsek zdi dokončen
rules-table-benefits = Výhody z intrik
rules-table-palace = Místa v paláci
rules-table-tokens = Žetony cestování
rules-table-persons = Destičky postav
rules-table-tiles = Kolik je destiček každého typu
rules-tiles-young = Typy s mladšími a staršími: mladší
rules-tiles-old = Typy s mladšími a staršími: starší
rules-tiles-only = Řemeslníci, dvorní dámy, výběrčí daní
rules-col-harbour = Přístav
rules-col-get = Získáte
rules-col-often = Kolikrát
rules-col-decree = Dekret
rules-col-servants = Služebníci
rules-col-points = Body
rules-col-points-now = Body hned
rules-col-players = Hráči
rules-col-prices = Služebníci za každý dům
rules-col-pieces = Kusy
rules-col-full = Služebníci
rules-col-steps-down = Kroky zpět
rules-col-place = Místo
rules-col-token = Žeton
rules-col-count = Počet
rules-col-count-five = Destičky při 5 hráčích
rules-col-type = Typ
rules-col-players-5 = 5 hráčů
rules-col-players-4 = 4 hráči
rules-col-players-3 = 3 hráči
rules-col-players-2 = 2 hráči
rules-col-person = Postava
rules-col-steps = Kroky
rules-col-symbols = Symboly
