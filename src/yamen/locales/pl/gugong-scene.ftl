# The browser: the table of Gùgōng.

gugong-scene-board = Plansza Gùgōng
gugong-scene-status = Dzień { $day } z { $days }
gugong-scene-before = Przed pierwszym dniem

# Names where room is scarce: tabs of a phone, tablets on the board
gugong-scene-place-travel = Podróż
gugong-scene-place-great_wall = Mur
gugong-scene-place-jade = Jadeit
gugong-scene-place-intrigue = Intrygi
gugong-scene-place-palace = Pałac
gugong-scene-place-decrees = Dekrety
gugong-scene-place-canal = Kanał

# What lies before a player
gugong-scene-hand = Twoja ręka
gugong-scene-discards = Ręka na jutro
gugong-scene-no-cards = Brak kart
gugong-scene-tokens = Żetony podróży
gugong-scene-exchange-tokens = Wymień żetony
gugong-scene-servants = Twoi służący
gugong-scene-pool = Pula
gugong-scene-supply = pula ogólna
gugong-scene-passed = pasuje
gugong-scene-face-down = { $cards ->
    [one] 1 zakryta karta
    [few] { $cards } zakryte karty
   *[many] { $cards } zakrytych kart
    }
gugong-scene-matches = Pasujące kości: { $matches }
gugong-scene-either = Na ręce lub w odrzuconych

# Meng
gugong-scene-level = poziom
gugong-scene-level-easy = prosty
gugong-scene-level-normal = normalny
gugong-scene-level-hard = trudny
gugong-scene-focus = skupienie
gugong-scene-stack = jego stos
gugong-scene-automa-deck = talia Automy
gugong-scene-today = dzisiejsze karty
gugong-scene-automa-name = Karta Automy: { $card }

# What things are and mean
gugong-scene-about-travel = A: podróżnik rusza się raz. B: usuń { $b ->
    [one] { $b } służącego
   *[many] { $b } służących
    } i rusz się dwa razy. Weź żeton z miasta i skorzystaj z niego.
gugong-scene-about-great_wall = A: umieść na murze 1 służącego. B: usuń 1 służącego i umieść do 2 innych. Gdy stoi ich tam { $goal }, ten, kto ma najwięcej, zdobywa { $points } PZ i przesuwa wysłannika, a każdy, kto był na murze, może wziąć nagrodę za intrygi.
gugong-scene-about-jade = Usuń tylu służących, ilu pokazuje dom, i weź jego jadeit. Gdy wszystkie domy są puste, jadeit kupuje się na rynku.
gugong-scene-about-intrigue = A: 1 pole w górę i medal, jeśli dziś nikt go nie wziął. B: usuń 1 służącego, 3 pola w górę. Kto jest tu wyżej, wygrywa każdy remis.
gugong-scene-about-palace = A: wysłannik wchodzi o 1 pole wyżej. B: usuń 2 służących: 2 pola wyżej i intrygi +1. Kogo na koniec nie ma w pałacu, ten nie może wygrać.
gugong-scene-about-decrees = Usuń tylu służących, ilu pokazuje dekret, i jeszcze 1 za każdego przeciwnika na nim; potem postaw na nim na stałe 1 swojego służącego.
gugong-scene-about-canal = A: umieść 1 służącego na statku, potem przesuń statek. B: usuń 1 służącego i umieść 2 innych na statkach. Statek z 3 służącymi może zdobyć nagrodę swojego portu.
gugong-scene-about-servant = Karta daje ci 1 służącego z puli ogólnej.
gugong-scene-about-servants = Karta daje ci 2 służących z puli ogólnej.
gugong-scene-about-swap = Podmień swoją kartę, z ręki lub odrzuconą, na dowolny prezent z planszy.
gugong-scene-about-none = Ta karta nie ma akcji.
gugong-scene-gift-at = { $location }: { $gift }
gugong-scene-card-value = Wyższy prezent wymieniasz za darmo. Jeśli twój nie jest wyższy, usuwasz 2 służących, odrzucasz inną kartę albo rezygnujesz z akcji.
gugong-scene-free-city = Nie ma tu żetonu.
gugong-scene-token-servant = Otrzymujesz 1 służącego z puli ogólnej.
gugong-scene-token-servants = Otrzymujesz 2 służących z puli ogólnej.
gugong-scene-token-envoy = Twój wysłannik idzie o 1 pole wyżej.
gugong-scene-token-intrigue = Twój znacznik intryg idzie o 1 pole w górę.
gugong-scene-token-card_for_jade = Odrzuć z ręki kartę o wartości { $card } lub więcej i weź 1 jadeit.
gugong-scene-token-vp = Zdobywasz { $points } PZ.
gugong-scene-token-swap = Podmień swoją kartę na dowolny prezent z planszy.
gugong-scene-token-take_back = Weź odrzuconą kartę z powrotem na rękę.
gugong-scene-token-ship = Umieść na statku 1 służącego z puli ogólnej.
gugong-scene-token-wall = Umieść na Wielkim Murze 1 służącego z puli ogólnej.
gugong-scene-token-servants_for_jade = Usuń { n-servants } i weź 1 jadeit.
gugong-scene-token-double = Nie daje nagrody, ale przy wymianie liczy się jako dwa żetony.
gugong-scene-token-plus1 = Do końca dnia twoje prezenty są warte o 1 więcej.
gugong-scene-token-toll = Do końca dnia każdy inny, kto działa w wybranej przez ciebie lokacji, traci 1 PZ, a ty zdobywasz 1.
gugong-scene-token-follow = Do końca dnia, gdy inny gracz działa w wybranej przez ciebie lokacji, możesz wykonać tę akcję i ty.
gugong-scene-token-pile = Stos żetonów
gugong-scene-token-pile-about = W stosie: { $pile }, odrzucone: { $discards }. Co rano miasta bez żetonu i podróżnika dostają nowy.
gugong-scene-house = Dom z jadeitem { $house }
gugong-scene-house-about = Kosztuje { n-servants }.
gugong-scene-house-empty = Nie ma już w nim jadeitu.
gugong-scene-square = Rynek jadeitu
gugong-scene-square-about = Gdy wszystkie domy są puste: jadeit za { n-servants }.
gugong-scene-decree-level = Dekret, poziom { $level }
gugong-scene-decree-about = Kosztuje { n-servants }, a 1 zostaje na dekrecie.
gugong-scene-decree-points = Od razu daje { $points } PZ.
gugong-scene-on-it = Na nim: { $players }.
gugong-scene-ship = Statek { $ship }: { $player }
gugong-scene-ship-about = Port { $harbour }, służący na pokładzie: { $servants } z { $spaces }.
gugong-scene-route = Ścieżka { $route }
gugong-scene-berth = Port { $harbour }
gugong-scene-berth-about = Następny wolny port tej ścieżki.
gugong-scene-reward-about = Nagroda portu { $harbour }, a do wyboru także ostatniego. Miejsca na nią na planszy gracza: { $spaces }.
gugong-scene-last-harbour = Port 5
gugong-scene-last-harbour-about = Dowolna z trzech nagród. Statek, który nocą wciąż tu stoi, gubi się na morzu.
gugong-scene-benefit = Nagroda za intrygi: { $benefit }
gugong-scene-benefit-about = Po punktacji Wielkiego Muru każdy, kto na nim był, może za to cofnąć się o { $steps ->
    [one] 1 pole
    [few] { $steps } pola
   *[many] { $steps } pól
    }.
gugong-scene-die = Kość przeznaczenia: { $value }
gugong-scene-die-about = Nocą każdy twój odrzucony prezent o tej wartości daje ci 1 służącego. Najwięcej dopasowań: { $points } PZ i wysłannik +1.
gugong-scene-face = Obróć na { $value }
gugong-scene-option-a = Opcja A
gugong-scene-option-b = Opcja B
gugong-scene-a-travel = Podróżuj raz.
gugong-scene-b-travel = Usuń { $b ->
    [one] { $b } służącego
   *[many] { $b } służących
    } i podróżuj dwa razy.
gugong-scene-a-great_wall = Umieść na murze 1 służącego.
gugong-scene-b-great_wall = Usuń 1 służącego i umieść do 2 innych.
gugong-scene-a-intrigue = Intrygi +1 i medal, jeśli jeszcze tu jest.
gugong-scene-b-intrigue = Usuń 1 służącego: intrygi +3.
gugong-scene-a-palace = Wysłannik wchodzi o 1 pole wyżej.
gugong-scene-b-palace = Usuń 2 służących: wysłannik wchodzi o 2 pola wyżej i intrygi +1.
gugong-scene-a-canal = Umieść 1 służącego na statku, potem przesuń statek.
gugong-scene-b-canal = Usuń 1 służącego i umieść 2 innych na statkach.
gugong-scene-servant-normal-about = W twojej puli: { $pool }. W puli ogólnej: { $supply }.
gugong-scene-servant-double-about = Liczy się za 2 służących na murze, na statku i gdy trzeba usunąć 2.
gugong-scene-traveller = Podróżnik: { $player }
gugong-scene-traveller-home = Jeszcze nie wyruszył.
gugong-scene-envoy = Wysłannik: { $player }
gugong-scene-envoy-about = Pole { $step } z 8.
gugong-scene-envoy-arrived = W pałacu, na miejscu wartym { $points } PZ.
gugong-scene-marker = Intrygi: { $player }
gugong-scene-marker-about = Pole { $step } z 14.
gugong-scene-medal = Medal
gugong-scene-medal-about = Kto pierwszy wybierze A w Intrygach, bierze go i jest pierwszym graczem następnego dnia.
gugong-scene-wall = Wielki Mur
gugong-scene-wall-about = Służący: { $filled } z { $goal }. { $builders }
gugong-scene-wall-rule = Punktacja muru
gugong-scene-pile = Stos prezentów
gugong-scene-pile-about = Zostało kart: { $pile }. Nagrodą portu 3 jest karta z wierzchu.
gugong-scene-arrival = Miejsce { $place } w pałacu
gugong-scene-arrival-about = Na koniec warte { $points } PZ. Zajmuje je ten, kto wkroczy do pałacu, gdy lepsze są już zajęte.
gugong-scene-day = Dzień { $day }
gugong-scene-day-about = Cztery dni, w każdym poranek, dzień i noc.
gugong-scene-pool-about = Służący gotowi do użycia; tych z puli ogólnej trzeba najpierw otrzymać.
gugong-scene-tokens-about = Zebrane żetony, najwyżej sześć. 2 za służącego, 4 za 2 PZ, 6 za jadeit.
gugong-scene-jade = Jadeit
gugong-scene-jade-about = Na koniec PZ: { $points }, a za każdy następny jeszcze { $more }.
gugong-scene-claims = Nagrody portów
gugong-scene-claims-about = Wolne miejsca na nagrody portów; przy zdobytej służący zostaje na stałe.
gugong-scene-start = Pierwszy gracz

# Night and final scoring
gugong-scene-night = Noc, dzień { $day }
gugong-scene-night-about = Każdy odrzucony prezent daje służącego za każdą kość o swojej wartości.
gugong-scene-night-matches = Dopasowania
gugong-scene-night-meng = Tyle, ile wynosi numer dnia
gugong-scene-night-gained = { $servants ->
    [0] Bez służących
    [one] +1 służący
   *[other] +{ $servants } służących
    }
gugong-scene-night-ships = Statki płyną
gugong-scene-night-to = do portu { $harbour }
gugong-scene-night-lost = gubi się na morzu
gugong-scene-night-claims = zdobywa: { $reward }
gugong-scene-night-most = Najwięcej dopasowań
gugong-scene-final = Punktacja końcowa
gugong-scene-final-guests = Cesarz przyjmuje gości
gugong-scene-final-about = Punkty liczymy źródło po źródle.
gugong-scene-final-why = Wygrać może tylko ten, kto jest w pałacu.
gugong-scene-final-inside = w pałacu
gugong-scene-final-outside = poza pałacem
gugong-scene-final-total = Razem
gugong-scene-twilight = Zmierzch: dolne połowy kart Menga

# Co zatrzymuje plan
gugong-watch-card = leży tam inna karta
gugong-watch-wall = odbyła się punktacja Wielkiego Muru
gugong-watch-palace = ktoś dotarł do pałacu
gugong-watch-hand = karty na twojej ręce się zmieniły
