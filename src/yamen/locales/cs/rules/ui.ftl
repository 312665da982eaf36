# Přehled pravidel: co stojí kolem pravidel.

rules-title = Pravidla
rules-chapters = Kapitoly
rules-search = Hledat v pravidlech
rules-none = Tato slova žádné pravidlo neobsahuje.
rules-found = { $count ->
    [one] Nalezeno { $count } pravidlo
    [few] Nalezena { $count } pravidla
   *[other] Nalezeno { $count } pravidel
    }
rules-back = Zpět ke stolu
rules-game = Hra
rules-variant-a = Varianta A
rules-variant-b = Varianta B
rules-example = Příklad
rules-ruling = Náš výklad
rules-figures = Údaje z herních dílů
rules-figures-about = Jsou vytištěné jen na herních dílech, pravidla je neuvádějí. Opravit je můžete v balíčku dat.
rules-sure-likely = zveřejněno
rules-sure-inferred = odvozeno
rules-sure-ours = rekonstruováno
rules-sure-likely-about = Uvádí to zveřejněný popis.
rules-sure-inferred-about = Vyplývá to z textu pravidel.
rules-sure-ours-about = Nikde se to nedalo přečíst, hodnotu jsme zvolili sami.
rules-figure-gifts = Akce na jednotlivých darech
rules-figure-dice-first = Stěny první kostky
rules-figure-dice-second = Stěny druhé kostky
rules-figure-dice-third = Stěny třetí kostky
rules-figure-days-servants = Služebníci ráno 2., 3. a 4. dne
rules-figure-map-few = Cesty na mapě pro 1–3 hráče
rules-figure-map-many = Cesty na mapě pro 4–5 hráčů
rules-figure-jade-few = Ceny v domech, 1–3 hráči
rules-figure-jade-many = Ceny v domech, 4–5 hráčů
rules-figure-palace-fourth = Body za čtvrté místo
rules-figure-palace-fifth = Body za páté místo
rules-figure-decrees-cost1 = Služebníci za dekret 1. úrovně
rules-figure-decrees-cost2 = Služebníci za dekret 2. úrovně
rules-figure-decrees-cost3 = Služebníci za dekret 3. úrovně
rules-figure-automa-special = Speciální karta
rules-figure-steps = { $person }: kroky
rules-figure-symbols = { $person }: symboly
rules-figure-cards-each = Karty od každého typu postav
rules-figure-cards-wild = Žolíky
