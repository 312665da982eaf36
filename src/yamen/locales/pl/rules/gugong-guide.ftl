# Przewodnik po pierwszej grze: Gùgōng.

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
