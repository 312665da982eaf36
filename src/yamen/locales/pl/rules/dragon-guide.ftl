# Przewodnik po pierwszej grze: W roku smoka.

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
