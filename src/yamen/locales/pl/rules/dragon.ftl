# Zasady gry W roku smoka naszymi słowami: jeden tekst na każdą ponumerowaną zasadę. `.example` pokazuje zasadę w
# działaniu, `.variant` mówi, co można wybrać przy przygotowaniu gry, `.ruling` mówi tylko, jak rozstrzygamy to, czego
# instrukcja nie mówi. W rozdziale `.lead` mówi, po co się to robi, `.overview`, co wiedzieć przed zasadami; `-q1` i dalsze
# to pytania na jego końcu. Wiersze z kropką tworzą listę. W skrócie `.lines` to wiersze jednej części.

rules-dragon-parts = Co leży na stole
    .lead = Poznaj postacie i nadchodzące miesiące: całe planowanie polega na tym, żeby właściwa postać była na dworze przed miesiącem, który jej wymaga.
    .overview = Partia trwa dwanaście miesięcy. Co miesiąc wybierasz jedną akcję, przyjmujesz jedną postać do swoich pałaców, mierzysz się z wydarzeniem miesiąca i zdobywasz punkty. Wydarzenia są odkryte od początku, a większość z nich zabiera postacie tym, którzy się nie przygotują. Punkty dają co miesiąc pałace, damy dworu i przywileje, od czasu do czasu uczeni, wojownicy, fajerwerki i mur, a na koniec wszyscy, którzy wciąż mieszkają na twoim dworze. Po miesiącu 12 wygrywa najwyższy wynik.
rules-dragon-parts-q1 = Czy starsi są po prostu lepsi?
    .answer = Mają o jeden symbol więcej niż młodsi tego samego rodzaju, więc lepiej pracują. Dają jednak mniej pól na torze postaci, a kto zostaje tam w tyle, wybiera na końcu.
rules-dragon-parts-q2 = Co oznaczają smoki na kafelkach i żetonach?
    .answer = Punkty. Smoki na damach dworu i na przywilejach punktują co miesiąc w fazie 4.
rules-dragon-parts-q3 = Czy da się przewidzieć, co zrobią inni?
    .answer = W dużej mierze. Pieniądze i żetony leżą na widoku, a wszyscy zaczynają z takimi samymi jedenastoma kartami, więc z zagranych kart wynika, jakie jeszcze zostały.

rules-dragon-setup = Przygotowanie gry
    .lead = Zanim wybierzesz kogokolwiek, znasz wydarzenia całego roku, więc już dwie pierwsze postacie są na nie odpowiedzią.
rules-dragon-setup-q1 = Czy obie postacie początkowe mogą mieszkać w jednym pałacu?
    .answer = Tak. Podczas suszy ten pałac potrzebuje wtedy tylko jednego żetonu ryżu. Drugi pałac jest jednak niezamieszkały i jeśli do końca wydarzenia nikt się do niego nie wprowadzi, traci piętro.
rules-dragon-setup-q2 = Czy mogę wziąć postać tego samego rodzaju co inny gracz?
    .answer = Tak, nie może się powtórzyć tylko cała para. Twoje dwie postacie muszą być jednak różnych rodzajów.
rules-dragon-setup-q3 = Co po przygotowaniu gry zależy jeszcze od losu?
    .answer = Tylko to, jak co miesiąc ułożą się grupy kart akcji. Cała reszta jest w rękach graczy.

rules-dragon-actions = Faza 1: akcje
    .lead = Co miesiąc masz jedną akcję, a daje ona tym więcej, im lepiej pomagają w niej twoje postacie: wybieraj to, czego zażądają od ciebie następne miesiące.
rules-dragon-actions-q1 = Czy grupa z kilkoma smokami kosztuje więcej?
    .answer = Nie. Kosztuje 3 juany, czy stoi na niej jeden smok, czy cztery.
rules-dragon-actions-q2 = Czy mogę postawić smoka na grupie i nic nie zrobić?
    .answer = Nie. Wykonujesz jedną z akcji grupy albo pasujesz.
rules-dragon-actions-q3 = Pasuję, mając 2 juany. Ile biorę?
    .answer = Jednego, żeby mieć w sumie 3.
rules-dragon-actions-q4 = Kiedy pracują moje postacie?
    .answer = Monety, młotki, worki ryżu, fajerwerki i księgi działają tylko przy swojej akcji. Hełmy działają podczas parady i inwazji Mongołów, moździerze podczas zarazy, damy dworu w każdej punktacji, a mnisi na koniec.

rules-dragon-persons = Faza 2: postacie
    .lead = Każdy miesiąc daje ci jeszcze jedną postać: kogoś, kto przyda się w następnych miesiącach, i pola, dzięki którym wybierasz wcześniej niż inni.
rules-dragon-persons-q1 = Czy mogę nie przyjąć postaci, choć mam miejsce?
    .answer = Nie. Nową postać możesz od razu zwolnić ze służby tylko wtedy, gdy wszystkie twoje pałace są pełne.
rules-dragon-persons-q2 = Czy mogę kogoś zastąpić, choć mam miejsce?
    .answer = Nie. Jeśli w którymkolwiek pałacu jest miejsce, nowa postać się wprowadza i nikt nie odchodzi.
rules-dragon-persons-q3 = Czy postacie mogą się później przenieść do innego pałacu?
    .answer = Nie. Mieszkają tam, gdzie je umieścisz, aż odejdą ze służby. Pamiętaj więc o mnichach, którzy lubią wysokie pałace, i o suszach, podczas których ryżu potrzebuje każdy zamieszkały pałac.
rules-dragon-persons-q4 = Czy zwolnienie postaci cofa mnie na torze?
    .answer = Nie. Pola na torze postaci są twoje na stałe; odbiera je tylko erupcja wulkanu.

rules-dragon-events = Faza 3: wydarzenie
    .lead = Nikt nie powstrzyma tego, co przynosi miesiąc: przygotuj się na czas albo zdecyduj, kto za to zapłaci.
rules-dragon-events-q1 = Czy mogę zwolnić postacie, żeby zachować juany albo ryż?
    .answer = Nie. Juany i żetony ryżu trzeba oddawać, dopóki się je ma.
rules-dragon-events-q2 = Czy niezamieszkały pałac potrzebuje ryżu?
    .answer = Nie, potrzebuje go tylko pałac z co najmniej jedną postacią. Niezamieszkały pałac traci jednak po wydarzeniu piętro.
rules-dragon-events-q3 = Czy rolnik wyżywi swój pałac, a poborca podatkowy zapłaci daninę?
    .answer = Nie. Ich symbole liczą się tylko wtedy, gdy wybierasz zbiory lub podatki.
rules-dragon-events-q4 = Dwie osoby mają najwięcej fajerwerków. Czy następna jeszcze punktuje?
    .answer = Tak. Wszyscy, którzy remisują na pierwszym miejscu, zdobywają po 6 punktów, a ci, którzy mają drugą największą liczbę fajerwerków, po 3.

rules-dragon-scoring = Faza 4: punktacja
    .lead = Punktów przybywa co miesiąc po trochu, więc to, co zdobędziesz wcześnie, zwróci się wiele razy.
rules-dragon-scoring-q1 = Czy niezamieszkały pałac daje punkt?
    .answer = Tak, jeśli jeszcze stoi. Najpierw jednak następuje rozpad, więc jednopiętrowego niezamieszkałego pałacu wtedy już nie ma.
rules-dragon-scoring-q2 = Czy wysoki pałac daje więcej punktów niż niski?
    .answer = Nie, każdy daje 1 punkt. Piętra to miejsce dla postaci, a na koniec mnożą punkty za mnichów.
rules-dragon-scoring-q3 = Kiedy punktują uczeni?
    .answer = Zawsze, gdy wybierasz badania. W fazie 4 nie punktują.

rules-dragon-end = Koniec gry
    .lead = Postacie, które po dwunastu miesiącach wciąż mieszkają na twoim dworze, są warte tyle, co punktacja z kilku miesięcy, więc ratuj, kogo możesz.
rules-dragon-end-q1 = Czy przy mnichu liczą się też puste piętra?
    .answer = Tak. Liczą się wszystkie piętra jego pałacu, zamieszkałe czy nie.
rules-dragon-end-q2 = Czy mnich punktuje też jako postać?
    .answer = Tak, daje 2 punkty jak każda postać, a do tego punkty za symbole Buddy.
rules-dragon-end-q3 = Czy dwa juany, które zostaną na koniec, są coś warte?
    .answer = Nie, liczą się tylko pełne trójki. Najpierw jednak sprzedaje się żetony ryżu i fajerwerków, więc jeszcze jeden żeton ryżu może dopełnić trójkę.
rules-dragon-end-q4 = Czy miesiąc 12 przebiega tak jak inne?
    .answer = Nie ma w nim fazy 2. Akcja, wydarzenie i punktacja odbywają się jak zwykle.

rules-dragon-wall = Dodatek: Wielki Mur Chiński
    .lead = Wszyscy budują ten sam mur przeciw Mongołom: udział w nim daje punkty, a gdy mur jest za krótki, płacą ci, którzy zostawili pracę innym.
rules-dragon-wall-q1 = Czy ma znaczenie, pod którym wydarzeniem leżą moje kafelki?
    .answer = Nie. Każdy kafelek trafia pod pierwsze wydarzenie bez kafelka; liczy się to, jak długi jest mur i ile jest w nim twoich kafelków.
rules-dragon-wall-q2 = Czy mur zastępuje hełmy podczas inwazji Mongołów?
    .answer = Nie. Podczas inwazji jak zawsze liczą się hełmy, a punktacja za mur następuje po niej. Jedno i drugie może cię kosztować postać.
rules-dragon-wall-q3 = Mur jest za krótki, a wszyscy mają tyle samo kafelków. Kto zwalnia postać?
    .answer = Wszyscy, bo każdy ma ich najmniej.
rules-dragon-wall-q4 = Czy kafelki punktują więcej niż raz?
    .answer = Tak: przy obu inwazjach Mongołów i po miesiącu 12, za każdym razem, gdy mur jest dość długi.

rules-dragon-super = Dodatek: wielkie wydarzenia
    .lead = W miesiącu 7 dzieje się coś więcej niż zwykłe wydarzenie, a kto się na to przygotuje, może odwrócić losy gry.
rules-dragon-super-q1 = Czy wschód słońca zastępuje fazę 2 w miesiącu 7?
    .answer = Nie. Faza 2 odbywa się jak zwykle; wschód słońca daje jeszcze jedną postać, bez karty.
rules-dragon-super-q2 = Czy przywileje punktują w miesiącu próby zamachu?
    .answer = Nie. Przepadają przed fazą 4. Te kupione później punktują jak zwykle.
rules-dragon-super-q3 = Co zostaje z mojej przewagi po erupcji wulkanu?
    .answer = Tylko kolejność: twój znacznik leży na wierzchu stosu, więc zaczynasz, dopóki ktoś się nie ruszy.
rules-dragon-super-q4 = Czy postacie i mnisi, którzy punktują w miesiącu 7, punktują znów na koniec?
    .answer = Tak, jeśli są wtedy jeszcze na dworze.

rules-D1-1 =
    Jest dziewięć rodzajów postaci, każdy z własnym symbolem: rzemieślnicy mają młotki, damy dworu smoki, pirotechnicy fajerwerki, poborcy podatkowi monety, wojownicy hełmy, mnisi symbole Buddy, uzdrowiciele moździerze, rolnicy worki ryżu, a uczeni księgi.
    Wartość kafelka mówi, o ile pól przesuwasz znacznik na torze postaci, gdy przyjmujesz tę postać. Sześć rodzajów dzieli się na młodszych i starszych: młodsi mają wyższą wartość, starsi więcej symboli. Rzemieślnicy, damy dworu i poborcy podatkowi występują tylko jako młodsi.
    .example = Młodszy uczony ma 2 księgi, a starszy 3, za to młodszy daje więcej pól.
rules-D1-2 = W pięć osób gra się wszystkimi 90 kafelkami. Za każdego brakującego gracza do pudełka odkłada się po 2 kafelki każdego rodzaju: 1 młodszy i 1 starszy w sześciu rodzajach, które się tak dzielą, a 2 w trzech pozostałych.
    .example = W trzy osoby gra się z 4 młodszymi i 2 starszymi rolnikami oraz z 6 rzemieślnikami.
rules-D1-3 = Każdy ma takie same 11 kart postaci: po jednej każdego rodzaju i dwie karty dowolnej postaci.
    .variant = Karty na ręce są odkryte albo zakryte. Jeśli są zakryte, o kartach innych wiesz tylko tyle, ile wynika z zagranych.
    .ruling = Jeśli karty na ręce są odkryte, odkryte są też karty odrzucone podczas tornada.
rules-D1-4 = Jest siedem kart akcji: podatki, budowa, zbiory, pokaz fajerwerków, parada wojskowa, badania i przywilej. Wszystkie są dostępne co miesiąc.
rules-D1-5 = Jest dwanaście wydarzeń, po dwa każdego rodzaju: pokój, danina dla Cesarza, susza, zaraza, inwazja Mongołów i Festiwal Smoków.
rules-D1-6 = Ze wspólnych elementów skończyć mogą się tylko kafelki postaci. Pieniędzy, ryżu, fajerwerków, przywilejów i pięter nigdy nie zabraknie: gdy nie starcza elementów, zastępuje się je czymś innym.

rules-D2-1 = Oba kafelki pokoju leżą na miesiącach 1 i 2. Dziesięć pozostałych wydarzeń tasuje się, losuje po jednym i wykłada odkryte na miesiącach od 3 do 12, od lewej do prawej. Poza pokojem dwa takie same nigdy nie leżą obok siebie: kafelek taki sam jak jego lewy sąsiad kładzie się o jedno pole dalej, a lukę wypełnia następny wylosowany.
    .example = Na miesiącu 5 leży susza, a następny wylosowany kafelek to druga susza: trafia na miesiąc 7, a kolejny kafelek na miesiąc 6.
    .ruling = Jeśli ostatni kafelek leżałby obok takiego samego, wydarzenia miesięcy 10 i 11 zamieniają się miejscami.
rules-D2-2 = Każdy zaczyna z 2 dwupiętrowymi pałacami, 6 juanami, 11 kartami postaci i smokiem; znacznik postaci jest na polu 0 toru postaci, a znacznik punktacji na polu 0 toru punktacji. Pieniądze i żetony leżą tak, żeby wszyscy je widzieli.
rules-D2-3 = Zaczyna najstarsza osoba, a dalej zgodnie z ruchem wskazówek zegara każdy bierze 2 młodsze postacie różnych rodzajów. Dwóch graczy nie może wziąć tej samej pary rodzajów. Każda postać wchodzi do pałacu, który dla niej wybierzesz (mogą obie do jednego), a twój znacznik postaci przesuwa się o jej wartość.
    .example = Ada bierze mnicha i rzemieślnika, Deniz mnicha i uzdrowiciela. Jana nie może wziąć żadnej z tych par, ale para rzemieślnik i uzdrowiciel jest wolna.
    .ruling = Kto zaczyna, rozstrzyga los.
rules-D2-4 = Pałac ma od 1 do 3 pięter, na każdym mieszka jedna postać. Pałaców możesz mieć dowolnie wiele.
rules-D2-5 = Kolejność wyznacza tor postaci: kto jest na nim dalej, gra wcześniej. Znacznik, który staje na zajętym polu, leży na wierzchu stosu, a w stosie górny gra przed dolnym.
    .example = Znacznik Ady jest na polu 14. Deniz też staje na polu 14 i leży na wierzchu: Deniz gra przed Adą.
    .ruling = Kolejność ustala się na początku fazy, wydarzenia, wielkiego wydarzenia lub punktacji za mur; pola zdobyte w ich trakcie liczą się dopiero potem.

rules-D3-1 =
    Karty akcji tasuje się i wykłada odkryte w tylu grupach, ilu jest graczy, podzielone możliwie po równo:
    • 2 graczy: 4+3, z Wielkim Murem Chińskim 4+4
    • 3 graczy: 3+2+2, z murem 3+3+2
    • 4 graczy: 2+2+2+1, z murem 2+2+2+2
    • 5 graczy: 2+2+1+1+1, z murem 2+2+2+1+1
rules-D3-2 = W kolejności z toru postaci każdy albo stawia smoka na grupie i wykonuje dokładnie jedną z jej akcji, albo pasuje.
    .ruling = Grupy, w której nie możesz wykonać żadnej akcji, nie można wybrać.
rules-D3-3 = Grupa, na której stoi już smok, kosztuje 3 juany, płatne do banku przed akcją; bez 3 juanów nie można jej wybrać. Tę samą akcję może wykonać kilku graczy.
    .example = Na grupie z podatkami stoją dwa smoki. Jana płaci raz 3 juany, a potem bierze 5: 2 z karty i 3 za swojego poborcę podatkowego.
rules-D3-4 = Gdy pasujesz, bierzesz z banku tyle, żeby mieć 3 juany.
    .ruling = Mając 3 lub więcej, też możesz spasować, ale nic nie dostajesz.
rules-D3-5 = Podatki: weź 2 juany i po 1 za każdą monetę na twoich poborcach podatkowych.
    .example = Z jednym poborcą podatkowym, który ma 3 monety, bierzesz 5 juanów.
rules-D3-6 = Budowa: weź 1 piętro i po 1 za każdy młotek na twoich rzemieślnikach. Nowe piętro dobudowujesz do swojego pałacu, który może ich mieć najwyżej 3, albo zaczynasz nim nowy pałac, który może rosnąć jeszcze w tej samej akcji. W jednej akcji możesz zrobić jedno i drugie. Zbudowanych wcześniej pięter nigdy się nie przenosi.
    .example = Z jednym rzemieślnikiem budujesz 2 piętra: jedno na pałacu dwupiętrowym i jedno jako nowy pałac albo oba razem jako nowy pałac dwupiętrowy.
    .ruling = Trzeba zbudować wszystkie nowe piętra. W jednej akcji można zacząć kilka nowych pałaców.
rules-D3-7 = Zbiory: weź 1 żeton ryżu i po 1 za każdy worek ryżu na twoich rolnikach.
    .example = Ze starszym rolnikiem, który ma 2 worki ryżu, bierzesz 3 żetony ryżu.
rules-D3-8 = Pokaz fajerwerków: weź 1 żeton fajerwerków i po 1 za każdy fajerwerk na twoich pirotechnikach.
rules-D3-9 = Parada wojskowa: przesuń znacznik o 1 pole na torze postaci i o 1 za każdy hełm na twoich wojownikach.
rules-D3-10 = Badania: zdobądź 1 punkt i po 1 za każdą księgę na twoich uczonych.
rules-D3-11 = Przywilej: kup mały, z 1 smokiem, za 2 juany albo duży, z 2 smokami, za 7. W jednej akcji kupujesz tylko jeden, choćby pieniędzy było na więcej, ale możesz ich mieć dowolnie wiele.
    .example = Mały przywilej kupiony w miesiącu 3 punktuje w miesiącach od 3 do 12: dziesięć punktów za 2 juany.
    .variant = Duży przywilej kosztuje 7 juanów, jak w edycji jubileuszowej, albo 6, jak w edycji z 2007 roku.
    .ruling = Kto po opłaceniu grupy nie ma 2 juanów, nie może wybrać tej akcji.
rules-D3-12 = Po tej fazie smoki wracają do graczy, a karty akcji zbiera się na następny miesiąc.

rules-D4-1 = W kolejności z toru postaci, ustalonej na nowo po akcjach, każdy zagrywa jedną kartę postaci i bierze pasujący kafelek. Z kartą dowolnej postaci można wziąć kafelek każdego rodzaju, młodszy lub starszy. Postać wchodzi do wybranego przez ciebie pałacu z wolnym miejscem; jeśli masz miejsce, musisz ją przyjąć. Potem twój znacznik postaci przesuwa się o wartość kafelka.
    .example = Zagrywasz kartę dowolnej postaci i bierzesz starszego uczonego z 3 księgami do swojego trzypiętrowego pałacu. Daje mniej pól niż młodszy, ale od teraz badania dają więcej punktów.
    .ruling = Także z kartą jednego rodzaju wybierasz między młodszym a starszym, dopóki są jedni i drudzy.
rules-D4-2 = Gdy wszystkie twoje pałace są pełne, albo zastąp nową postacią jedną ze swoich, zwalniając ją ze służby, i przesuń znacznik o wartość nowego kafelka, albo od razu zwolnij nową postać i nie przesuwaj znacznika.
    .example = Na twoich pięciu piętrach mieszka pięć postaci, a ty zagrywasz kartę damy dworu. Albo zajmuje ona miejsce twojego poborcy podatkowego, który opuszcza grę, albo ona odchodzi, a znacznik stoi w miejscu.
    .ruling = Kto nie ma żadnego pałacu, też zwalnia nową postać.
rules-D4-3 = Karta, której kafelki się skończyły, nie daje ani postaci, ani pól. Mimo to można ją zagrać; przepada jak każda inna.
rules-D4-4 = Zwolnione postacie opuszczają grę i nigdy nie wracają na planszę. Znacznik się za nie nie cofa.
rules-D4-5 = Nowa postać nie daje od razu pieniędzy, żetonów ani punktów, ale liczy się w wydarzeniu i punktacji tego miesiąca.
    .example = Uzdrowiciel przyjęty w miesiącu zarazy już przeciw niej pomaga.
rules-D4-6 = W miesiącu 12 fazy 2 nie ma: wszystkie 11 kart jest już zagranych.

rules-D5-1 = Pokój: nic się nie dzieje.
rules-D5-2 = Danina dla Cesarza: zapłać 4 juany, a jeśli masz mniej, oddaj wszystkie. Za każdego brakującego juana zwalniasz jedną postać.
    .example = Mając 3 juany, płacisz wszystkie trzy i zwalniasz jedną postać.
rules-D5-3 = Susza: oddaj 1 żeton ryżu za każdy zamieszkały pałac; nadwyżkę zachowujesz. Jeśli ryżu nie starcza, oddajesz cały, decydujesz, które pałace są niezaopatrzone, i zwalniasz po jednej postaci z każdego z nich.
    .example = Masz trzy zamieszkałe pałace i 1 żeton ryżu. Jeden pałac jest zaopatrzony, dwa pozostałe tracą po jednej postaci.
rules-D5-4 = Zaraza: zwalniasz 3 postacie, o jedną mniej za każdy moździerz na twoich uzdrowicielach. Moździerze liczy się najpierw, więc odejść może także uzdrowiciel.
    .example = Z jednym młodszym uzdrowicielem, który ma 1 moździerz, zwalniasz 2 postacie. Może być wśród nich ten uzdrowiciel.
rules-D5-5 = Inwazja Mongołów: zdobądź 1 punkt za każdy hełm na twoich wojownikach. Potem każdy, kto ma najmniej hełmów, zwalnia jedną postać; może to być dopiero co policzony wojownik. Jeśli wszyscy mają ich tyle samo, każdy zwalnia jedną postać, nawet gdy nikt nie ma żadnego hełmu.
    .example = Ada ma 2 hełmy, Deniz i Jana po 1. Ada zdobywa 2 punkty, Deniz i Jana po 1; potem Deniz i Jana zwalniają po jednej postaci.
rules-D5-6 = Festiwal Smoków: kto ma najwięcej żetonów fajerwerków, zdobywa 6 punktów, a kto ma drugą największą liczbę, zdobywa 3. Wszyscy, którzy remisują na pierwszym miejscu, zdobywają po 6, a druga największa liczba i tak daje 3 punkty każdemu, kto ją ma. Bez żetonów fajerwerków nie ma punktów. Kto zdobywa punkty, oddaje połowę swoich żetonów fajerwerków, zaokrąglając w górę.
    .example = Mając 3, 3, 2 i 1 żeton fajerwerków, zdobywacie 6, 6, 3 i 0 punktów i oddajecie 2, 2, 1 i 0 żetonów.
rules-D5-7 = Symbole na postaciach to nie pieniądze ani żetony: monety nie płacą daniny, worki ryżu nikogo nie żywią podczas suszy, a fajerwerki na pirotechnikach nie liczą się podczas festiwalu.
rules-D5-8 = To ty wybierasz, kogo zwalniasz. Gracze robią to po kolei, w kolejności z toru postaci.
    .ruling = Kto ma mniej postaci, niż trzeba zwolnić, zwalnia wszystkie i nic więcej się nie dzieje.
rules-D5-9 = Po wydarzeniu następuje rozpad: każdy niezamieszkały pałac traci piętro, a jednopiętrowy znika. Po wydarzeniu następują też punktacja za mur i wielkie wydarzenie.
    .example = Susza zabiera ostatnią postać z twojego dwupiętrowego pałacu: pałac ma teraz jedno piętro. Jeśli w następnym miesiącu nikt się do niego nie wprowadzi, zniknie.
    .ruling = Kolejność jest taka: wydarzenie, punktacja za mur, wielkie wydarzenie, rozpad.

rules-D6-1 = Zdobądź 1 punkt za każdy swój pałac, bez względu na to, ile ma pięter i czy ktoś w nim mieszka, 1 za każdego smoka na twoich damach dworu i 1 za każdego smoka na twoich przywilejach. Księgi tu nie punktują.
    .example = Trzy pałace, jedna dama dworu, mały i duży przywilej: 3 + 1 + 1 + 2 = 7 punktów.

rules-D7-1 = Po miesiącu 12 zdobywasz 2 punkty za każdą swoją postać. Punkty za mnicha to liczba jego symboli Buddy razy liczba pięter jego pałacu. Żetony ryżu i fajerwerków sprzedaje się do banku po 2 juany, a potem każde 3 juany dają 1 punkt.
    .example = Siedem postaci, wśród nich młodszy mnich w pałacu dwupiętrowym i starszy w trzypiętrowym, 1 żeton ryżu, 2 żetony fajerwerków i 4 juany: 14 + 8 + 3 = 25 punktów.
rules-D7-2 = Wygrywa najwyższy wynik. Przy remisie wygrywa ten, kto jest dalej na torze postaci, a na tym samym polu ten, czyj znacznik leży wyżej.
    .ruling = To samo rozstrzyga o każdym innym miejscu.

rules-D8-1 =
    Każdy ma 6 kafelków muru, każdy z inną premią: 1 żeton ryżu, 1 żeton fajerwerków, 1 piętro, 2 juany, 3 pola na torze postaci albo 3 punkty.
    Do kart akcji dochodzi ósma: „Budowa muru”.
rules-D8-2 = Budowa muru: wybierz jeden ze swoich niewykorzystanych kafelków muru i weź jego premię, a potem połóż go pod pierwszym od lewej wydarzeniem bez kafelka muru. Tak mur sięga coraz dalszych miesięcy, a kończy się na 12 kafelkach.
    .example = Pod miesiącami od 1 do 3 leżą trzy kafelki. Ada bierze 2 juany za jeden ze swoich i kładzie go pod miesiącem 4.
    .variant = Swój kafelek się losuje, a nie wybiera.
    .ruling = Gdy mur ma już 12 kafelków albo nie masz żadnego do dołożenia, tej akcji nie można wybrać.
rules-D8-3 = Po każdej inwazji Mongołów następuje punktacja za mur. Jeśli mur sięga miesiąca inwazji, każdy zdobywa 1 punkt za każdy swój kafelek w murze. Jeśli nie sięga, wszyscy, którzy mają w nim najmniej kafelków, zwalniają po jednej postaci; brak kafelków też się liczy.
    .example = Mongołowie nadchodzą w miesiącu 6. Gdy mur ma co najmniej 6 kafelków, każdy punktuje za swoje; gdy ma 5, ci, którzy mają ich najmniej, zwalniają po jednej postaci.
rules-D8-4 = Na koniec miesiąca 12 następuje jeszcze jedna punktacja za mur; tym razem mur musi mieć wszystkie 12 kafelków.
    .ruling = Następuje ona po fazie 4, a przed punktacją końcową. Przy inwazji Mongołów w miesiącu 12 mur punktuje więc dwa razy.
rules-D8-5 = Instrukcja nie mówi, jak dokładnie działają premie i powtórzona inwazja.
    .ruling = Piętro buduje się od razu, tak jak w akcji, ale bez młotków. Do 3 pól nie dolicza się hełmów. Gdy zaćmienie słońca powtarza inwazję Mongołów, mur nie punktuje drugi raz.

rules-D9-1 = Losuje się jedno z dziesięciu wielkich wydarzeń i kładzie na miesiącu 7; gracze mogą je też wybrać, przed wyłożeniem wydarzeń albo po nim. Następuje w miesiącu 7, po wydarzeniu, a przed punktacją.
    .example = Miesiąc 7 przynosi suszę i Festiwal Lampionów: najpierw susza zabiera postacie, a potem każdy zdobywa 2 punkty za każdą, która została.
    .variant = Wielkie wydarzenie jest do miesiąca 7 zakryte i nikt go nie zna.
    .ruling = W innym razie jest znane od początku. Jeśli ma być wybrane, za wszystkich wybiera gospodarz. Następuje przed rozpadem, więc pałace, które przez nie opustoszeją, też tracą piętro.
rules-D9-2 = Festiwal Lampionów: postacie punktują jak na koniec gry, po 2 punkty. Na koniec punktują jeszcze raz.
rules-D9-3 = Budda: mnisi punktują jak na koniec gry, symbole Buddy razy piętra. Na koniec punktują jeszcze raz.
rules-D9-4 = Trzęsienie ziemi: począwszy od pierwszego gracza, każdy traci 2 wybrane przez siebie piętra. Pałac bez pięter znika i może być konieczne zwolnienie postaci.
    .example = Zabierasz oba piętra dwupiętrowemu pałacowi, w którym mieszkają dwie postacie: pałac znika, a obie odchodzą. Zabranie po jednym piętrze dwóm niepełnym pałacom nie kosztowałoby żadnej postaci.
    .ruling = „Począwszy od pierwszego gracza” znaczy, tu i dalej, w kolejności z toru postaci. Po utracie obu pięter z pałacu, w którym postaci jest więcej niż pięter, odchodzą te, dla których zabrakło miejsca; wybiera je właściciel. Nikt nie przenosi się do innego pałacu. Kto ma mniej pięter, traci tyle, ile ma.
rules-D9-5 = Powódź: w kolejności z toru postaci każdy liczy razem swoje juany, żetony ryżu i żetony fajerwerków i oddaje połowę, zaokrąglając w dół; wybiera, co oddaje.
    .example = 3 juany, 2 żetony ryżu i 2 żetony fajerwerków to razem 7 sztuk: oddajesz 3 z nich.
rules-D9-6 = Zaćmienie słońca: wydarzenie miesiąca 7 następuje jeszcze raz.
    .example = Jeśli to Festiwal Smoków, ci, którzy zdobyli punkty, oddali już połowę fajerwerków. Za drugim razem najwięcej może mieć kto inny.
rules-D9-7 = Erupcja wulkanu: wszystkie znaczniki postaci wracają na pole 0 i zachowują kolejność; ten z przodu leży na wierzchu.
rules-D9-8 = Tornado: w kolejności z toru postaci każdy odrzuca 2 karty postaci. Kart starcza więc na miesiące 8 i 9, a w miesiącach od 10 do 12 nie ma fazy 2.
rules-D9-9 = Wschód słońca: w kolejności z toru postaci każdy bierze jedną młodszą postać bez zagrywania karty. Obowiązują zasady fazy 2: mając miejsce, musisz ją przyjąć; przy pełnych pałacach kogoś nią zastępujesz albo zwalniasz nową; znacznik przesuwa się o jej wartość. Dwóch graczy nie może wybrać tego samego rodzaju.
    .ruling = Rodzaj liczy się jako wybrany, nawet jeśli postać od razu odchodzi. Kto nie ma już dozwolonego wyboru, nie bierze nikogo.
rules-D9-10 = Próba zamachu: wszystkie przywileje przepadają jeszcze przed punktacją tego miesiąca. Później można kupić nowe.
rules-D9-11 = Edykt: w kolejności z toru postaci każdy wybiera jeden rodzaj postaci na swoim dworze i otrzymuje to, co dają symbole na jego kafelkach, bez symbolu z karty akcji. Mnisi punktują jak na koniec gry.
    .example = Dwaj starsi rolnicy, każdy z 2 workami ryżu, dają 4 żetony ryżu. Akcja zbiorów dałaby 5.
    .ruling = Monety, młotki, worki ryżu, fajerwerki, hełmy i księgi działają jak w akcjach, damy dworu dają po 1 punkcie, uzdrowiciele nic. Kto nie ma postaci, tego się pomija.
rules-D9-12 = Można grać z jednym dodatkiem albo z oboma naraz.

rules-dragon-summary = Skrót zasad
    .lead = W roku smoka na jednej stronie, żeby mieć ją pod ręką przy planszy.
rules-dragon-summary-aim = Cel gry
    .lines =
        Dwanaście miesięcy po cztery fazy. Wygrywa najwyższy wynik.
        Kolejność: kto jest dalej na torze postaci, gra wcześniej; w stosie górny znacznik przed dolnym. Tak rozstrzyga się też remis w punktach.
        Pałac: od 1 do 3 pięter, na każdym jedna postać.
rules-dragon-summary-actions = Faza 1: jedna akcja
    .lines =
        Smok na grupę, jedna z jej akcji. 3 juany, jeśli stoi tam już smok. Albo pasuj: weź tyle, żeby mieć 3 juany.
        Podatki: 2 juany + 1 za każdą monetę
        Budowa: 1 piętro + 1 za każdy młotek
        Zbiory: 1 żeton ryżu + 1 za każdy worek ryżu
        Pokaz fajerwerków: 1 żeton fajerwerków + 1 za każdy symbol
        Parada wojskowa: 1 pole + 1 za każdy hełm
        Badania: 1 punkt + 1 za każdą księgę
        Przywilej: mały za 2 juany, duży za 7 (wariant: 6); jeden na akcję
        Budowa muru (dodatek): premia jednego kafelka, potem dołóż go do muru
rules-dragon-summary-persons = Faza 2: jedna postać
    .lines =
        Zagraj kartę, weź kafelek tego rodzaju; z kartą dowolnej postaci każdy. Znacznik przesuwa się o jego wartość.
        Mając miejsce, musisz przyjąć postać. Wszystkie pałace pełne: zastąp kogoś albo zwolnij nową postać i nie przesuwaj znacznika.
        Nie w miesiącu 12.
rules-dragon-summary-events = Faza 3: wydarzenie, potem rozpad
    .lines =
        Pokój: nic
        Danina: 4 juany; za każdego brakującego zwolnij 1 postać
        Susza: 1 żeton ryżu za każdy zamieszkały pałac; z każdego niezaopatrzonego zwolnij 1 postać
        Zaraza: zwolnij 3 postacie, o 1 mniej za każdy moździerz
        Mongołowie: 1 punkt za każdy hełm; kto ma ich najmniej, zwalnia 1 postać
        Festiwal: najwięcej fajerwerków 6 punktów, drugie miejsce 3; kto punktuje, oddaje połowę, zaokrąglając w górę
        Rozpad: każdy niezamieszkały pałac traci piętro
rules-dragon-summary-scoring = Faza 4: punktacja
    .lines =
        1 punkt za każdy pałac
        1 punkt za każdą damę dworu
        1 punkt za każdego smoka na przywilejach
rules-dragon-summary-end = Po miesiącu 12
    .lines =
        2 punkty za każdą postać
        Każdy mnich: symbole Buddy × piętra jego pałacu
        Sprzedaj żetony ryżu i fajerwerków po 2 juany; 1 punkt za każde 3 juany
rules-dragon-summary-wall = Wielki Mur Chiński
    .lines =
        Po każdej inwazji Mongołów oraz po miesiącu 12, wtedy z wymogiem 12 kafelków:
        mur dość długi: 1 punkt za każdy własny kafelek w murze
        mur za krótki: kto ma najmniej kafelków, zwalnia 1 postać
rules-dragon-summary-super = Wielkie wydarzenia, miesiąc 7
    .lines =
        Festiwal Lampionów: 2 punkty za każdą postać
        Budda: mnisi punktują jak na koniec gry
        Trzęsienie ziemi: strać 2 piętra
        Powódź: oddaj połowę juanów, żetonów ryżu i fajerwerków, zaokrąglając w dół
        Zaćmienie słońca: wydarzenie tego miesiąca jeszcze raz
        Erupcja wulkanu: znaczniki postaci na pole 0, kolejność bez zmian
        Tornado: odrzuć 2 karty postaci
        Wschód słońca: młodsza postać bez karty, każdy bierze inny rodzaj
        Próba zamachu: wszystkie przywileje przepadają
        Edykt: to, co daje jeden rodzaj postaci
rules-dragon-summary-tiles = Postacie

# Pod obrazkami
dragon-picture-start = Partia czterech osób po przygotowaniu gry.
dragon-picture-late = Z partii trzech osób, miesiąc 7, z oboma dodatkami.
dragon-picture-end = Z partii trzech osób, po miesiącu 12.
dragon-picture = Z partii czterech osób, miesiąc 4, z Wielkim Murem Chińskim.

rules-dragon-table-persons = Kafelki postaci
rules-dragon-table-tiles = Ile jest kafelków każdego rodzaju
dragon-tiles-young = Rodzaje z młodszymi i starszymi: młodsi
dragon-tiles-old = Rodzaje z młodszymi i starszymi: starsi
dragon-tiles-only = Rzemieślnicy, damy dworu, poborcy podatkowi
rules-dragon-column-count-five = Kafelki dla 5 graczy
rules-dragon-column-type = Rodzaj
rules-dragon-column-players-5 = 5 graczy
rules-dragon-column-players-4 = 4 graczy
rules-dragon-column-players-3 = 3 graczy
rules-dragon-column-players-2 = 2 graczy
rules-dragon-column-person = Postać
rules-dragon-column-steps = Pola
rules-dragon-column-symbols = Symbole
dragon-table-young = Młodsi
dragon-table-old = Starsi

# Wartości z elementów gry, których nie podaje instrukcja
rules-dragon-figure-cards-each = Karty każdego rodzaju postaci
rules-dragon-figure-cards-wild = Karty dowolnej postaci
