# Terminal: wszystko, co mówi wiersz poleceń. Nazw poleceń i opcji się nie tłumaczy.

terminal-usage =
    yamen: gry planszowe o cesarskich Chinach; program pilnuje wszystkich zasad.

    yamen play dragon --players 3     gra z botami; --hot-seat: wszyscy przy tym ekranie
    yamen simulate dragon -p 4 -n 100 wiele partii rozegranych przez boty
    yamen replay PLIK                 opowiada zapisaną partię
    yamen check PLIK…                 sprawdza zapisane partie
    yamen perft dragon -p 2 -d 4      liczy, na ile sposobów może potoczyć się gra
    yamen content show dragon         liczby z elementów gry i ich pewność
    yamen bench                       mierzy szybkość

    yamen POLECENIE --help podaje wszystkie opcje.
    Języki: --lang en, pl, cs, tr. Dla czytników ekranu: --plain.

# Gra

terminal-player-name = Gracz { $seat }
terminal-bot-name = Bot { $seat }
terminal-welcome = Wpisz numer wybranej możliwości i naciśnij Enter. „help” podaje, co jeszcze można wpisać.
terminal-help =
    numer      wybierz możliwość o tym numerze; działa też zapis ruchu, na przykład „do taxes”
    undo       cofnij swój ostatni ruch, dopóki nie nastąpi los ani ruch innego gracza
    why NAZWA  dlaczego czegoś nie można wybrać; samo „why” wyjaśnia wszystko, co niedozwolone
    board      pokaż cały stół
    log        opowiedz wszystko, co się wydarzyło
    save PLIK  zapisz kopię; bez nazwy pliku podaje, gdzie partia i tak jest zapisywana
    quit       zakończ; każdy ruch jest zapisany, więc nic nie przepadnie
terminal-news = Co się wydarzyło:
terminal-hand-over = Teraz gra: { $player }
terminal-more-refused = i jeszcze więcej; „why” wyjaśnia wszystko
terminal-left = Partia jest zapisana. Dalszy ciąg: yamen play --load { $file }
terminal-ended = Cała partia jest zapisana: { $file }
terminal-saved = Zapisano: { $file }
terminal-not-a-record = plik istnieje, ale nie jest zapisem partii, więc pozostaje bez zmian; podaj inną nazwę
terminal-undone = Ruch cofnięty.
terminal-nothing-to-undo = Nie ma czego cofnąć: od tego czasu był już los albo ruch innego gracza.
terminal-no-such-number = Nie ma możliwości { $number }; są od 1 do { $most }.
terminal-not-understood = „{ $input }” to ani numer od 1 do { $most }, ani ruch, ani polecenie; „help” podaje polecenia.
terminal-allowed = { $move }: to wolno wybrać, numer { $number }.
terminal-nothing-refused = Tu nic nie jest niedozwolone: możesz wybrać wszystko, o co chodzi w pytaniu.
terminal-no-such-move = Nie ma ruchu, który miałby w nazwie „{ $name }”.
terminal-chance-to-move = Teraz kolej losu.
terminal-result = Wynik

# Stół gry „W roku smoka”

terminal-dragon-before-month-1 = Nadchodzący rok
terminal-dragon-month-of = Miesiąc { $month } z { $months }
terminal-dragon-wall-tile = mur: { $builder }
terminal-dragon-event-now = Wydarzenie tego miesiąca: { $event }
terminal-dragon-events-to-come = Następne miesiące: { $events }
terminal-dragon-wall = Wielki Mur, kafelki: { $built } z { $length } ({ $builders })
terminal-dragon-groups = Karty akcji
terminal-dragon-group = Grupa { $group }
terminal-dragon-fee = Kosztuje { n-yuan }. Smoki: { $players }
terminal-dragon-no-fee = Za darmo
terminal-dragon-cost = kosztuje { n-yuan }
terminal-dragon-courts = Dwory w kolejności graczy
terminal-dragon-to-move = Ruch: { $player }
terminal-dragon-none = brak
terminal-dragon-court = Dwór
terminal-dragon-goods = Dobra
terminal-dragon-palaces = Pałace: nawias to piętro
terminal-dragon-points = punkty: { $points }
terminal-dragon-track = tor postaci: { $steps }
terminal-dragon-wall-tiles = kafelki muru: { $tiles }
terminal-dragon-yuan = juany: { $yuan }
terminal-dragon-rice = ryż: { $rice }
terminal-dragon-fireworks = fajerwerki: { $fireworks }
terminal-dragon-privileges = przywileje: małe { $small }, duże { $large }
terminal-dragon-palace = Pałac { $number }, piętra: { $floors }. Postacie: { $persons }
terminal-dragon-cards = Karty postaci: { $cards }
terminal-dragon-bonuses = Niewykorzystane kafelki muru: { $bonuses }
terminal-dragon-persons = Postacie
terminal-dragon-persons-note = wartość/symbole ×pozostałe kafelki; karta: miejsca, które ją jeszcze mają
terminal-dragon-person = Postać
terminal-dragon-young = młodsza
terminal-dragon-old = starsza
terminal-dragon-card = karta
terminal-dragon-tiles = { $person }: wartość { $value }, symbole { $symbols }, pozostałe kafelki { $left }
terminal-dragon-inhabitants = postacie: { $persons }; wolne piętra: { $free }
terminal-dragon-worth = wartość { $value }, symbole { $symbols }
terminal-dragon-total = razem

# Symulacje

terminal-simulating = Rozgrywanie
terminal-simulation = Symulacja
terminal-games = partie
terminal-seconds = sekundy
terminal-games-per-second = partie/s
terminal-decisions-per-second = decyzje/s
terminal-decisions-per-game = decyzje w partii
terminal-branching = możliwości przy decyzji
terminal-seats-and-bots = Miejsca i boty
terminal-seat = miejsce { $seat }
terminal-all-seats = wszystkie miejsca
terminal-bot = bot
terminal-wins = wygrane
terminal-share-of-wins = udział wygranych
terminal-mean-score = średni wynik
terminal-percent = { $percent } %

# Zapisy

terminal-record-finished = { $file }: poprawny; { $game }, gracze: { $players }, ruchy: { $moves }, wynik: { $result }
terminal-record-unfinished = { $file }: poprawny; { $game }, gracze: { $players }, ruchy: { $moves }, partia nieukończona
terminal-perft = głębokość { $depth }: { $lines } ({ $seconds } s)

# Dane

terminal-figures-of = Liczby: { $game }
terminal-figure = co
terminal-value = wartość
terminal-confidence = pewność
terminal-legend = Skąd to wiadomo
terminal-confidence-text = mówi o tym lub pokazuje to instrukcja
terminal-confidence-likely = podaje to opublikowany opis
terminal-confidence-inferred = wynika to z instrukcji
terminal-confidence-ours = wartość odtworzona przez nas
terminal-content-sound = { $content }: dane poprawne, liczby: { $figures }

# Szybkość

terminal-measuring = Pomiar
terminal-bench = Szybkość
terminal-row = wiersz
terminal-clone-us = kopia, µs
terminal-position-bytes = pozycja, bajty
terminal-how-counted = Liczą się tylko decyzje graczy; ruchy losu zajmują czas, ale nie są liczone.
terminal-no-peers = Inne silniki są mierzone obok, gdy tylko znajdą się w .venv-peers; instaluje je „make bench”.
terminal-row-left-out = Wiersz { $row } został pominięty: { $reason }

# Co może być nie tak w wierszu poleceń

terminal-which-game = Podaj, w co chcesz zagrać: { $games }.
terminal-how-many-players = Podaj liczbę graczy opcją --players albo wskaż zapis opcją --from.
terminal-option-without-value = „{ $option }” nie jest opcją gry; pisz NAZWA=WARTOŚĆ.
terminal-option-twice = Opcja { $option } występuje dwa razy; podaj ją raz.
terminal-no-such-bot = Nie ma bota „{ $bot }”; wybierz spośród: { $bots }.
terminal-bots-and-seats = Podane boty: { $bots }, miejsca dla botów: { $seats }; podaj po jednym bocie na miejsce.
terminal-bots-or-hot-seat = --hot-seat oznacza, że na wszystkich miejscach grają ludzie; pomiń --hot-seat albo --bots.
terminal-names-and-seats = Podane imiona: { $names }, miejsca: { $seats }; podaj po jednym imieniu na miejsce.
terminal-empty-name = Jedno z imion w --names jest puste; każdy gracz musi mieć imię.
terminal-same-names = Dwa miejsca mają to samo imię; każdemu graczowi nadaj inne.
terminal-too-small = { $option } musi wynosić co najmniej { $least }, a nie { $value }.
terminal-no-time = --seconds musi być większe od 0, a nie { $value }.
terminal-load-has-setup = Zapisana partia ma własnych graczy, imiona i opcje; pomiń --players, --names i --option.
terminal-from-has-setup = Zapis ma własnych graczy i opcje; pomiń --players i --option.
terminal-at-without-load = --at mówi, od którego miejsca kontynuować zapisaną partię; wskaż plik opcją --load.
terminal-at-without-from = --at mówi, od którego miejsca zapisu zacząć; wskaż plik opcją --from.
terminal-at-too-far = Liczba ruchów w zapisie to { $moves }, więc po ruchu { $at } nic już nie ma.
terminal-other-game = { $file } to zapis innej gry: { $game }.
terminal-already-over = Partia w pliku { $file } jest zakończona; pokazuje ją „yamen replay”.
terminal-moves-before = Aby skorzystać z tego, co jest wcześniej, dodaj --at { $moves }.
terminal-cannot-read = Nie można odczytać: { $file } ({ $reason }).
terminal-cannot-write = Nie można zapisać: { $file } ({ $reason }).
terminal-no-text-file = to nie jest plik tekstowy
terminal-no-such-row = Nie ma wiersza „{ $row }”; wybierz spośród: { $rows }.
