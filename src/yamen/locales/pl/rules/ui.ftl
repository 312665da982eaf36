# Kompendium zasad: to, co otacza zasady.

rules-title = Zasady
rules-chapters = Rozdziały
rules-search = Szukaj w zasadach
rules-none = Żadna zasada nie zawiera tych słów.
rules-found = { $count ->
    [one] Znaleziono { $count } zasadę
    [few] Znaleziono { $count } zasady
   *[other] Znaleziono { $count } zasad
    }
rules-back = Wróć do stołu
rules-game = Gra
rules-variant-a = Opcja A
rules-variant-b = Opcja B
rules-example = Przykład
rules-ruling = Nasze rozstrzygnięcie
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
rules-figure-jade-few = Ceny w domach, 1–3 graczy
rules-figure-jade-many = Ceny w domach, 4–5 graczy
rules-figure-palace-fourth = Punkty za czwarte miejsce
rules-figure-palace-fifth = Punkty za piąte miejsce
rules-figure-decrees-cost1 = Służący za dekret poziomu 1
rules-figure-decrees-cost2 = Służący za dekret poziomu 2
rules-figure-decrees-cost3 = Służący za dekret poziomu 3
rules-figure-automa-special = Karta specjalna
rules-figure-steps = { $person }: pola
rules-figure-symbols = { $person }: symbole
rules-figure-cards-each = Karty każdego rodzaju postaci
rules-figure-cards-wild = Karty uniwersalne
