# Kompendium zasad: to, co otacza zasady.

rules-title = Zasady
rules-chapters = Rozdziały
rules-search = Szukaj w zasadach
rules-none = Żadna zasada nie zawiera tych słów.
rules-found =
    { $count ->
        [one] Znaleziono { $count } zasadę
        [few] Znaleziono { $count } zasady
       *[other] Znaleziono { $count } zasad
    }
rules-back = Wróć do stołu
rules-game = Gra
rules-variant-a = Opcja A
rules-variant-b = Opcja B
rules-example = Przykład
# untranslated
rules-variant = Variant
# untranslated
rules-differs = The rulebooks differ
rules-ruling = Nasze rozstrzygnięcie
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
rules-figures = Wartości z elementów gry
rules-figures-about = Widać je tylko na elementach gry, instrukcje ich nie podają. Możesz je poprawić w zestawie danych.
rules-sure-likely = z publikacji
rules-sure-inferred = wywnioskowane
rules-sure-ours = odtworzone
rules-sure-likely-about = Tak podaje opublikowany opis.
rules-sure-inferred-about = Wynika to z tekstu instrukcji.
rules-sure-ours-about = Nigdzie nie dało się tego odczytać, więc wartość dobraliśmy sami.
rules-figure-gifts = Akcje na poszczególnych prezentach
rules-figure-dice-first = Ścianki pierwszej kości
rules-figure-dice-second = Ścianki drugiej kości
rules-figure-dice-third = Ścianki trzeciej kości
rules-figure-days-servants = Służący o poranku dni 2, 3 i 4
rules-figure-map-few = Drogi na mapie dla 1–3 graczy
rules-figure-map-many = Drogi na mapie dla 4–5 graczy
rules-figure-automa-special = Karta specjalna
rules-figure-cards-each = Karty każdego rodzaju postaci
rules-figure-cards-wild = Karty dowolnej postaci
rules-beside = Obok rozdziału
rules-your-table = Twój stół
rules-board = Plansza
rules-your-turn = twoja tura
rules-frame = Ramka pokazuje, o czym jest ta strona.
rules-see = Zobacz też
rules-picture = Część planszy: { $chapter }
# untranslated
rules-picture-gugong-start = A game of four, ready to begin.
# untranslated
rules-picture-gugong-late = From a game of three, on the fourth day.
rules-picture-gugong = Z partii czterech osób, dzień 3.
rules-picture-gugong-solo = Z partii przeciw Mengowi, dzień 2.
# untranslated
rules-picture-dragon-start = A game of four after the set-up.
# untranslated
rules-picture-dragon-late = From a game of three in month 7, with both expansions.
# untranslated
rules-picture-dragon-end = From a game of three, after month 12.
rules-picture-dragon = Z partii czterech osób, miesiąc 4, z Wielkim Murem Chińskim.
rules-any-reward = dowolna z nich
rules-level = Poziom { $level }
rules-each-further = każdy następny
rules-table-harbours = Nagrody portów
rules-table-decrees = Wszystkie dekrety
rules-table-houses = Ceny w domach
rules-table-jade = Ile wart jest jadeit
rules-table-wall = Kiedy mur jest pełny
rules-table-benefits = Nagrody za intrygi
rules-table-palace = Miejsca w pałacu
rules-table-tokens = Żetony podróży
rules-table-persons = Kafelki postaci
# untranslated
rules-table-tiles = How many tiles of each type
# untranslated
rules-tiles-young = Types with young and old: young
# untranslated
rules-tiles-old = Types with young and old: old
# untranslated
rules-tiles-only = Craftsmen, court ladies, tax collectors
rules-col-harbour = Port
rules-col-get = Dostajesz
rules-col-often = Ile razy
rules-col-decree = Dekret
rules-col-servants = Służący
rules-col-points = Punkty
rules-col-points-now = Punkty od razu
rules-col-players = Gracze
rules-col-prices = Służący za każdy dom
rules-col-pieces = Sztuki
rules-col-full = Służący
rules-col-steps-down = Pola w dół
rules-col-place = Miejsce
rules-col-token = Żeton
rules-col-count = Ile jest
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
rules-col-person = Postać
rules-col-steps = Pola
rules-col-symbols = Symbole
