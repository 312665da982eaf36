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
# untranslated: text
rules-variant = Wariant
rules-differs = Instrukcje się różnią
rules-ruling = Nasze rozstrzygnięcie
rules-marks = Jak to czytać
# untranslated: text
rules-variant-about = You choose this at the set-up.
rules-differs-about = Co mówią wydrukowane instrukcje i co obowiązuje tutaj.
rules-ruling-about = Instrukcja tego nie mówi, więc zdecydowaliśmy my. Wszystko bez oznaczenia to zasady z instrukcji.
rules-questions = Częste pytania
rules-print = Drukuj
rules-all = Wszystkie rozdziały
    .lead = Całe kompendium na jednej stronie, do przeczytania lub wydrukowania.
# untranslated: text
rules-summary-locations = Locations
# untranslated: text
rules-summary-young = Young
# untranslated: text
rules-summary-old = Old
rules-summary-note = Nieoficjalna pomoc. Wartości podkreślone kropkami są tylko na elementach gry, a nie w instrukcji.
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
rules-picture-gugong-start = Partia czterech osób tuż przed początkiem.
rules-picture-gugong-late = Z partii trzech osób, dzień 4.
rules-picture-gugong = Z partii czterech osób, dzień 3.
rules-picture-gugong-solo = Z partii przeciw Mengowi, dzień 2.
rules-picture-dragon-start = Partia czterech osób po przygotowaniu gry.
rules-picture-dragon-late = Z partii trzech osób, miesiąc 7, z oboma dodatkami.
rules-picture-dragon-end = Z partii trzech osób, po miesiącu 12.
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
rules-table-tiles = Ile jest kafelków każdego rodzaju
rules-tiles-young = Rodzaje z młodszymi i starszymi: młodsi
rules-tiles-old = Rodzaje z młodszymi i starszymi: starsi
rules-tiles-only = Rzemieślnicy, damy dworu, poborcy podatkowi
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
rules-col-count-five = Kafelki dla 5 graczy
rules-col-type = Rodzaj
rules-col-players-5 = 5 graczy
rules-col-players-4 = 4 graczy
rules-col-players-3 = 3 graczy
rules-col-players-2 = 2 graczy
rules-col-person = Postać
rules-col-steps = Pola
rules-col-symbols = Symbole
