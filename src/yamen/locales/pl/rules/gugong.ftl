# Zasady gry Gùgōng naszymi słowami: jeden tekst na każdą ponumerowaną zasadę. `.a` i `.b` to dwie opcje akcji,
# `.example` pokazuje zasadę w działaniu, `.variant` mówi, co można wybrać przy przygotowaniu gry, `.differs` mówi, gdzie
# różnią się cztery instrukcje i co obowiązuje tutaj, `.ruling` mówi tylko, jak rozstrzygamy to, czego instrukcje nie mówią.
# W rozdziale `.lead` mówi, po co się to robi, `.overview`, co wiedzieć przed zasadami; `-q1` i dalsze to pytania na jego
# końcu. Wiersze z kropką tworzą listę. W skrócie `.lines` to wiersze jednej części.

rules-gugong-setup = Cel i przygotowanie gry
    .lead = Masz cztery dni na zbieranie punktów, a liczą się one tylko wtedy, gdy na koniec twój wysłannik jest w pałacu.
    .overview = Stoisz na czele potężnego rodu na dworze cesarza. Za dnia każdy po kolei daje kartę prezentu jednemu z siedmiu urzędników i bierze w zamian jego prezent; prezent, który dajesz, i lokacja, w której go dajesz, pozwalają wykonać po jednej akcji, a to, co bierzesz, masz jutro na ręce. Prawie za wszystko płaci się służącymi. Punkty dają Wielki Mur, dekrety, porty, żetony podróży i kości w nocy, a na koniec jadeit, dekrety i miejsce w pałacu. Wygrywa najwyższy wynik.
rules-gugong-setup-q1 = Czym różni się pula od puli ogólnej?
    .answer = Używać możesz tylko służących z puli. Usunąć służących to przenieść ich z puli do puli ogólnej, a otrzymać to wziąć ich z puli ogólnej do puli. Gdy pula ogólna jest pusta, nikogo nie otrzymujesz.
rules-gugong-setup-q2 = Dlaczego znacznik intryg pierwszego gracza leży na spodzie?
    .answer = Górny znacznik jest przed dolnym, więc na początku remisy wygrywają ci, którzy grają później.
rules-gugong-setup-q3 = Czy usunięci służący przepadają?
    .answer = Nie. Czekają w twojej puli ogólnej, aż wrócą o poranku, w nocy albo dzięki karcie, żetonowi lub nagrodzie.

rules-gugong-days = Dzień
    .lead = Poranek przynosi służących, żetony i nowy rzut kośćmi: jeszcze przed pierwszą wymianą widać, co tego dnia się opłaca.
    .overview = Każdy z czterech dni składa się z poranka, dnia i nocy. Pierwszego poranka nie ma, bo wszystko robi już przygotowanie gry. Poranek ma pięć kroków, w tej kolejności.
rules-gugong-days-q1 = Czy medal coś mi daje, jeśli i tak zaczynam?
    .answer = Tak, dzięki niemu zaczynasz też następnego dnia. W innym razie medal może wziąć ktoś inny.
rules-gugong-days-q2 = Czy kości zmieniają się w ciągu dnia?
    .answer = Tylko jeśli po punktacji Wielkiego Muru ktoś obróci jedną z nich jako nagrodę za intrygi.
rules-gugong-days-q3 = Mój podróżnik zostaje w mieście. Czy miasto dostaje żeton?
    .answer = Nie. Dostaje go pierwszego poranka po tym, jak twój podróżnik ruszy dalej.

rules-gugong-turns = Twoja tura
    .lead = Każdy prezent, który dajesz, to akcja dzisiaj, a każdy, który bierzesz, to akcja jutro, więc każda wymiana liczy się podwójnie.
rules-gugong-turns-q1 = Czy karta odrzucona jako zapłata przepada?
    .answer = Nie. Leży na twoim stosie kart odrzuconych, w nocy może pasować do kości, a jutro znów masz ją na ręce. Tylko dziś robisz o jedną wymianę mniej.
rules-gugong-turns-q2 = Czy mogę wymienić dowolną kartę na dowolną inną bez płacenia?
    .answer = Tak, jeśli zrezygnujesz z obu akcji. Może się to opłacić dla karty, która pasuje do kości.
rules-gugong-turns-q3 = Ile kart będę mieć jutro?
    .answer = Tyle, ile dziś: każda karta z ręki daje ci inną kartę na stos kart odrzuconych albo trafia tam od razu. Tylko karta z portu jest dodatkowa.
rules-gugong-turns-q4 = Czy mogę skorzystać z akcji lokacji przed akcją karty?
    .answer = Nie. Najpierw działa karta, a służący z niej mogą zapłacić za akcję lokacji.

rules-gugong-travel = Podróż
    .lead = Żeton pomaga od razu, a potem liczy się jeszcze raz, gdy wymieniasz kilka na służącego, punkty lub jadeit: podróżnik opłaca się więc podwójnie.
rules-gugong-travel-q1 = Czy wykorzystany żeton liczy się jeszcze do wymiany?
    .answer = Tak. Liczy się każdy żeton na twojej planszy, wykorzystany czy nie.
rules-gugong-travel-q2 = Czy muszę skorzystać z żetonu?
    .answer = Nie. Możesz go odłożyć niewykorzystany, ale jego nagroda wtedy przepada.
rules-gugong-travel-q3 = Czy inni podróżnicy blokują mi drogę?
    .answer = Nie. Przez miasta bez żetonu, z podróżnikiem czy bez, przechodzisz i zatrzymujesz się w najbliższym z żetonem.
rules-gugong-travel-q4 = Wszystkie sześć miejsc jest zajętych. Co teraz?
    .answer = Zanim odłożysz nowy żeton, musisz wymienić 2, 4 lub 6 z tych, które już masz.

rules-gugong-great_wall = Wielki Mur
    .lead = Wszyscy budują razem, ale tylko największy udział daje punkty i pole bliżej pałacu; za to każdy, kto pomaga, może zamienić intrygi na przysługi.
rules-gugong-great_wall-q1 = Czy punkty dostaje ten, kto kończy sekcję?
    .answer = Nie. Dostaje je ten, kto ma na murze najwięcej służących, obojętnie, kto umieszcza ostatniego.
rules-gugong-great_wall-q2 = Co się dzieje ze służącymi, którzy zostają?
    .answer = Stoją na początku następnej sekcji i liczą się w niej: do jej ukończenia i do tego, kto ma najwięcej.
rules-gugong-great_wall-q3 = Czy podwójny służący liczy się za dwóch?
    .answer = Tak, do ukończenia sekcji i do tego, kto ma najwięcej.
rules-gugong-great_wall-q4 = Czy kilku graczy może obrócić tę samą kość?
    .answer = Tak, po kolei. Liczy się ostatni obrót.

rules-gugong-jade = Jadeit
    .lead = Każdy następny jadeit jest wart więcej niż poprzedni, więc zbieranie opłaca się wytrwałym.
rules-gugong-jade-q1 = Czy jadeit zdobyty gdzie indziej liczy się tak samo?
    .answer = Tak. Można go dostać z żetonu za wysoką kartę lub za 3 służących, w zamian za sześć żetonów, a po punktacji Wielkiego Muru za 7 pól na torze intryg. Nic z tego nie zmienia stanu domów.
rules-gugong-jade-q2 = Czy mogę kupić jadeit za 5 służących, gdy w którymś domu jeszcze jest?
    .answer = Nie. Na rynku można kupować dopiero wtedy, gdy wszystkie domy są puste.
rules-gugong-jade-q3 = Czy warto kupić szósty jadeit?
    .answer = Dodaje 2 punkty, podczas gdy czwarty dodaje 4, a piąty 5. Z dekretem, który liczy jadeit, pierwszych pięć daje po 2 punkty więcej.

rules-gugong-intrigue = Intrygi
    .lead = Remisy zdarzają się wszędzie, a kto jest wyżej na tym torze, wygrywa je wszystkie; po punktacji Wielkiego Muru pola toru można też zamienić na przysługi.
rules-gugong-intrigue-q1 = Czy karta intryg też daje medal?
    .answer = Tak. Akcja karty to ta sama akcja: kto pierwszy tego dnia wybierze A, ma medal. Żeton lub dekret, który przesuwa znacznik, medalu nie daje.
rules-gugong-intrigue-q2 = Gdzie leży mój znacznik, gdy cofam go za nagrodę?
    .answer = Na wierzchu stosu na polu, na którym staje, więc przed znacznikami, które już tam były.
rules-gugong-intrigue-q3 = Czy kolejność znaczników decyduje, kto zaczyna?
    .answer = Nie. Tury idą od pierwszego gracza zgodnie z ruchem wskazówek zegara; tor rozstrzyga remisy i kolejność brania nagród za intrygi.

rules-gugong-palace = Pałac
    .lead = Bez audiencji wszystko na nic, więc twój wysłannik musi dotrzeć na czas; a kto pierwszy, ten dostaje najlepsze miejsce.
rules-gugong-palace-q1 = Co jeszcze przesuwa wysłannika?
    .answer = Najwięcej służących na pełnym murze, najwięcej dopasowań w nocy, żeton podróży i dekret poziomu 1, a na koniec ostatnia punktacja Wielkiego Muru.
rules-gugong-palace-q2 = Czy punkty za miejsce w pałacu dostaję od razu?
    .answer = Nie, na koniec gry. Za każde dalsze pole dostajesz punkt od razu.
rules-gugong-palace-q3 = Czy mój wysłannik może wejść do pałacu jeszcze podczas punktacji końcowej?
    .answer = Tak. Mur punktuje najpierw, a pole, które daje, może być ósmym.

rules-gugong-decrees = Dekrety
    .lead = Służący, którego tu postawisz, pracuje do końca gry, więc dekret jest wart najwięcej w pierwszych dniach.
rules-gugong-decrees-q1 = Czy kilku graczy może mieć ten sam dekret?
    .answer = Tak. Każdy, kto go już ma, podnosi jego cenę o jednego służącego.
rules-gugong-decrees-q2 = Kiedy zaczyna działać nowy dekret?
    .answer = Dekret poziomu 1 następnego poranka, poziomu 2 od razu, poziomu 3 na koniec gry.
rules-gugong-decrees-q3 = Czy służący wraca z dekretu?
    .answer = Nie. Zostaje tam na stałe, więc od tej pory masz o jednego mniej.
rules-gugong-decrees-q4 = Czy może pomóc podwójny służący?
    .answer = Można go usunąć jako dwóch służących z ceny. Na dekrecie musi stanąć zwykły służący.

rules-gugong-canal = Wielki Kanał
    .lead = Statki potrzebują czasu, ale pełny statek daje coś trwałego: punkty, dodatkowy prezent na każdy następny dzień albo podwójnego służącego.
rules-gugong-canal-q1 = Czy pełny statek musi zdobyć nagrodę od razu?
    .answer = Nie. Może płynąć dalej, do lepszego portu, ale z portu 5 w nocy wypływa w morze.
rules-gugong-canal-q2 = Czy karta z portu 3 zostaje u mnie?
    .answer = Tak. Do końca gry masz o jedną kartę więcej, więc co dzień robisz o jedną wymianę więcej.
rules-gugong-canal-q3 = Czy statki płyną także bez moich akcji?
    .answer = Tak. Co noc wszystkie statki płyną o jeden port, pełne czy nie.
rules-gugong-canal-q4 = Moje miejsca przy nagrodzie są zajęte. Czy mogę ją zdobyć jeszcze raz?
    .answer = Nie. Płyń dalej albo wybierz inną nagrodę w porcie 5.

rules-gugong-double = Podwójny służący
    .lead = Pracuje za dwóch, a tam, gdzie można umieścić niewielu, nikt inny nie daje tyle co on.
rules-gugong-double-q1 = Czy może zapłacić za trzech?
    .answer = Tak, razem z jednym zwykłym służącym.
rules-gugong-double-q2 = Czy liczy się za dwóch, gdy otrzymuję służących?
    .answer = Nie. Jest jednym z tych, których otrzymujesz, więc warto wziąć właśnie jego.
rules-gugong-double-q3 = Czy może zapełnić statek?
    .answer = Zajmuje dwa z trzech miejsc. Z jednym zwykłym służącym statek jest pełny, a gdy zdobywa nagrodę, przy nagrodzie zostaje zwykły.

rules-gugong-night = Noc
    .lead = Kości płacą za zabrane prezenty, więc spójrz na nie, zanim wybierzesz, co zabrać.
rules-gugong-night-q1 = Czy liczą się karty, które zostały mi na ręce?
    .answer = Nie, tylko te na stosie kart odrzuconych.
rules-gugong-night-q2 = Moja pula ogólna jest pusta. Czy moje dopasowania się liczą?
    .answer = Służących nie otrzymujesz, ale dopasowania liczą się do tego, kto ma ich najwięcej.
rules-gugong-night-q3 = Liczy się karty czy dopasowania?
    .answer = Dopasowania, czyli pary złożone z karty i kości. Karta, której wartość jest na dwóch kościach, daje dwa.
rules-gugong-night-q4 = Czy kość przestaje się liczyć, gdy ktoś ma do niej kartę?
    .answer = Nie. Każdą kartę każdego gracza porównuje się ze wszystkimi trzema kośćmi.

rules-gugong-end = Punktacja końcowa
    .lead = Wiele z tego, na co pracujesz, liczy się dopiero teraz, więc już przed czwartą nocą dobrze wiedzieć, ile to da.
rules-gugong-end-q1 = Czy służący, karty lub żetony, które zostały, dają punkty?
    .answer = Nie. Żetony można jeszcze wymienić na punkty lub jadeit; potem nie są nic warte.
rules-gugong-end-q2 = Co liczy dekret „1 punkt za każde 3 punkty”?
    .answer = To, co pokazuje twój dysk PZ po punktacji Wielkiego Muru, a przed innymi dekretami poziomu 3, miejscem w pałacu i jadeitem.
rules-gugong-end-q3 = Czy wystarczy dotrzeć do pałacu czwartej nocy?
    .answer = Tak. Wystarczy nawet pole za mur w punktacji końcowej.

rules-gugong-solo = Gra solo: Meng
    .lead = Gdy przy stole nie ma nikogo innego, Meng walczy z tobą o każdą lokację i nie marnuje ani jednego służącego.
rules-gugong-solo-q1 = Od którego poziomu zacząć?
    .answer = Od prostego. Na normalnym Meng jest silny: zawsze działa, jakikolwiek prezent daje.
rules-gugong-solo-q2 = Jak Meng może wygrać bez audiencji?
    .answer = Nie potrzebuje jej: poza pałacem traci tylko punkty za miejsce w nim. Ty jej potrzebujesz.
rules-gugong-solo-q3 = Czy używa swojego podwójnego służącego?
    .answer = Nie. Oznacza on tylko jego skupienie.
rules-gugong-solo-q4 = Co, jeśli Meng nie może wykonać akcji?
    .answer = Pomija ją. Prezent i tak wymienia.

rules-G1-1 = Strona planszy zależy od liczby graczy. Żetony podróży tasuje się; w każdym mieście leży jeden odkryty, pozostałe tworzą zakryte stosy.
    .variant = Sześć żetonów bonusowych to wariant. W pierwszej partii graj bez nich. W grze solo nie ma ich nigdy.
rules-G1-2 = Rzuca się trzema kośćmi przeznaczenia. W nocy decydują one, które prezenty dają służących.
rules-G1-3 = Znacznik dnia zaczyna na dniu 1.
rules-G1-4 = Kart prezentów jest 38. Siedem kart planszy leży odkrytych, po jednej losowo w każdej lokacji. Pierwszy gracz dostaje zestaw czterech kart z numerem 1, następny zgodnie z ruchem wskazówek zegara zestaw 2 i tak dalej; niepotrzebne zestawy wracają do pudełka. Pozostałe karty tworzą stos dobierania.
rules-G1-5 = W każdym domu leży na początku jeden jadeit, pozostałe leżą na rynku. Jadeit nigdy się nie kończy.
rules-G1-6 = Na każdym z trzech poziomów losuje się dwa z pięciu dekretów i wykłada jeden nad drugim.
rules-G1-7 = Masz 12 służących i podwójnego służącego. Sześciu zaczyna w puli służących na planszy gracza, gotowych do użycia, a sześciu obok niej, w puli ogólnej; podwójny służący jest zablokowany. Trzy statki leżą obok planszy gracza, podróżnik stoi obok mapy, wysłannik na początku toru pałacu, a dysk PZ na polu 0. Znaczniki intryg leżą na polu 0 jeden na drugim: znacznik pierwszego gracza na spodzie, pozostałe na nim w kolejności graczy.
    .example = Zaczyna Ada, po niej grają Deniz i Jana. Znacznik intryg Jany leży na wierzchu, więc dopóki ktoś się nie ruszy, Jana wygrywa każdy remis.
rules-G1-8 = Pierwszego gracza się losuje; tury idą zgodnie z ruchem wskazówek zegara.
    .differs = W czeskiej instrukcji zaczyna osoba, która ostatnio miała do czynienia z urzędnikiem państwowym. Pozostałe trzy zostawiają to losowi i tak jest też tutaj.
rules-G1-9 = Wariant zaawansowany: karty planszy, stosu dobierania i niepotrzebnych zestawów tasuje się razem w jeden stos dobierania i siedem kart z niego wykłada w lokacjach. Zestawy graczy rozdaje się jak zwykle.

rules-G2-1 = Krok 1, pierwszy gracz: kto poprzedniego dnia wziął medal, zostaje pierwszym graczem i odkłada medal na planszę. Jeśli nikt go nie wziął, pierwszy gracz się nie zmienia.
rules-G2-2 = Krok 2, mapa: każde miasto bez żetonu i bez podróżnika dostaje żeton. Gdy stosy są puste, tasuje się odrzucone żetony i układa z nich nowe.
    .differs = Turecka instrukcja układa nowe stosy z odrzuconych żetonów, ale nie wspomina o tasowaniu. Tasujemy, jak każą pozostałe trzy.
    .ruling = Miasta uzupełnia się w kolejności mapy. Jeśli nie ma żetonów ani w stosach, ani wśród odrzuconych, miasto zostaje puste.
rules-G2-3 = Krok 3, kości: rzuca się trzema kośćmi przeznaczenia.
rules-G2-4 = Krok 4, dekrety: w kolejności graczy każdy może skorzystać z każdego swojego dekretu poziomu 1.
    .ruling = Kto ma ich kilka, wybiera kolejność; Meng zaczyna od dolnego.
rules-G2-5 = Krok 5, służący: znacznik dnia przesuwa się dalej, a każdy może wziąć z puli ogólnej do swojej puli tylu służących, ilu pokazuje nowy dzień, albo mniej.
    .example = Jeśli nowy dzień pokazuje 4 służących, a w puli ogólnej masz 3, bierzesz najwyżej 3.

rules-G3-1 = Zaczynając od pierwszego gracza, każdy w swojej turze wykonuje jedną wymianę. Kto w swojej turze nie ma kart na ręce, pasuje. Dzień kończy się, gdy spasują wszyscy.
    .differs = Tylko czeska instrukcja mówi, że kto spasuje, ten tego dnia już nie gra; pozostałe mówią jedynie, że trzeba spasować. Trzymamy się czeskiej.
    .ruling = Karta, która trafi na rękę po spasowaniu, czeka do jutra i nie porównuje się jej z kośćmi.
rules-G3-2 =
    Musisz wymienić jedną kartę z ręki na jedną z planszy. Jeśli twoja jest wyższa, wymiana nic nie kosztuje. Jeśli jest niższa lub równa, wybierz jedno z trzech:
    • najpierw usuń 2 służących;
    • albo najpierw odrzuć inną kartę z ręki na swój stos kart odrzuconych;
    • albo wymień i zrezygnuj z obu akcji.
    .example = Dajesz piątkę za ósemkę w lokacji Jadeit: usuwasz 2 służących albo odrzucasz dwójkę, którą też masz na ręce, albo rezygnujesz z obu akcji. Dziewiątkę wymienisz na tę ósemkę za darmo.
rules-G3-3 = Jedynkę można wymienić na dziewiątkę z planszy bez płacenia.
    .ruling = Liczą się tu wartości wydrukowane.
rules-G3-4 = Zabrana karta trafia zakryta na twój stos kart odrzuconych, który jutro będzie twoją ręką. Możesz ją w każdej chwili obejrzeć, inni nie mogą.
rules-G3-5 = Potem możesz skorzystać z akcji karty, którą oddajesz, a po niej z akcji lokacji, w której ją oddajesz: z obu, z jednej albo z żadnej. Jeśli to ta sama akcja, możesz ją wykonać dwa razy.
    .example = Oddajesz kartę z murem w lokacji Wielki Mur. Budujesz za kartę, a potem za lokację, za każdym razem wybierając A albo B.
    .differs = Jeśli obie akcje są takie same, w instrukcji angielskiej i tureckiej wykonuje się ją dwa razy, w polskiej raz lub dwa razy, a w czeskiej można ją wykonać dwa razy. Tutaj możesz pominąć każdą z nich.
    .ruling = Akcji, której nie da się opłacić albo która niczego by nie zmieniła, nie można wybrać. Liczą się też żetony, które można wymienić, żeby za nią zapłacić. Akcja kanału, w której nic nie umieszczono, nie przesunięto ani nie zdobyto, nie została wykonana.
rules-G3-6 = Karta pokazuje akcję pałacu, kanału, muru, dekretów lub intryg albo 1 służącego, 2 służących, podmianę lub nic. Służący przechodzą z puli ogólnej do puli. Podmiana to zamiana karty z ręki lub ze stosu kart odrzuconych na dowolną kartę z planszy; nowa karta trafia tam, skąd pochodzi stara.
    .example = Na twoim stosie kart odrzuconych jest czwórka, kość pokazuje 7, a na planszy leży siódemka: dzięki podmianie siódemka trafia na twój stos i w nocy pasuje do kości.
    .ruling = Służących z karty, żetonu lub nagrody otrzymuje się wszystkich, dopóki są w puli ogólnej; wybierasz tylko, czy jednym z nich jest podwójny. Podmianą można odzyskać kartę dopiero co oddaną. Obie karty muszą się różnić.
rules-G3-7 = W każdej chwili możesz wymienić żetony podróży. Karta odrzucona jako zapłata leży na twoim stosie i liczy się w nocy przy kościach.
    .ruling = „W każdej chwili” to każda twoja decyzja i jeszcze raz przed punktacją końcową.

rules-G4-1 = Przesuń podróżnika, aby zbierać żetony.
    .a = Jeden ruch.
    .b = Usuń 2 służących i wykonaj dwa ruchy. Pierwszy żeton zbierz i wykorzystaj przed drugim ruchem.
    .example = Wybierasz B i usuwasz 2 służących. Pierwszy żeton daje 2 służących, więc masz ich z powrotem, zanim wybierzesz, dokąd jechać dalej.
rules-G4-2 = Pierwszy ruch w grze stawia podróżnika w dowolnym mieście z żetonem. Każdy następny prowadzi drogami do miasta z żetonem; przez miasta bez żetonu, puste lub z podróżnikami, się przechodzi.
    .ruling = Osiągalne jest każde miasto połączone z twoim przez miasta bez żetonów. Jeśli drugi ruch opcji B nie ma dokąd prowadzić, przepada.
rules-G4-3 = Zbierz żeton, od razu z niego skorzystaj, jeśli chcesz, a potem połóż go zakrytego na jednym z 6 miejsc na żetony na swojej planszy. Gdy nie ma wolnego miejsca, musisz najpierw wymienić żetony.
    .ruling = Nowy żeton nie bierze udziału w tej wymianie. Najpierw rozstrzyga się wszystko, co żeton wywołał (punktację Wielkiego Muru z nagrodami za intrygi wszystkich graczy, wejście do pałacu, nagrodę portu), potem się go odkłada, a na końcu następuje drugi ruch opcji B.
rules-G4-4 =
    Żeton daje jedną z tych rzeczy:
    • 1 służącego albo 2 służących;
    • wysłannika +1;
    • intrygi +1;
    • 2 punkty;
    • 1 jadeit, jeśli odrzucisz z ręki kartę o wydrukowanej wartości 7 lub więcej;
    • 1 jadeit, jeśli usuniesz 3 służących;
    • podmianę;
    • odrzuconą kartę z powrotem na rękę;
    • 1 służącego z puli ogólnej na statek, także nowy, a jeśli statek jest pełny, może zdobyć nagrodę;
    • 1 służącego z puli ogólnej na mur.
    Jeden rodzaj nic nie daje, ale przy wymianie liczy się jako dwa żetony; leży odkryty i zajmuje jedno miejsce.
rules-G4-5 =
    Są trzy rodzaje żetonów bonusowych, po dwa każdego. Połóż żeton razem ze służącym z puli obok swojej planszy albo obok lokacji, której dotyczy. Do końca dnia, zależnie od rodzaju żetonu,
    • twoje prezenty są o jeden wyższe;
    • albo pobierasz myto w wybranej lokacji: ilekroć inny gracz wykonuje jej akcję, zyskujesz 1 punkt, a on traci 1;
    • albo podążasz w wybranej lokacji: ilekroć inny gracz wykonuje jej akcję, możesz i ty ją wykonać.
    Na koniec dnia żeton trafia zakryty na miejsce na żetony, a jeśli wszystkie są zajęte, to po wymianie; służący idzie do puli ogólnej. Do tego czasu żeton nie liczy się do wymiany ani do limitu.
    .example = Twoje myto leży przy Wielkim Kanale. Deniz oddaje tam kartę z kanałem i wykonuje obie akcje: zyskujesz 2 punkty, a Deniz traci 2.
    .ruling = Myto i podążanie wywołuje każde wykonanie akcji karty i akcji lokacji; działanie żetonów, dekretów i nagród nie. Kto podąża, płaci myto jak każdy, ale nigdy sobie, a za akcją, która jest podążaniem, nie można podążyć. Gdy akcja się skończy, najpierw płaci się myto, potem następują podążający w kolejności tur. Punkty nie spadają poniżej 0, ale właściciel i tak dostaje swój. Kilka żetonów z +1 się sumuje. Służącym może być podwójny; bez służącego w puli żeton można tylko zebrać. Na koniec dnia żetony odkłada się w kolejności graczy.
rules-G4-6 = Wymień 2 żetony na 1 służącego, 4 na 2 punkty albo 6 na 1 jadeit. Na służącego można wymienić tylko wtedy, gdy masz go w puli ogólnej. Wymienione żetony trafiają do odrzuconych.
    .example = Masz cztery żetony i jeden, który liczy się jako dwa. Razem liczą się jako sześć i dają jadeit.
    .ruling = Mówisz, ilu żetonów liczących się jako dwa używasz. Z zakrytych najpierw odchodzą najstarsze.

rules-G5-1 = Umieść służących na Wielkim Murze.
    .a = Umieść 1 służącego z puli.
    .b = Usuń 1 służącego, potem umieść 1 lub 2 innych z puli.
    .ruling = Dodatkowy służący z dekretu poziomu 2 przysługuje w każdej akcji muru, w której umieszczono służącego: z karty, z lokacji, przez podążanie i ze specjalnej karty Menga. Staje na murze przed sprawdzeniem sekcji. Może to być podwójny służący.
rules-G5-2 = Jeśli po akcji na murze jest co najmniej 4 służących (1–2 graczy), 5 (3 graczy), 6 (4 graczy) albo 7 (5 graczy), sekcja jest ukończona i następuje punktacja. Ten, kto ma na murze najwięcej służących, dostaje 3 punkty, przesuwa wysłannika o 1 pole i odkłada wszystkich swoich służących do puli ogólnej; pozostali służący zostają. Remisy rozstrzygają intrygi.
    .example = Partia czterech osób: Ada ma na murze 3 służących, Deniz 2. Deniz umieszcza jeszcze jednego i z szóstym służącym sekcja jest ukończona. Teraz i Ada, i Deniz mają po trzech, ale Deniz jest wyżej w intrygach: zdobywa 3 punkty, przesuwa wysłannika o 1 pole i zabiera swoich trzech. Trzej służący Ady zostają.
rules-G5-3 =
    Potem każdy, kto przed punktacją miał służącego na murze, może wziąć jedną nagrodę za intrygi, zaczynając od najniższego na torze intryg; tę kolejność ustala się na początku. Kto nie może się cofnąć o tyle pól, nie dostaje tej nagrody.
    • 1 pole w dół: 1 służący
    • 3 pola w dół: 2 służących
    • 5 pól w dół: obrót jednej kości na dowolną ściankę
    • 7 pól w dół: 1 jadeit
    .example = Na polu 6 możesz wziąć jednego lub dwóch służących albo obrócić kość; na jadeit trzeba być na polu 7 lub wyżej.
    .ruling = Nagrody, która nic nie daje, nie można wziąć. Gdy w puli ogólnej jest jeden służący, 3 pola dają jednego. Kość obraca się na inną ściankę. Zaraz po punktacji mur nie może być znów ukończony.

rules-G6-1 = Wybierz dom, w którym jest jeszcze jadeit, usuń tylu służących, ilu ten dom pokazuje, i weź jadeit. Gdy wszystkie domy są puste, jadeit z rynku kosztuje 5 służących. Jadeit z żetonów, nagród i wymian nie pochodzi z domów.
    .example = Masz dwa jadeity warte 3 punkty. Usuwasz 3 służących za dom, który pokazuje 3; teraz twoje trzy jadeity są warte 6.
    .ruling = Dekret jadeitu obniża także cenę na rynku.

rules-G7-1 = Przesuń swój znacznik intryg w górę toru; 14 to szczyt.
    .a = O 1 pole. Kto pierwszy tego dnia wybierze A, bierze medal i zaczyna jutro.
    .b = Usuń 1 służącego i przesuń o 3 pola.
rules-G7-2 = Znacznik, który staje na innych, leży na wierzchu, a górny jest przed dolnym. Kto jest tu wyżej, wygrywa każdy remis w grze.
    .example = Znacznik Ady jest na polu 4. Deniz przesuwa swój na pole 4 i kładzie go na wierzchu: teraz to Deniz jest wyżej.
    .ruling = Znacznik, który nie może się ruszyć, zachowuje miejsce w stosie. Na polu 14 wciąż można wybrać A dla medalu.

rules-G8-1 = Przesuń wysłannika w górę toru pałacu. Tor ma 8 pól, a ósme to pałac: wysłannik zajmuje tam najlepsze wolne miejsce. Każde dalsze pole to zamiast ruchu 1 punkt.
    .a = O 1 pole.
    .b = Usuń 2 służących: o 2 pola i intrygi +1.
    .example = Twój wysłannik jest na polu 7, a ty wybierasz B: pierwszym polem wkracza do pałacu, a drugie daje 1 punkt.

rules-G9-1 = Usuń tylu służących, ilu pokazuje dekret, i po 1 za każdego służącego innych graczy na nim; potem postaw na nim jeszcze 1, nigdy podwójnego. Każdy dekret można mieć raz. Dekrety poziomu 1 i 2 od razu dają punkty.
    .example = Dekret pokazuje 1 służącego, a stoją na nim służący dwóch innych graczy. Usuwasz 3 i stawiasz 1, więc potrzebujesz czterech w puli.
rules-G9-2 =
    Poziom 1 działa co rano, jeśli chcesz:
    • intrygi +2;
    • 1 służący z puli ogólnej na statek, także nowy, a jeśli statek jest pełny, może zdobyć nagrodę;
    • 1 służący z puli ogólnej do puli;
    • wysłannik +1, a w pałacu 1 punkt;
    • podmiana karty z planszą.
    .differs = W instrukcji angielskiej i tureckiej rano podmienia się kartę z ręki lub ze stosu kart odrzuconych, w polskiej i czeskiej kartę z ręki. Rano to na jedno wychodzi, bo stos kart odrzuconych jest już ręką.
rules-G9-3 =
    Poziom 2 działa zawsze:
    • podróż w opcji B kosztuje o 1 służącego mniej;
    • akcja jadeitu kosztuje o 1 mniej;
    • każda akcja muru może dołożyć 1 służącego z puli ogólnej;
    • równe prezenty wymienia się za darmo;
    • akcja dekretów kosztuje o 1 mniej.
    .differs = W instrukcji angielskiej, czeskiej i tureckiej dekret jadeitu działa zawsze, gdy wykonujesz akcję jadeitu. Polska też tak mówi na ostatniej stronie, ale na liście dekretów tylko o wymianie z urzędnikiem od jadeitu. Tutaj działa przy każdej akcji jadeitu, także przez podążanie.
    .ruling = Dekret, który obniża koszt dekretów, nie obniża własnej ceny.
rules-G9-4 =
    Poziom 3 liczy się na koniec:
    • 1 punkt za każde 3 punkty zdobyte w czasie gry, najwyżej 10, liczone przed innymi;
    • 8 punktów;
    • 2 punkty za każdy jadeit, najwyżej 10;
    • 2 punkty za każdego twojego służącego na dekretach, także na tym;
    • 2 punkty za każdego twojego służącego przy nagrodach portu.
    .example = Twój dysk PZ jest na polu 20: pierwszy z tych dekretów daje 6 punktów.
    .ruling = Punkty zdobyte w czasie gry to te, które pokazuje tor, więc bez zapłaconego myta.

rules-G10-1 = Ładuj statki i żegluj.
    .a = Możesz umieścić 1 służącego na jednym ze swoich statków albo na nowym, potem możesz przesunąć jeden swój statek do następnego portu.
    .b = Usuń 1 służącego, potem umieść dokładnie 2 innych na jednym lub dwóch statkach. Żaden statek się nie przesuwa.
    .differs = Tylko czeska instrukcja mówi, że w A najpierw się ładuje, a potem żegluje; pozostałe mówią tylko „i”. Trzymamy się czeskiej.
rules-G10-2 = Nowy statek staje w pierwszym od lewej wolnym porcie ścieżki; to nie jest ruch. Dla 4–5 graczy są dwie ścieżki po pięć portów, dla 1–3 jedna; statki ich nie zmieniają. Statek mieści 3 służących i nigdy nie pływa pusty.
rules-G10-3 = Statek płynie do następnego wolnego portu, mijając zajęte. Jeśli wolnego nie ma, stoi.
    .example = Twój statek stoi w porcie 2, a w portach 3 i 4 też stoją statki: następnym ruchem płynie do portu 5.
rules-G10-4 =
    Statek z 3 służącymi może zdobyć nagrodę portu, jeśli masz na nią wolne miejsce na planszy gracza:
    • port 1: bez nagrody;
    • port 2: 4 punkty (trzy razy);
    • port 3: wierzchnia karta stosu dobierania na rękę (dwa razy);
    • port 4: podwójny służący do puli (raz);
    • port 5: dowolna z tych nagród.
    Jeden zwykły służący zostaje przy nagrodzie na stałe, statek wraca do domu, a pozostali służący idą do puli ogólnej.
    .example = Twój pełny statek stoi w porcie 3. Zdobywasz kartę: jeden służący zostaje przy nagrodzie, dwóch idzie do puli ogólnej, a kartę masz na ręce już dziś.
    .ruling = Każdy twój pełny statek może zdobyć nagrodę przy wyborze między A i B, przy każdym ładowaniu i żeglowaniu w twojej akcji kanału i na jej końcu oraz w nocy. W ten sposób można zrobić miejsce dla B, które w chwili wyboru wymaga miejsca dla dwóch. Statek dopełniony żetonem lub dekretem może zdobyć nagrodę tylko od razu i tylko on. Z pustego stosu nie można zdobyć karty. Nagrody z czwartej nocy się liczą.

rules-G11-1 =
    Podwójny służący jest zablokowany, dopóki nie zdobędziesz go w porcie; wtedy trafia do puli.
    • Otrzymywanie: gdy otrzymujesz 1 służącego, a podwójny jest w puli ogólnej, może to być on.
    • Usuwanie: tam, gdzie trzeba usunąć 2 służących, wystarczy on sam.
    • Umieszczanie: na murze i na statku zajmuje 2 miejsca i liczy się za 2, ale umieszczasz go jak jednego. Z muru, statku i morza wraca do puli ogólnej.
    • Nigdy: na dekrecie ani przy nagrodzie portu. Jeśli na statku jest on i zwykły służący, przy nagrodzie zostaje zwykły.
    .example = Wybierasz B na murze: usuwasz 1 służącego i umieszczasz zwykłego oraz podwójnego. Razem liczą się za trzech.
    .differs = Czeska instrukcja w rozdziale o podwójnym służącym odkłada go po zdobyciu do puli ogólnej, a w rozdziale o kanale, jak pozostałe trzy, do puli. Tutaj trafia do puli.
    .ruling = Także gdy otrzymujesz kilku służących naraz, jednym z nich może być podwójny. Płaci za 1 tylko tam, gdzie trzeba usunąć dokładnie 1.

rules-G12-1 = Każda karta na twoim stosie kart odrzuconych daje 1 służącego za każdą kość z jej wartością; możesz też wziąć mniej. Kto ma najwięcej dopasowań, dostaje 3 punkty i może przesunąć wysłannika o 1 pole; remisy rozstrzygają intrygi. Dopasowanie to para złożona z karty i kości i liczy się tu nawet wtedy, gdy twoja pula ogólna jest pusta.
    .example = Kości pokazują 3, 3 i 6. Za szóstkę otrzymujesz 1 służącego, za dwie trójki 4, za trójkę i dwie szóstki też 4.
    .ruling = Bez żadnego dopasowania nie można mieć ich najwięcej. Pasujące karty pokazuje się wszystkim, pozostałe są zakryte.
rules-G12-2 = Każdy statek płynie o jeden port, najpierw ten, który jest najdalej. Statek z portu 5 gubi się na morzu: wraca do domu, a jego służący do puli ogólnej. Potem pełne statki mogą zdobyć nagrody.
    .ruling = Nagrody zdobywa się w kolejności graczy.
rules-G12-3 = Stos kart odrzuconych staje się twoją ręką, razem z tym, co na niej jeszcze jest. Po czwartym dniu następuje punktacja końcowa.

rules-G13-1 = Po raz ostatni można wymienić żetony podróży.
    .ruling = Pytanie o to dostaje każdy, zanim cokolwiek zostanie policzone.
rules-G13-2 = Kto ma na murze najwięcej służących, dostaje 3 punkty i przesuwa wysłannika o 1 pole, nawet jeśli sekcja nie jest ukończona. Nagród za intrygi już nie ma.
    .example = Na murze jest tylko dwóch służących: po jednym mają Ada i Deniz. Deniz jest wyżej w intrygach, więc dostaje 3 punkty i przesuwa wysłannika.
rules-G13-3 = Liczą się dekrety poziomu 3.
rules-G13-4 = Miejsce w pałacu daje swoje punkty.
rules-G13-5 = Jeden jadeit jest wart 1 punkt, dwa 3, trzy 6, cztery 10, a pięć 15 punktów; każdy następny dodaje 2.
    .example = Siedem jadeitów to 15 + 2 + 2 = 19 punktów.
rules-G13-6 = Kogo nie ma w pałacu, ten ma 0 punktów i nie może wygrać. Wygrywa najwyższy wynik; remisy rozstrzygają intrygi.
    .ruling = Jeśli w pałacu nie ma nikogo, nikt nie wygrywa. O kolejności poza pałacem decydują intrygi.

rules-G14-1 =
    Przygotuj grę jak dla dwóch osób, bez żetonów bonusowych. Jedna lokacja, wylosowana lub wybrana, jest skupieniem Menga; oznacza ją jego podwójny służący. Wybierz zestawy kart dla siebie i Menga: 4 i 5, 2 i 3 albo 1 i 2. Jego prezenty są potasowane i leżą zakryte, tak jak talia Automy. Zaczynasz ty.
    • Poziom prosty: 10 kart Automy, w tym jedna specjalna.
    • Poziom normalny: wszystkie 11, w tym dwie specjalne.
    • Poziom trudny: wszystkie 11, a Meng ma piąty prezent, losową kartę ze stosu dobierania, co zaznacza się przy jego nagrodach portu.
    .ruling = Stos prezentów Menga zawsze liczy się jako potasowany, razem z kartami, które do niego dochodzą. Znak jego piątej karty liczy się jak każdy inny do dekretu poziomu 3, który liczy nagrody portu.
rules-G14-2 = W jego turze odkrywa się kartę Automy i jego wierzchni prezent. Wymienia w pokazanej lokacji, nie porównując wartości i nic nie płacąc. Potem korzysta z akcji karty, jeśli może (podmiana daje mu 1 punkt), i z opcji A lokacji. Karty Automy z tego dnia odkłada się na bok. Gdy talia jest pusta, tasuje się karty z wcześniejszych dni.
    .differs = W polskiej instrukcji tasuje się karty Automy z poprzedniego dnia, w pozostałych trzech ze wszystkich poprzednich dni. Trzymamy się tych trzech.
rules-G14-3 = Zmierzch zapada, gdy ani ty, ani Meng nie macie już kart. Dolne akcje jego kart Automy z tego dnia następują w kolejności, w jakiej karty były odkrywane. Pomija to, na co go nie stać, nawet po wymianie żetonów na służących.
    .example = Dziś Meng był na murze, w pałacu i w intrygach. O zmierzchu umieszcza na murze jeszcze jednego służącego, potem pomija pałac, bo brakuje mu 2 służących, a na koniec usuwa 1 za dwa pola na torze intryg.
rules-G14-4 = Podróż: zaczyna w prawym dolnym rogu mapy i podróżuje po jej obrzeżu, przeciwnie do ruchu wskazówek zegara, za każdym razem do następnego żetonu. Gdy obrzeże jest puste, idzie do najbliższego żetonu, po jak najmniejszej liczbie dróg, a następnego dnia wraca na obrzeże. O zmierzchu usuwa 2 służących za jeszcze jeden ruch.
    .ruling = Z kilku najbliższych żetonów bierze pierwszy w kolejności obrzeża, potem z wnętrza mapy. Jeśli żadnego żetonu nie da się zdobyć, nic nie płaci i nic się nie dzieje.
rules-G14-5 =
    Jego żetony działają jak twoje, z tymi zmianami:
    • Odzyskana karta to wierzchnia karta jego stosu kart odrzuconych i trafia do jego prezentów; o zmierzchu zamiast tego 1 punkt.
    • Za jadeit oddaje wierzchni prezent bez względu na wartość; o zmierzchu zamiast tego 1 punkt.
    • Podmiana daje 1 punkt.
    Sześć żetonów zawsze od razu zamienia się w jadeit. Wymienia żetony na służących, gdy to umożliwia akcję, nigdy na punkty.
    .differs = W polskiej instrukcji wymienia żetony na służących tylko dla opcji B, w pozostałych trzech dla każdej akcji. Trzymamy się tych trzech.
    .ruling = Mając 3 służących w puli, zawsze kupuje jadeit z żetonu, który go za nich daje, ale nie wymienia po to żetonów. Jeśli nie ma karty do odzyskania lub oddania, nic się nie dzieje.
rules-G14-6 = Mur: umieszcza 1 służącego, jeśli go ma. O zmierzchu, mając co najmniej 2 w puli, usuwa 1 i umieszcza 1. Po punktacji bierze jako nagrodę jadeit, jeśli jest na polu 7 lub wyżej; na niższym, od pola 1, bierze 1 służącego, jeśli ma go w puli ogólnej.
rules-G14-7 = Jadeit: kupuje najtańszy, na jaki go stać. Intrygi: przesuwa znacznik o 1 pole i bierze medal, jeśli jeszcze jest; o zmierzchu usuwa 1 służącego za 2 pola. Pałac: przesuwa wysłannika o 1 pole; o zmierzchu usuwa 2 służących za wysłannika +1 i intrygi +1.
rules-G14-8 =
    Dekrety po normalnym koszcie: chce dekretu z poziomu dnia, w dniu 4 z poziomu 3. Z dwóch bierze ten bez twojego służącego, a jeśli nie ma go na żadnym, dolny. Jeśli tam żadnego nie może mieć, szuka na niższych poziomach, potem na wyższych, i zawsze jakiś bierze, jeśli go stać, także dzięki żetonom.
    • Dekret podmiany daje mu co rano 1 punkt.
    • Z dekretem podróży jego podróż o zmierzchu kosztuje o 1 mniej.
    .differs = Gdy masz służącego na obu, tylko czeska instrukcja wyraźnie wskazuje dolny; angielską i turecką można tak czytać, polska nic nie mówi. Bierze dolny.
rules-G14-9 =
    Kanał: umieszcza 1 służącego na swoim statku, a jeśli się nie da, na nowym, i nigdy nie przesuwa statków. O zmierzchu, mając co najmniej 2 w puli, usuwa 1 i umieszcza 1.
    Statek z trzema służącymi od razu zdobywa nagrodę, bez względu na port: dwie pierwsze to karty (tylko pierwsza, jeśli zaczyna z pięcioma prezentami), każda następna to 4 punkty, bez ograniczeń. O zmierzchu karta trafia na jego stos kart odrzuconych. Wszyscy trzej służący idą do jego puli ogólnej; jego nagrody oznaczają znaczniki w trzecim kolorze, najwyżej 3 przy 4 punktach, i liczą się one do dekretu poziomu 3.
    .ruling = Gdy stos dobierania jest pusty, zamiast karty dostaje 4 punkty. Z dwóch służących drugi idzie na następny statek, jeśli już się nie mieści.
rules-G14-10 =
    Specjalna karta Automy prowadzi go do jego skupienia. Karta i lokacja działają jak opcja B za darmo, a służący są najpierw z jego puli ogólnej, potem z puli, ilu ich jest:
    • podróż: 2 ruchy;
    • mur: 2 służących;
    • jadeit: najtańszy, za darmo;
    • intrygi: +3;
    • pałac: wysłannik +2 i intrygi +1;
    • dekrety: wybór jak zwykle, potrzebny jest tylko ten służący, którego stawia;
    • kanał: 2 służących.
    O zmierzchu karty specjalne, jadeitu i dekretów dają mu jedną darmową podróż.
rules-G14-11 = W nocy liczy 1, 2, 3 lub 4 dopasowania w dniu 1, 2, 3 lub 4, zarówno przy służących, jak i przy porównaniu, kto ma najwięcej. Poza pałacem nie dostaje punktów za miejsce w nim, ale zachowuje resztę i może wygrać.
    .example = W dniu 3 liczy 3 dopasowania. Jeśli ty też masz trzy, o tym, kto dostaje 3 punkty, decydują intrygi.

rules-gugong-summary = Skrót zasad
    .lead = Gùgōng na jednej stronie, żeby mieć ją pod ręką przy planszy.
rules-gugong-summary-aim = Cel gry
    .lines =
        Cztery dni. Wygrywa najwyższy wynik, ale tylko z wysłannikiem w pałacu.
        Usunąć służących: z puli do puli ogólnej. Otrzymać służących: z puli ogólnej do puli.
        Remisy: wygrywa ten, kto jest wyżej w intrygach; w stosie górny znacznik.
rules-gugong-summary-morning = Poranek (nie w dniu 1)
    .lines =
        Medal wyznacza pierwszego gracza.
        Uzupełnij miasta bez żetonu i podróżnika.
        Rzuć kośćmi.
        Dekrety poziomu 1, w kolejności graczy.
        Przesuń znacznik dnia, weź służących.
rules-gugong-summary-turn = Twoja tura
    .lines =
        Oddaj kartę, weź jedną z planszy na swój stos kart odrzuconych.
        Wyższa: za darmo; jedynka za dziewiątkę też. Niższa lub równa: usuń 2 służących albo odrzuć inną kartę, albo bez akcji.
        Potem akcja karty, po niej akcja lokacji: obie, jedna albo żadna.
        Bez kart na ręce w swojej turze pasujesz na ten dzień.
rules-gugong-summary-travel = Do następnego miasta z żetonem; pierwszy ruch dokądkolwiek. Skorzystaj z żetonu, potem go odłóż (6 miejsc).
rules-gugong-summary-great_wall = Pełny przy 4/5/6/7 służących (1–2/3/4/5 graczy). Najwięcej służących: 3 punkty, wysłannik +1, swoi służący do puli ogólnej. Potem po jednej nagrodzie za intrygi dla wszystkich, którzy tam byli.
rules-gugong-summary-jade = Usuń tylu służących, ilu pokazuje dom, i weź z niego jadeit. Wszystkie domy puste: 5 służących.
rules-gugong-summary-intrigue = Rozstrzygają każdy remis. 14 to szczyt.
rules-gugong-summary-palace = Pole 8 to pałac: najlepsze wolne miejsce. Każde dalsze pole to 1 punkt.
rules-gugong-summary-decrees = Usuń tylu służących, ilu pokazuje dekret, + 1 za każdego służącego innych graczy na nim, potem postaw 1. Każdy dekret raz.
rules-gugong-summary-canal = Statek z 3 służącymi może zdobyć nagrodę: jeden służący zostaje przy niej, pozostali idą do puli ogólnej.
rules-gugong-summary-tokens = Wymiana żetonów, w każdej chwili
    .lines =
        2 żetony: 1 służący
        4 żetony: 2 punkty
        6 żetonów: 1 jadeit
rules-gugong-summary-benefits = Nagrody za intrygi, po punktacji Wielkiego Muru
    .lines =
        1 pole w dół: 1 służący
        3 pola: 2 służących
        5 pól: obrót kości
        7 pól: 1 jadeit
rules-gugong-summary-harbours = Nagrody portów
    .lines =
        2: 4 punkty (trzy razy)
        3: wierzchnia karta stosu dobierania (dwa razy)
        4: podwójny służący (raz)
        5: dowolna z nich
rules-gugong-summary-locations = Lokacje
rules-gugong-summary-night = Noc
    .lines =
        1 służący za każdą parę złożoną z karty na twoim stosie kart odrzuconych i kości. Najwięcej dopasowań: 3 punkty, wysłannik +1.
        Wszystkie statki płyną dalej; z portu 5 gubią się na morzu. Pełne statki mogą zdobyć nagrody.
        Stos kart odrzuconych staje się twoją ręką.
rules-gugong-summary-end = Po dniu 4
    .lines =
        Ostatnia wymiana żetonów
        Najwięcej służących na murze: 3 punkty, wysłannik +1
        Dekrety poziomu 3
        Miejsce w pałacu
        Jadeit: 1, 3, 6, 10, 15, potem po +2
        Poza pałacem: 0 punktów
rules-gugong-summary-solo = Meng
    .lines =
        Karta Automy i wierzchni prezent: wymienia tam bez względu na wartości; akcja karty, potem lokacja w opcji A.
        Zmierzch: dolne akcje kart Automy z tego dnia.
        Noc: 1/2/3/4 dopasowania w dniu 1/2/3/4.

# Pod obrazkami
gugong-picture-start = Partia czterech osób tuż przed początkiem.
gugong-picture-late = Z partii trzech osób, dzień 4.
gugong-picture = Z partii czterech osób, dzień 3.
gugong-picture-solo = Z partii przeciw Mengowi, dzień 2.

rules-gugong-table-harbours = Nagrody portów
rules-gugong-table-decrees = Wszystkie dekrety
rules-gugong-table-houses = Ceny w domach
rules-gugong-table-jade = Ile wart jest jadeit
rules-gugong-table-wall = Kiedy mur jest pełny
rules-gugong-table-benefits = Nagrody za intrygi
rules-gugong-table-palace = Miejsca w pałacu
rules-gugong-table-tokens = Żetony podróży
rules-gugong-column-harbour = Port
rules-gugong-column-get = Dostajesz
rules-gugong-column-often = Ile razy
rules-gugong-column-decree = Dekret
rules-gugong-column-servants = Służący
rules-gugong-column-points = Punkty
rules-gugong-column-points-now = Punkty od razu
rules-gugong-column-players = Gracze
rules-gugong-column-prices = Służący za każdy dom
rules-gugong-column-pieces = Sztuki
rules-gugong-column-full = Służący
rules-gugong-column-steps-down = Pola w dół
rules-gugong-column-place = Miejsce
rules-gugong-column-token = Żeton
rules-gugong-column-count = Ile jest
gugong-table-any-reward = dowolna z nich
gugong-table-level = Poziom { $level }
gugong-table-each-further = każdy następny

# Wartości z elementów gry, których nie podaje instrukcja
rules-gugong-figure-gifts = Akcje na poszczególnych prezentach
rules-gugong-figure-dice-first = Ścianki pierwszej kości
rules-gugong-figure-dice-second = Ścianki drugiej kości
rules-gugong-figure-dice-third = Ścianki trzeciej kości
rules-gugong-figure-days-servants = Służący o poranku dni 2, 3 i 4
rules-gugong-figure-map-few = Drogi na mapie dla 1–3 graczy
rules-gugong-figure-map-many = Drogi na mapie dla 4–5 graczy
