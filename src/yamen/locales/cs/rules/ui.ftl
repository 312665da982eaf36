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
# untranslated
rules-variant = Variant
# untranslated
rules-differs = The rulebooks differ
rules-ruling = Náš výklad
# untranslated
rules-marks = How to read it
# untranslated
rules-variant-about = You choose this at the set-up.
# untranslated
rules-differs-about = What the printed rulebooks say, and what holds here.
# untranslated
rules-ruling-about = The rulebook leaves it open, and so we decided. All that has no mark is the rulebook’s rule.
# untranslated
rules-questions = Questions people ask
# untranslated
rules-print = Print
# untranslated
rules-all = All chapters
    .lead = The whole reference on one page, to read through or to print.
# untranslated
rules-summary-locations = Locations
# untranslated
rules-summary-young = Young
# untranslated
rules-summary-old = Old
# untranslated
rules-summary-note = An unofficial aid. Dotted figures stand only on the components, not in the rulebook.
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
# untranslated
rules-picture-gugong-start = A game of four, ready to begin.
# untranslated
rules-picture-gugong-late = From a game of three, on the fourth day.
rules-picture-gugong = Z partie čtyř hráčů, třetí den.
rules-picture-gugong-solo = Z partie proti Mengovi, druhý den.
# untranslated
rules-picture-dragon-start = A game of four after the set-up.
# untranslated
rules-picture-dragon-late = From a game of three in month 7, with both expansions.
# untranslated
rules-picture-dragon-end = From a game of three, after month 12.
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
# untranslated
rules-table-tiles = How many tiles of each type
# untranslated
rules-tiles-young = Types with young and old: young
# untranslated
rules-tiles-old = Types with young and old: old
# untranslated
rules-tiles-only = Craftsmen, court ladies, tax collectors
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
# untranslated
rules-col-count-five = Tiles with 5 players
# untranslated
rules-col-type = Type
# untranslated
rules-col-players-5 = 5 players
# untranslated
rules-col-players-4 = 4 players
# untranslated
rules-col-players-3 = 3 players
# untranslated
rules-col-players-2 = 2 players
rules-col-person = Postava
rules-col-steps = Kroky
rules-col-symbols = Symboly
