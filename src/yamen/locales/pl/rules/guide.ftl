# Przewodnik po pierwszej partii.

guide-title = Przewodnik
guide-next = Dalej
guide-at = { $at } z { $of }
guide-rule = Przeczytaj zasadę
guide-leave = Graj bez przewodnika
guide-end = Graj dalej

guide-gugong-1 = Witaj w Zakazanym Mieście. Masz cztery dni. Twój wysłannik stoi u stóp schodów pałacu: jeśli na koniec nie będzie w środku, nie zdobędziesz nic. Cała reszta to punkty po drodze.
guide-gugong-2 = W każdej z siedmiu lokacji urzędnik ma kartę prezentu. W swojej turze dajesz jedną kartę z ręki i bierzesz jego. Wyższa karta nic nie kosztuje, niższa lub równa kosztuje dwóch służących albo inną kartę.
guide-gugong-3 = Zabrana karta nie przepada: jutro masz ją na ręce. Dzisiejsza wymiana to więc także wybór tego, co zrobisz jutro.
guide-gugong-4 = Służący z puli, małe kostki na twoim panelu, płacą prawie za wszystko. Złote znaki pokazują, czego możesz dotknąć. Czas na pierwszą wymianę.
guide-gugong-wait = Grają inni. W dzienniku widać, co robią; za chwilę znów kolej na ciebie.
guide-gugong-end = Pierwszy dzień minął i już wiesz, jak to idzie: daj, weź, działaj. Pamiętaj o schodach: osiem stopni w cztery dni. Zasady są zawsze pod ręką.
guide-gugong-ask = Nie spiesz się: najedź na cokolwiek albo przytrzymaj palec, żeby przeczytać, co robi. Niedozwolone wybory mówią, dlaczego.
guide-gugong-ask-exchange = Dotknij karty na ręce, a potem lokacji ze złotym znakiem. Dobry pierwszy ruch: wysoka karta tam, gdzie chcesz działać, na przykład w pałacu lub na mapie, za kartę, którą chcesz mieć jutro.
guide-gugong-ask-pay-exchange = Twoja karta nie jest wyższa, więc urzędnik czegoś chce: dwóch służących, innej karty z ręki albo rezygnacji z obu akcji.
guide-gugong-ask-card-action = Oddana karta ma własną akcję, wykonywaną przed akcją lokacji. To prezent dla ciebie: zwykle warto skorzystać.
guide-gugong-ask-action = Teraz akcja lokacji. A nic nie kosztuje, B kosztuje służących i daje więcej.
guide-gugong-ask-action-travel = Podróżnik zbiera żetony: każdy pomaga od razu, a sześć daje jadeit. A to jeden ruch, B dwa za dwóch służących.
guide-gugong-ask-action-great_wall = Umieść służących na murze. Gdy będzie pełny, kto ma ich najwięcej, dostaje punkty i stopień schodów.
guide-gugong-ask-action-jade = Jadeit z każdą sztuką jest wart więcej: 1, 3, 6, 10, w końcu 15 punktów. Kosztuje służących, więc to droga powolna, ale pewna.
guide-gugong-ask-action-intrigue = Intrygi rozstrzygają każdy remis. Kto dziś pierwszy wybierze A, ten jutro zaczyna.
guide-gugong-ask-action-palace = Schody! Każdy stopień przybliża wysłannika do pałacu. B to dwa stopnie za dwóch służących.
guide-gugong-ask-action-decrees = Dekrety kosztują więcej służących, ale są trwałe: te z pierwszego poziomu działają co rano.
guide-gugong-ask-action-canal = Statek potrzebuje trzech służących, żeby zdobyć nagrodę. Załaduj jednego teraz, a statek co noc popłynie sam.
guide-gugong-ask-travel = Wybierz miasto z żetonem, który ci się podoba. Najedź lub przytrzymaj, żeby przeczytać, co daje.
guide-gugong-ask-use-token = Skorzystaj teraz albo nie: żeton i tak trafia na twoją planszę i liczy się do wymiany.
guide-gugong-ask-remove = Usunięci służący wracają do puli ogólnej. Noce i poranki sprowadzają ich znów do twojej puli.
guide-gugong-ask-gain = Służący z puli ogólnej do twojej puli: prawie zawsze bierz wszystkich.

guide-dragon-1 = Witaj w roku smoka. Przed tobą dwanaście miesięcy, a każde wydarzenie znasz z góry: spójrz na zwoje u góry. Nie zapobiegniesz im, ale możesz się przygotować.
guide-dragon-2 = Każdy miesiąc ma cztery fazy: wybierz akcję, weź postać, przetrwaj wydarzenie, zdobądź punkty.
guide-dragon-3 = Postacie mieszkają w twoich pałacach, po jednej na piętrze. Każda w czymś pomaga: rolnicy w zbiorach, uzdrowiciele przy zarazie, damy dworu co miesiąc dają punkty.
guide-dragon-4 = Tor postaci decyduje, kto gra pierwszy. Młodsi dają więcej pól, starsi więcej symboli. Najpierw wybierz dwie postacie na początek.
guide-dragon-wait = Decydują inni. Zerknij do dziennika; za chwilę znów kolej na ciebie.
guide-dragon-end = Dwa miesiące pokoju minęły i znasz już rytm: działaj, przyjmij, przetrwaj, punktuj. Patrz dwa, trzy zwoje naprzód i pytaj, co cię będą kosztować. Zasady są zawsze pod ręką.
guide-dragon-ask = Nie spiesz się: najedź na cokolwiek albo przytrzymaj palec, żeby przeczytać, co robi. Niedozwolone wybory mówią, dlaczego.
guide-dragon-ask-draft = Wybierz dwie różne postacie. Dobry początek: jedna, która zarabia, jak rzemieślnik lub poborca podatkowy, i jedna, która daje pola, jak mnich lub pirotechnik.
guide-dragon-ask-house = Do którego pałacu wchodzi postać? Podczas suszy każdy zamieszkały pałac potrzebuje ryżu, więc zapełnianie najpierw jednego oszczędza jedzenie.
guide-dragon-ask-act = Postaw smoka na grupie i wybierz jedną z jej akcji. Grupa, na której stoi już smok, kosztuje 3 juany. Złote znaki pokazują, na co cię stać.
guide-dragon-ask-build = Nowe piętra to miejsce dla postaci. Pałac może mieć ich trzy; nowy pałac daje co miesiąc punkt, ale przetrwa tylko, jeśli ktoś w nim zamieszka.
guide-dragon-ask-buy = Mały przywilej za 2 juany daje co miesiąc 1 punkt, duży 2. Im wcześniej, tym lepiej.
guide-dragon-ask-play-card = Zagraj kartę postaci, której teraz potrzebujesz. Każda karta działa raz; z kartą dowolnej postaci weźmiesz każdego.
guide-dragon-ask-take = Młodszy czy starszy? Młodsi przesuwają cię na torze, starsi lepiej pracują.
guide-dragon-ask-replace = Twoje pałace są pełne. Zwolnij kogoś dla nowej postaci albo zwolnij nową.
guide-dragon-ask-release = Ktoś musi odejść. Pomyśl, czego wymagają następne miesiące i kto zrobił już swoje.
