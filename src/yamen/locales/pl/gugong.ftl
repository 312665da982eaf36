gugong-title = Gùgōng
gugong-about = Cztery dni w Zakazanym Mieście: wymieniaj prezenty z urzędnikami, posyłaj służących tam, gdzie są potrzebni, i doprowadź na czas swojego wysłannika do pałacu.

# Prezenty: $first to wartość, $second to akcja karty.

gugong-gift = { $second ->
    [none] { gugong-gift-name } { $first }
   *[other] { gugong-gift-name } { $first } ({ gugong-gift-action })
    }
gugong-gift-name = { $first ->
    [1] miska owoców
    [2] wachlarz
    [3] kamienie do go
    [4] serwis do herbaty
    [5] jedwab
    [6] wazon
    [7] naszyjnik
    [8] pipa
   *[9] jadeitowa figurka
    }
gugong-gift-action = { $second ->
    [travel] { gugong-location-travel }
    [great_wall] { gugong-location-great_wall }
    [jade] { gugong-location-jade }
    [intrigue] { gugong-location-intrigue }
    [palace] { gugong-location-palace }
    [decrees] { gugong-location-decrees }
    [canal] { gugong-location-canal }
    [servant] 1 służący
    [servants] 2 służących
   *[swap] podmiana karty
    }

# Słowa. Forma .obstacle mówi, dlaczego Meng nie może tam działać.

gugong-location-travel = Podróż
    .obstacle = na mapie nie ma już żetonów
gugong-location-great_wall = Wielki Mur
    .obstacle = nie ma służącego, którego mógłby umieścić
gugong-location-jade = Jadeit
    .obstacle = nawet z żetonami ma za mało służących
gugong-location-intrigue = Intrygi
    .obstacle = jego znacznik nie może się ruszyć
gugong-location-palace = Pałac
    .obstacle = jego wysłannik nie może się ruszyć
gugong-location-decrees = Dekrety
    .obstacle = nawet z żetonami ma za mało służących na dekret, którego mu brakuje
gugong-location-canal = Wielki Kanał
    .obstacle = nie ma służącego na statek albo nie ma dla niego miejsca

gugong-city-beijing = Pekin
gugong-city-nanjing = Nankin
gugong-city-hangzhou = Hangzhou
gugong-city-guangzhou = Kanton
gugong-city-xian = Xi’an
gugong-city-kaifeng = Kaifeng
gugong-city-chengdu = Chengdu
gugong-city-luoyang = Luoyang
gugong-city-jinan = Jinan
gugong-city-fuzhou = Fuzhou
gugong-city-kunming = Kunming
gugong-city-nanchang = Nanchang
gugong-city-wuchang = Wuchang
gugong-city-datong = Datong

gugong-token-servant = +1 służący
gugong-token-servants = +2 służących
gugong-token-envoy = wysłannik +1
gugong-token-intrigue = intrygi +1
gugong-token-card_for_jade = karta 7+ za jadeit
gugong-token-vp = 2 PZ
gugong-token-swap = podmiana karty
gugong-token-take_back = odzyskanie karty
gugong-token-ship = służący na statek
gugong-token-wall = służący na mur
gugong-token-servants_for_jade = 3 służących za jadeit
gugong-token-double = liczy się jako dwa
gugong-token-plus1 = prezenty +1 do końca dnia
gugong-token-toll = myto
gugong-token-follow = podążanie

gugong-decree-morning_intrigue = co rano intrygi +2
gugong-decree-morning_ship = co rano służący na statek
gugong-decree-morning_servant = co rano +1 służący
gugong-decree-morning_envoy = co rano wysłannik +1
gugong-decree-morning_swap = co rano podmiana karty
gugong-decree-cheap_travel = podróż B: −1 służący
gugong-decree-cheap_jade = jadeit: −1 służący
gugong-decree-extra_wall = mur: +1 z puli ogólnej
gugong-decree-equal_gifts = równe prezenty bez kosztu
gugong-decree-cheap_decrees = dekrety: −1 służący
gugong-decree-end_vp = na koniec 1 PZ za 3 PZ (maks. 10)
gugong-decree-end_flat = na koniec 8 PZ
gugong-decree-end_jade = na koniec 2 PZ za jadeit (maks. 10)
gugong-decree-end_decrees = na koniec 2 PZ za służącego na dekretach
gugong-decree-end_harbours = na koniec 2 PZ za służącego przy nagrodach portu

gugong-reward-vp = 4 PZ
gugong-reward-card = dodatkowa karta
gugong-reward-double = podwójny służący

gugong-benefit-servant = 1 służący
gugong-benefit-servants = 2 służących
gugong-benefit-die = obrót kości
gugong-benefit-jade = 1 jadeit

# Forma .removed mówi, kogo gracz usuwa z puli, bez względu na liczbę.
gugong-servant-normal = zwykły służący
    .removed = tylko zwykłych służących
gugong-servant-double = podwójny służący
    .removed = podwójnego służącego

gugong-goods-servant = 1 służący
gugong-goods-double_servant = podwójny służący
gugong-goods-vp = 2 PZ
gugong-goods-jade = 1 jadeit

# Karty Automy: forma .day mówi, gdzie działa Meng, .twilight – co daje dolna połowa, .obstacle – dlaczego ją pomija.
gugong-automa-travel = Podróż
    .day = { gugong-location-travel }
    .twilight = jeszcze jeden ruch podróżnika za 2 służących, a z dekretem podróży za 1
    .obstacle = nawet z żetonami ma za mało służących albo na mapie nie ma już żetonów
gugong-automa-great_wall = Wielki Mur
    .day = { gugong-location-great_wall }
    .twilight = jeden służący na mur w zamian za usunięcie drugiego
    .obstacle = nawet z żetonami nie ma 2 służących
gugong-automa-jade = Jadeit
    .day = { gugong-location-jade }
    .twilight = darmowa podróż
    .obstacle = na mapie nie ma już żetonów
gugong-automa-intrigue = Intrygi
    .day = { gugong-location-intrigue }
    .twilight = 2 pola na torze intryg za 1 służącego
    .obstacle = nawet z żetonami nie ma służącego albo jego znacznik jest na szczycie toru
gugong-automa-palace = Pałac
    .day = { gugong-location-palace }
    .twilight = pole dla wysłannika i pole na torze intryg za 2 służących
    .obstacle = nawet z żetonami nie ma 2 służących
gugong-automa-decrees = Dekrety
    .day = { gugong-location-decrees }
    .twilight = darmowa podróż
    .obstacle = na mapie nie ma już żetonów
gugong-automa-canal = Wielki Kanał
    .day = { gugong-location-canal }
    .twilight = jeden służący na statek w zamian za usunięcie drugiego
    .obstacle = nawet z żetonami nie ma 2 służących albo na statkach nie ma miejsca
gugong-automa-special = karta specjalna
    .day = karta specjalna (w lokacji skupienia, opcja B bez płacenia)
    .twilight = darmowa podróż
    .obstacle = na mapie nie ma już żetonów

gugong-source-track = PZ na torze
gugong-source-wall = mur
gugong-source-decrees = dekrety 3
gugong-source-palace = pałac
gugong-source-jade = jadeit

# Opcje i ich wartości

gugong-option-bonus = Bonusowe żetony podróży
gugong-option-bonus-false = bez nich
gugong-option-bonus-true = z nimi: sześć dodatkowych żetonów, które działają do końca dnia (nie w grze z Mengiem)
gugong-option-expert = Wariant zaawansowany
gugong-option-expert-false = na początku na planszy leży siedem zwykłych prezentów
gugong-option-expert-true = na początku na planszy mogą leżeć dowolne prezenty oprócz kart graczy
gugong-option-level = Poziom Menga, gdy grasz solo
gugong-option-level-easy = prosty: jedna specjalna karta Automy
gugong-option-level-normal = normalny: dwie specjalne karty Automy
gugong-option-level-hard = trudny: dwie specjalne karty Automy, a Meng ma piąty prezent
gugong-option-sets = Zestawy kart, gdy grasz solo
gugong-option-sets-4-5 = zestaw 4 dla ciebie, zestaw 5 dla Menga
gugong-option-sets-2-3 = zestaw 2 dla ciebie, zestaw 3 dla Menga
gugong-option-sets-1-2 = zestaw 1 dla ciebie, zestaw 2 dla Menga
gugong-option-focus = Skupienie Menga, gdy grasz solo
gugong-option-focus-random = jedna z siedmiu lokacji, losowo
gugong-option-focus-travel = { gugong-location-travel }
gugong-option-focus-great_wall = { gugong-location-great_wall }
gugong-option-focus-jade = { gugong-location-jade }
gugong-option-focus-intrigue = { gugong-location-intrigue }
gugong-option-focus-palace = { gugong-location-palace }
gugong-option-focus-decrees = { gugong-location-decrees }
gugong-option-focus-canal = { gugong-location-canal }

# Ruchy jako pozycje na liście

gugong-move-skip = Pomiń
gugong-move-option-a = Opcja A
gugong-move-option-b = Opcja B
gugong-move-use = Skorzystaj
gugong-move-pay-servants = Usuń z puli 2 służących
gugong-move-no-actions = Wymień bez wykonywania akcji
gugong-move-exchange = Wymień: { $gift } → { $location }
gugong-move-discard = Odrzuć: { $gift }
gugong-move-take-back = Weź z powrotem: { $gift }
gugong-move-swap-hand = Podmień kartę z ręki: { $gift }
gugong-move-swap-discard = Podmień odrzuconą kartę: { $gift }
gugong-move-swap-at = Podmień z kartą w lokacji: { $location }
gugong-move-remove = Usuń z puli { $servant-removed }
gugong-move-place = Umieść: { $servant }
gugong-move-gain = { $amount ->
    [0] Nie bierz służących
    [one] Weź { $amount } służącego
   *[many] Weź { $amount } służących
    }
gugong-move-gain-double = { $amount ->
    [0] Weź podwójnego służącego
    [one] Weź podwójnego służącego i { $amount } zwykłego
   *[many] Weź podwójnego służącego i { $amount } zwykłych
    }
gugong-move-to = Cel podróży: { $city }
gugong-move-house = Kup jadeit z domu { $house }
gugong-move-square = Kup jadeit na rynku
gugong-move-decree = Dekret: { $decree }
gugong-move-load = Na statek { $ship }: { $servant }
gugong-move-launch = Nowy statek na ścieżce { $route }: { $servant }
gugong-move-sail = Przesuń statek { $ship }
gugong-move-claim = Statek { $ship } zdobywa nagrodę: { $reward }
gugong-move-benefit = Nagroda za intrygi: { $benefit }
gugong-move-turn = Obróć kość { $die } na { $value }
gugong-move-mark = Połóż żeton w lokacji: { $location }
gugong-move-start = Zaczyna miejsce { $seat }
gugong-move-deal = Karta prezentu: { $gift }
gugong-move-lay-decree = Wyłożony dekret: { $decree }
gugong-move-lay-token = Wyłożony żeton: { $token }
gugong-move-roll = Wynik na kości: { $value }
gugong-move-focus = Skupienie Menga: { $location }
gugong-move-automa = Karta Automy: { $automa }
gugong-move-reveal = Prezent Menga: { $gift }
gugong-move-tokens = { $doubles ->
    [0] Wymień żetony na: { $goods }
   *[many] Wymień żetony na: { $goods } (liczące się jako dwa: { $doubles })
    }

# Pytania do graczy

gugong-ask-morning-decrees = Poranek: z którego dekretu korzystasz?
gugong-ask-exchange = Który prezent wymieniasz i gdzie?
gugong-ask-pay-exchange = Twój prezent nie jest wyższy: { $gift }. Lokacja: { $location }. Jak płacisz za wymianę?
gugong-ask-card-action = Akcja twojej karty: { $gift }. Korzystasz z niej?
gugong-ask-action = Akcja: { $location }. Co robisz?
gugong-ask-follow = Inny gracz wykonuje akcję, za którą możesz podążyć: { $location }. Co robisz?
gugong-ask-swap-own = Którą ze swoich kart podmieniasz?
gugong-ask-swap-board = Kładziesz na planszy: { $gift }. Z której lokacji bierzesz kartę?
gugong-ask-travel = Do którego miasta jedzie twój podróżnik?
gugong-ask-use-token = Zbierasz żeton: { $token }. Korzystasz z niego?
gugong-ask-make-room = Twoje miejsca na żetony są zajęte. Na co wymieniasz żetony?
gugong-ask-card-for-jade = Którą wysoką kartę odrzucasz za jadeit?
gugong-ask-take-back = Którą odrzuconą kartę bierzesz z powrotem na rękę?
gugong-ask-mark = Bonusowy żeton: { $token }. W której lokacji go kładziesz?
gugong-ask-set-aside = Który służący staje z żetonem obok planszy?
gugong-ask-wall = Którego służącego umieszczasz na Wielkim Murze?
gugong-ask-wall-more = Umieszczasz na Wielkim Murze jeszcze jednego służącego?
gugong-ask-wall-extra = Twój dekret: umieszczasz na Wielkim Murze także służącego z puli ogólnej?
gugong-ask-wall-token = Którego służącego z puli ogólnej umieszczasz na Wielkim Murze?
gugong-ask-benefit = Punktacja Wielkiego Muru. Którą nagrodę za intrygi bierzesz?
gugong-ask-die = Którą kość obracasz i na jaką wartość?
gugong-ask-load = Umieszczasz służącego na statku?
gugong-ask-load-more = { $servants ->
    [one] Umieść na statku jeszcze 1 służącego.
   *[many] Umieść na statkach { n-servants }, jednego po drugim.
    }
gugong-ask-sail = Przesuwasz statek?
gugong-ask-claim = Zdobywasz nagrodę portu?
gugong-ask-ship = Gdzie umieszczasz służącego z puli ogólnej?
gugong-ask-remove = Usuń z puli { n-servants }.
gugong-ask-gain = Możesz otrzymać { n-servants }. Ilu bierzesz?
gugong-ask-gain-whole = { $servants ->
    [one] Otrzymujesz { n-servants }; może to być podwójny służący, jeśli jest w puli ogólnej.
   *[many] Otrzymujesz { n-servants }; jednym z nich może być podwójny służący, jeśli jest w puli ogólnej.
    }
gugong-ask-night-envoy = Masz najwięcej dopasowań. Przesuwasz wysłannika o 1 pole?
gugong-ask-last-exchange = Gra się kończy: wymieniasz jeszcze żetony?

# Dlaczego ruch jest niedozwolony

gugong-why-too-few-servants = { $pool ->
    [0] Potrzebujesz { n-servants }, a nie masz dostępnych służących.
   *[many] Potrzebujesz { n-servants }; w puli masz { $pool }.
    }
gugong-why-no-other-card = To karta, którą wymieniasz; za wymianę może zapłacić tylko inna.
gugong-why-nothing-to-do = Teraz nie da się tego wykonać albo niczego by to nie zmieniło.
gugong-why-no-token-there = W tym mieście nie ma żetonu: { $city }.
gugong-why-no-road-there = Każda droga do tego miasta prowadzi przez inne żetony: { $city }.
gugong-why-nothing-reachable = Twój podróżnik nie może dotrzeć do żadnego żetonu.
gugong-why-empty-supply = W twojej puli ogólnej nie ma już służących.
gugong-why-too-few-steps = Ta nagroda kosztuje { n-steps }; twój znacznik intryg jest na polu { $have }.
gugong-why-house-empty = W tym domu nie ma już jadeitu.
gugong-why-houses-first = W domach jest jeszcze jadeit; na rynku można go kupić dopiero potem.
gugong-why-top-of-track = Twój znacznik intryg jest już na szczycie toru.
gugong-why-have-decree = Masz już ten dekret: { $decree }.
gugong-why-ship-full = Na tym statku nie ma miejsca dla tego służącego.
gugong-why-no-free-harbour = Żaden port nie jest wolny dla tego statku albo wszystkie twoje statki są na kanale.
gugong-why-ship-not-full = Nagrodę może zdobyć tylko statek z trzema służącymi.
gugong-why-other-harbour = Tę nagrodę można zdobyć w porcie { $harbour } i w ostatnim.
gugong-why-reward-space-taken = Na twojej planszy gracza nie ma wolnego pola na tę nagrodę.
gugong-why-pile-empty = Stos dobierania jest pusty.
gugong-why-no-double = Twój podwójny służący nie jest dostępny.

# Co się dzieje

gugong-event-game-begins = Gra się zaczyna. Pierwszy gracz: { $player }.
gugong-event-gift-laid = { $location }: { $gift }.
gugong-event-decree-laid = Wyłożony dekret: { $decree }.
gugong-event-token-laid = { $city }: { $token }.
gugong-event-dice-rolled = Kości przeznaczenia: { $first }, { $second } i { $third }.
gugong-event-day-begins = Zaczyna się dzień { $day }. Pierwszy gracz: { $player }.
gugong-event-tokens-shuffled = Odrzucone żetony podróży zostają potasowane i tworzą nowe stosy.

gugong-event-exchanged = { $player } oddaje: { $given }, bierze: { $taken }. Lokacja: { $location }.
gugong-event-servants-removed = { $player } usuwa z puli { n-servants }.
gugong-event-double-removed = { $player } usuwa z puli podwójnego służącego.
gugong-event-card-discarded = { $player } odrzuca zakrytą kartę.
gugong-event-without-actions = { $player } wymienia prezent bez wykonywania akcji.
gugong-event-servants-gained = { $player } otrzymuje { n-servants }.
gugong-event-double-gained = { $player } otrzymuje podwójnego służącego.
gugong-event-swapped = { $player } podmienia kartę. Oddaje: { $given }, bierze: { $taken }. Lokacja: { $location }.
gugong-event-passed = { $player } nie ma już kart i pasuje.
gugong-event-points-scored = { $player } zdobywa { n-points }.
gugong-event-points-lost = { $player } traci { n-points }.

gugong-event-travelled = { $player } podróżuje. Miasto: { $city }; żeton: { $token }.
gugong-event-token-used = { $player } korzysta z żetonu: { $token }.
gugong-event-tokens-exchanged = { $player } wymienia { n-tokens } na: { $goods }.
gugong-event-card-for-jade = { $player } odrzuca kartę za jadeit: { $gift }.
gugong-event-card-taken-back = { $player } bierze z powrotem odrzuconą kartę.
gugong-event-bonus-placed = { $player } wykłada bonusowy żeton: { $token }. Lokacja: { $location }.
gugong-event-plus-one = { $player } wykłada bonusowy żeton: prezenty liczą się o 1 wyżej do końca dnia.
gugong-event-bonus-stored = { $player } odkłada bonusowy żeton: { $token }.
gugong-event-toll-paid = { $player } wykonuje akcję, za którą myto pobiera { $to }.
gugong-event-followed = { $player } podąża i wykonuje akcję: { $location }.

gugong-event-wall-placed = { $player } umieszcza na Wielkim Murze { n-servants } ({ $filled } z { $goal }).
gugong-event-wall-scored = Punktacja Wielkiego Muru. Najwięcej służących: { $player }. Nagroda: { n-points }, wysłannik +1.
gugong-event-benefit-taken = { $player } cofa znacznik intryg o { n-steps } i bierze: { $benefit }.
gugong-event-die-turned = { $player } obraca kość { $die } na { $value }.
gugong-event-jade-gained = { $player } otrzymuje { n-jade }.
gugong-event-intrigue-moved = { $player } przesuwa znacznik intryg o { n-steps }.
gugong-event-medal-taken = { $player } bierze medal i zacznie następny dzień.
gugong-event-envoy-moved = { $player } przesuwa wysłannika o { n-steps }.
gugong-event-palace-reached = { $player } wkracza do pałacu i zajmuje miejsce za { n-points }.
gugong-event-decree-obtained = { $points ->
    [0] { $player } zdobywa dekret: { $decree }.
   *[many] { $player } zdobywa dekret ({ $decree }) i { n-points }.
    }
gugong-event-decree-used = { $player } korzysta z dekretu: { $decree }.
gugong-event-ship-loaded = { $player } umieszcza { n-servants } na statku w porcie { $harbour }.
gugong-event-ship-launched = { $player } woduje statek w porcie { $harbour } i umieszcza na nim { n-servants }.
gugong-event-ship-sailed = { $player } przesuwa statek do portu { $harbour }.
gugong-event-reward-claimed = { $player } zdobywa nagrodę w porcie { $harbour }: { $reward }.
gugong-event-card-drawn = { $player } dobiera kartę prezentu.

gugong-event-night-falls = Zapada noc (dzień { $day }): pora porównać prezenty z kośćmi przeznaczenia.
gugong-event-card-matched = { $player } pokazuje: { $gift }. Karta daje { n-matches }.
gugong-event-matches-counted = { $matches ->
    [0] { $player } nie ma dopasowań.
   *[many] { $player } ma { n-matches }.
    }
gugong-event-most-matches = Najwięcej dopasowań: { $player }. Nagroda: { n-points }, a wysłannik może ruszyć o 1 pole.
gugong-event-ship-lost = { $player } traci statek na morzu i odkłada { n-servants } do puli ogólnej.

gugong-event-final-scored = Punktacja końcowa – { $player }: mur { $wall }, dekrety { $decrees }, jadeit { $jade }.
gugong-event-arrival-scored = { $player } zdobywa { n-points } za miejsce w pałacu.
gugong-event-outside-palace = { $player } kończy grę poza pałacem.
gugong-event-game-won = { $player } wygrywa. Wynik: { n-points }.
gugong-event-nobody-won = Nikt nie dotarł do pałacu, więc nikt nie wygrywa.

gugong-event-focus-drawn = Skupienie Menga w tej partii: { $location }.
gugong-event-automa-revealed = Tura Menga. Karta Automy: { $automa-day }. Jego prezent: { $gift }.
gugong-event-automa-shuffled = Talia Automy jest pusta: nową tworzą potasowane karty z poprzednich dni.
gugong-event-meng-acts = Meng wykonuje akcję: { $location }.
gugong-event-meng-cant = Meng nie może wykonać akcji { $location }: { $location-obstacle }.
gugong-event-meng-free = Meng wykonuje akcję bez płacenia: { $location }.
gugong-event-meng-swap = Meng z tego nie korzysta; w zamian zdobywa punkty.
gugong-event-twilight-falls = Zmierzch: dzisiejsze karty Automy wracają, teraz z akcjami zmierzchu.
gugong-event-twilight-card = Karta zmierzchu { $automa }: { $automa-twilight }.
gugong-event-twilight-skipped = Meng pomija kartę zmierzchu { $automa }: { $automa-obstacle }.

# Policzone rzeczy w bierniku. Argument nosi nazwę rzeczy.
n-servants = { $servants ->
    [one] { $servants } służącego
    [few] { $servants } służących
   *[many] { $servants } służących
    }
n-tokens = { $tokens ->
    [one] { $tokens } żeton
    [few] { $tokens } żetony
   *[many] { $tokens } żetonów
    }
n-jade = { $jade ->
    [one] { $jade } jadeit
    [few] { $jade } jadeity
   *[many] { $jade } jadeitów
    }
n-matches = { $matches ->
    [one] { $matches } dopasowanie
    [few] { $matches } dopasowania
   *[many] { $matches } dopasowań
    }
