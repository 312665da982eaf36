# Zasady gry Gùgōng naszymi słowami: jeden tekst na każdą ponumerowaną zasadę. `.a` i `.b` to dwie opcje akcji,
# `.example` pokazuje zasadę w działaniu, `.ruling` mówi, jak rozstrzygamy to, czego instrukcje nie mówią.

rules-gugong-setup = Cel i przygotowanie gry
    .lead = Cztery dni w Zakazanym Mieście. Wręczaj prezenty, korzystaj z przysług urzędników i doprowadź wysłannika do pałacu: kogo tam na koniec nie ma, ten nie zdobywa nic.
rules-gugong-days = Dzień
    .lead = Każdy dzień składa się z poranka, dnia i nocy. Pierwszy dzień zaczyna się bez poranka.
rules-gugong-turns = Twoja tura
    .lead = Wymień prezent z ręki na prezent z planszy, a potem skorzystaj z tego, co oba dają.
rules-gugong-travel = Podróż
    .lead = Twój podróżnik zbiera żetony na mapie. Każdy pomaga od razu, a zebrane żetony można później wymienić.
rules-gugong-great_wall = Wielki Mur
    .lead = Wszyscy budują razem. Gdy mur jest pełny, nagrodę dostaje ten, kto ma na nim najwięcej służących.
rules-gugong-jade = Jadeit
    .lead = Kupuj jadeit za służących. Każdy następny jest wart więcej niż poprzedni.
rules-gugong-intrigue = Intrygi
    .lead = Tor, który rozstrzyga każdy remis i którego pola można zamienić na przysługi.
rules-gugong-palace = Pałac
    .lead = Schody, po których musi wejść twój wysłannik. Kto pierwszy, ten dostaje najlepsze miejsce.
rules-gugong-decrees = Dekrety
    .lead = Trwałe korzyści: co rano, przez cały czas albo na koniec gry.
rules-gugong-canal = Wielki Kanał
    .lead = Umieszczaj służących na statkach. Statek z trzema służącymi może zdobyć nagrodę swojego portu.
rules-gugong-double = Podwójny służący
    .lead = Służący, który liczy się za dwóch. Najpierw trzeba go zdobyć w porcie.
rules-gugong-night = Noc
    .lead = Kości porównuje się z zabranymi prezentami, statki płyną dalej, a ty bierzesz karty na jutro.
rules-gugong-end = Punktacja końcowa
    .lead = Po czwartej nocy liczy się wszystko, w tej kolejności.
rules-gugong-solo = Gra solo: Meng
    .lead = Rywal, którym kieruje mała talia kart. Niczego nie planuje, ale też o niczym nie zapomina.

rules-G1-1 = Strona planszy zależy od liczby graczy. W każdym mieście leży odkryty żeton podróży, pozostałe tworzą stosy. Sześć żetonów bonusowych to osobny wariant; w pierwszej partii graj bez nich. W grze solo nie ma ich nigdy.
rules-G1-2 = Na początku rzuca się trzema kośćmi przeznaczenia.
rules-G1-3 = Znacznik dnia zaczyna na dniu 1.
rules-G1-4 = Kart prezentów jest 38. Siedem leży odkrytych w siedmiu lokacjach, po jednej losowo w każdej. Każdy gracz zaczyna z zestawem czterech kart, zależnym od miejsca przy stole; reszta tworzy stos dobierania, a niepotrzebne zestawy wracają do pudełka.
rules-G1-5 = W każdym domu leży na początku jeden jadeit. Reszta czeka obok planszy i nigdy się nie kończy.
rules-G1-6 = Na każdym z trzech poziomów wykłada się dwa z pięciu dekretów.
rules-G1-7 = Zaczynasz z 6 służącymi w puli, gotowymi do użycia, i 6 w puli ogólnej. Podwójny służący jest zablokowany. Trzy statki są w domu, podróżnik stoi obok mapy, a wysłannik u stóp schodów. Znaczniki intryg leżą na polu 0 jeden na drugim, znacznik pierwszego gracza na spodzie.
rules-G1-8 = Pierwszego gracza się losuje; tury idą zgodnie z ruchem wskazówek zegara.
rules-G1-9 = Wariant zaawansowany: karty planszy, stosu dobierania i niepotrzebnych zestawów tasuje się razem i siedem z nich wykłada w lokacjach.

rules-G2-1 = Kto poprzedniego dnia wziął medal, zostaje pierwszym graczem i odkłada medal na planszę.
rules-G2-2 = Każde miasto bez żetonu i bez podróżnika dostaje nowy żeton. Gdy stosy są puste, tasuje się odrzucone żetony.
    .ruling = Miasta uzupełnia się w kolejności mapy. Jeśli żetonów nie ma wcale, miasto zostaje puste.
rules-G2-3 = Rzuca się trzema kośćmi przeznaczenia.
rules-G2-4 = W kolejności graczy każdy może skorzystać ze swoich dekretów poziomu 1.
    .ruling = Kto ma ich kilka, wybiera kolejność.
rules-G2-5 = Znacznik dnia przesuwa się dalej, a każdy może wziąć z puli ogólnej do swojej puli tylu służących, ilu pokazuje nowy dzień.

rules-G3-1 = Zaczynając od pierwszego gracza, każdy w swojej turze wykonuje jedną wymianę. Jeśli w swojej turze nie masz kart na ręce, pasujesz na ten dzień. Dzień kończy się, gdy spasują wszyscy. Karta, która trafi na rękę później, czeka do jutra i nie liczy się w nocy.
rules-G3-2 = Musisz wymienić jedną kartę z ręki na jedną z planszy. Jeśli twoja jest wyższa, wymiana nic nie kosztuje. Jeśli jest niższa lub równa, wybierz: najpierw usuń dwóch służących albo odrzuć inną kartę z ręki, albo wymień i zrezygnuj z obu akcji.
rules-G3-3 = Jedynkę można wymienić na dziewiątkę bez płacenia: najskromniejszy prezent wzrusza najdumniejszego urzędnika.
    .ruling = Liczą się tu wartości wydrukowane, niezależnie od tego, co je podnosi.
rules-G3-4 = Zabrana karta trafia zakryta na twój stos kart odrzuconych. Jutro będziesz ją mieć na ręce; możesz ją w każdej chwili obejrzeć.
rules-G3-5 = Potem możesz skorzystać z akcji karty, którą oddajesz, a po niej z akcji lokacji: z obu, z jednej albo z żadnej. Tę samą akcję na obu można wykonać dwa razy.
    .ruling = Akcji, której nie da się opłacić albo która niczego by nie zmieniła, nie można wybrać. Liczą się też żetony, które można wymienić, żeby za nią zapłacić. Akcja kanału, w której nic nie umieszczono, nie przesunięto ani nie zdobyto, nie została wykonana.
rules-G3-6 = Karta może pokazywać akcję lokacji, 1 albo 2 służących z puli ogólnej, podmianę (karta z ręki lub ze stosu odrzuconych za dowolną z planszy) albo nic.
    .ruling = Podmianą można odzyskać kartę dopiero co oddaną. Obie karty muszą się różnić.
rules-G3-7 = W każdej chwili możesz wymienić żetony podróży. Karta odrzucona jako zapłata leży na twoim stosie i liczy się w nocy przy kościach.
    .ruling = „W każdej chwili” to każda twoja decyzja i jeszcze raz przed punktacją końcową.

rules-G4-1 = Przesuń podróżnika.
    .a = Jeden ruch.
    .b = Usuń 2 służących i wykonaj dwa ruchy. Pierwszy żeton zbierz i wykorzystaj przed drugim ruchem.
rules-G4-2 = Pierwszy ruch w grze stawia podróżnika w dowolnym mieście z żetonem. Później idziesz drogami do miasta z żetonem; przez miasta bez żetonu się przechodzi.
    .ruling = Osiągalne jest każde miasto połączone z twoim przez miasta bez żetonów. Jeśli drugi ruch opcji B nie ma dokąd prowadzić, przepada.
rules-G4-3 = Zbierz żeton, skorzystaj z niego, jeśli chcesz, i połóż go zakrytego na jednym z sześciu miejsc swojej planszy. Gdy nie ma wolnego miejsca, musisz najpierw wymienić żetony.
    .ruling = Nowy żeton nie bierze udziału w tej wymianie. Najpierw rozstrzyga się wszystko, co żeton wywołał, potem się go odkłada, a na końcu następuje drugi ruch opcji B.
rules-G4-4 = Żetony dają: 1 lub 2 służących; wysłannika +1; intrygi +1; jadeit za kartę z ręki o wartości 7 lub więcej; 2 punkty; podmianę; odrzuconą kartę z powrotem na rękę; służącego z puli ogólnej na statek albo na mur; jadeit za 3 służących. Jeden rodzaj nic nie daje, ale przy wymianie liczy się jako dwa; leży odkryty.
rules-G4-5 = Żeton bonusowy działa do końca dnia, gdy obok niego stoi służący z twojej puli: twoje prezenty są o jeden wyższe; albo inni oddają ci punkt, ilekroć działają w wybranej przez ciebie lokacji; albo możesz tam podążyć za nimi i też wykonać akcję.
    .ruling = Wywołują go akcje kart i lokacji, żetony i dekrety nie, a akcja, za którą podążasz, nie wywołuje niczego. Punkty nie spadają poniżej 0, ale właściciel i tak dostaje swój. Najpierw myto, potem podążający w kolejności tur.
rules-G4-6 = Wymień 2 żetony na 1 służącego, 4 na 2 punkty albo 6 na 1 jadeit.
    .ruling = Mówisz, ilu żetonów liczących się jako dwa używasz. Z pozostałych najpierw odchodzą najstarsze.

rules-G5-1 = Umieść służących na murze.
    .a = Umieść 1 służącego z puli.
    .b = Usuń 1 służącego, potem umieść jednego lub dwóch innych.
    .ruling = Dodatkowy służący z dekretu muru wymaga umieszczenia służącego z puli i staje na murze przed sprawdzeniem. Może to być podwójny służący.
rules-G5-2 = Mur jest pełny przy 4 służących (1–2 graczy), 5 (3 graczy), 6 (4 graczy) albo 7 (5 graczy). Wtedy ten, kto ma na nim najwięcej, dostaje 3 punkty, przesuwa wysłannika o 1 pole i odkłada wszystkich swoich służących do puli ogólnej. Pozostali służący zostają. Remisy rozstrzygają intrygi.
rules-G5-3 = Potem każdy, kto miał służącego na murze, może wziąć jedną nagrodę, zaczynając od najniższego na torze intryg. Cofnij się o 1 pole za 1 służącego, o 3 za 2 służących, o 5, żeby obrócić kość na dowolną ściankę, albo o 7 za 1 jadeit.
    .ruling = Nagrody, która nic nie daje, nie można wziąć. Gdy w puli ogólnej jest jeden służący, 3 pola dają jednego. Kość obraca się na inną ściankę.

rules-G6-1 = Usuń tylu służących, ilu pokazuje dom z jadeitem, i weź ten jadeit. Gdy wszystkie domy są puste, jadeit kosztuje 5 służących.
    .ruling = Dekret jadeitu obniża także tę cenę. Jadeit z żetonów, nagród i wymian nie pochodzi z domów.

rules-G7-1 = Przesuń znacznik w górę toru; 14 to szczyt.
    .a = O 1 pole. Kto pierwszy tego dnia wybierze A, bierze medal i zaczyna jutro.
    .b = Usuń 1 służącego i przesuń o 3 pola.
rules-G7-2 = Znacznik, który staje na innych, leży na wierzchu, a górny jest przed dolnym. Kto jest tu wyżej, wygrywa każdy remis w grze.
    .ruling = Znacznik, który nie może się ruszyć, zachowuje miejsce w stosie. Na polu 14 wciąż można wybrać A dla medalu.

rules-G8-1 = Przesuń wysłannika w górę schodów. W pałacu zajmij najlepsze wolne miejsce. Każde dalsze pole to 1 punkt.
    .a = O 1 pole.
    .b = Usuń 2 służących: o 2 pola i intrygi +1.

rules-G9-1 = Usuń tylu służących, ilu pokazuje dekret, i po jednym za każdego służącego innych graczy na nim; potem postaw na nim jednego. Każdy dekret można mieć raz. Dekrety poziomu 1 i 2 od razu dają punkty.
rules-G9-2 = Poziom 1 działa co rano, jeśli chcesz: intrygi +2; służący z puli ogólnej na statek; służący z puli ogólnej do puli; wysłannik +1 (a w pałacu 1 punkt); albo podmiana karty z planszą.
rules-G9-3 = Poziom 2 działa zawsze: podróż B kosztuje 1 służącego mniej; jadeit o 1 mniej; każda akcja muru może dołożyć służącego z puli ogólnej; równe prezenty wymienia się za darmo; następne dekrety kosztują o 1 mniej.
rules-G9-4 = Poziom 3 liczy się na koniec: 1 punkt za każde 3 punkty (najwyżej 10, liczone jako pierwsze); 8 punktów; 2 za każdy jadeit (najwyżej 10); 2 za każdego twojego służącego na dekretach; 2 za każdego twojego służącego przy nagrodach portu.

rules-G10-1 = Ładuj statki i żegluj.
    .a = Możesz umieścić 1 służącego na statku, potem możesz przesunąć jeden swój statek do następnego portu.
    .b = Usuń 1 służącego, potem umieść dokładnie 2 innych na jednym lub dwóch statkach.
rules-G10-2 = Nowy statek staje w pierwszym od lewej wolnym porcie ścieżki. Dla 1–3 graczy jest jedna ścieżka z pięcioma portami, dla 4–5 dwie; statki ich nie zmieniają. Statek mieści trzech służących i nigdy nie pływa pusty.
rules-G10-3 = Statek płynie do następnego wolnego portu, mijając zajęte. Jeśli wolnego nie ma, stoi.
rules-G10-4 = Statek z trzema służącymi może zdobyć nagrodę portu, jeśli masz na nią miejsce: 4 punkty w porcie 2 (trzy razy), wierzchnią kartę stosu dobierania na rękę w porcie 3 (dwa razy), podwójnego służącego w porcie 4 (raz), dowolną z nich w porcie 5. Jeden służący zostaje przy nagrodzie na stałe, pozostali idą do puli ogólnej, a statek wraca do domu.
    .ruling = Pełne statki mogą zdobyć nagrodę przy każdej decyzji twojej akcji kanału i w nocy; statek dopełniony żetonem lub dekretem tylko od razu. Z pustego stosu nie można zdobyć karty. Nagrody z czwartej nocy się liczą.

rules-G11-1 = Podwójny służący zajmuje na murze i na statku dwa miejsca i liczy się za dwóch, ale umieszczasz go jednym ruchem. Tam, gdzie trzeba usunąć 2 służących, wystarczy on sam. Nigdy nie staje na dekrecie i nie zostaje przy nagrodzie portu. Gdy otrzymujesz służących, jednym z nich może być podwójny.
    .ruling = Płaci za jednego tylko tam, gdzie trzeba usunąć dokładnie 1.

rules-G12-1 = Każda karta na stosie odrzuconych daje 1 służącego za każdą kość z jej wartością. Kto ma najwięcej dopasowań, dostaje 3 punkty i może przesunąć wysłannika o 1 pole; remisy rozstrzygają intrygi.
    .example = Kości pokazują 3, 3 i 6. Za szóstkę otrzymujesz 1 służącego, za dwie trójki 4, za trójkę i dwie szóstki też 4.
    .ruling = Bez żadnego dopasowania nikt nie dostaje tych punktów. Pasujące karty pokazuje się wszystkim, pozostałe są zakryte.
rules-G12-2 = Każdy statek płynie o jeden port, najpierw ten, który jest najdalej. Statek z portu 5 gubi się na morzu: wraca do domu, a jego służący do puli ogólnej. Potem pełne statki mogą zdobyć nagrody.
    .ruling = Nagrody zdobywa się w kolejności graczy.
rules-G12-3 = Stos kart odrzuconych staje się twoją ręką. Po czwartej nocy następuje punktacja końcowa.

rules-G13-1 = Po raz ostatni można wymienić żetony.
rules-G13-2 = Kto ma na murze najwięcej służących, dostaje 3 punkty i przesuwa wysłannika o 1 pole. Nagród za intrygi już nie ma.
rules-G13-3 = Liczą się dekrety poziomu 3.
rules-G13-4 = Miejsce w pałacu daje swoje punkty.
rules-G13-5 = Jeden jadeit jest wart 1 punkt, dwa 3, trzy 6, cztery 10, a pięć 15 punktów; każdy następny dodaje 2.
rules-G13-6 = Kogo nie ma w pałacu, ten ma 0 punktów i nie może wygrać. Wygrywa najwyższy wynik; remisy rozstrzygają intrygi.
    .ruling = Jeśli w pałacu nie ma nikogo, nikt nie wygrywa.

rules-G14-1 = Gra jak dla dwóch osób, przeciw Mengowi i bez żetonów bonusowych. Jedna lokacja jest jego skupieniem; leży tam jego podwójny służący. Na poziomie prostym jego talia ma 10 kart, w tym jedną specjalną, na normalnym i trudnym 11, w tym dwie specjalne; na trudnym zaczyna też z piątym prezentem. Zaczynasz ty.
    .ruling = Stos prezentów Menga zawsze liczy się jako potasowany.
rules-G14-2 = W jego turze odkrywa się kartę Automy i jego wierzchni prezent. Wymienia w pokazanej lokacji, nie porównując wartości i nic nie płacąc, potem korzysta z akcji karty, jeśli może (podmiana daje mu 1 punkt), i z opcji A lokacji.
rules-G14-3 = O zmierzchu, gdy ani ty, ani Meng nie macie już kart, następują po kolei dolne połowy jego kart z tego dnia. Pomija to, na co go nie stać.
rules-G14-4 = Zaczyna w prawym dolnym rogu mapy i podróżuje po jej obrzeżu, przeciwnie do ruchu wskazówek zegara, do najbliższego żetonu; gdy obrzeże jest puste, do najbliższego gdziekolwiek. O zmierzchu płaci 2 służących za jeszcze jeden ruch.
    .ruling = Z kilku najbliższych bierze pierwszy w kolejności obrzeża. Bez żetonu nic nie płaci.
rules-G14-5 = Jego żetony działają jak twoje, z małymi zmianami: podmiana daje 1 punkt, a za jadeit oddaje wierzchnią kartę bez względu na wartość. Sześć żetonów od razu zamienia się w jadeit. Wymienia żetony na służących, gdy to umożliwia akcję, nigdy na punkty.
rules-G14-6 = Na murze umieszcza 1 służącego; o zmierzchu usuwa 1 i umieszcza 1. Jako nagrodę bierze jadeit, jeśli jest na polu 7 lub wyżej, w innym razie 1 służącego.
rules-G14-7 = Kupuje najtańszy jadeit, na jaki go stać. W intrygach przesuwa znacznik o 1 pole i bierze medal, o zmierzchu płaci 1 służącego za 2 pola. W pałacu przesuwa wysłannika o 1 pole, o zmierzchu płaci 2 służących za wysłannika +1 i intrygi +1.
rules-G14-8 = Chce dekretu z poziomu dnia (w dniu 4 z poziomu 3): z dwóch tego bez twojego służącego, w innym razie dolnego; jeśli ma oba albo go nie stać, z niższych poziomów, potem z wyższych.
rules-G14-9 = Umieszcza 1 służącego na swoim statku i nigdy nie przesuwa statków. Statek z trzema służącymi od razu zdobywa nagrodę, bez względu na port: najpierw karty, potem za każdym razem 4 punkty.
rules-G14-10 = Karta specjalna prowadzi go do jego skupienia, gdzie karta i lokacja działają jak opcja B za darmo. O zmierzchu karty specjalne, jadeitu i dekretów dają mu jedną darmową podróż.
rules-G14-11 = W nocy liczy 1, 2, 3 lub 4 dopasowania w dniu 1, 2, 3 lub 4. Poza pałacem nie dostaje punktów za pałac, ale zachowuje resztę i może wygrać.
