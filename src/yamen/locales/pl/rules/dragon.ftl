# Zasady gry W roku smoka naszymi słowami: jeden tekst na każdą ponumerowaną zasadę. `.example` pokazuje zasadę w
# działaniu, `.ruling` mówi, jak rozstrzygamy to, czego instrukcja nie mówi.

# untranslated: .lead, .overview
# before: .lead Dwanaście miesięcy zapowiedzianych klęsk. Przygotuj się na to, na co możesz, i wybierz, co stracisz.
rules-dragon-parts = Co leży na stole
    .lead = Know the people and the months ahead: all your planning is about having the right person at court before the month that needs them.
    .overview = A game lasts twelve months. Each month you choose one action, take one person into your palaces, live through the month’s event and score points. The events lie open from the start, and most of them take persons from whoever hasn’t prepared. Points come every month from palaces, court ladies and privileges, now and then from scholars, warriors, fireworks and the wall, and at the end from everyone who still lives at your court. Most points after month 12 win.
# untranslated
rules-dragon-parts-q1 = Are old persons simply better?
    .answer = They show one symbol more than the young ones of their type, so they work better. But they bring fewer steps on the person track, and those who fall behind there choose last.
# untranslated
rules-dragon-parts-q2 = What do the dragons on tiles stand for?
    .answer = Points. Dragons on court ladies and privileges score in phase 4 of every month.
# untranslated
rules-dragon-parts-q3 = Can I see what the others will do?
    .answer = Much of it. Money and goods lie open, and everyone began with the same eleven cards, so what was played tells what is left.

# untranslated: .lead
# before: .lead Dwa małe pałace, trochę pieniędzy i dwie wybrane postacie.
rules-dragon-setup = Przygotowanie gry
    .lead = You see the events of the whole year before you choose anybody, so your first two persons are already an answer to them.
# untranslated
rules-dragon-setup-q1 = May both starting persons live in one palace?
    .answer = Yes. In a drought that palace then needs only one rice. But the other one stands empty, and if nobody has moved in by the end of the event, it loses a floor.
# untranslated
rules-dragon-setup-q2 = May I take the same type as another player?
    .answer = Yes, only the pair must differ. But your own two must be of different types.
# untranslated
rules-dragon-setup-q3 = What is left to chance after the set-up?
    .answer = Only how the action cards are grouped each month. Everything else is in the players’ hands.

# untranslated: .lead
# before: .lead Połóż smoka na grupie akcji i wykonaj jedną z nich.
rules-dragon-actions = Faza 1: akcje
    .lead = Postaw smoka na grupie kart akcji i wykonaj jedną z jej akcji.
rules-dragon-persons = Faza 2: postacie
    .lead = Each month brings you one more person: someone whom a coming month will need, and steps that let you choose earlier than others.
# untranslated
rules-dragon-persons-q1 = May I refuse a person although I have room?
    .answer = No. Only if all your palaces are full may you release the new person at once.
# untranslated
rules-dragon-persons-q2 = May I replace somebody although I have room?
    .answer = No. With room in any palace the new person moves in, and nobody leaves.
# untranslated
rules-dragon-persons-q3 = Can persons move to another palace later?
    .answer = No. They stay where they were put until they are released. So think of monks, who want high palaces, and of droughts, which count palaces.
# untranslated
rules-dragon-persons-q4 = Do I lose steps when a person is released?
    .answer = No. Steps on the person track are yours for good; only a volcanic eruption takes them.

# untranslated: .lead
# before: .lead Co przynosi miesiąc: każde wydarzenie czegoś żąda, a komu tego brak, ten traci postacie.
rules-dragon-events = Faza 3: wydarzenie
    .lead = Nobody can stop what the month brings: prepare for it in time, or decide who will pay for it.
# untranslated
rules-dragon-events-q1 = May I release persons to keep my yuan or my rice?
    .answer = No. Yuan and rice must be given as far as they go.
# untranslated
rules-dragon-events-q2 = Does an empty palace need rice?
    .answer = No, only a palace with at least one person. But an empty palace loses a floor after the event.
# untranslated
rules-dragon-events-q3 = Does a farmer feed his palace, or a tax collector pay the tribute?
    .answer = No. Their symbols count only when you choose harvest or taxes.
# untranslated
rules-dragon-events-q4 = Two players have the most fireworks. Does the next one still score?
    .answer = Yes. All who tie for first score 6 points, and those with the next highest number score 3.

# untranslated: .lead
# before: .lead Każdy miesiąc kończą punkty za to, co masz na dworze.
rules-dragon-scoring = Faza 4: punktacja
    .lead = Points come in small amounts every month, so what you own early pays many times.
# untranslated
rules-dragon-scoring-q1 = Does an empty palace score?
    .answer = Yes, if it still stands. Decay comes first, so an empty palace of one floor is gone by then.
# untranslated
rules-dragon-scoring-q2 = Does a high palace score more than a low one?
    .answer = No, each is 1 point. Floors give room for persons, and at the end they multiply what monks are worth.
# untranslated
rules-dragon-scoring-q3 = When do scholars score?
    .answer = Whenever you choose research. In phase 4 they don’t.

# untranslated: .lead
# before: .lead Po miesiącu 12 liczą się postacie, mnisi i to, co zostało.
rules-dragon-end = Koniec gry
    .lead = Whoever still lives at your court after twelve months is worth as much as months of scoring, so save those you can.
# untranslated
rules-dragon-end-q1 = Do empty floors count for a monk?
    .answer = Yes. All floors of his palace count, inhabited or not.
# untranslated
rules-dragon-end-q2 = Does a monk also score as a person?
    .answer = Yes, 2 points like everyone, and his Buddhas besides.
# untranslated
rules-dragon-end-q3 = Are two yuan left over worth anything?
    .answer = No, only whole threes are. Rice and fireworks are sold first, so one more rice may complete a three.
# untranslated
rules-dragon-end-q4 = Is month 12 played like the others?
    .answer = It has no phase 2. The action, the event and the scoring take place as usual.

# untranslated: .lead
# before: .lead Ósma akcja i drugie sprawdzenie wszystkich, gdy nadchodzą Mongołowie.
rules-dragon-wall = Dodatek: Wielki Mur Chiński
    .lead = Ósma akcja, a gdy nadchodzą Mongołowie, jeszcze jedna próba dla wszystkich.
rules-dragon-super = Dodatek: wielkie wydarzenia
    .lead = In month 7 something greater than the usual event happens, and whoever has planned for it can turn the game.
# untranslated
rules-dragon-super-q1 = Does sunrise take the place of phase 2 in month 7?
    .answer = No. Phase 2 has taken place as usual; sunrise brings one more person, without a card.
# untranslated
rules-dragon-super-q2 = Do privileges score in the month of the assassination attempt?
    .answer = No. They are gone before phase 4. Those bought later score as usual.
# untranslated
rules-dragon-super-q3 = What is left of my lead after a volcanic eruption?
    .answer = Only the order: your marker lies on top of the stack, so you come first until somebody moves.
# untranslated
rules-dragon-super-q4 = Do persons and monks who scored in month 7 score again at the end?
    .answer = Yes, if they are still at court then.

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
# untranslated: text
# before: Pałac ma od jednego do trzech pięter, na każdym mieszka jedna postać. Pałaców możesz mieć dowolnie wiele.
rules-D2-4 = A palace has 1 to 3 floors and holds one person on each. You may own any number of palaces.
# untranslated: text, .example, .ruling
# before: Kto jest dalej na torze postaci, gra wcześniej. Znacznik, który staje na innych, leży na wierzchu, a górny gra przed dolnym. | .ruling Kolejność ustala się na początku fazy lub wydarzenia; pola zdobyte w ich trakcie liczą się dopiero potem.
rules-D2-5 = Turn order follows the person track: whoever is further ahead comes first. A marker that lands on an occupied space goes on top of the stack, and of one stack the upper marker comes first.
    .example = Ada stands on 14. Deniz lands on 14, too, and lies on top: Deniz comes before Ada.
    .ruling = The order is fixed when a phase, an event, a super event or a wall scoring begins. Steps made during it count from the next one on.

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

# untranslated: text, .example
# before: Zdobądź 1 punkt za każdy pałac, za każdego smoka na damach dworu i za każdego smoka na przywilejach.
rules-D6-1 = Score 1 point for each of your palaces, whatever its size, inhabited or not; 1 for each dragon on your court ladies; and 1 for each dragon on your privileges. Books don’t score here.
    .example = Three palaces, one court lady, a small and a large privilege: 3 + 1 + 1 + 2 = 7 points.

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
