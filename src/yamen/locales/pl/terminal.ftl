# Terminal: wszystko, co mówi wiersz poleceń. Nazw poleceń i opcji się nie tłumaczy.

terminal-usage =
    yamen: gry planszowe o cesarskich Chinach; program pilnuje wszystkich zasad.

    yamen                             otwiera stół w przeglądarce
    yamen play dragon --players 3     gra z botami; --hot-seat: wszyscy przy tym ekranie
    yamen play gugong --players 1     gra solo z Mengiem; -o level=hard: z silnym
    yamen simulate dragon -p 4 -n 100 wiele partii rozegranych przez boty
    yamen arena dragon --bots a,b,c   porównanie botów; yamen bots: jakie są
    yamen train gugong --out FOLDER   uczy boty na ich własnych partiach
    yamen replay PLIK                 opowiada zapisaną partię
    yamen review PLIK                 szanse na wygraną w zapisanej partii i najkosztowniejsze ruchy
    yamen check PLIK…                 sprawdza zapisane partie
    yamen perft dragon -p 2 -d 4      liczy, na ile sposobów może potoczyć się gra
    yamen content show dragon         liczby z elementów gry i ich pewność
    yamen content check PLIK          sprawdza własne dane; gra z nimi: --content PLIK
    yamen serve                       serwer stołów dla przeglądarek i programów; Ctrl+C kończy
    yamen backup, yamen restore       robi kopię bezpieczeństwa bazy serwera; przywraca ją z kopii
    yamen bench                       mierzy szybkość

    yamen POLECENIE --help podaje wszystkie opcje.
    Języki: --lang en, pl, cs, tr. Dla czytników ekranu: --plain.

# Gra

terminal-player-name = Gracz { $seat }
terminal-bot-name = Bot { $seat }
terminal-welcome = Wpisz numer wybranej możliwości i naciśnij Enter. „help” podaje, co jeszcze można wpisać.
terminal-help =
    numer      wybierz możliwość o tym numerze; działa też zapis ruchu, na przykład „do taxes”
    undo       cofnij swój ostatni ruch, dopóki nie zadziała los ani nie ruszy się inny gracz
    hint       co wybrałby tu bot i dlaczego
    why NAZWA  dlaczego czegoś nie można wybrać; samo „why” wyjaśnia wszystko, co niedozwolone
    board      pokaż cały stół
    log        opowiedz wszystko, co się wydarzyło
    save PLIK  zapisz kopię; bez nazwy pliku podaje, gdzie partia i tak jest zapisywana
    quit       zakończ; każdy ruch jest zapisany, więc nic nie przepadnie
terminal-hint-thinks = Bot zastanawia się nad twoim ruchem…
terminal-hint-move = Możliwość { $number }, „{ $move }”: szansa na wygraną { $chance }, oczekiwane punkty: { $points }.
terminal-hint-everyone = Szanse na wygraną po najlepszym ruchu: { $chances }.
terminal-hint-gains = W porównaniu z „{ $other }”: { $reasons }.
terminal-hint-no-gains = W porównaniu z „{ $other }” żadne źródło punktów nie różni się bardziej, niż wynikałoby z przypadku.
terminal-news = Co się wydarzyło:
terminal-hand-over = Teraz gra: { $player }
terminal-more-refused = i jeszcze więcej; „why” wyjaśnia wszystko
terminal-left = Partia jest zapisana. Dalszy ciąg: yamen play --load { $file }
terminal-ended = Cała partia jest zapisana: { $file }
terminal-saved = Zapisano: { $file }
terminal-not-a-record = plik istnieje, ale nie jest zapisem partii, więc pozostaje bez zmian; podaj inną nazwę
terminal-undone = Ruch cofnięty.
terminal-nothing-to-undo = Nie ma czego cofnąć: od tego czasu zadziałał los albo ruch wykonał inny gracz.
terminal-no-such-number = Nie ma możliwości o numerze { $number }; numery są od 1 do { $most }.
terminal-not-understood = „{ $input }” to ani numer od 1 do { $most }, ani ruch, ani polecenie; „help” podaje polecenia.
terminal-allowed = { $move }: to wolno wybrać, numer { $number }.
terminal-nothing-refused = Tu nic nie jest zabronione: możesz wybrać każdą odpowiedź na to pytanie.
terminal-no-such-move = Nie ma ruchu, który miałby w nazwie „{ $name }”.
terminal-chance-to-move = Teraz kolej losu.
terminal-result = Wynik

# The server

terminal-serving = Serwer odpowiada pod adresem { $link } i trzyma dane w { $folder }. Ctrl+C kończy.
terminal-serving-already = Stół jest już otwarty: { $link }
terminal-serving-names = Odpowiada pod swoimi adresami i pod nazwą tego komputera; dla innej nazwy, na przykład play.example.org, uruchom z opcją --allow-host play.example.org.
terminal-working =
    { $count ->
        [one] Proces roboczy działa: naraz myśli jeden bot. Ctrl+C kończy.
        [few] Proces roboczy działa: naraz myślą najwyżej { $count } boty. Ctrl+C kończy.
       *[other] Proces roboczy działa: naraz myśli najwyżej { $count } botów. Ctrl+C kończy.
    }
terminal-cannot-listen = Serwer nie może nasłuchiwać na { $host }, port { $port }: { $reason }. Inny port wybiera --port.
terminal-backed-up = Kopia bezpieczeństwa jest w pliku { $file } ({ $size } kB) i została sprawdzona.
terminal-restored = Baza danych jest znów taka jak { $time }, z pliku { $file }.
terminal-restored-aside = To, co było przedtem, leży w { $folder }.
terminal-restore-postgres = Bazę PostgreSQL przywraca jej własny program pg_restore, do pustej bazy: pg_restore --no-owner --dbname URL PLIK
terminal-not-a-time = „{ $given }” to nie jest czas; przykład zapisu: 2026-11-17T20:00.
terminal-usage-name = Imię
terminal-usage-open = otwarte
terminal-usage-running = w toku
terminal-usage-over = skończone
terminal-usage-lines = linie czatu
terminal-usage-packs = pakiety
terminal-usage-moves = ruchy

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
terminal-percent = { $percent }%

# Boty i arena

terminal-arena = Arena botów
terminal-arena-note = Udział wygranych z przedziałem, w którym z pewnością 95% leży prawdziwy; rankingi według Placketta i Luce’a, w skali openskill.
terminal-rating = ranking
terminal-winning-score = wynik przy wygranej
terminal-ms-per-move = ms na ruch
terminal-bots = Boty
terminal-plays = jak gra
terminal-rating-in = ranking, { $game }
terminal-seconds-a-move = sekundy na ruch
terminal-bots-note = Ranking w skali openskill, zmierzony przez „yamen arena” przy dwóch graczach. „@300”: zmierzono przy 300 symulacjach na ruch.
terminal-level-random = dowolny dozwolony ruch
terminal-level-greedy = to, co na pierwszy rzut oka najlepsze
terminal-level-beginner = gra jak ktoś, kto właśnie poznał zasady: widzi, co daje ruch, ale źle go ocenia
terminal-level-casual = gra rozsądnie, bez myślenia naprzód, i czasem się myli
terminal-level-strong = myśli trochę naprzód, 200 symulacji na ruch
terminal-level-master = myśli jeszcze dalej naprzód, dwie sekundy na ruch
terminal-level-grandmaster = to samo, tylko cierpliwiej: dziesięć sekund na ruch
terminal-learning = uczenie
terminal-needs-extra = { $extra ->
    [server] Serwer stołów
    [postgres] PostgreSQL
    [training] Uczenie
    [ray] Granie na klastrze
   *[arena] Ranking botów
} wymaga dodatku „{ $extra }”: pip install 'yamen[{ $extra }]'
terminal-no-cluster = Pod adresem { $address } nie odpowiada żaden klaster Ray ({ $reason }); uruchom go poleceniem „ray start --head” albo pomiń --address.
terminal-practising = Ćwiczenie
terminal-checkpoint = sieć { $number }, liczba partii: { $games }; w partiach odłożonych do sprawdzenia: strategia { $policy } ({ $agreement } najlepszych ruchów), szanse wygranej { $win }, błąd punktów { $points }
terminal-gate = { $players } graczy, tyle samo czasu: wygrane z botem z pakietu: { $wins } z { $games }: { $verdict ->
    [better] lepsza
    [worse] nie lepsza
   *[other] nierozstrzygnięte
}
terminal-other-training = W folderze { $folder } zaczęto inne uczenie: { $found }; podaj te same opcje albo inny folder.

# Zapisy

terminal-record-finished = { $file }: poprawny; { $game }, zasady: wersja { $rules }, gracze: { $players }, ruchy: { $moves }, wynik: { $result }
terminal-record-unfinished = { $file }: poprawny; { $game }, zasady: wersja { $rules }, gracze: { $players }, ruchy: { $moves }, partia nieukończona
terminal-perft = głębokość { $depth }: { $lines } ({ $seconds } s)

# Analiza partii

terminal-review = Szanse na wygraną
terminal-review-note = od pierwszej decyzji do ostatniej; pełny słupek to pewność
terminal-review-player = gracz
terminal-review-chance = szansa na wygraną
terminal-review-running = Analiza
terminal-review-honest = Każdą pozycję oceniamy według tego, co widzi w niej gracz wykonujący ruch.
terminal-review-blunders = Najbardziej kosztowne ruchy
terminal-review-none = Żaden ruch nie kosztował choćby jednej setnej szansy na wygraną ani z pewnością dwóch punktów.
terminal-review-bot = { $bot }: ten sam wybór w { $same } z { $decisions } decyzji.
terminal-review-bot-move = Ruch { $number }, { $player }: { $chosen } zamiast: { $played }
terminal-review-blunder = Ruch { $number }, { $player }. { $question }
terminal-review-played = Zagrano: „{ $move }”, szansa na wygraną { $chance }, oczekiwane punkty: { $points }.
terminal-review-better = Lepiej: „{ $move }”, szansa na wygraną { $chance }, oczekiwane punkty: { $points }.
terminal-review-gains = W porównaniu z wykonanym ruchem: { $reasons }.
terminal-review-no-gains = W porównaniu z wykonanym ruchem żadne źródło punktów nie różni się bardziej, niż wynikałoby z przypadku.
terminal-review-forfeit = punkty, które na koniec się nie liczą
terminal-review-what-if = A gdyby? Gra od pozycji przed najkosztowniejszym ruchem: yamen play --load { $file } --at { $number }
terminal-review-nothing = W pliku { $file } nikt jeszcze nie podjął żadnej decyzji, więc nie ma czego analizować; najpierw zagraj.

# Dane

terminal-figures-of = Liczby: { $game }
terminal-figure = co
terminal-value = wartość
terminal-confidence = pewność
terminal-figures = liczby
terminal-legend = Skąd to wiadomo
terminal-confidence-text = mówi o tym lub pokazuje to instrukcja
terminal-confidence-likely = podaje to opublikowany opis
terminal-confidence-inferred = wynika to z instrukcji
terminal-confidence-ours = wartość odtworzona przez nas
terminal-content-sound = { $content }: dane poprawne, liczby: { $figures }, zestaw { $hash }

# Szybkość

terminal-measuring = Pomiar
terminal-bench = Szybkość
terminal-row = wiersz
terminal-clone-us = kopia, µs
terminal-view-us = widok, µs
terminal-determinise-us = nowe rozdanie, µs
terminal-position-bytes = pozycja, bajty
terminal-instructions-per-decision = instrukcje na decyzję
terminal-bench-search = Przeszukiwanie drzewa gry
terminal-simulations-per-second = symulacje/s
terminal-bench-server = Serwer pod obciążeniem
terminal-moves-per-second = ruchy/s
terminal-p50-ms = połowa ruchów w czasie, ms
terminal-p99-ms = 99 ze 100 ruchów w czasie, ms
terminal-lost-moves = utracone ruchy
terminal-kb-per-table = pamięć na stół, kB
terminal-cpu-per-move = czas procesora na ruch, µs
terminal-start-ms = od startu do pierwszej odpowiedzi, ms
terminal-bench-browser = Strony w Chromium
terminal-script-kb = skrypty, kB
terminal-open-ms = do narysowania stołu, procesor spowolniony 4 razy, ms
terminal-open-cpu-ms = otwarcie stołu, ms czasu procesora
terminal-frames-per-second = klatki na sekundę podczas ruchu elementów
terminal-longest-task-ms = najdłuższe zadanie po ruchu, ms
terminal-round-us = obieg harmonogramu, µs
terminal-bench-checkout = Kopia robocza
terminal-wall-seconds = czas, s
terminal-cpu-seconds = czas procesora, s
terminal-steps = etapami: czas/procesor, s
terminal-how-counted = Liczą się tylko decyzje graczy; ruchy losu zajmują czas, ale nie są liczone.
terminal-no-peers = Inne silniki są mierzone obok, gdy tylko znajdą się w .venv-peers; instaluje je „make bench”.
terminal-rows-of-a-checkout = Wiersze innych silników, serwera pod obciążeniem i budowania wymagają kopii roboczej Yamen: uruchom „yamen bench” w jej folderze.
terminal-row-left-out = Wiersz { $row } został pominięty: { $reason }

# Co może być nie tak w wierszu poleceń

terminal-which-game = Podaj, w co chcesz zagrać: { $games }.
terminal-how-many-players = Podaj liczbę graczy opcją --players albo wskaż zapis opcją --from.
terminal-option-without-value = „{ $option }” nie jest opcją gry; podaj ją jako NAZWA=WARTOŚĆ.
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
terminal-other-content = { $file }: partię rozegrano z danymi { $wanted }, a to są { $have }; wskaż plik, z którym ją rozegrano: --content PLIK.
terminal-content-of-which-game = Po tabelach w pliku { $file } nie widać, do której gry należy; podaj ją opcją --game: { $games }.
terminal-already-over = Partia w pliku { $file } jest zakończona; pokazuje ją „yamen replay”.
terminal-moves-before = Aby skorzystać z tego, co jest wcześniej, dodaj --at { $moves }.
terminal-cannot-read = Nie można odczytać: { $file } ({ $reason }).
terminal-cannot-write = Nie można zapisać: { $file } ({ $reason }).
terminal-no-text-file = to nie jest plik tekstowy
terminal-no-such-row = Nie ma wiersza „{ $row }”; wybierz spośród: { $rows }.
