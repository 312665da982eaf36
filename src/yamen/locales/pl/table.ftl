# The browser: the table, its log, the replay and the end of the game.

# Where one is
table-loading = Przygotowujemy stół…
table-waiting = czekamy na graczy
table-reconnecting = ponowne łączenie…
table-reconnecting-about = Połączenie zostało przerwane i jest nawiązywane na nowo; do tego czasu nie można wykonać ruchu.
table-missing = Nie ma takiego stołu
table-missing-about = Link może być niepełny albo stół został już sprzątnięty. Zapytaj osobę, która go przysłała.
table-to-start = Na stronę główną
table-closed = Ten stół widzą tylko ci, którzy przy nim grają.
table-your-turn = twoja tura
table-turn-of = ruch: { $player }
table-watching-turn = oglądasz · ruch: { $player }
table-looking-back = wcześniej
table-over = koniec gry
table-abandoned = Partia przerwana
table-abandoned-about = Wszyscy zgodzili się zakończyć grę wcześniej. Nikt jej nie wygrywa.

# The dock
table-your-choices = Co możesz zrobić
table-waiting-for = Czekamy na ruch: { $player }
table-bot-thinks = { $player } myśli…
table-looking-back-about = Tak wtedy wyglądał stół
table-another = wybierz co innego
table-rule = Zasada { $rule }
table-more = i jeszcze { $count }
table-undo = Cofnij
table-undo-none = Nie ma czego cofnąć: po twoim ruchu zadziałał los, coś zostało odkryte albo ktoś inny wykonał ruch.
table-confirm = Potwierdź
table-confirm-none = Najpierw wybierz coś na planszy lub obok niej.
# Before the button “Confirm”.
table-confirm-again = Dotknij jeszcze raz albo
table-trouble-conflict = Sytuacja na stole zdążyła się zmienić. Teraz wygląda tak; wybierz jeszcze raz.
table-trouble-offline = Nie ma połączenia, więc ruch nie został wykonany. Będzie to możliwe, gdy połączenie wróci.
table-trouble-unanswered = Połączenie zostało przerwane, zanim serwer odpowiedział, więc ruch mógł nie zostać wykonany. Stół pokazuje, jak jest naprawdę.

# Hints
table-hint = Podpowiedź
table-hint-thinks = Bot zastanawia się nad twoim ruchem…
table-hint-about = Rada bota, według szansy na wygraną
table-hint-refining = Rada bota, według szansy na wygraną; bot jeszcze się zastanawia…
table-hint-close = Zamknij podpowiedź
table-hint-none = Jest tylko jeden ruch, więc nie ma czego podpowiadać.
table-hint-failed = Tym razem nie ma podpowiedzi.
table-hint-again = Zapytaj ponownie
table-hint-chance = szansa na wygraną
table-hint-points = oczekiwany wynik: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
    }
table-hint-best = W porównaniu z następnym: { $reasons }
table-hint-other = W porównaniu z najlepszym: { $reasons }

# What the others did
table-since = { $turns ->
    [one] { $turns } tura od twojego ruchu: obejrzyj ją
    [few] { $turns } tury od twojego ruchu: obejrzyj je
   *[other] { $turns } tur od twojego ruchu: obejrzyj je
    }
table-since-label = Co się wydarzyło od twojego ruchu
table-since-at = { $at } z { $of }
table-since-back = Poprzednia tura
table-since-on = Następna tura
table-since-end = Wróć do gry
table-taken-back = { $player } cofa ruch.

# What happens, step by step
table-story = Co się teraz dzieje
table-story-step = krok { $step } z { $of }
table-story-done = Gotowe
table-story-next = Dalej
table-story-skip = Przejdź do teraz
table-story-part = Następna karta
table-story-part-of = karta { $part } z { $of }
table-story-on = Wznów
table-story-still = Zatrzymaj
table-story-end = Twoja tura
table-story-close = Wróć do stołu
table-story-all = Wszystko naraz
table-story-final = Punktacja końcowa
table-story-back = Krok wstecz
table-story-by-itself = automatycznie
table-story-again = Ostatnie wydarzenia krok po kroku

# Players, log, chat
table-you = ty
table-players = Gracze
table-player-points = { $player }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
    }
table-talk = Dziennik i czat
table-log = Dziennik
table-log-empty = Jeszcze nic się nie wydarzyło
table-log-earlier = Pokaż, co było wcześniej
table-chat = Czat
table-chat-unread = Czat: coś nowego
table-chat-empty-players = Tu piszą do siebie gracze
table-chat-empty-watchers = Tu piszą do siebie widzowie
table-chat-write = Napisz coś
table-chat-send = Wyślij
table-chat-phrases = Gotowe zwroty
table-chat-watching = Widzowie mogą używać tych zwrotów; każdy czyta je w swoim języku.
table-chat-seat = miejsce { $seat }
table-chat-more = { $player }: wycisz, zablokuj, zgłoś
table-mute = Wycisz
table-block = Zablokuj
table-report = Zgłoś…
table-muted = Wyciszono. Możesz to cofnąć na stronie konta.
table-blocked = Zablokowano: nie usiądziecie razem. Możesz to cofnąć na stronie konta.
table-phrase-hello = Cześć!
table-phrase-good-luck = Powodzenia i miłej gry!
table-phrase-one-moment = Chwileczkę, proszę.
table-phrase-back = Już jestem.
table-phrase-your-turn = Twoja kolej.
table-phrase-nice-move = Dobry ruch!
table-phrase-sorry = Przepraszam!
table-phrase-thanks = Dziękuję!
table-phrase-good-game = Dobra partia!
table-phrase-bye = Do zobaczenia!
table-lately = Ostatnio
table-here = przy stole
table-away = brak przy stole
table-seen = ostatnio przy stole: { $ago }
table-watchers = { $watchers ->
    [one] { $watchers } osoba patrzy
    [few] { $watchers } osoby patrzą
    [many] { $watchers } osób patrzy
   *[other] { $watchers } osoby patrzy
    }
table-notice-joined = { $name } siada do stołu.
table-notice-left = { $name } odchodzi od stołu.
table-notice-removed = { $name } traci miejsce decyzją gospodarza.
table-notice-bot-joined = Do stołu siada bot { $name }.
table-notice-bot-left = Od stołu odchodzi bot { $name }.
table-notice-resigned = { $name } opuszcza grę; dalej gra bot.
table-notice-disagreed = { $name } nie wyraża zgody; gra toczy się dalej.
table-notice-abandoned = Wszyscy zgodzili się zakończyć grę. Propozycja: { $name }.
table-notice-ended = Gra zakończyła się bez wyniku, bo od bardzo dawna nikt jej nie kontynuował.
table-notice-time-up = Czas minął: { $name }.
table-notice-stand-in = Na razie bot gra w zastępstwie: { $name }.
table-notice-seat-taken-back = { $name } wraca do gry.
table-notice-seat-lost = { $name } jest zbyt długo poza grą; miejsce przejmuje na stałe bot.
table-notice-time-given = { $name } dostaje dodatkowy czas.
table-notice-waiting = Wszyscy zgodzili się poczekać na powrót: { $name }.
table-notice-waiting-ended = { $name } nie chce dłużej czekać; ruch wykona bot.
table-notice-leave-begun = { $name } ma urlop; zegar stoi.
table-notice-leave-ended = Koniec urlopu: { $name }.
table-text = Widok tekstowy
table-rules = Zasady

# The menu
table-menu = Więcej
table-copy-link = Skopiuj link do tego stołu
table-link-copied = Link został skopiowany.
table-replay = Powtórka
table-picture = Zapisz wynik jako obrazek
table-record = Zapis gry
table-propose-undo = Poproś o cofnięcie ruchu
table-propose-abandon = Zaproponuj zakończenie gry
table-propose-abandon-about = Jeśli wszyscy gracze się zgodzą, gra kończy się tutaj i nikt jej nie wygrywa.
table-propose-abandon-sure = Zaproponuj
table-resign = Opuść grę
table-resign-about = Bot gra za ciebie do końca. Nie można wrócić na swoje miejsce.
table-resign-sure = Opuść grę
table-stay = Zostań
table-manner = Jak grasz
table-confirm-moves = Potwierdzanie ruchów
table-confirm-touch = Na planszy
table-confirm-touch-about = To, czego dotkniesz na planszy, czeka na „Potwierdź” lub drugie dotknięcie; wybór obok liczy się od razu.
table-confirm-always = Zawsze
table-confirm-always-about = Każdy ruch czeka na „Potwierdź”.
table-confirm-never = Nigdy
table-confirm-never-about = Każdy ruch liczy się od razu.
table-sound = Gong na początku tury
table-sound-about = Rozlega się, gdy zaczyna się twoja tura.
table-pace = Tempo ruchów innych
table-pace-slow = wolne
table-pace-normal = normalne
table-pace-fast = szybkie
table-pace-off = wszystko naraz
table-pace-off-about = Ruchy innych widać od razu; obwódki pokazują, co jest nowe.
table-by-itself = Opowieść toczy się automatycznie
table-by-itself-about = Jej części następują po sobie bez klikania.

# Proposals
table-proposal-undo = { $player } prosi o cofnięcie ostatniego ruchu.
table-proposal-abandon = { $player } proponuje zakończyć grę w tym miejscu.
table-proposal-waiting = Jeszcze bez odpowiedzi: { $names }
table-proposal-agree = Zgadzam się
table-proposal-disagree = Nie zgadzam się
table-proposal-withdraw = Wycofaj

# One screen for several
table-cover = Teraz gra: { $player }
table-cover-about = Przekaż urządzenie. Do tego czasu karty są zakryte.
table-cover-show = To ja, { $player }
table-cover-news = Co się wydarzyło

# Keys
table-keys = Klawisze
table-key-choice = wybierz tę możliwość
table-key-arrows = od wyboru do wyboru
table-key-confirm = potwierdź
table-key-clear = wybierz od nowa
table-key-skip = pomiń lub spasuj
table-key-undo = cofnij
table-key-hint = poproś o podpowiedź lub ją zamknij
table-key-plan = zaplanuj następną turę lub przerwij planowanie
table-key-since = tury od twojego ruchu, wstecz i naprzód
table-key-next = dalej w opowieści
table-key-text = widok tekstowy
table-key-log = dziennik
table-key-chat = czat
table-key-zoom = bliżej, dalej, cała plansza
table-key-help = te klawisze

# The end
table-result = Wynik
table-winner = Wygrywa: { $player } ({ $points })
table-no-winner = Nikt nie wygrywa
table-over-about = { $game }, { $players ->
    [one] { $players } gracz
   *[other] { $players } graczy
    }, { $moves ->
    [one] { $moves } ruch
    [few] { $moves } ruchy
   *[other] { $moves } ruchów
    }
table-look = Obejrzyj planszę
table-share = Udostępnij
table-rematch = Rewanż
table-scores = Punkty
table-total = Razem
table-lost = łącznie { $points }
table-course = Przebieg punktacji
table-course-about = Dotknij punktu wykresu, aby zobaczyć planszę z tamtej chwili.
table-course-at = Ruch { $move }: { $scores }
table-round = Runda { $round }
table-round-before = Przed pierwszą rundą

# The review
table-review = Analiza partii
table-review-about = Bot przejrzy partię: jak zmieniały się szanse wszystkich na wygraną i które ruchy kosztowały najwięcej. Potrwa to minutę lub dwie.
table-review-begin = Przeanalizuj partię
table-review-running = Bot przegląda partię…
table-review-chances = Szanse na wygraną
table-review-honest = Każdą pozycję oceniamy według tego, co widzi w niej gracz wykonujący ruch.
table-review-blunders = Najbardziej kosztowne ruchy
table-review-none = Żaden ruch nie kosztował choćby jednej setnej szansy na wygraną ani z pewnością dwóch punktów.
table-review-blunder = Ruch { $move }, { $player }. { $question }
table-review-played = Zagrano: „{ $move }” ({ $chance }, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
    })
table-review-better = Lepiej: „{ $move }” ({ $chance }, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
    })
table-review-gains = Lepszy ruch daje: { $reasons }
table-review-cost = strata { $chance }
table-review-see = Zobacz ruch { $move } w powtórce
table-review-forfeit = punkty, które na koniec się nie liczą

# The replay
table-replay-missing = Nie można pokazać tej powtórki
table-replay-nothing = Nie wybrano zapisu gry; wybierz go na stronie głównej.
table-replay-start = Gra się zaczyna
table-replay-move = ruch { $move } z { $of }
table-replay-link = Link do tego ruchu
table-replay-slider = Ruch
table-replay-play = Odtwórz
table-replay-pause = Pauza
table-replay-begin = Na początek
table-replay-end = Na koniec
table-replay-back = Ruch wstecz
table-replay-on = Ruch naprzód
table-replay-turn-back = Tura wstecz
table-replay-turn-on = Tura naprzód
table-replay-speed = Szybkość
table-replay-pausing = pauza co rundę
table-replay-play-on = Graj dalej stąd
table-replay-play-on-none = Tutaj gra jest już skończona; przejdź do wcześniejszego ruchu.
table-replay-leave = Zamknij powtórkę
table-seen-by = widok
table-seen-by-all = Wszyscy
table-seen-by-one = Widok: { $player }

# Kamera
table-camera = Plansza. Strzałki przesuwają widok, plus i minus przybliżają i oddalają, 0 pokazuje całość.
table-camera-reset = Wróć do pełnego widoku
table-camera-places = Miejsca na planszy

# Stół bez planszy
table-words = Co leży na stole

# Plany na własną następną turę
table-plan = Zaplanuj następną turę
table-plan-about = Plan widzisz tylko ty. Gdy przyjdzie twoja tura, jego ruchy zostaną po chwili wykonane, tak jak twoje własne.
table-plan-more = Dodaj inny, na wypadek gdyby tego nie dało się zagrać
table-planning = planujesz następną turę
table-plan-as-if = Tak jakby teraz była twoja tura
table-plan-chosen = W planie: { $moves }
table-plan-ends = Dalej tej tury nie da się przewidzieć.
table-plan-keep = Zapisz ten plan
table-plan-keep-none = Najpierw wybierz ruch, na planszy albo tutaj.
table-plan-cancel = Nie planuj
table-plan-back = Cofnij
table-plan-back-none = Nic jeszcze nie jest zaplanowane.
table-plan-heading = Mój plan
table-plan-order = Zagrany zostanie pierwszy plan, który da się zagrać; jeśli żadnego się nie da, decydujesz ty.
table-plan-drop = Usuń: { $moves }
table-plan-throw-away = Usuń plan
table-plan-stop-if = Zatrzymaj i zapytaj mnie, jeśli…
table-plan-under-way = Twój plan jest właśnie wykonywany.
table-plan-due = Twój plan zostanie zaraz wykonany.
table-plan-take-over = Zagram bez planu
table-plan-stopped = Twój plan został zatrzymany: { $reason }.
table-plan-stopped-illegal = Twój plan został zatrzymany: niczego z niego nie da się zagrać.
table-trouble-cannot-plan = Twojej następnej tury nie da się jeszcze przewidzieć: wcześniej będzie rzut kośćmi, rozdanie kart albo kilka tur kogoś innego. Spróbuj ponownie, gdy ktoś wykona ruch.
table-trouble-time-full = Na tym zegarze jest już najwięcej czasu, ile może być.

# Zegary
table-clocks = Czas przy tym stole
table-clock-about = jakieś { $time }
table-clock-left = Pozostały czas: { $time }
table-clock-sleeps = Sen: { $hours }
table-clock-night = Sen: zegar stoi
table-clock-leave = Urlop: zegar stoi
table-clock-leave-until = Urlop do: { $end }
table-clock-down = Zegar stoi: serwer nie działał
table-clock-away = Czas minął
table-clock-away-of = Czas minął: { $player }. Za { $time } zagra bot, chyba że dasz dodatkowy czas albo wszyscy zgodzą się poczekać.
table-clock-stand-in = Gra bot
table-clock-stand-in-of = Bot gra w zastępstwie: { $player }
table-clock-waits = Wszyscy zgodzili się poczekać na powrót: { $player }.
table-clock-own-stand-in = Twój czas minął, więc gra za ciebie bot.
table-clock-own-away = Twój czas minął. Wykonaj ruch: za { $time } zacznie za ciebie grać bot.
table-clock-own-waits = Twój czas minął, ale pozostali zgodzili się na ciebie poczekać.
table-clock-returns = { $returns ->
    [0] Nie możesz już wrócić na swoje miejsce.
    [one] Dostajesz { $time }. Możesz to zrobić jeszcze raz.
    [few] Dostajesz { $time }. Możesz to zrobić jeszcze { $returns } razy.
   *[other] Dostajesz { $time }. Możesz to zrobić jeszcze { $returns } razy.
}
table-clock-returns-left = { $returns ->
    [0] Po kolejnym przekroczeniu czasu nie ma już powrotu na miejsce
    [one] Po przekroczeniu czasu można wrócić na miejsce jeszcze raz
    [few] Po przekroczeniu czasu można wrócić na miejsce { $returns } razy
   *[other] Po przekroczeniu czasu można wrócić na miejsce { $returns } razy
}
table-clock-take-back = Wróć na swoje miejsce
table-clock-give = Daj { $time }
table-clock-wait = Zaproponuj czekanie
table-clock-stop-waiting = Nie czekaj dłużej
table-proposal-wait = { $player } proponuje poczekać na powrót: { $away }. Bot w tym czasie nie gra.
table-over-left = Boty grały do końca w zastępstwie: { $names }
