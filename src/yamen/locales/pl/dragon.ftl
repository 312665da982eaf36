dragon-title = W roku smoka
dragon-about = Dwanaście miesięcy na chińskim dworze: zbieraj dworzan, buduj pałace i przetrwaj daniny, susze, zarazy i Mongołów.

# Słowa. Forma .object to biernik.

dragon-type-craftsman = rzemieślnik
dragon-type-court_lady = dama dworu
dragon-type-pyrotechnist = pirotechnik
dragon-type-tax_collector = poborca podatkowy
dragon-type-warrior = wojownik
dragon-type-monk = mnich
dragon-type-healer = uzdrowiciel
dragon-type-farmer = rolnik
dragon-type-scholar = uczony

dragon-person-craftsman = rzemieślnik
    .object = rzemieślnika
dragon-person-court_lady = dama dworu
    .object = damę dworu
dragon-person-young_pyrotechnist = młodszy pirotechnik
    .object = młodszego pirotechnika
dragon-person-tax_collector = poborca podatkowy
    .object = poborcę podatkowego
dragon-person-young_warrior = młodszy wojownik
    .object = młodszego wojownika
dragon-person-young_monk = młodszy mnich
    .object = młodszego mnicha
dragon-person-young_healer = młodszy uzdrowiciel
    .object = młodszego uzdrowiciela
dragon-person-young_farmer = młodszy rolnik
    .object = młodszego rolnika
dragon-person-young_scholar = młodszy uczony
    .object = młodszego uczonego
dragon-person-old_pyrotechnist = starszy pirotechnik
    .object = starszego pirotechnika
dragon-person-old_warrior = starszy wojownik
    .object = starszego wojownika
dragon-person-old_monk = starszy mnich
    .object = starszego mnicha
dragon-person-old_healer = starszy uzdrowiciel
    .object = starszego uzdrowiciela
dragon-person-old_farmer = starszy rolnik
    .object = starszego rolnika
dragon-person-old_scholar = starszy uczony
    .object = starszego uczonego

dragon-card-craftsman = rzemieślnik
    .object = kartę rzemieślnika
dragon-card-court_lady = dama dworu
    .object = kartę damy dworu
dragon-card-pyrotechnist = pirotechnik
    .object = kartę pirotechnika
dragon-card-tax_collector = poborca podatkowy
    .object = kartę poborcy podatkowego
dragon-card-warrior = wojownik
    .object = kartę wojownika
dragon-card-monk = mnich
    .object = kartę mnicha
dragon-card-healer = uzdrowiciel
    .object = kartę uzdrowiciela
dragon-card-farmer = rolnik
    .object = kartę rolnika
dragon-card-scholar = uczony
    .object = kartę uczonego
dragon-card-wild = dowolna postać
    .object = kartę dowolnej postaci

dragon-action-taxes = Podatki
dragon-action-build = Budowa
dragon-action-harvest = Zbiory
dragon-action-fireworks = Pokaz fajerwerków
dragon-action-military_parade = Parada wojskowa
dragon-action-research = Badania
dragon-action-privilege = Przywilej
dragon-action-build_wall = Budowa muru

dragon-event-peace = Pokój
dragon-event-tribute = Danina dla Cesarza
dragon-event-drought = Susza
dragon-event-contagion = Zaraza
dragon-event-mongols = Inwazja Mongołów
dragon-event-festival = Festiwal Smoków

dragon-super_event-lantern_festival = Festiwal Lampionów
dragon-super_event-buddha = Budda
dragon-super_event-earthquake = Trzęsienie ziemi
dragon-super_event-flood = Powódź
dragon-super_event-solar_eclipse = Zaćmienie słońca
dragon-super_event-volcanic_eruption = Erupcja wulkanu
dragon-super_event-tornado = Tornado
dragon-super_event-sunrise = Wschód słońca
dragon-super_event-assassination_attempt = Próba zamachu
dragon-super_event-edict = Edykt

dragon-bonus-rice = ryż
dragon-bonus-firework = fajerwerki
dragon-bonus-floor = pałacowe piętro
dragon-bonus-yuan = juany
dragon-bonus-steps = pola na torze postaci
dragon-bonus-points = punkty

dragon-size-small = mały przywilej
dragon-size-large = duży przywilej

dragon-source-palaces = pałace
dragon-source-ladies = damy dworu
dragon-source-privileges = przywileje
dragon-source-research = badania
dragon-source-mongols = Mongołowie
dragon-source-festival = festiwal
dragon-source-wall = mur
dragon-source-persons = postacie
dragon-source-monks = mnisi
dragon-source-money = pieniądze

# Opcje i ich wartości

dragon-option-great_wall = Wielki Mur Chiński
dragon-option-great_wall-false = bez tego dodatku
dragon-option-great_wall-true = z tym dodatkiem: ósma akcja buduje mur, a każdy kafelek daje premię
dragon-option-super_event = Wielkie wydarzenie
dragon-option-super_event-none = brak
dragon-option-super_event-random = jedno z dziesięciu, losowo
dragon-option-super_event-chosen = jedno z dziesięciu; wybiera gracz z miejsca 1, gdy wydarzenia roku są już znane
dragon-option-super_event-lantern_festival = { dragon-super_event-lantern_festival }: każdy zdobywa 2 punkty za każdą swoją postać
dragon-option-super_event-buddha = { dragon-super_event-buddha }: mnisi przynoszą punkty tak jak na koniec gry
dragon-option-super_event-earthquake = { dragon-super_event-earthquake }: każdy traci 2 pałacowe piętra
dragon-option-super_event-flood = { dragon-super_event-flood }: każdy oddaje połowę swoich juanów, żetonów ryżu i fajerwerków
dragon-option-super_event-solar_eclipse = { dragon-super_event-solar_eclipse }: wydarzenie z miesiąca 7 następuje dwa razy
dragon-option-super_event-volcanic_eruption = { dragon-super_event-volcanic_eruption }: wszystkie znaczniki postaci wracają na pole 0
dragon-option-super_event-tornado = { dragon-super_event-tornado }: każdy odrzuca 2 karty postaci
dragon-option-super_event-sunrise = { dragon-super_event-sunrise }: każdy bierze młodszą postać bez zagrywania karty
dragon-option-super_event-assassination_attempt = { dragon-super_event-assassination_attempt }: wszyscy tracą wszystkie przywileje
dragon-option-super_event-edict = { dragon-super_event-edict }: na każdym dworze jeden rodzaj postaci przynosi korzyść
dragon-option-large_privilege_price = Cena dużego przywileju
dragon-option-large_privilege_price-7 = 7 juanów (edycja jubileuszowa)
dragon-option-large_privilege_price-6 = 6 juanów (edycja z 2007 roku)
dragon-option-super_event_hidden = Ukryte wielkie wydarzenie
dragon-option-super_event_hidden-false = nie: jest odkryte od początku
dragon-option-super_event_hidden-true = tak: nikt go nie zna, zanim nie zacznie się miesiąc 7
dragon-option-wall_tile = Kafelki muru
dragon-option-wall_tile-chosen = wybierasz kafelek, który dokładasz
dragon-option-wall_tile-random = kafelek, który dokładasz, jest losowany
dragon-option-hands = Karty na ręce
dragon-option-hands-open = odkryte: każdy widzi wszystkie karty postaci
dragon-option-hands-closed = zakryte: o innych wiesz tylko to, co zagrali

# Ruchy jako pozycje na liście

dragon-move-pass = Pasuj
dragon-move-do = { $action }
dragon-move-buy = Kup { $size }
dragon-move-turn-away = Zwolnij ze służby nową postać
dragon-move-play = Zagraj: { $card }
dragon-move-take = Przyjmij na dwór: { $person }
dragon-move-house = Do pałacu { $palace }
dragon-move-new-palace = Zacznij nowy pałac
dragon-move-floor = Dobuduj piętro w pałacu { $palace }
dragon-move-wall = Kafelek muru: { $bonus }
dragon-move-start = Zaczyna miejsce { $seat }
dragon-move-event = Wydarzenie: { $event }
dragon-move-super = Wielkie wydarzenie: { $super_event }
dragon-move-deal = Karta akcji: { $action }
dragon-move-discard = Odrzuć: { $card }
dragon-move-edict = Wybierz: { $type }
dragon-move-unfed = Zostaw pałac { $palace } bez ryżu
dragon-move-lose = Strać piętro w pałacu { $palace }
dragon-move-release = Zwolnij: { $person } (pałac { $palace })
dragon-move-return-yuan = { $amount ->
    [0] Nie oddawaj juanów
    [one] Oddaj { $amount } juana
    [few] Oddaj { $amount } juany
   *[many] Oddaj { $amount } juanów
    }
dragon-move-return-rice = { $amount ->
    [0] Nie oddawaj ryżu
    [one] Oddaj { $amount } żeton ryżu
    [few] Oddaj { $amount } żetony ryżu
   *[many] Oddaj { $amount } żetonów ryżu
    }

# Pytania do graczy

dragon-ask-super-event = Wybierz wielkie wydarzenie miesiąca 7.
dragon-ask-draft = Wybierz na swój dwór młodszą postać.
dragon-ask-act = Wybierz akcję albo pasuj.
dragon-ask-build = { $floors ->
    [one] Gdzie budujesz piętro?
   *[many] Masz do zbudowania { n-floors }. Gdzie stanie następne?
    }
dragon-ask-buy = Który przywilej kupujesz?
dragon-ask-play-card = Którą kartę postaci zagrywasz?
dragon-ask-take = Zagrywasz { $card-object }. Kogo bierzesz?
dragon-ask-house = W którym pałacu zamieszka { $person }?
dragon-ask-replace = Wszystkie twoje pałace są pełne. Kogo zastąpi { $person }?
dragon-ask-release = Zwolnij ze służby { n-persons }.
dragon-ask-release-from = Pałac { $palace }: zwolnij ze służby jedną postać.
dragon-ask-unfed = Brakuje ci ryżu. Zostaw bez zaopatrzenia { n-palaces }.
dragon-ask-wall = Który kafelek muru dokładasz?
dragon-ask-earthquake = Trzęsienie ziemi zabiera ci { n-floors }. Z którego pałacu?
dragon-ask-flood-yuan = Powódź zabiera połowę twoich dóbr (do oddania: { $goods }). Ile juanów oddajesz?
dragon-ask-flood-rice = Do oddania jeszcze: { $goods }. Ile żetonów ryżu oddajesz? Reszta to fajerwerki.
dragon-ask-discard = Odrzuć z ręki { n-cards }.
dragon-ask-sunrise = Wschód słońca: weź młodszą postać takiego rodzaju, którego nikt inny nie wybrał.
dragon-ask-edict = Edykt: który rodzaj postaci z twojego dworu przyniesie ci korzyść?

# Dlaczego ruch jest niedozwolony

dragon-have = { $have ->
    [0] nie masz pieniędzy
   *[many] masz { $have }
    }
dragon-why-only-young = Teraz można wziąć tylko młodszą postać.
dragon-why-same-type = Masz już { $person-object }. Dwie pierwsze postacie muszą być różnych rodzajów.
dragon-why-same-pair = Inny gracz ma już dokładnie taką parę postaci. Wybierz kogoś innego.
dragon-why-palace-full = Pałac { $palace } jest pełny: mieści jedną postać na piętro i ma { n-floors }.
dragon-why-three-floors = Pałac { $palace } ma już trzy piętra; więcej mieć nie może.
dragon-why-fee = Grupa ze smokiem kosztuje { n-yuan }; { dragon-have }.
dragon-why-price = Przywilej kosztuje { n-yuan }; { dragon-have }.
dragon-why-fee-and-price = Grupa ze smokiem i przywilej kosztują razem { n-yuan }; { dragon-have }.
dragon-why-card-gone = Nie masz już tej karty: { $card }.
dragon-why-no-tiles = Nie ma już takich kafelków: { $person }.
dragon-why-wrong-card = Zagrywasz { $card-object }, możesz więc wziąć tylko postać tego rodzaju.
dragon-why-must-take-in = W twoich pałacach jest miejsce, musisz więc przyjąć tę postać.
dragon-why-other-palace = Tym razem postać musi odejść z pałacu { $palace }.
dragon-why-wall-complete = Mur jest już ukończony.
dragon-why-no-wall-tiles = Nie masz już kafelków muru.
dragon-why-bonus-used = Ten kafelek jest już częścią muru.
dragon-why-type-taken = Ktoś już wybrał ten rodzaj postaci: { $type }.
dragon-why-not-at-court = Na twoim dworze nie ma nikogo tego rodzaju: { $type }.

# Co się dzieje

dragon-event-event-laid = Miesiąc { $month }: { $event }.
dragon-event-super-event-shown = Wielkie wydarzenie tego roku: { $super_event }.
dragon-event-draft-begins = Wybór postaci zaczyna { $player }.
dragon-event-month-begins = Zaczyna się miesiąc { $month }. Wydarzenie: { $event }.

dragon-event-dealt = Grupa { $group }: { $action }.
dragon-event-passed = { $yuan ->
    [0] { $player } pasuje.
   *[many] { $player } pasuje i bierze z banku { n-yuan }.
    }
dragon-event-fee-paid = { $player } płaci { n-yuan } za grupę, na której stoi już smok.
dragon-event-action-taken = { $player } wybiera akcję: { $action }.
dragon-event-yuan-gained = { $player } otrzymuje { n-yuan }.
dragon-event-floor-built = { $floors ->
    [1] { $player } zaczyna nowy pałac (pałac { $palace }).
   *[many] { $player } dobudowuje piętro w pałacu { $palace }, który ma teraz { n-floors }.
    }
dragon-event-rice-gained = { $player } otrzymuje { n-rice }.
dragon-event-fireworks-gained = { $player } otrzymuje { n-fireworks }.
dragon-event-marched = { $player } przesuwa znacznik o { n-steps } na torze postaci.
dragon-event-points-gained = { $player } zdobywa { n-points }.
dragon-event-privilege-bought = { $player } płaci { n-yuan } za { $size }.

dragon-event-card-played = { $player } zagrywa { $card-object }.
dragon-event-card-wasted = { $player } nie bierze nikogo: takich postaci już nie ma.
dragon-event-taken-in = { $player } przyjmuje na dwór { $person-object } (pałac { $palace }) i przesuwa znacznik o { n-steps } na torze postaci.
dragon-event-turned-away = { $player } od razu zwalnia ze służby { $person-object }.
dragon-event-released = { $player } zwalnia ze służby { $person-object } (pałac { $palace }).

dragon-event-event-happens = Wydarzenie: { $event }.
dragon-event-tribute-paid = { $persons ->
    [0] { $player } płaci { n-yuan } daniny.
   *[many] { $yuan ->
        [0] { $player } nie ma pieniędzy na daninę i musi zwolnić ze służby { n-persons }.
       *[many] { $player } płaci { n-yuan } daniny i musi zwolnić ze służby { n-persons }.
        }
    }
dragon-event-palaces-fed = { $palaces ->
    [0] { $rice ->
        [0] { $player } nie ma kogo żywić.
       *[many] { $player } oddaje { n-rice } i zaopatruje wszystkie pałace.
        }
   *[many] { $rice ->
        [0] { $player } nie ma ryżu i zostawia bez zaopatrzenia { n-palaces }.
       *[many] { $player } oddaje { n-rice } i zostawia bez zaopatrzenia { n-palaces }.
        }
    }
dragon-event-contagion-caught = { $persons ->
    [0] Zaraza: dzięki uzdrowicielom { $player } nie traci nikogo.
   *[many] Zaraza: { $player } musi zwolnić ze służby { n-persons }.
    }
dragon-event-helmets-scored = { $points ->
    [0] { $player } nie ma hełmów i nie zdobywa punktów.
   *[many] { $player } zdobywa { n-points } za hełmy.
    }
dragon-event-festival-scored = { $fireworks ->
    [1] { $player } ma { n-fireworks }, odkłada go do banku i zdobywa { n-points }.
   *[many] { $player } ma { n-fireworks }, odkłada { $returned } z nich do banku i zdobywa { n-points }.
    }
dragon-event-decayed = Rozpad: { $player } traci { n-floors }.

dragon-event-month-scored = Punktacja – { $player }: pałace { $palaces }, damy dworu { $ladies }, przywileje { $dragons }.
dragon-event-goods-sold = { $rice ->
    [0] { $player } sprzedaje { n-fireworks } za { n-yuan }.
   *[many] { $fireworks ->
        [0] { $player } sprzedaje { n-rice } za { n-yuan }.
       *[many] { $player } sprzedaje { n-rice } i { n-fireworks } za { n-yuan }.
        }
    }
dragon-event-final-scored = Punktacja końcowa – { $player }: postacie { $persons }, mnisi { $monks }, pieniądze { $money }.
dragon-event-game-won = { $player } wygrywa. Wynik: { n-points }.

dragon-event-wall-built = { $player } dokłada kafelek muru (premia: { $bonus }). Mur liczy teraz { n-tiles }.
dragon-event-wall-holds = Mur jest dość długi: liczy { n-tiles }, a potrzeba { $needed }.
dragon-event-wall-broken = { $tiles ->
    [0] Muru nie ma: każdy zwalnia ze służby jedną postać.
   *[many] Mur jest za krótki: liczy { n-tiles }, a potrzeba { $needed }. Kto ma w nim najmniej kafelków, zwalnia ze służby jedną postać.
    }
dragon-event-wall-scored = { $points ->
    [0] { $player } nie ma kafelków w murze i nie zdobywa punktów.
   *[many] { $player } zdobywa { n-points } za mur.
    }

dragon-event-super-event-happens = Wielkie wydarzenie: { $super_event }.
dragon-event-persons-scored = { $points ->
    [0] { $player } nie ma postaci i nie zdobywa punktów.
   *[many] { $player } zdobywa { n-points } za postacie.
    }
dragon-event-monks-scored = { $points ->
    [0] { $player } nie ma mnichów i nie zdobywa punktów.
   *[many] { $player } zdobywa { n-points } za mnichów.
    }
dragon-event-floor-lost = { $player } traci piętro w pałacu { $palace }.
dragon-event-goods-returned = { $yuan ->
    [0] { $rice ->
        [0] { $fireworks ->
            [0] Powódź: { $player } nie traci niczego.
           *[many] Powódź: { $player } traci { n-fireworks }.
            }
       *[many] { $fireworks ->
            [0] Powódź: { $player } traci { n-rice }.
           *[many] Powódź: { $player } traci { n-rice } i { n-fireworks }.
            }
        }
   *[many] { $rice ->
        [0] { $fireworks ->
            [0] Powódź: { $player } traci { n-yuan }.
           *[many] Powódź: { $player } traci { n-yuan } i { n-fireworks }.
            }
       *[many] { $fireworks ->
            [0] Powódź: { $player } traci { n-yuan } i { n-rice }.
           *[many] Powódź: { $player } traci { n-yuan }, { n-rice } i { n-fireworks }.
            }
        }
    }
dragon-event-markers-reset = Wszystkie znaczniki postaci wracają na pole 0; ich kolejność się nie zmienia.
dragon-event-card-discarded = { $player } odrzuca { $card-object }.
dragon-event-card-hidden = { $player } odrzuca zakrytą kartę postaci.
dragon-event-privileges-lost = { $dragons ->
    [0] { $player } nie ma żadnych przywilejów.
   *[many] { $player } traci wszystkie przywileje (smoki: { $dragons }).
    }
dragon-event-edict-chosen = { $player } wybiera rodzaj postaci: { $type }.

# Policzone rzeczy w bierniku. Argument nosi nazwę rzeczy.
n-yuan = { $yuan ->
    [one] { $yuan } juana
    [few] { $yuan } juany
   *[many] { $yuan } juanów
    }
n-rice = { $rice ->
    [one] { $rice } żeton ryżu
    [few] { $rice } żetony ryżu
   *[many] { $rice } żetonów ryżu
    }
n-fireworks = { $fireworks ->
    [one] { $fireworks } żeton fajerwerków
    [few] { $fireworks } żetony fajerwerków
   *[many] { $fireworks } żetonów fajerwerków
    }
n-persons = { $persons ->
    [one] { $persons } postać
    [few] { $persons } postacie
   *[many] { $persons } postaci
    }
n-palaces = { $palaces ->
    [one] { $palaces } pałac
    [few] { $palaces } pałace
   *[many] { $palaces } pałaców
    }
n-floors = { $floors ->
    [one] { $floors } piętro
    [few] { $floors } piętra
   *[many] { $floors } pięter
    }
n-cards = { $cards ->
    [one] { $cards } kartę
    [few] { $cards } karty
   *[many] { $cards } kart
    }
n-tiles = { $tiles ->
    [one] { $tiles } kafelek
    [few] { $tiles } kafelki
   *[many] { $tiles } kafelków
    }
