# Zasady gry W roku smoka naszymi słowami: jeden tekst na każdą ponumerowaną zasadę. `.example` pokazuje zasadę w
# działaniu, `.ruling` mówi, jak rozstrzygamy to, czego instrukcja nie mówi.

rules-dragon-parts = Co leży na stole
    .lead = Dwanaście miesięcy zapowiedzianych klęsk. Przygotuj się na to, na co możesz, i wybierz, co stracisz.
rules-dragon-setup = Przygotowanie gry
    .lead = Dwa małe pałace, trochę pieniędzy i dwie wybrane postacie.
rules-dragon-actions = Faza 1: akcje
    .lead = Postaw smoka na grupie kart akcji i wykonaj jedną z jej akcji.
rules-dragon-persons = Faza 2: postacie
    .lead = Zagraj kartę postaci i weź pasujący kafelek do jednego ze swoich pałaców.
rules-dragon-events = Faza 3: wydarzenie
    .lead = Co przynosi miesiąc: każde wydarzenie czegoś żąda, a komu tego brak, ten traci postacie.
rules-dragon-scoring = Faza 4: punktacja
    .lead = Każdy miesiąc kończą punkty za to, co masz na dworze.
rules-dragon-end = Koniec gry
    .lead = Po miesiącu 12 liczą się postacie, mnisi i to, co zostało.
rules-dragon-wall = Dodatek: Wielki Mur Chiński
    .lead = Ósma akcja, a gdy nadchodzą Mongołowie, jeszcze jedna próba dla wszystkich.
rules-dragon-super = Dodatek: wielkie wydarzenia
    .lead = Jedno wielkie wydarzenie w miesiącu 7, znane od początku.

rules-D1-1 = Jest dziewięć rodzajów postaci. Młodsi dają więcej pól na torze postaci, starsi więcej symboli. Rzemieślników, dam dworu i poborców podatkowych nie dzieli się na młodszych i starszych.
rules-D1-2 = Gdy graczy jest mniej niż pięciu, po kilka kafelków każdego rodzaju odkłada się do pudełka.
rules-D1-3 = Każdy ma 11 kart postaci: po jednej każdego rodzaju i dwie karty dowolnej postaci.
rules-D1-4 = Jest siedem kart akcji: podatki, budowa, zbiory, pokaz fajerwerków, parada wojskowa, badania i przywilej.
rules-D1-5 = Jest dwanaście wydarzeń, po dwa każdego rodzaju: pokój, danina, susza, zaraza, inwazja Mongołów i festiwal.
rules-D1-6 = Skończyć mogą się tylko kafelki postaci. Pieniędzy, ryżu, fajerwerków, przywilejów i pięter nigdy nie zabraknie.

rules-D2-1 = Najpierw są dwa miesiące pokoju. Dziesięć pozostałych wydarzeń następuje w losowej kolejności, ale dwa takie same nigdy nie leżą obok siebie.
    .ruling = Jeśli dwa ostatnie byłyby takie same, wydarzenia miesięcy 10 i 11 zamieniają się miejscami.
rules-D2-2 = Zaczynasz z dwoma dwupiętrowymi pałacami, 6 juanami, swoimi kartami i oboma znacznikami na polu 0.
rules-D2-3 = Po kolei każdy bierze dwie młodsze postacie różnych rodzajów. Dwóch graczy nie może mieć tej samej pary. Każda postać wchodzi do pałacu, który dla niej wybierzesz, i daje pola na torze postaci.
    .ruling = Kto zaczyna, rozstrzyga los.
rules-D2-4 = Pałac ma od jednego do trzech pięter, na każdym mieszka jedna postać. Pałaców możesz mieć dowolnie wiele.
rules-D2-5 = Kto jest dalej na torze postaci, gra wcześniej. Znacznik, który staje na innych, leży na wierzchu, a górny gra przed dolnym.
    .ruling = Kolejność ustala się na początku fazy lub wydarzenia; pola zdobyte w ich trakcie liczą się dopiero potem.

rules-D3-1 = Karty akcji tasuje się i wykłada w tylu grupach, ilu jest graczy.
rules-D3-2 = W kolejności każdy stawia smoka na grupie i wykonuje dokładnie jedną z jej akcji albo pasuje.
    .ruling = Grupy, w której nie możesz wykonać żadnej akcji, nie można wybrać.
rules-D3-3 = Grupa, na której stoi już smok, kosztuje 3 juany, płatne z góry. Tę samą akcję może wykonać kilku graczy.
rules-D3-4 = Gdy pasujesz, bierzesz z banku tyle, żeby mieć 3 juany.
    .ruling = Mając 3 lub więcej, też możesz spasować, ale nic nie dostajesz.
rules-D3-5 = Podatki: weź 2 juany i po 1 za każdą monetę na twoich poborcach podatkowych.
rules-D3-6 = Budowa: 1 piętro i po 1 za każdy młotek na twoich rzemieślnikach. Piętra dobudowujesz do pałaców, najwyżej do trzech, albo zaczynasz nowe.
    .ruling = Trzeba zbudować wszystkie piętra. Zbudowanych wcześniej nigdy się nie przenosi.
rules-D3-7 = Zbiory: 1 żeton ryżu i po 1 za każdy worek ryżu na twoich rolnikach.
rules-D3-8 = Pokaz fajerwerków: 1 żeton fajerwerków i po 1 za każdy fajerwerk na twoich pirotechnikach.
rules-D3-9 = Parada wojskowa: 1 pole na torze postaci i po 1 za każdy hełm na twoich wojownikach.
rules-D3-10 = Badania: 1 punkt i po 1 za każdą księgę na twoich uczonych.
rules-D3-11 = Przywilej: kup mały (1 smok) za 2 juany albo duży (2 smoki) za 7. W jednym z wariantów duży kosztuje 6.
    .ruling = Kto nie ma już 2 juanów, nie może wybrać tej akcji.
rules-D3-12 = Po tej fazie smoki wracają do graczy.

rules-D4-1 = W kolejności każdy zagrywa jedną kartę i bierze kafelek tego rodzaju, młodszy lub starszy; z kartą dowolnej postaci można wziąć każdy. Postać wchodzi do jednego z twoich pałaców z wolnym miejscem, a znacznik przesuwa się o tyle pól, ile pokazuje kafelek.
rules-D4-2 = Gdy wszystkie pałace są pełne, albo zwolnij jedną ze swoich postaci i przyjmij nową, albo od razu zwolnij nową i nie przesuwaj znacznika.
rules-D4-3 = Kartę, której kafelki się skończyły, wciąż można zagrać. Nic nie daje.
rules-D4-4 = Zwolnione postacie nigdy nie wracają, a znacznik nigdy się za nie nie cofa.
rules-D4-5 = Nowe postacie nie dają nic od razu, ale liczą się w wydarzeniu i punktacji tego miesiąca.
rules-D4-6 = W miesiącu 12 tej fazy nie ma: wszystkie karty są już zagrane.

rules-D5-1 = Pokój: nic się nie dzieje.
rules-D5-2 = Danina: zapłać 4 juany. Za każdego brakującego juana zwalniasz jedną postać.
rules-D5-3 = Susza: oddaj 1 żeton ryżu za każdy zamieszkały pałac. Z każdego niezaopatrzonego odchodzi jedna postać; to ty decydujesz, które pałace nie dostaną ryżu.
rules-D5-4 = Zaraza: zwalniasz trzy postacie, o jedną mniej za każdy moździerz na twoich uzdrowicielach.
rules-D5-5 = Inwazja Mongołów: zdobądź 1 punkt za każdy hełm na twoich wojownikach. Potem każdy, kto ma najmniej hełmów, traci jedną postać.
rules-D5-6 = Festiwal: za najwięcej fajerwerków 6 punktów, za drugie miejsce 3. Przy remisie punktują wszyscy remisujący. Kto zdobył punkty, oddaje połowę fajerwerków, zaokrąglając w górę.
    .example = Mając 3, 3, 2 i 1 żeton fajerwerków, zdobywacie 6, 6, 3 i 0 punktów i oddajecie 2, 2, 1 i 0 żetonów.
rules-D5-7 = Symbole na postaciach to nie żetony: rolnik nikogo nie nakarmi podczas suszy, pomaga tylko przy zbiorach.
rules-D5-8 = To ty wybierasz, kto odchodzi. Gracze decydują w kolejności z toru postaci.
    .ruling = Jeśli masz mniej postaci, niż trzeba zwolnić, odchodzą wszystkie i nic więcej się nie dzieje.
rules-D5-9 = Po wydarzeniu następuje punktacja za mur i wielkie wydarzenie, jeśli są w grze; potem rozpad: każdy niezamieszkały pałac traci piętro, a jednopiętrowy znika.

rules-D6-1 = Zdobądź 1 punkt za każdy pałac, za każdego smoka na damach dworu i za każdego smoka na przywilejach.

rules-D7-1 = Zdobądź 2 punkty za każdą postać. Punkty za mnicha to liczba jego symboli Buddy razy liczba pięter jego pałacu. Sprzedaj żetony ryżu i fajerwerków po 2 juany, potem zdobądź 1 punkt za każde 3 juany.
    .example = Siedem postaci, wśród nich młodszy mnich w pałacu dwupiętrowym i starszy w trzypiętrowym, 1 żeton ryżu, 2 żetony fajerwerków i 4 juany: 14 + 8 + 3 = 25 punktów.
rules-D7-2 = Wygrywa najwyższy wynik. Przy remisie wygrywa ten, kto jest dalej na torze postaci.

rules-D8-1 = Każdy ma sześć kafelków muru, każdy z inną premią: 1 żeton ryżu, 1 żeton fajerwerków, 1 piętro, 2 juany, 3 pola albo 3 punkty. Do kart akcji dochodzi „Budowa muru”.
rules-D8-2 = Wybierz swój kafelek, weź jego premię i połóż go pod pierwszym wydarzeniem bez kafelka.
    .ruling = Gdy mur ma już dwanaście kafelków albo nie masz żadnego do dołożenia, tej akcji nie można wybrać.
rules-D8-3 = Gdy nadchodzą Mongołowie, a mur sięga ich miesiąca, każdy zdobywa 1 punkt za każdy swój kafelek w murze. Jeśli nie sięga, ci, którzy mają ich najmniej, tracą jedną postać.
rules-D8-4 = Po miesiącu 12 mur punktuje jeszcze raz; tym razem musi mieć wszystkie dwanaście kafelków.
    .ruling = Następuje to przed punktacją końcową.
rules-D8-5 = Piętro z premii buduje się od razu, bez pomocy rzemieślników, a pola z premii bez wojowników.

rules-D9-1 = Jedno z dziesięciu wielkich wydarzeń jest znane od początku. Następuje w miesiącu 7, po wydarzeniu.
    .ruling = Następuje przed rozpadem niezamieszkałych pałaców.
rules-D9-2 = Festiwal Lampionów: postacie punktują jak na koniec, po 2 punkty.
rules-D9-3 = Budda: mnisi punktują jak na koniec.
rules-D9-4 = Trzęsienie ziemi: każdy traci dwa wybrane piętra.
    .ruling = Postacie, dla których zabraknie pięter, odchodzą; wybiera je właściciel.
rules-D9-5 = Powódź: policz razem juany, żetony ryżu i żetony fajerwerków i oddaj połowę, zaokrąglając w dół; wybierasz, co oddajesz.
    .example = Mając 3 juany, 2 żetony ryżu i 2 żetony fajerwerków, oddajesz 3 z 7.
rules-D9-6 = Zaćmienie słońca: wydarzenie miesiąca 7 następuje jeszcze raz.
rules-D9-7 = Erupcja wulkanu: wszystkie znaczniki na torze postaci wracają na pole 0 i zachowują kolejność.
rules-D9-8 = Tornado: każdy odrzuca dwie karty postaci, więc w miesiącach 10–12 nie ma fazy 2.
rules-D9-9 = Wschód słońca: każdy bierze młodszą postać bez karty; dwóch graczy nie może wybrać tego samego rodzaju.
rules-D9-10 = Próba zamachu: wszystkie przywileje przepadają przed punktacją tego miesiąca.
rules-D9-11 = Edykt: każdy wybiera jeden rodzaj postaci na swoim dworze i otrzymuje to, co dają jej symbole.
    .ruling = Liczą się tylko symbole, bez własnego symbolu akcji. Damy dworu dają po 1 punkcie, uzdrowiciele nic.
rules-D9-12 = Oba dodatki można połączyć.
