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
rules-variant = Wariant
rules-differs = Instrukcje się różnią
rules-ruling = Nasze rozstrzygnięcie
rules-marks = Jak to czytać
rules-variant-about = Wybierasz to przy przygotowaniu gry.
rules-differs-about = Co mówią wydrukowane instrukcje i co obowiązuje tutaj.
rules-ruling-about = Instrukcja tego nie mówi, więc zdecydowaliśmy my. Wszystko bez oznaczenia to zasady z instrukcji.
rules-questions = Częste pytania
rules-print = Drukuj
rules-all = Wszystkie rozdziały
    .lead = Całe kompendium na jednej stronie, do przeczytania lub wydrukowania.
rules-summary-note = Nieoficjalna pomoc. Wartości podkreślone kropkami są tylko na elementach gry, a nie w instrukcji.
rules-figures = Wartości z elementów gry
rules-figures-about = Widać je tylko na elementach gry, instrukcje ich nie podają. Możesz je poprawić w zestawie danych.
rules-sure-likely = z publikacji
rules-sure-inferred = wywnioskowane
rules-sure-ours = odtworzone
rules-sure-likely-about = Tak podaje opublikowany opis.
rules-sure-inferred-about = Wynika to z tekstu instrukcji.
rules-sure-ours-about = Nigdzie nie dało się tego odczytać, więc wartość dobraliśmy sami.
rules-beside = Obok rozdziału
rules-your-table = Twój stół
rules-board = Plansza
rules-your-turn = twoja tura
rules-frame = Ramka pokazuje, o czym jest ta strona.
rules-see = Zobacz też
rules-picture = Część planszy: { $chapter }
