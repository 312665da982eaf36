# Stół gry W roku smoka w przeglądarce.

dragon-scene-place-year = Rok
dragon-scene-place-actions = Akcje
dragon-scene-place-people = Postacie
dragon-scene-place-track = Kolejność

# Nagłówek strony
dragon-scene-status = Miesiąc { $month } z { $months } · { $phase }
dragon-scene-status-draft = Pierwsze postacie
dragon-scene-phase-actions = akcje
dragon-scene-phase-persons = postacie
dragon-scene-phase-event = wydarzenie

# Nagłówki
dragon-scene-actions = Akcje
dragon-scene-people = Postacie
dragon-scene-order = Kolejność
dragon-scene-young = młodsi
dragon-scene-old = starsi
dragon-scene-no-cards = Karty akcji są zebrane.
dragon-scene-not-dealt = Jeszcze nie są rozłożone na grupy
dragon-scene-no-palaces = Brak pałaców
dragon-scene-own = Twój dwór
dragon-scene-hand = Twoje karty postaci
dragon-scene-hand-of = Karty postaci na ręce
dragon-scene-hand-count = Karty na ręce: { $count }
dragon-scene-played = Zagrane
dragon-scene-wall-tiles = Twoje kafelki muru
dragon-scene-symbols = Symbole na dworze
dragon-scene-points = punkty
dragon-scene-this-month = Ten miesiąc
dragon-scene-next-month = Następny miesiąc

# Krótkie nazwy, które mieszczą się na zwojach, kartach i wstędze
dragon-scene-event-peace = Pokój
dragon-scene-event-tribute = Danina
dragon-scene-event-drought = Susza
dragon-scene-event-contagion = Zaraza
dragon-scene-event-mongols = Mongołowie
dragon-scene-event-festival = Festiwal
dragon-scene-action-taxes = Podatki
dragon-scene-action-build = Budowa
dragon-scene-action-harvest = Zbiory
dragon-scene-action-fireworks = Pokaz
dragon-scene-action-military_parade = Parada
dragon-scene-action-research = Badania
dragon-scene-action-privilege = Przywilej
dragon-scene-action-build_wall = Mur
dragon-scene-super-lantern_festival = Lampiony
dragon-scene-super-buddha = { dragon-super_event-buddha }
dragon-scene-super-earthquake = Trzęsienie
dragon-scene-super-flood = { dragon-super_event-flood }
dragon-scene-super-solar_eclipse = Zaćmienie
dragon-scene-super-volcanic_eruption = Erupcja
dragon-scene-super-tornado = { dragon-super_event-tornado }
dragon-scene-super-sunrise = { dragon-super_event-sunrise }
dragon-scene-super-assassination_attempt = Zamach
dragon-scene-super-edict = { dragon-super_event-edict }
dragon-scene-super-hidden = Zakryte

# Co zrobi ci miesiąc
dragon-scene-need-peace = Pokój: nic się nie dzieje
dragon-scene-need-tribute = Danina: stać cię na { n-yuan }
dragon-scene-need-tribute-short = Danina: masz { $have } z { $yuan } juanów, zwalniasz { n-persons }
dragon-scene-need-drought = Susza: ryżu wystarczy
dragon-scene-need-drought-short = Susza: ryż { $have } z { $rice }, zwalniasz { n-persons }
dragon-scene-need-contagion = Zaraza: uzdrowiciele ochronią wszystkich
dragon-scene-need-contagion-short = Zaraza: zwalniasz { n-persons }
dragon-scene-need-mongols = Mongołowie: zdobywasz { n-points } i nic ci nie grozi
dragon-scene-need-mongols-short = Mongołowie: { $points ->
    [0] bez punktów,
   *[other] zdobywasz { n-points },
    } najmniej hełmów, zwalniasz 1 postać
dragon-scene-need-festival = Festiwal: zdobywasz { n-points } za fajerwerki
dragon-scene-need-festival-none = Festiwal: bez punktów dla ciebie
dragon-scene-need-wall = Mur wytrzyma: { $points ->
    [0] bez punktów dla ciebie
   *[other] zdobywasz { n-points }
    }
dragon-scene-need-wall-short = Mur za krótki (brak: { $tiles }), ale nic ci nie grozi
dragon-scene-need-wall-fewest = Mur za krótki (brak: { $tiles }), a masz w nim najmniej: zwalniasz 1 postać
dragon-scene-need-decay = Rozpad: po 1 piętrze z niezamieszkałych pałaców ({ $palaces })
dragon-scene-need-lantern = Festiwal Lampionów: zdobywasz { n-points }
dragon-scene-need-buddha = Budda: { $points ->
    [0] bez punktów dla ciebie
   *[other] zdobywasz { n-points } za mnichów
    }
dragon-scene-need-flood = Powódź: oddajesz { $back } z { $goods } dóbr
dragon-scene-need-flood-none = Powódź: nic nie tracisz
dragon-scene-need-assassination = Próba zamachu: tracisz przywileje ({ $dragons })
dragon-scene-need-assassination-none = Próba zamachu: nie masz nic do stracenia
dragon-scene-need-earthquake = Trzęsienie ziemi: tracisz 2 piętra
dragon-scene-need-tornado = Tornado: odrzucasz 2 karty postaci
dragon-scene-need-solar_eclipse = Zaćmienie słońca: wydarzenie następuje dwa razy
dragon-scene-need-volcanic_eruption = Erupcja wulkanu: znaczniki postaci wracają na 0
dragon-scene-need-sunrise = Wschód słońca: bierzesz młodszą postać
dragon-scene-need-edict = Edykt: jeden rodzaj postaci przynosi korzyść

# Czym są rzeczy
dragon-scene-about-action-taxes = Weź 2 juany i po jednym za każdą monetę na swoich poborcach podatkowych.
dragon-scene-about-action-build = Zbuduj 1 pałacowe piętro i po jednym za każdy młotek na swoich rzemieślnikach.
dragon-scene-about-action-harvest = Weź 1 żeton ryżu i po jednym za każdy worek ryżu na swoich rolnikach.
dragon-scene-about-action-fireworks = Weź 1 żeton fajerwerków i po jednym za każdy fajerwerk na swoich pirotechnikach.
dragon-scene-about-action-military_parade = Przesuń znacznik o 1 pole na torze postaci i o jedno za każdy hełm na swoich wojownikach.
dragon-scene-about-action-research = Zdobądź 1 punkt i po jednym za każdą księgę na swoich uczonych.
dragon-scene-about-action-privilege = Kup jeden przywilej: mały (cena: { $small }) albo duży (cena: { $large }).
dragon-scene-about-action-build_wall = Weź premię jednego ze swoich kafelków muru i połóż go pod pierwszym wydarzeniem bez kafelka.
dragon-scene-about-fee = Na tej grupie stoi już smok, więc trzeba zapłacić { n-yuan }.
dragon-scene-about-tile = Pola na torze postaci: { $value }. Symbole: { $symbols }.
dragon-scene-about-left = Pozostałe kafelki: { $left }.
dragon-scene-about-type-craftsman = Każdy młotek dodaje piętro podczas budowy.
dragon-scene-about-type-court_lady = Każdy smok daje 1 punkt na koniec każdego miesiąca.
dragon-scene-about-type-pyrotechnist = Każdy fajerwerk dodaje jeden żeton podczas pokazu fajerwerków.
dragon-scene-about-type-tax_collector = Każda moneta dodaje 1 juana do podatków.
dragon-scene-about-type-warrior = Każdy hełm dodaje pole podczas parady i daje 1 punkt, gdy przychodzą Mongołowie; kto ma ich najmniej, traci postać.
dragon-scene-about-type-monk = Na koniec gry każdy Budda daje tyle punktów, ile pięter ma pałac.
dragon-scene-about-type-healer = Każdy moździerz ratuje jedną postać przed zarazą.
dragon-scene-about-type-farmer = Każdy worek ryżu dodaje jeden żeton do zbiorów.
dragon-scene-about-type-scholar = Każda księga dodaje 1 punkt do badań.
dragon-scene-about-card = Zagraj ją w fazie postaci, aby wziąć postać tego rodzaju. Każdą kartę zagrywa się raz.
dragon-scene-about-wild = Zagraj ją w fazie postaci, aby wziąć dowolną postać. Każdą kartę zagrywa się raz.
dragon-scene-about-month = Miesiąc { $month }: { $event }
dragon-scene-about-event-peace = Nic się nie dzieje.
dragon-scene-about-event-tribute = Zapłać { n-yuan }; za każdego brakującego juana zwolnij jedną postać.
dragon-scene-about-event-drought = Oddaj 1 żeton ryżu za każdy zamieszkały pałac; z każdego niezaopatrzonego pałacu zwolnij jedną postać.
dragon-scene-about-event-contagion = Zwolnij { n-persons }, o jedną mniej za każdy moździerz na swoich uzdrowicielach.
dragon-scene-about-event-mongols = Zdobądź 1 punkt za każdy hełm. Potem każdy, kto ma najmniej hełmów, zwalnia jedną postać.
dragon-scene-about-event-festival = Najwięcej fajerwerków: { $first } pkt, drugie miejsce: { $second } pkt. Kto zdobywa punkty, oddaje połowę fajerwerków.
dragon-scene-about-palace = Pałac { $palace }
dragon-scene-about-palace-text = Na każdym piętrze mieszka jedna postać. Pałac daje 1 punkt na koniec każdego miesiąca; bez postaci traci piętro.
dragon-scene-about-new-palace = Nowy pałac
dragon-scene-about-new-palace-text = To piętro zaczyna nowy pałac.
dragon-scene-about-privilege = Cena w juanach: { $price }. Punkty na koniec każdego miesiąca: { $dragons }.
dragon-scene-about-bonus = Kafelek muru: { $bonus }
dragon-scene-about-bonus-text = Premia za dołożenie: +{ $amount }.
dragon-scene-about-wall = Mur, pole { $space }
dragon-scene-about-wall-built = Kafelek gracza: { $player }.
dragon-scene-about-wall-open = Tu jeszcze nie ma muru. Gdy w tym miesiącu przyjdą Mongołowie, mur musi sięgać aż tutaj.
dragon-scene-about-super-hidden = Leży tu zakryte wielkie wydarzenie
dragon-scene-about-super-hidden-text = Odkrywa się je na początku miesiąca 7. Do tej pory nikt nie wie, które to z dziesięciu.
dragon-scene-about-yuan = { dragon-bonus-yuan }
dragon-scene-about-yuan-text = Płaci się nimi daninę, a także za przywileje i grupy ze smokiem. Na koniec 3 juany to 1 punkt.
dragon-scene-about-rice = { dragon-bonus-rice }
dragon-scene-about-rice-text = Żeton zaopatruje jeden pałac podczas suszy. Na koniec sprzedaje się go za 2 juany.
dragon-scene-about-fireworks = fajerwerki
dragon-scene-about-fireworks-text = Kto ma ich najwięcej podczas festiwalu, zdobywa punkty. Na koniec każdy żeton sprzedaje się za 2 juany.
dragon-scene-about-wall-tiles = kafelki muru
dragon-scene-about-wall-tiles-text = Kafelki, których jeszcze nie ma w murze.
dragon-scene-about-points-text = Na koniec roku wygrywa najwyższy wynik.
dragon-scene-about-marker = { $player }: pole { $steps }
dragon-scene-about-marker-text = Miejsce w kolejności: { $place }. Kto jest dalej, gra wcześniej; na tym samym polu ten, czyj znacznik leży wyżej.
dragon-scene-about-dragon = Smok: { $player }
dragon-scene-about-dragon-text = Wskazuje grupę akcji wybraną w tym miesiącu przez gracza.
dragon-scene-about-track = Tor postaci
dragon-scene-about-track-text = Nowe postacie i parady przesuwają znaczniki. Kto jest dalej, gra wcześniej.

# Na kartach; długie słowa można dzielić w miejscu miękkiego łącznika
dragon-scene-card-craftsman = Rzemieśl{ "\u00AD" }nik
dragon-scene-card-court_lady = Dama dworu
dragon-scene-card-pyrotechnist = Piro{ "\u00AD" }technik
dragon-scene-card-tax_collector = Poborca podatkowy
dragon-scene-card-warrior = Wojow{ "\u00AD" }nik
dragon-scene-card-monk = Mnich
dragon-scene-card-healer = Uzdrowi{ "\u00AD" }ciel
dragon-scene-card-farmer = Rolnik
dragon-scene-card-scholar = Uczony
dragon-scene-card-wild = Dowolna postać
dragon-scene-months-next = Ten miesiąc i dwa następne

# Co zatrzymuje plan
dragon-watch-fee = cena tej grupy się zmieniła
dragon-watch-event = wydarzenie się zmieniło
dragon-watch-wall = długość Wielkiego Muru została sprawdzona
dragon-watch-hand = twoje karty się zmieniły
