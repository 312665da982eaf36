# Przewodnik po pierwszej partii.

guide-title = Przewodnik
guide-next = Dalej
guide-at = { $at } z { $of }
guide-rule = Przeczytaj zasadę
guide-leave = Graj bez przewodnika
guide-end = Graj dalej
guide-task = Zadanie:
guide-hint = Jak?
guide-skip = Pomiń zadanie
guide-undo = Cofnij, jeśli chcesz spróbować jeszcze raz.
guide-questions = Trzy pytania. Odpowiedz po cichu, a potem sprawdź:
guide-questions-last = Te same trzy pytania; teraz wiesz już więcej:
guide-go-on = Dalej z przewodnikiem

guide-gugong-palace = Witaj w Zakazanym Mieście. Po czterech dniach wygrywa największa liczba punktów, ale liczą się one tylko graczom, których wysłannik jest wtedy w pałacu: osiem pól w górę. Obwódki wskazują twojego wysłannika i najlepsze miejsce w pałacu.
guide-gugong-turn = W każdej z siedmiu lokacji urzędnik ma kartę prezentu. Tura to jedna wymiana: dajesz kartę z ręki i bierzesz kartę urzędnika. Potem wykonujesz dwie akcje: oddanej karty, a po niej lokacji.
guide-gugong-cards = Masz cztery karty, więc dziś cztery tury. Zabrane karty czekają do nocy, a jutro są twoją ręką: każda wymiana to także wybór tego, co zrobisz jutro.
guide-gugong-marks = Złote ramki pokazują, czego możesz dotknąć. Gdy dotkniesz karty na ręce, zielona ramka ze znakiem wyboru oznaczy prezenty za darmo, bo twoja karta jest wyższa. Pozostałe kosztują dwóch służących z puli, inną kartę albo obie akcje.
guide-gugong-task-free = Dokonaj wymiany, która nic nie kosztuje.
guide-gugong-task-free-hint = Dotknij wysokiej karty na ręce, a potem prezentu w zielonej ramce. Obwódki wskazują, co jest za darmo w pałacu.
guide-gugong-task-free-done = Bez płacenia! Teraz akcje: najpierw karty, potem lokacji. Każdą z nich możesz pominąć.
guide-gugong-task-free-why-pay = Twoja karta nie jest wyższa od prezentu, więc urzędnik żąda zapłaty.
guide-gugong-task-free-why-paid = Ta wymiana kosztuje, bo twoja karta nie jest wyższa od prezentu. Następnym razem szukaj zielonej ramki.
guide-gugong-more = Przewodnik może poprowadzić cię dalej, przez resztę dnia i noc, z trzema zadaniami.
guide-gugong-task-envoy = Przesuń wysłannika o pole w turze, w której nie usuwasz służących z puli.
guide-gugong-task-envoy-hint = Dokonaj wymiany w pałacu. Wyższa karta nic nie kosztuje; jeśli takiej nie masz, zapłać inną kartą zamiast służącymi. Potem wybierz A: jedno pole za darmo.
guide-gugong-task-envoy-done = O pole bliżej i bez straty służących. Osiem pól w cztery dni: wystarczą dwa dziennie.
guide-gugong-task-envoy-why-paid = Wysłannik jest o pole bliżej, ale w tej turze z puli ubyło służących: za wymianę albo za B.
guide-gugong-task-envoy-why-still = W tej turze wysłannik stoi w miejscu. Przesuwa go akcja pałacu, a także niektóre karty i żetony podróży.
guide-gugong-task-travel = Zdobądź żeton podróży.
guide-gugong-task-travel-hint = Dokonaj wymiany przy mapie i wybierz A. W pierwszą podróż podróżnik może ruszyć do dowolnego miasta z żetonem.
guide-gugong-task-travel-done = Żeton jest twój, a z nim jego nagroda, jeśli z niej korzystasz. Zebrane żetony to też waluta: 2 za służącego, 4 za 2 punkty, 6 za jadeit.
guide-gugong-task-travel-why-elsewhere = Ta tura nie daje żetonu. Daje go podróż, czyli lokacja z mapą.
guide-gugong-task-match = Weź prezent o wartości jednej z kości.
guide-gugong-task-match-hint = Obwódki wskazują kości i pasujące do nich prezenty. Wystarczy dowolna wymiana, nawet bez akcji.
guide-gugong-task-match-done = Pasuje! Dziś w nocy da ci służącego za każdą kość o tej wartości. Kto ma najwięcej dopasowań, zdobywa 3 punkty i może przesunąć wysłannika o pole.
guide-gugong-task-match-why-other = Ten prezent nie pasuje do żadnej kości.
guide-gugong-night-over = { $matches ->
    [0] Noc minęła. Żaden z twoich prezentów nie pasował do kości, więc nie przybyło ci służących.
   *[other] Noc minęła. Twoje dopasowania: { $matches }; tylu służących było do wzięcia.
    } { $most ->
    [yes] Nikt nie ma ich więcej, więc dostajesz 3 punkty, a wysłannik może ruszyć o pole.
   *[no] Kto ma ich najwięcej, dostaje 3 punkty i pole dla wysłannika.
    } Potem każdy statek płynie o jeden port dalej.
guide-gugong-scoring = Pierwszy rzut oka na punkty. Twoje punkty: { $points }. Twój wysłannik: pole { $envoy } z 8. Większość punktów dopiero przed tobą: jadeit, mur, dekrety poziomu 3 i miejsce w pałacu liczą się na końcu.
guide-gugong-morning = Nowy dzień: rzut kośćmi, nowi służący dla wszystkich, a wczorajsze prezenty są teraz twoją ręką. Niskie karty to drogi dzień, choć 1 wymienia się na 9 za darmo.
guide-gugong-question-win = Jak się wygrywa?
guide-gugong-question-win-answer = Największą liczbą punktów po czterech dniach, ale tylko z wysłannikiem w pałacu, na polu 8. Twój stoi na polu { $envoy }. Punkty dają jadeit, dekrety, mur, statki, podróże i miejsce w pałacu.
guide-gugong-question-turn = Czym jest tura?
guide-gugong-question-turn-answer = To jedna wymiana: twoja karta za prezent na planszy. Wyższa nic nie kosztuje, inna kosztuje dwóch służących, inną kartę albo akcje. Potem akcja karty, a po niej akcja lokacji. Bez kart pasujesz do nocy.
guide-gugong-question-hurt = Co zaboli jako następne?
guide-gugong-question-hurt-answer = W nocy prezenty, które nie pasują do kości: nie dają służących, a jutro prawie wszystko ich kosztuje. Potem niskie karty na jutrzejszej ręce i statek, który wciąż stoi w porcie 5, bo gubi się na morzu. A na końcu wysłannik poza pałacem: ani jednego punktu.
guide-gugong-wait = Grają inni. W dzienniku widać, co robią; za chwilę znów kolej na ciebie.
guide-gugong-ask = Nie spiesz się: najedź na cokolwiek albo przytrzymaj palec, żeby przeczytać, co robi. Niedozwolone wybory mówią, dlaczego.
guide-gugong-ask-exchange = Dotknij karty na ręce, a potem lokacji: zielona ramka jest za darmo, złota bez zielonej coś kosztuje.
guide-gugong-ask-pay-exchange = Twoja karta nie jest wyższa, więc urzędnik czegoś chce: dwóch służących, innej karty z ręki albo rezygnacji z obu akcji.
guide-gugong-ask-card-action = Oddana karta ma własną akcję, wykonywaną przed akcją lokacji. To prezent dla ciebie: zwykle warto skorzystać.
guide-gugong-ask-action = Teraz akcja lokacji. A nic nie kosztuje, B kosztuje służących i daje więcej.
guide-gugong-ask-action-travel = Podróżnik zbiera żetony: każdy pomaga od razu, a sześć daje jadeit. A to jeden ruch, B dwa za dwóch służących.
guide-gugong-ask-action-great_wall = Umieść służących na murze. Gdy będzie pełny, kto ma ich najwięcej, dostaje punkty i pole dla wysłannika.
guide-gugong-ask-action-jade = Jadeit z każdą sztuką jest wart więcej: 1, 3, 6, 10, w końcu 15 punktów. Kosztuje służących, więc to droga powolna, ale pewna.
guide-gugong-ask-action-intrigue = Intrygi rozstrzygają każdy remis. Kto dziś najwcześniej wybierze A, jutro zaczyna.
guide-gugong-ask-action-palace = Każde pole przybliża wysłannika do pałacu. A to jedno pole, B dwa za dwóch służących.
guide-gugong-ask-action-decrees = Dekrety kosztują więcej służących, ale są trwałe: te z poziomu 1 działają co rano.
guide-gugong-ask-action-canal = Statek potrzebuje trzech służących, żeby zdobyć nagrodę. Załaduj jednego teraz, a statek co noc popłynie sam.
guide-gugong-ask-travel = Wybierz miasto z żetonem, który ci się podoba. Najedź lub przytrzymaj, żeby przeczytać, co daje.
guide-gugong-ask-use-token = Skorzystaj teraz albo nie: żeton i tak trafia na twoją planszę i liczy się do wymiany.
guide-gugong-ask-remove = Usunięci służący wracają do puli ogólnej. Noce i poranki sprowadzają ich znów do twojej puli.
guide-gugong-ask-gain = Służący z puli ogólnej do twojej puli: prawie zawsze bierz wszystkich.
guide-gugong-ask-night-envoy = Najwięcej dopasowań tej nocy: wysłannik może ruszyć o pole za darmo.

guide-dragon-year = Witaj w roku smoka. Po dwunastu miesiącach wygrywa największa liczba punktów. Zwoje pokazują wydarzenie każdego miesiąca: wszystkie są znane od początku. Nie zapobiegniesz im, ale możesz się przygotować.
guide-dragon-months = Miesiąc ma cztery fazy: wybierz akcję, weź postać, przetrwaj wydarzenie, zdobądź punkty. Dwa pierwsze miesiące to pokój. { $event ->
    [tribute] Miesiąc { $month } przynosi pierwszy kłopot: cesarz żąda 4 juanów.
    [drought] Miesiąc { $month } przynosi pierwszy kłopot: suszę, a każdy zamieszkały pałac potrzebuje żetonu ryżu.
    [contagion] Miesiąc { $month } przynosi pierwszy kłopot: zarazę, przed którą chronią tylko uzdrowiciele.
    [mongols] Miesiąc { $month } przynosi pierwszy kłopot: Mongołów, którzy uderzą w dwór z najmniejszą liczbą hełmów.
   *[festival] Miesiąc { $month } przynosi Festiwal Smoków: punkty za największą liczbę fajerwerków.
    }
guide-dragon-persons = Postacie mieszkają w twoich pałacach, po jednej na piętrze. Każda w czymś pomaga: rolnicy w zbiorach, uzdrowiciele przy zarazie, damy dworu co miesiąc dają punkty. Jeśli wydarzenie cię zaskoczy, postacie odchodzą.
guide-dragon-track = Tor postaci wyznacza kolejność graczy. Każda postać przesuwa twój znacznik: młodsze o więcej pól, starsze mają więcej symboli. Złote ramki pokazują, czego możesz dotknąć; to, co wybierasz, staje się czerwone.
guide-dragon-task-draft = Zacznij z dwiema różnymi postaciami, które razem dają co najmniej { $steps } pól na torze postaci.
guide-dragon-task-draft-hint = Liczba w rogu kafelka to jego pola. Obwódki wskazują kafelki z czwórką lub wyższą liczbą: wystarczą dowolne dwa.
guide-dragon-task-draft-done = Razem pól: { $brought }! Kto jest dalej na torze, wybiera wcześniej, zanim grupy akcji zaczną kosztować 3 juany.
guide-dragon-task-draft-why-few = Te dwie postacie dają mniej niż { $steps } pól. Później przesuną cię młodsze postacie i parada wojskowa.
guide-dragon-task-act = Wybierz akcję, nie płacąc 3 juanów za jej grupę.
guide-dragon-task-act-hint = Grupa kosztuje 3 juany, gdy stoi na niej smok. Obwódki wskazują akcje z grup bez smoka.
guide-dragon-task-act-done = Grupa za darmo. Teraz stoi na niej twój smok, więc kto przyjdzie po tobie, zapłaci tam 3 juany.
guide-dragon-task-act-why-fee = Na tej grupie stał już smok, więc kosztowała 3 juany.
guide-dragon-task-act-why-passed = Pas nic nie kosztuje, ale też nic nie robi: tylko uzupełnia pieniądze do 3 juanów.
guide-dragon-task-prepare = { $event ->
    [tribute] Miesiąc { $month } żąda 4 juanów. Weź postać, która przynosi pieniądze.
    [drought] Miesiąc { $month } przynosi suszę. Weź postać, dzięki której nie zaboli.
    [contagion] Miesiąc { $month } przynosi zarazę. Weź postać, która ochroni twój dwór.
    [mongols] Miesiąc { $month } przynosi Mongołów. Weź postać, która stawi im czoła.
   *[festival] Miesiąc { $month } przynosi Festiwal Smoków. Weź postać, która doda mu blasku.
    }
guide-dragon-task-prepare-hint = { $event ->
    [tribute] Zagraj poborcę podatkowego: każda moneta to 1 juan więcej z podatków.
    [drought] Zagraj rolnika: każdy worek ryżu to żeton więcej przy zbiorach.
    [contagion] Zagraj uzdrowiciela: każdy moździerz ratuje jedną postać.
    [mongols] Zagraj wojownika: każdy hełm to punkt, a kto ma ich najmniej, traci postać.
   *[festival] Zagraj pirotechnika: każdy jego symbol to żeton więcej przy pokazie fajerwerków.
    } Karta dowolnej postaci też się nada.
guide-dragon-task-prepare-done = Dobre przygotowanie! Symbole postaci liczą się od tej chwili w każdej akcji i każdym wydarzeniu, które ich wymaga.
guide-dragon-task-prepare-why-card = Ta karta sprowadza kogoś innego.
guide-dragon-task-prepare-why-other = Ta postać pomaga w czym innym. Jest jeszcze czas na przygotowania: patrz na zwoje.
guide-dragon-scoring = Twoje pierwsze punkty. Pałace: { $palaces }. Damy dworu: { $ladies }. Przywileje: { $dragons }. Wracają co miesiąc, więc najczęściej liczy się to, co zbudujesz lub kupisz wcześnie. Na końcu liczą się też postacie, mnisi i pieniądze.
guide-dragon-more = Przewodnik może poprowadzić cię dalej, przez drugi miesiąc, z dwoma zadaniami.
guide-dragon-task-stores = Napełnij spichlerz przed suszą. Potrzebny ryż: { $palaces }, po żetonie na każdy zamieszkały pałac.
guide-dragon-task-stores-hint = Wybierz zbiory: dają 1 żeton ryżu i po jednym za każdy worek ryżu twoich rolników.
guide-dragon-task-stores-done = Twój ryż: { $rice }. Susza zażąda: { $palaces }. Jeśli to jeszcze za mało, miesiąc 3 też ma swoją akcję przed wydarzeniem; nadwyżkę zachowujesz.
guide-dragon-task-stores-why-other = To nie daje ryżu. Jest jeszcze jedna szansa: w miesiącu 3 akcja jest przed wydarzeniem.
guide-dragon-marks = Przy twoim dworze stoi, co zrobią ci ten i następny miesiąc, jeśli nic się nie zmieni: czerwone boli, zielone jest bezpieczne. Czytaj to przed każdym wyborem, a potem spójrz dwa, trzy zwoje naprzód.
guide-dragon-question-win = Jak się wygrywa?
guide-dragon-question-win-answer = Największą liczbą punktów po dwunastu miesiącach. Co miesiąc jest 1 punkt za każdy pałac, każdą damę dworu i każdego smoka na przywilejach. Na końcu dochodzą 2 punkty za każdą postać, mnisi według pięter swoich pałaców i pieniądze.
guide-dragon-question-turn = Czym jest tura?
guide-dragon-question-turn-answer = Co miesiąc decydujesz dwa razy: stawiasz smoka na grupie i wykonujesz jedną z jej akcji, a potem zagrywasz kartę i bierzesz tę postać. Potem dla wszystkich następują wydarzenie, rozpad niezamieszkałych pałaców i punktacja.
guide-dragon-question-hurt = Co zaboli jako następne?
guide-dragon-question-hurt-answer = { $event ->
    [tribute] Miesiąc { $month }, Danina dla Cesarza: zapłać 4 juany; za każdy brakujący odchodzi postać. Pomagają podatki i poborcy podatkowi.
    [drought] Miesiąc { $month }, Susza: każdy zamieszkały pałac potrzebuje żetonu ryżu, inaczej ktoś z niego odchodzi. Pomagają zbiory i rolnicy.
    [contagion] Miesiąc { $month }, Zaraza: odchodzą trzy postacie, o jedną mniej za każdy moździerz. Pomagają uzdrowiciele.
    [mongols] Miesiąc { $month }, Inwazja Mongołów: kto ma najmniej hełmów, traci postać. Pomagają wojownicy.
   *[festival] Miesiąc { $month }, Festiwal Smoków: punktuje największa liczba fajerwerków, pozostali nic nie dostają. Pomagają pokazy i pirotechnicy.
    }
guide-dragon-wait = Decydują inni. Zerknij do dziennika; za chwilę znów kolej na ciebie.
guide-dragon-ask = Nie spiesz się: najedź na cokolwiek albo przytrzymaj palec, żeby przeczytać, co robi. Niedozwolone wybory mówią, dlaczego.
guide-dragon-ask-draft = Wybierz dwie różne postacie. Dobry początek: jedna, która zarabia, jak rzemieślnik lub poborca podatkowy, i jedna, która daje pola, jak mnich lub pirotechnik.
guide-dragon-ask-house = Do którego pałacu wchodzi postać? Podczas suszy każdy zamieszkały pałac potrzebuje ryżu, więc zapełnianie najpierw jednego oszczędza jedzenie.
guide-dragon-ask-act = Postaw smoka na grupie i wybierz jedną z jej akcji. Grupa, na której stoi już smok, kosztuje 3 juany. Złote ramki pokazują, na co cię stać.
guide-dragon-ask-build = Nowe piętra to miejsce dla postaci. Pałac może mieć ich trzy; nowy pałac daje co miesiąc punkt, ale przetrwa tylko, jeśli ktoś w nim zamieszka.
guide-dragon-ask-buy = Mały przywilej za 2 juany daje co miesiąc 1 punkt, duży 2. Im wcześniej, tym lepiej.
guide-dragon-ask-play-card = Zagraj kartę postaci, której teraz potrzebujesz. Każdej karty używasz raz; karta dowolnej postaci sprowadza, kogo zechcesz.
guide-dragon-ask-take = Młodsza czy starsza postać? Młodsze przesuwają cię na torze, starsze lepiej pracują.
guide-dragon-ask-replace = Twoje pałace są pełne. Zwolnij kogoś ze służby dla nowej postaci albo zwolnij nową.
guide-dragon-ask-release = Ktoś musi odejść. Pomyśl, czego wymagają następne miesiące i kto zrobił już swoje.
