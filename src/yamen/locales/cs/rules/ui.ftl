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
rules-variant = Varianta
rules-differs = Rozdíly v pravidlech
rules-ruling = Náš výklad
rules-marks = Co znamenají značky
rules-variant-about = Volí se při přípravě hry.
rules-differs-about = Co říkají tištěná pravidla a co platí tady.
rules-ruling-about = Pravidla to neříkají, rozhodnutí je naše. Co žádnou značku nemá, stojí v tištěných pravidlech.
rules-questions = Časté otázky
rules-print = Vytisknout
rules-all = Všechny kapitoly
    .lead = Celý přehled pravidel na jedné stránce, k přečtení nebo k vytištění.
rules-summary-note = Neoficiální pomůcka. Tečkovaně vyznačené údaje jsou jen na herním materiálu, pravidla je neuvádějí.
rules-figures = Údaje z herního materiálu
rules-figures-about = Jsou vytištěné jen na herním materiálu, pravidla je neuvádějí. Opravit je můžete v balíčku dat.
rules-sure-likely = zveřejněno
rules-sure-inferred = odvozeno
rules-sure-ours = rekonstruováno
rules-sure-likely-about = Uvádí to zveřejněný popis.
rules-sure-inferred-about = Vyplývá to z textu pravidel.
rules-sure-ours-about = Nikde se to nedalo přečíst, hodnotu jsme zvolili my.
rules-beside = Vedle kapitoly
rules-your-table = Váš stůl
rules-board = Herní plán
rules-your-turn = jste na tahu
rules-frame = Rámeček ukazuje, o čem tato stránka je.
rules-see = Viz také
rules-picture = Část herního plánu: { $chapter }
