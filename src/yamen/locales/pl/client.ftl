# The browser: the pages around the table.

client-hero =
    Dwie gry ze starych Chin.
    Siadaj i graj.
client-sentence = Zasad pilnujemy za ciebie. Bez konta, bez instalacji.
client-unofficial = Yamen tworzą fani. Nie ma związku z autorami ani wydawcami gier; nazwy gier należą do ich właścicieli.

# Everywhere
client-skip = Przejdź do treści
client-home = Yamen: na stronę główną
client-to-start = Na stronę główną
client-page-menu = Strona
client-close = Zamknij
client-cancel = Anuluj
client-copy = Kopiuj
client-copied = Skopiowano
client-copy-failed = Przeglądarka nie pozwala kopiować. Zaznacz tekst i skopiuj go samodzielnie.
client-try-again = Spróbuj ponownie
client-you = ty
client-former-player = były gracz
client-rules = Zasady
client-settings = Ustawienia
client-language = Język
client-theme = Motyw
client-theme-to-lacquer = Ciemny motyw
client-theme-to-paper = Jasny motyw
client-update = Jest nowa wersja.
client-update-now = Wczytaj ją
client-missing = Tu nic nie ma
client-missing-about = Ten adres donikąd nie prowadzi. Może w linku brakuje litery.

# The start page
client-players = Gracze
client-duration = Czas gry
client-first-game = Pierwsza partia
client-with-guide = z przewodnikiem
client-first-game-begins = Przygotowujemy stół…
client-play-now = Graj teraz
client-with-bots = z botami
client-solo = Gra solo
client-bots = Przeciw botom
client-bots-about = Na wybranym poziomie
client-same-screen = Na jednym urządzeniu
client-same-screen-about = Podajecie je sobie
client-friends = Ze znajomymi
client-friends-about = Wyślij link
client-join = Dołącz
client-join-question = Masz link albo kod?
client-join-code = Link albo kod
client-join-wrong = To nie jest ani link do stołu, ani kod. Skopiuj go jeszcze raz.
client-my-tables = Moje stoły
client-my-turns = Twoja tura
client-my-tables-none = Jeszcze nic tu nie ma. Tu pojawią się twoje partie, najpierw te, w których jest twoja tura.
client-what-ifs = Co by było, gdyby
client-finished = Zakończone gry
client-show-all = Pokaż wszystkie ({ $tables })
client-watch = Oglądaj
client-public = Oglądaj lub dołącz
client-public-none = Teraz nikt nie gra publicznie.
client-open = Otwórz
client-play = Graj
client-line-my-turn = Twoja tura
client-line-to-move = Ruch: { $player }
client-line-running = W toku
client-line-open =
    { $free ->
        [one] Czeka na jednego gracza
       *[other] Czeka na { $free } graczy
    }
client-line-over = Zakończona
client-line-abandoned = Przerwana
client-line-solo = { $game }: gra solo
client-line-ready = Wszyscy są; można zaczynać
client-line-left = Zostało: { $time }
client-line-time-up = Twój czas minął
client-line-stand-in = Gra za ciebie bot
client-which = Które stoły
client-which-all = Wszystkie
client-which-live = Na żywo
client-which-slow = Powolne
client-which-none = Brak takich stołów.
client-since = Od twojej ostatniej tury
client-pace-calm = Spokojnie
client-pace-daily = Codziennie
client-pace-brisk = Żwawo
client-pace-live = Na żywo
client-pace = { $pace }: { $bank } i jeszcze { $credit } co turę
client-reliability = ukończone partie: { $finished } z { $games }
client-reliability-new = jeszcze bez ukończonych partii
client-reliability-reply = typowy czas odpowiedzi: { $time }
client-next-table = Następny stół
client-next-table-about = { $game }, { $people }
client-preview-private = Prywatny stół
client-record = Obejrzyj zapis partii
client-needs-network = To wymaga serwera, a jesteś offline.
client-list-offline = Ta lista pochodzi z serwera; wróci, gdy będzie połączenie.
client-offline = Jesteś offline.
client-offline-about = Wszystkie partie, także te z botami, toczą się na serwerze, więc teraz nie da się grać. Strony otwarte wcześniej nadal działają.
client-more-options = Więcej opcji
client-guest-names = Żuraw, Lotos, Bambus, Śliwa, Czapla, Jaskółka, Karp, Sroka, Panda, Wierzba

# A new table
client-new-table = Nowy stół
client-new-table-of = Nowy stół: { $game }
client-game = Gra
client-game-about = W co zagracie.
client-players-about = Możesz zostawić wolne miejsca.
client-seats = Miejsca
client-seats-about = Kto gdzie siedzi.
client-seat = Miejsce { $seat }
client-seat-open = Wolne miejsce
client-seat-open-about = Zajmie je ktoś, kto dostanie link
client-seat-screen-about = Gra na tym urządzeniu; karty są zasłaniane
client-seat-name = Imię na miejscu { $seat }
client-guest-here = Gracz { $seat }
client-kind-open = Wolne
client-kind-bot = Bot
client-kind-screen = Tutaj
client-level-of = Poziom: { $bot }
client-your-name = Twoje imię
client-your-name-about = Żeby inni wiedzieli, kto gra
client-bot-beginner = początkujący
client-bot-beginner-about = Zna zasady i niewiele więcej
client-bot-casual = rekreacyjny
client-bot-casual-about = Gra dla zabawy i popełnia błędy
client-bot-strong = silny
client-bot-strong-about = Myśli naprzód; trudno z nim wygrać
client-bot-master = mistrzowski
client-bot-master-about = Najlepszy, jakiego mamy; potrzebuje chwili
client-bot-grandmaster = arcymistrzowski
client-bot-grandmaster-about = Dziesięć sekund na ruch: do gier, które mogą trwać dniami
client-bot-random = losowy
client-bot-random-about = Robi cokolwiek, co wolno
client-bot-greedy = zachłanny
client-bot-greedy-about = Bierze to, co teraz daje najwięcej
client-hints = Podpowiedzi
client-hints-about = Do nauki albo gdy nie wiadomo, co dalej.
client-hints-allowed = Podpowiedzi podczas gry
client-hints-allowed-about = W swojej turze możesz poprosić bota o najwyżej trzy dobre ruchy i szansę na wygraną po każdym z nich. Bot wie tylko to, co widzisz.
client-watchers = Widzowie
client-watchers-about = Nie widzą niczyich kart.
client-public-table = Stół publiczny
client-public-table-about = Obcy widzą go na stronie głównej i mogą zajmować wolne miejsca. Inaczej trafi tu tylko ten, kto ma link.
client-watchable = Inni mogą oglądać
client-watchable-about = Kto ma link, może patrzeć.
client-advanced = Zaawansowane: inne liczby
client-pack-about = Zestaw danych zastępuje liczby w grze, na przykład ceny i zyski. Bez niego obowiązują liczby gry.
client-pack-file = Plik
client-pack-text = Tekst zestawu danych (TOML)
client-pack-wrong = Tego zestawu danych nie można użyć: { $message }
client-your-table = Twój stół
client-summary =
    Gracze: { $players }. Tutaj: { $here }{ $friends ->
        [0] { "" }
       *[other] , wolne miejsca: { $friends }
    }{ $bots ->
        [0] { "" }
       *[other] , boty: { $bots }
    }
client-summary-usual = Zwykła gra, dobra na pierwszy raz
client-summary-duration = { $duration }; { $pace }
client-create = Utwórz stół
client-create-next =
    { $friends ->
        [one] Potem: link dla znajomej osoby.
       *[other] Potem: link dla znajomych.
    }
client-start-game = Zacznij grę
client-start-next = Gra zacznie się od razu.

# The waiting room
client-waiting =
    { $free ->
        [one] Czekamy na jedną osobę
        [few] Czekamy na { $free } osoby
       *[other] Czekamy na { $free } osób
    }
client-waiting-ready = Wszyscy są na miejscu
client-waiting-about = { $game } · gracze: { $players }
client-seat-waiting = czekamy…
client-seat-here = na miejscu
client-seat-screen = na tym ekranie
client-seat-bot = bot, poziom { $level }
client-bot-sits = Posadź bota
client-bot-sits-which = Który bot ma zagrać?
client-bot-fills =
    { $free ->
        [one] Niech bot zajmie miejsce
       *[other] Niech boty zajmą miejsca
    }
client-bot-leaves = Zwolnij
client-bot-leaves-of = Zwolnij miejsce: { $bot }
client-seat-locked = Miejsce zablokowane
client-seat-locked-about = nikt nie może usiąść
client-seat-lock = Zablokuj
client-seat-unlock = Odblokuj
client-send-away = Usuń od stołu
client-send-away-of = Usuń od stołu: { $name }
client-send-away-ask = Usunąć od stołu: { $name }?
client-send-away-about = Miejsce znów będzie wolne. Ta osoba nie będzie już mogła usiąść przy tym stole.
client-take-seat = Usiądź tu
client-sit = Usiądź do stołu
client-sit-as = Usiądź jako { $name }
client-join-name-about = To wszystko. Konto nie jest potrzebne.
client-leave = Odejdź od stołu
client-start = Zacznij
client-start-why =
    { $free ->
        [one] Można zacząć, gdy ktoś zajmie wolne miejsce.
        [few] Można zacząć, gdy { $free } wolne miejsca będą zajęte.
       *[other] Można zacząć, gdy { $free } wolnych miejsc będzie zajętych.
    }
client-start-locked = Musi grać co najmniej dwoje: odblokuj miejsce.
client-start-without =
    { $players ->
        [few] Zablokowane miejsca odpadają: grają { $players } osoby.
       *[other] Zablokowane miejsca odpadają: gra { $players } osób.
    }
client-invitation = Zaproszenie
client-invitation-about = Wyślij link albo pokaż kod do zeskanowania.
client-invitation-code = Albo podyktuj ten kod; wpisuje się go na stronie głównej:
client-copy-link = Kopiuj link
client-qr = Link jako kod QR

# Who one is
client-account = Konto
client-account-of = Konto: { $name }
client-account-about = Twoje imię, urządzenia, dane i wylogowanie.
client-account-open = Do konta
client-privacy = Serwer przechowuje twoje imię, twoje partie, to, co piszesz, adresy, na które chcesz dostawać powiadomienia o swojej turze, i dwa ciasteczka, po których cię poznaje. Nic więcej; nikt inny tego nie dostaje.
client-code = Kod odzyskiwania
client-code-title = Twój kod odzyskiwania
client-code-why = Grasz bez konta. Ten kod przywróci twoje partie na innym urządzeniu albo gdy to o tobie zapomni. Pilnuj go: kto go ma, może grać jako ty.
client-code-copy = Kopiuj kod
client-code-kept = Już go mam
client-code-renew = Utwórz nowy kod
client-code-renew-about = Pozwala wrócić na innym urządzeniu. Nowy kończy stary i wylogowuje inne urządzenia.
client-rename = Zmień imię
client-rename-about = Od teraz; w rozpoczętych partiach zostaje stare.
client-renamed = Imię zostało zmienione.
client-password-title = Nazwa i hasło
client-password-about = Jeśli chcesz, wybierz nazwę i hasło, a zalogujesz się nimi na każdym urządzeniu.
client-password-have = Możesz się logować jako „{ $login }”. Tutaj zmienisz hasło.
client-password-hint = Co najmniej 12 znaków; może być kilka słów
client-password-do = Zapisz
client-password-set = Zapisano. Możesz się już tak logować; inne urządzenia są wylogowane.
client-login = Nazwa użytkownika
client-password = Hasło
client-leave-title = Wylogowanie
client-log-out = Wyloguj się
client-log-out-everywhere = Wyloguj się na wszystkich urządzeniach
client-log-out-guest = Bez kodu odzyskiwania nie wrócisz do swoich partii. Masz go?
client-log-out-login = Twoje partie zostają. Możesz się znów zalogować nazwą i hasłem.
client-logged-out = Wylogowano.
client-enter-guest = Jako gość
client-enter-guest-about = Do gry wystarczy imię.
client-enter-guest-do = To ja
client-enter-login = Nazwą i hasłem
client-enter-login-do = Zaloguj się
client-enter-code = Kodem odzyskiwania
client-enter-code-about = Dwadzieścia liter i cyfr, które dostaje gość.
client-enter-code-do = Przywróć mnie
client-confirm-title = Czy to ty?
client-confirm-about = To ważne, więc potwierdź, że to ty.
client-confirm-secret = Hasło albo kod odzyskiwania
client-confirm-do = Potwierdź
client-sessions-title = Twoje urządzenia
client-sessions-about = Na nich trwa twoje logowanie. Jeśli któregoś nie znasz, wyloguj je.
client-session-unknown = Nieznane urządzenie
client-session-current = to urządzenie
client-session-seen = Ostatnie użycie: { $when }
client-session-end = Wyloguj
client-session-end-of = Wyloguj: { $device }
client-session-ended = To urządzenie jest wylogowane.
client-ignored-title = Wyciszeni i zablokowani
client-ignored-mute = wyciszenie
client-ignored-block = blokada
client-ignored-end = Cofnij
client-ignored-end-of = Cofnij: { $name }
client-data-title = Twoje dane
client-data-about = Wszystko, co serwer o tobie przechowuje: pobierz to jako plik albo usuń.
client-data-export = Pobierz moje dane
client-data-delete = Usuń moje konto
client-data-delete-about = Twoje partie zostają dla innych, a zamiast imienia widać „były gracz”; w trwających partiach gra dalej bot. Cała reszta znika od razu i na zawsze.
client-data-delete-sure = Usuń na zawsze
client-data-deleted = Konto zostało usunięte.
client-notice-title = Od operatora
client-notice-warn = To jest ostrzeżenie.
client-notice-silence = Na czacie nie możesz pisać do: { $until }.
client-notice-suspend = Możesz tylko oglądać do: { $until }.
client-notice-close = Konto jest zamknięte.
client-notice-rename = Twoje imię zostało zmienione.
client-notice-reason = Powód: { $reason }
client-notice-told = Od operatora: { $what } Powód: { $reason }
client-notice-seen = Rozumiem

# Powiadomienia o swojej turze
client-notify-title = Gdy przyjdzie twoja tura
client-notify-about = W partiach, które trwają wiele dni, damy ci znać, gdy przyjdzie twoja tura, także bez konta: najwyżej raz na dziesięć minut i nigdy w godzinach twojego snu.
client-notify-here = Powiadamiaj mnie na tym urządzeniu
client-notify-here-denied = Przeglądarka blokuje powiadomienia z tej strony. Zezwól na nie w jej ustawieniach i wróć tutaj.
client-notify-here-none = Ta przeglądarka nie obsługuje powiadomień. Na iPhonie lub iPadzie najpierw dodaj tę stronę do ekranu początkowego.
client-notify-on = Damy ci znać na tym urządzeniu, gdy przyjdzie twoja tura.
client-notify-kind-push = Przeglądarka
client-notify-kind-email = E-mail
client-notify-kind-json = Webhook (JSON)
client-notify-state-on = Włączone
client-notify-state-delivered = Ostatnia wiadomość: { $when }
client-notify-state-unconfirmed = Oczekuje: otwórz link z e-maila
client-notify-state-failing = { $failures ->
    [one] { $failures } nieudana próba: { $reason }
    [few] { $failures } nieudane próby: { $reason }
   *[other] { $failures } nieudanych prób: { $reason }
    }
client-notify-state-off = Wyłączone po nieudanych próbach ({ $failures }): { $reason }. Udana próba włączy to ponownie.
client-notify-error-timeout = odpowiedź nie przyszła na czas
client-notify-error-unreachable = brak połączenia
client-notify-error-unknown-host = { $about } nie istnieje
client-notify-error-private = { $about } jest w sieci prywatnej
client-notify-error-redirect = przekierowuje na inny adres
client-notify-error-status = odpowiedź: { $about }
client-notify-error-refused = serwer poczty odpowiada: { $about }
client-notify-error-no-mail = ten serwer nie wysyła e-maili
client-notify-test = Wypróbuj
client-notify-test-of = Wypróbuj: { $channel }
client-notify-test-delivered = Dostarczono
client-notify-test-unreachable = Nie dotarło: { $reason }
client-notify-test-no-device = Nie ma tam już urządzenia
client-notify-remove = Usuń
client-notify-remove-of = Usuń: { $channel }
client-notify-language = Język wiadomości
client-notify-more = Dodaj inny sposób
client-notify-way = Sposób
client-notify-address = Adres e-mail
client-notify-address-hint = Dostaniesz e-mail z linkiem; dopóki go nie otworzysz, nic więcej nie przyjdzie.
client-notify-url = Adres
client-notify-url-hint = Taki, jaki podaje usługa; zaczyna się od https://
client-notify-token = Token
client-notify-token-optional = Token (jeśli jest potrzebny)
client-notify-chat = Numer czatu
client-notify-add = Dodaj
client-notify-added = Dodano. Teraz to wypróbuj.
client-notify-asked = Wysłaliśmy ci e-mail; otwórz link, który w nim jest.
client-notify-feeds = Kanał i kalendarz
client-notify-feeds-about = Tajne adresy dla czytnika kanałów (twoje tury) i kalendarza (twoje limity czasu). Kto je zna, może to wszystko czytać.
client-notify-feeds-do = Utwórz adresy
client-notify-feeds-turns = Kopiuj adres kanału
client-notify-feeds-deadlines = Kopiuj adres kalendarza
client-notify-feeds-renew = Utwórz nowe adresy
client-notify-feeds-remove = Usuń je
client-notify-offer = Dać ci znać, gdy znów przyjdzie twoja tura?
client-notify-offer-do = Powiadamiaj mnie
client-notify-offer-no = Nie, dziękuję
client-notify-confirm = E-maile o twojej turze
client-notify-confirm-about = Gdy przyjdzie twoja tura, dostaniesz e-mail na ten adres. W każdym jest link do rezygnacji.
client-notify-confirm-do = Tak, wysyłajcie
client-notify-confirm-done = Gotowe. Dostaniesz e-mail, gdy przyjdzie twoja tura.
client-notify-stop = Koniec e-maili
client-notify-stop-about = Na ten adres nie będą już przychodzić e-maile. Twoje partie toczą się dalej.
client-notify-stop-do = Zrezygnuj z e-maili
client-notify-stop-done = Gotowe. Więcej e-maili nie będzie.

# Reports, and what the operator does about them
client-report-title = Zgłoszenie: { $name }
client-report-about = Operator dostanie to razem z ostatnimi 30 wierszami czatu.
client-report-reason = Co jest nie tak?
client-report-reason-insult = Obelgi lub groźby
client-report-reason-spam = Reklama lub spam
client-report-reason-name = Imię
client-report-reason-cheating = Oszukiwanie
client-report-reason-other = Coś innego
client-report-note = Co się stało (jeśli chcesz)
client-report-do = Zgłoś
client-report-done = Dziękujemy. Operator to sprawdzi.
client-moderation = Zgłoszenia
client-moderation-none = Nic tu nie czeka.
client-moderation-by = { $reason } · zgłasza { $reporter } · { $when }
client-moderation-lines = Ostatnie wiersze czatu
client-moderation-no-lines = Nic nie napisano.
client-moderation-table = Do stołu
client-moderation-before = Wcześniej: { $kind }. { $reason }
client-moderation-what = Co zrobić
client-moderation-reason = Powód, który ta osoba przeczyta
client-moderation-hours = Na ile godzin
client-moderation-name = Nowe imię (bez niego „Guest” i liczba)
client-moderation-do = Wykonaj
client-moderation-dismiss = Nic nie rób
client-moderation-done = Gotowe.
client-sanction-warn = Ostrzeżenie
client-sanction-silence = Wyciszenie
client-sanction-suspend = Zawieszenie
client-sanction-close = Zamknięcie konta
client-sanction-rename = Zmiana imienia

# Settings
client-language-about = Zmienia się od razu. Inni przy stole zostają przy swoim.
client-theme-paper = Papier
client-theme-paper-about = Jasny, jak w druku
client-theme-lacquer = Laka
client-theme-lacquer-about = Ciemny, na wieczór
client-comfort = Ruch i dźwięk
client-motion = Elementy się poruszają
client-motion-about = Wyłączone: wszystko od razu jest na nowym miejscu.
client-sound = Dźwięk
client-sound-about = Stuknięcie elementów i gong, gdy przychodzi twoja tura.

# What went wrong
client-error-offline = Nie ma połączenia z serwerem. Sprawdź sieć i spróbuj ponownie.
client-error-push = Przeglądarka nie może połączyć się ze swoją usługą powiadomień. Spróbuj później albo wybierz poniżej inny sposób.
client-error-nameless = Serwer jeszcze cię nie zna. Podaj imię albo użyj kodu odzyskiwania.
client-error-not-found = Nie ma czegoś takiego. Sprawdź, czy w linku, kodzie lub nazwie nie brakuje litery.
client-error-forbidden = Przy tym stole nie możesz tego zrobić.
client-error-conflict = Coś się w międzyczasie zmieniło. Spójrz jeszcze raz i wybierz ponownie.
client-error-bad-move = Ten ruch nie jest teraz dozwolony.
client-error-too-many-requests = Za dużo naraz. Poczekaj chwilę i spróbuj ponownie.
client-error-quota = Więcej jedna osoba nie może tu mieć. Dokończ to, co masz, albo wróć jutro.
client-error-too-many-seats = Zajmujesz już tyle miejsc przy stołach przed rozpoczęciem gry, ile wolno jednej osobie. Zwolnij któreś albo poczekaj, aż gra się zacznie.
client-error-sent-away = Nie możesz usiąść przy tym stole: tak chce osoba, która go założyła. Usiądź przy innym.
client-error-unavailable = Serwer nie może teraz niczego zapisać. Poczekaj chwilę i spróbuj ponownie.
client-error-too-large = To jest za duże.
client-error-too-many-reviews = Poprzednie analizy nie są jeszcze gotowe. Gdy pojawi się pierwsza, poproś o następną.
client-error-unknown-bot = Gra tu bot, którego ten serwer nie ma. Poproś osobę, która prowadzi serwer, o uruchomienie go z tym botem.
client-error-unreadable-table = Ten stół pochodzi z innej wersji i nie można na nim grać dalej.
client-error-internal = Coś poszło nie tak na serwerze. Nic, co potwierdzono, nie przepadło; spróbuj ponownie.
client-error-login-forbidden = Nazwa albo hasło się nie zgadza. Sprawdź litery albo użyj kodu odzyskiwania.
client-error-code-not-found = Nikt nie ma takiego kodu odzyskiwania. Sprawdź, czy nie ma w nim pomyłki.
client-error-not-proven = Najpierw potwierdź hasłem lub kodem odzyskiwania, że to ty.
client-error-short-password = Za krótkie: co najmniej 12 znaków. Kilka słów łatwo zapamiętać.
client-error-common-password = To łatwo odgadnąć. Weź kilka słów, które do siebie nie pasują.
client-error-name-taken = Tą lub łudząco podobną nazwą loguje się ktoś inny. Wybierz inną.
client-error-names-alike = Przy tym stole ktoś ma imię, które wygląda tak samo. Wybierz inne.
client-error-apart = Ty albo ktoś przy tym stole nie chce razem siedzieć. Wybierz inny stół.
client-error-suspended = Operator pozwala ci na razie tylko oglądać. Powód jest na stronie konta.
client-error-silenced = Operator nie pozwala ci na razie pisać. Powód jest na stronie konta.
client-error-phrases-only = Widzowie mogą używać tylko gotowych zwrotów.
client-error-account-closed = Operator zamknął to konto. Powód: { $reason }
client-error-confirm-forbidden = To się nie zgadza. Sprawdź litery.
client-error-email-bad-request = Tego adresu e-mail nie można użyć. Sprawdź litery albo wybierz inny sposób.
client-error-webhook-bad-request = Tego adresu nie można użyć. Musi zaczynać się od https://, być pełny i prowadzić do publicznego internetu; dla ntfy na końcu musi stać Twój temat, a Telegram i Gotify wymagają tokenu.
client-error-other = Serwer odmówił: { $message }
client-error-page = Coś poszło nie tak na tej stronie: { $message }

# Zegary: nowy stół, noce, urlop
client-pace-title = Czas
client-pace-title-about = Koniec czasu nigdy nie kończy gry: w zastępstwie gra bot.
client-pace-none = Bez zegara
client-pace-none-about = Każdy myśli tak długo, jak chce.
client-pace-about = Na początek { $bank }, a po każdej turze jeszcze { $credit }.
client-pace-most = Można uzbierać najwyżej { $most }.
client-pace-live-about = Dla osób, które grają w tym samym czasie.
client-pace-first = Kto gra w daną grę po raz pierwszy, ma dwa razy więcej czasu.
client-stand-in = Kto gra w zastępstwie
client-stand-in-about = Gdy czyjś czas minie, bot czeka jeszcze { $grace }, a potem gra w zastępstwie. Na swoje miejsce można wrócić jednym dotknięciem, najwyżej dwa razy, i za każdym razem dostaje się { $time }. Który bot?
client-stand-in-waiting = Gdy czyjś czas minie, bot ({ $bot }) czeka jeszcze { $grace }, a potem gra w zastępstwie.
client-night-title = Sen
client-night-about = Gdy śpisz, twoje zegary stoją, najwyżej osiem godzin na dobę. Dotyczy to partii rozpoczętych później i wszyscy przy stole to widzą.
client-night-from = Od
client-night-to = Do
client-night-zone = Strefa czasowa
client-night-save = Zapisz te godziny
client-night-saved = W partiach rozpoczętych od teraz twoje zegary śpią razem z tobą.
client-night-remove = Usuń te godziny
client-night-removed = W partiach rozpoczętych od teraz twoje zegary chodzą dzień i noc.
client-vacation-title = Urlop
client-vacation-about = Podczas urlopu stoją wszystkie twoje zegary oprócz tych przy stołach na żywo. Rocznie masz 21 dni.
client-vacation-now = Masz urlop do { $end }.
client-vacation-end = Jestem z powrotem
client-vacation-left = Zostało w tym roku: { $time }
client-vacation-days = Liczba dni
client-vacation-begin = Zacznij urlop teraz
