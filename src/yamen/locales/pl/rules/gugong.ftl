# Zasady gry Gùgōng naszymi słowami: jeden tekst na każdą ponumerowaną zasadę. `.a` i `.b` to dwie opcje akcji,
# `.example` pokazuje zasadę w działaniu, `.ruling` mówi, jak rozstrzygamy to, czego instrukcje nie mówią.

# untranslated: .lead, .overview
# before: .lead Cztery dni w Zakazanym Mieście. Wręczaj prezenty, korzystaj z przysług urzędników i doprowadź wysłannika do pałacu: kogo tam na koniec nie ma, ten nie zdobywa nic.
rules-gugong-setup = Cel i przygotowanie gry
    .lead = You have four days to gather points, and they count only if your envoy stands in the palace at the end.
    .overview = You lead a powerful family at the emperor’s court. By day everyone in turn gives a gift card to one of seven officials and takes the official’s gift in return; the gift you give and the location where you give it offer an action each, and what you took is your hand tomorrow. Servants pay for nearly everything. Points come from the Great Wall, decrees, harbours, travel tokens and the dice at night, and at the end from jade, decrees and your place in the palace. Most points win.
# untranslated
rules-gugong-setup-q1 = What is the difference between pool and supply?
    .answer = Only servants in your pool can be used. To remove servants is to put them from the pool into the supply, to gain them is to take them from the supply into the pool. With an empty supply you gain nothing.
# untranslated
rules-gugong-setup-q2 = Why does the start player’s intrigue marker lie at the bottom?
    .answer = The upper marker is ahead, so at first those who play later win the ties.
# untranslated
rules-gugong-setup-q3 = Why has everyone other cards?
    .answer = The sets are made for the seats: whoever plays later begins with other gifts. From the second day on everyone holds what they took.

# untranslated: .lead, .overview
# before: .lead Każdy dzień składa się z poranka, dnia i nocy. Pierwszy dzień zaczyna się bez poranka.
rules-gugong-days = Dzień
    .lead = The morning brings servants, tokens and new dice: it shows what this day is good for before the first gift is given.
    .overview = Each of the four days has a morning, the day itself and a night. The first morning is left out, for the set-up has done its work. The morning has five steps, in this order.
# untranslated
rules-gugong-days-q1 = Does the medal help if I am start player already?
    .answer = Yes, it keeps you first. Otherwise someone else can take it.
# untranslated
rules-gugong-days-q2 = Do the dice change during the day?
    .answer = Only if somebody turns one as an intrigue benefit after a Great Wall scoring.
# untranslated
rules-gugong-days-q3 = My traveller stays in a city. Does the city get a token?
    .answer = No. It is filled in the first morning after your traveller has moved on.

# untranslated: .lead
# before: .lead Wymień prezent z ręki na prezent z planszy, a potem skorzystaj z tego, co oba dają.
rules-gugong-turns = Twoja tura
    .lead = Every gift you give is an action today and every gift you take is one tomorrow, so each exchange counts twice.
# untranslated
rules-gugong-turns-q1 = Is a card that I discard as payment lost?
    .answer = No. It lies in your discard pile, may match a die at night and is in your hand again tomorrow. You only make one exchange fewer today.
# untranslated
rules-gugong-turns-q2 = May I exchange any card for any other without paying?
    .answer = Yes, if you go without both actions. That can be worth it for a card that matches the dice.
# untranslated
rules-gugong-turns-q3 = How many cards will I hold tomorrow?
    .answer = As many as today, for each card that leaves your hand brings one into your discard pile or lies there itself. Only the card of a harbour adds one.
# untranslated
rules-gugong-turns-q4 = May I use the location’s action before the card’s?
    .answer = No. The card comes first, and its servants may pay for the location.

# untranslated: .lead
# before: .lead Twój podróżnik zbiera żetony na mapie. Każdy pomaga od razu, a zebrane żetony można później wymienić.
rules-gugong-travel = Podróż
    .lead = A token helps you at once and counts again in a set, as a servant, points or jade: so a traveller pays twice.
# untranslated
rules-gugong-travel-q1 = Does a token count for exchanges if I have used its benefit?
    .answer = Yes. Used or not, every token on your board counts.
# untranslated
rules-gugong-travel-q2 = Must I use the benefit?
    .answer = No. You may lay the token down unused, but later its benefit can’t be had.
# untranslated
rules-gugong-travel-q3 = Do other travellers block my way?
    .answer = No. You pass through cities without a token, with or without a traveller, and stop at the next one with a token.
# untranslated
rules-gugong-travel-q4 = All six spaces are full. What now?
    .answer = Before the new token is stored you must exchange 2, 4 or 6 of those you have.

# untranslated: .lead
# before: .lead Wszyscy budują razem. Gdy mur jest pełny, nagrodę dostaje ten, kto ma na nim najwięcej służących.
rules-gugong-great_wall = Wielki Mur
    .lead = Everyone builds together, but only the largest share brings points and a step towards the palace; all who helped may turn intrigue into favours.
# untranslated
rules-gugong-great_wall-q1 = Is it the one who completes the section who scores?
    .answer = No. Whoever has the most servants on the wall does, whoever placed the last one.
# untranslated
rules-gugong-great_wall-q2 = What becomes of the servants who stay?
    .answer = They stand at the beginning of the next section and count there, for its completion and for the most.
# untranslated
rules-gugong-great_wall-q3 = Does the double servant count as two?
    .answer = Yes, for the section and for the most.
# untranslated
rules-gugong-great_wall-q4 = May several players turn the same die?
    .answer = Yes, one after the other. The last one counts.

# untranslated: .lead
# before: .lead Kupuj jadeit za służących. Każdy następny jest wart więcej niż poprzedni.
rules-gugong-jade = Jadeit
    .lead = Every jade is worth more than the one before, so it rewards those who go on collecting.
# untranslated
rules-gugong-jade-q1 = Does jade that comes from elsewhere count the same?
    .answer = Yes. A token may bring it for a high card or for 3 servants, six tokens can be exchanged for it, and 7 steps of intrigue after the wall. None of these touches the houses.
# untranslated
rules-gugong-jade-q2 = May I pay 5 servants while a house has jade?
    .answer = No. The square sells only when all houses are empty.
# untranslated
rules-gugong-jade-q3 = Is a sixth jade worth buying?
    .answer = It adds 2 points, while the fourth adds 4 and the fifth 5. With the decree that counts jade the first five bring 2 more each.

# untranslated: .lead
# before: .lead Tor, który rozstrzyga każdy remis i którego pola można zamienić na przysługi.
rules-gugong-intrigue = Intrygi
    .lead = Ties are everywhere, and whoever is ahead here wins them all; and after the wall its steps buy favours.
# untranslated
rules-gugong-intrigue-q1 = Does an intrigue card bring the medal, too?
    .answer = Yes. A card’s action is the same action: choose A first today, and the medal is yours. A token or decree that moves your marker brings no medal.
# untranslated
rules-gugong-intrigue-q2 = Where do I lie when I step down for a benefit?
    .answer = On top of the markers on the space where you land, so ahead of them.
# untranslated
rules-gugong-intrigue-q3 = Does the order of the markers decide who plays first?
    .answer = No. Turns go clockwise from the start player; the track decides ties and who takes intrigue benefits first.

# untranslated: .lead
# before: .lead Schody, po których musi wejść twój wysłannik. Kto pierwszy, ten dostaje najlepsze miejsce.
rules-gugong-palace = Pałac
    .lead = Without an audience all is in vain, so your envoy must climb in time; and whoever comes first gets the best place.
# untranslated
rules-gugong-palace-q1 = Where else do steps come from?
    .answer = From the most servants on a full wall, the most matches at night, a travel token and a level 1 decree; and from the last scoring of the wall at the end.
# untranslated
rules-gugong-palace-q2 = Do I score my place at once?
    .answer = No, at the end of the game. Steps beyond it are points at once.
# untranslated
rules-gugong-palace-q3 = Can my envoy still arrive during the final scoring?
    .answer = Yes. The wall is scored first, and its step may be the eighth.

# untranslated: .lead
# before: .lead Trwałe korzyści: co rano, przez cały czas albo na koniec gry.
rules-gugong-decrees = Dekrety
    .lead = A servant sent here works for the rest of the game, so a decree is worth most on the first days.
# untranslated
rules-gugong-decrees-q1 = May several players have the same decree?
    .answer = Yes. Each one already there makes it dearer by a servant.
# untranslated
rules-gugong-decrees-q2 = When does a new decree begin to work?
    .answer = Level 1 the next morning, level 2 at once, level 3 at the end of the game.
# untranslated
rules-gugong-decrees-q3 = Does the servant on a decree come back?
    .answer = No. He is tied up there for good, so you have one fewer from now on.
# untranslated
rules-gugong-decrees-q4 = May the double servant help?
    .answer = He may be removed as two servants of the price. The one placed must be a normal servant.

# untranslated: .lead
# before: .lead Umieszczaj służących na statkach. Statek z trzema służącymi może zdobyć nagrodę swojego portu.
rules-gugong-canal = Wielki Kanał
    .lead = Ships take time, but a full one brings what lasts: points, a further gift for every day to come, or the double servant.
# untranslated
rules-gugong-canal-q1 = Must a full ship claim at once?
    .answer = No. It may sail on to a better harbour; but from harbour 5 the night takes it out to sea.
# untranslated
rules-gugong-canal-q2 = Does the card of harbour 3 stay with me?
    .answer = Yes. You have one card more for the rest of the game, so one exchange more each day.
# untranslated
rules-gugong-canal-q3 = Do ships sail without me?
    .answer = Yes. Every night all ships move on one harbour, empty spaces aboard or not.
# untranslated
rules-gugong-canal-q4 = My spaces at a reward are taken. Can I claim there again?
    .answer = No. Sail on, or choose another reward in harbour 5.

# untranslated: .lead
# before: .lead Służący, który liczy się za dwóch. Najpierw trzeba go zdobyć w porcie.
rules-gugong-double = Podwójny służący
    .lead = He does the work of two, and where placements are few nobody else brings as much.
# untranslated
rules-gugong-double-q1 = Can he pay a price of three?
    .answer = Yes, together with one normal servant.
# untranslated
rules-gugong-double-q2 = Does he count as two when I gain servants?
    .answer = No. He is one of those you gain, which makes him a good one to take.
# untranslated
rules-gugong-double-q3 = Can he fill a ship?
    .answer = He takes two of its three spaces. With one normal servant it is full, and when it claims that servant stays at the reward.

# untranslated: .lead
# before: .lead Kości porównuje się z zabranymi prezentami, statki płyną dalej, a ty bierzesz karty na jutro.
rules-gugong-night = Noc
    .lead = The dice pay you for the gifts you took, so look at them before you choose what to take.
# untranslated
rules-gugong-night-q1 = Do cards left in my hand match?
    .answer = No, only those in your discard pile.
# untranslated
rules-gugong-night-q2 = My supply is empty. Do my matches count?
    .answer = You gain no servants, but they count for the most matches.
# untranslated
rules-gugong-night-q3 = Is it cards or matches that are counted?
    .answer = Matches, that is pairs of a card and a die. A card whose value stands on two dice makes two.
# untranslated
rules-gugong-night-q4 = Is a die used up when somebody matches it?
    .answer = No. Every card of every player is compared with all three dice.

# untranslated: .lead
# before: .lead Po czwartej nocy liczy się wszystko, w tej kolejności.
rules-gugong-end = Punktacja końcowa
    .lead = Much of what you worked for is counted only now, so know before the fourth night what it will bring.
# untranslated
rules-gugong-end-q1 = Do servants, cards or tokens left over score?
    .answer = No. Tokens can still be exchanged for points or jade; after that they are worth nothing.
# untranslated
rules-gugong-end-q2 = What does the decree “1 point for every 3” count?
    .answer = What your VP marker shows after the wall, before all other decrees of level 3, your place in the palace and your jade.
# untranslated
rules-gugong-end-q3 = Is it enough to reach the palace in the fourth night?
    .answer = Yes. Even the step from the wall in the final scoring is in time.

# untranslated: .lead
# before: .lead Rywal, którym kieruje mała talia kart. Niczego nie planuje, ale też o niczym nie zapomina.
rules-gugong-solo = Gra solo: Meng
    .lead = Meng keeps every location contested when nobody else is at the table, and he wastes no servant.
# untranslated
rules-gugong-solo-q1 = On which level should I begin?
    .answer = On easy. Meng is strong on normal: he always acts, whatever gift he gives.
# untranslated
rules-gugong-solo-q2 = How can Meng win without an audience?
    .answer = He needs none: outside the palace he only goes without the points of a place there. You do need one.
# untranslated
rules-gugong-solo-q3 = Does he use his double servant?
    .answer = No. It only marks his focus.
# untranslated
rules-gugong-solo-q4 = What if he can’t carry out an action?
    .answer = It is skipped. He has exchanged his gift all the same.

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
    .ruling = “At any time” means at every decision of your own, and once more before the final scoring.

# untranslated: text, .b, .example
# before: Przesuń podróżnika. | .b Usuń 2 służących i wykonaj dwa ruchy. Pierwszy żeton zbierz i wykorzystaj przed drugim ruchem.
rules-G4-1 = Move your traveller to collect tokens.
    .a = Jeden ruch.
    .b = Usuń 2 służących i wykonaj dwa ruchy. Pierwszy żeton zbierz i wykorzystaj przed drugim ruchem.
rules-G4-2 = Pierwszy ruch w grze stawia podróżnika w dowolnym mieście z żetonem. Później idziesz drogami do miasta z żetonem; przez miasta bez żetonu się przechodzi.
    .ruling = Osiągalne jest każde miasto połączone z twoim przez miasta bez żetonów. Jeśli drugi ruch opcji B nie ma dokąd prowadzić, przepada.
# untranslated: text, .ruling
# before: Zbierz żeton, skorzystaj z niego, jeśli chcesz, i połóż go zakrytego na jednym z sześciu miejsc swojej planszy. Gdy nie ma wolnego miejsca, musisz najpierw wymienić żetony. | .ruling Nowy żeton nie bierze udziału w tej wymianie. Najpierw rozstrzyga się wszystko, co żeton wywołał, potem się go odkłada, a na końcu następuje drugi ruch opcji B.
rules-G4-3 = Collect the token, use its benefit at once if you like, then put it face down on one of the 6 token spaces of your board. Without a free space you must exchange tokens first.
    .ruling = The new token takes no part in that exchange. All that a benefit sets off (a wall scoring with everyone’s intrigue benefits, an arrival in the palace, a claim) is settled first; then the token is stored; then the second move of B follows.
# untranslated: text
# before: Żetony dają: 1 lub 2 służących; wysłannika +1; intrygi +1; jadeit za kartę z ręki o wartości 7 lub więcej; 2 punkty; podmianę; odrzuconą kartę z powrotem na rękę; służącego z puli ogólnej na statek albo na mur; jadeit za 3 służących. Jeden rodzaj nic nie daje, ale przy wymianie liczy się jako dwa; leży odkryty.
rules-G4-4 = Tokens bring one of these: 1 servant; 2 servants; envoy +1; intrigue +1; 1 jade if you discard a hand card of value 7 or more, as printed; 2 points; a swap; a discarded card back into your hand; 1 servant from the supply onto a ship or a new ship, which may claim if it is full; 1 servant from the supply onto the wall; 1 jade if you remove 3 servants. One kind has no benefit but counts as two tokens in an exchange; it stays face up and takes one space.
# untranslated: text, .example, .ruling
# before: Żeton bonusowy działa do końca dnia, gdy obok niego stoi służący z twojej puli: twoje prezenty są o jeden wyższe; albo inni oddają ci punkt, ilekroć działają w wybranej przez ciebie lokacji; albo możesz tam podążyć za nimi i też wykonać akcję. | .ruling Wywołują go akcje kart i lokacji, żetony i dekrety nie, a akcja, za którą podążasz, nie wywołuje niczego. Punkty nie spadają poniżej 0, ale właściciel i tak dostaje swój. Najpierw myto, potem podążający w kolejności tur.
rules-G4-5 = There are three kinds of bonus tokens, two of each. Put the token and a servant from your pool beside your board, or beside the location it is for. Until the day ends, your gifts count one higher; or, with a toll on a location of your choice, each time another player performs its action you gain 1 point and that player loses 1; or, on a location of your choice, each time another player performs its action you may follow and perform it, too. At the day’s end the token goes face down on a token space, after an exchange if all are full, and the servant into your supply. Until then it neither counts as a token nor against the limit.
    .example = Your toll lies at the Grand Canal. Deniz gives a card with the canal there and performs both actions: you gain 2 points, Deniz loses 2.
    .ruling = The actions of cards and of locations set off a toll or a follower each time they are performed; effects of tokens, decrees and benefits don’t. A follower pays the toll like anybody else, but never to oneself, and a followed action can’t be followed again. When an action is complete, tolls come first, then followers in turn order. Points never fall below 0, but the owner gains 1 all the same. Several tokens with +1 add up. The servant may be the double; without a servant in the pool the token is only collected. At the day’s end tokens are put away in player order.
# untranslated: text, .example, .ruling
# before: Wymień 2 żetony na 1 służącego, 4 na 2 punkty albo 6 na 1 jadeit. | .ruling Mówisz, ilu żetonów liczących się jako dwa używasz. Z pozostałych najpierw odchodzą najstarsze.
rules-G4-6 = Exchange 2 tokens for 1 servant, 4 for 2 points, or 6 for 1 jade. For a servant there must be one in your supply. Exchanged tokens go to the discards.
    .example = You have four tokens and one that counts as two. Together they count as six and bring a jade.
    .ruling = You say how many of the tokens that count as two are used. Of those face down the oldest go first.

# untranslated: text, .b, .ruling
# before: Umieść służących na murze. | .b Usuń 1 służącego, potem umieść jednego lub dwóch innych. | .ruling Dodatkowy służący z dekretu muru wymaga umieszczenia służącego z puli i staje na murze przed sprawdzeniem. Może to być podwójny służący.
rules-G5-1 = Place servants on the Great Wall.
    .a = Umieść 1 służącego z puli.
    .b = Usuń 1 służącego, potem umieść jednego lub dwóch innych.
    .ruling = Dodatkowy służący z dekretu muru wymaga umieszczenia służącego z puli i staje na murze przed sprawdzeniem. Może to być podwójny służący.
rules-G5-2 = Mur jest pełny przy 4 służących (1–2 graczy), 5 (3 graczy), 6 (4 graczy) albo 7 (5 graczy). Wtedy ten, kto ma na nim najwięcej, dostaje 3 punkty, przesuwa wysłannika o 1 pole i odkłada wszystkich swoich służących do puli ogólnej. Pozostali służący zostają. Remisy rozstrzygają intrygi.
rules-G5-3 = Potem każdy, kto miał służącego na murze, może wziąć jedną nagrodę, zaczynając od najniższego na torze intryg. Cofnij się o 1 pole za 1 służącego, o 3 za 2 służących, o 5, żeby obrócić kość na dowolną ściankę, albo o 7 za 1 jadeit.
    .ruling = Nagrody, która nic nie daje, nie można wziąć. Gdy w puli ogólnej jest jeden służący, 3 pola dają jednego. Kość obraca się na inną ściankę.

# untranslated: text, .example, .ruling
# before: Usuń tylu służących, ilu pokazuje dom z jadeitem, i weź ten jadeit. Gdy wszystkie domy są puste, jadeit kosztuje 5 służących. | .ruling Dekret jadeitu obniża także tę cenę. Jadeit z żetonów, nagród i wymian nie pochodzi z domów.
rules-G6-1 = Choose a house that still has jade, remove as many servants as it shows, and take the jade. When all houses are empty, a jade from the square costs 5 servants. Jade from tokens, benefits and exchanges doesn’t come from the houses.
    .example = You have two jades, worth 3 points. You remove 3 servants at a house that shows 3; now your three jades are worth 6.
    .ruling = The jade decree lowers the price of the square, too.

# untranslated: text, .a
# before: Przesuń znacznik w górę toru; 14 to szczyt. | .a O 1 pole. Kto pierwszy tego dnia wybierze A, bierze medal i zaczyna jutro.
rules-G7-1 = Move your intrigue marker up the track; 14 is the top.
    .a = Move up 1. The first player to choose A this day takes the medal and will be start player tomorrow.
    .b = Usuń 1 służącego i przesuń o 3 pola.
# untranslated: text, .example, .ruling
# before: Znacznik, który staje na innych, leży na wierzchu, a górny jest przed dolnym. Kto jest tu wyżej, wygrywa każdy remis w grze. | .ruling Znacznik, który nie może się ruszyć, zachowuje miejsce w stosie. Na polu 14 wciąż można wybrać A dla medalu.
rules-G7-2 = A marker that lands on others goes on top of them, and the upper one is ahead. Whoever is ahead here wins every tie in the game.
    .example = Ada stands on step 4. Deniz moves up to 4 and lies on her marker: Deniz is ahead of her.
    .ruling = A marker that can’t move keeps its place in the stack. At step 14 you may still choose A, for the medal.

rules-G8-1 = Przesuń wysłannika w górę schodów. W pałacu zajmij najlepsze wolne miejsce. Każde dalsze pole to 1 punkt.
    .a = O 1 pole.
    .b = Usuń 2 służących: o 2 pola i intrygi +1.

rules-G9-1 = Usuń tylu służących, ilu pokazuje dekret, i po jednym za każdego służącego innych graczy na nim; potem postaw na nim jednego. Każdy dekret można mieć raz. Dekrety poziomu 1 i 2 od razu dają punkty.
rules-G9-2 = Poziom 1 działa co rano, jeśli chcesz: intrygi +2; służący z puli ogólnej na statek; służący z puli ogólnej do puli; wysłannik +1 (a w pałacu 1 punkt); albo podmiana karty z planszą.
rules-G9-3 = Poziom 2 działa zawsze: podróż B kosztuje 1 służącego mniej; jadeit o 1 mniej; każda akcja muru może dołożyć służącego z puli ogólnej; równe prezenty wymienia się za darmo; następne dekrety kosztują o 1 mniej.
rules-G9-4 = Poziom 3 liczy się na koniec: 1 punkt za każde 3 punkty (najwyżej 10, liczone jako pierwsze); 8 punktów; 2 za każdy jadeit (najwyżej 10); 2 za każdego twojego służącego na dekretach; 2 za każdego twojego służącego przy nagrodach portu.

# untranslated: text, .a, .b, .differs
# before: Ładuj statki i żegluj. | .a Możesz umieścić 1 służącego na statku, potem możesz przesunąć jeden swój statek do następnego portu. | .b Usuń 1 służącego, potem umieść dokładnie 2 innych na jednym lub dwóch statkach.
rules-G10-1 = Load your ships and sail them.
    .a = You may put 1 servant on one of your ships or on a new one; then you may move one of your ships a harbour ahead.
    .b = Remove 1 servant, then put exactly 2 others on one or two ships. No ship moves.
    .differs = Only the Czech rulebook says that in A one loads first and sails then; the others say “and”. We follow the Czech one.
# untranslated: text
# before: Nowy statek staje w pierwszym od lewej wolnym porcie ścieżki. Dla 1–3 graczy jest jedna ścieżka z pięcioma portami, dla 4–5 dwie; statki ich nie zmieniają. Statek mieści trzech służących i nigdy nie pływa pusty.
rules-G10-2 = A new ship goes to the leftmost free harbour of a route; that is no move. With 4 or 5 players there are two routes of five harbours, with 1 to 3 players one, and ships never change their route. A ship carries 3 servants and never sails empty.
# untranslated: text, .example
# before: Statek płynie do następnego wolnego portu, mijając zajęte. Jeśli wolnego nie ma, stoi.
rules-G10-3 = A ship moves to the next free harbour ahead, past those that are occupied. If none is free, it can’t move.
    .example = Your ship lies in harbour 2, and ships lie in 3 and 4: its next move leads to harbour 5.
# untranslated: text, .example, .ruling
# before: Statek z trzema służącymi może zdobyć nagrodę portu, jeśli masz na nią miejsce: 4 punkty w porcie 2 (trzy razy), wierzchnią kartę stosu dobierania na rękę w porcie 3 (dwa razy), podwójnego służącego w porcie 4 (raz), dowolną z nich w porcie 5. Jeden służący zostaje przy nagrodzie na stałe, pozostali idą do puli ogólnej, a statek wraca do domu. | .ruling Pełne statki mogą zdobyć nagrodę przy każdej decyzji twojej akcji kanału i w nocy; statek dopełniony żetonem lub dekretem tylko od razu. Z pustego stosu nie można zdobyć karty. Nagrody z czwartej nocy się liczą.
rules-G10-4 = A ship with 3 servants may claim the reward of its harbour if its space on your board is free: in harbour 2, 4 points (three times); in 3, the top card of the draw pile into your hand (twice); in 4, the double servant into your pool (once); in 5, any of these. Harbour 1 has none. One normal servant stays at the reward for good, the ship comes home, the other servants go to your supply.
    .example = Your full ship lies in harbour 3. You claim the card: one servant stays at the reward, two go to your supply, and the card is in your hand today already.
    .ruling = Any of your full ships may claim where you choose between A and B, at every placing and sailing of your own canal action and at its end, and at night. So a claim can make room for B, which needs room for two when it is chosen. A ship filled by a token or decree may claim at once, that ship only. If the draw pile is empty, no card can be claimed. Claims of the fourth night still count.

# untranslated: text, .example, .differs, .ruling
# before: Podwójny służący zajmuje na murze i na statku dwa miejsca i liczy się za dwóch, ale umieszczasz go jednym ruchem. Tam, gdzie trzeba usunąć 2 służących, wystarczy on sam. Nigdy nie staje na dekrecie i nie zostaje przy nagrodzie portu. Gdy otrzymujesz służących, jednym z nich może być podwójny. | .ruling Płaci za jednego tylko tam, gdzie trzeba usunąć dokładnie 1.
rules-G11-1 = The double servant is locked until you claim him at a harbour; then he goes into your pool. Whenever you gain 1 servant and he is in your supply, it may be him. When 2 servants must be removed, he alone is enough. On the wall or a ship he takes 2 spaces and counts as 2, but uses up only one placement. He never goes on a decree and never stays at a harbour reward: a ship with him and a normal servant leaves the normal one there. From the wall, a ship or the sea he comes back to your supply.
    .example = With variant B at the wall you remove 1 servant and place a normal servant and the double: together they count as three.
    .differs = In its chapter on him the Czech rulebook puts the newly claimed double servant into the supply, in that on the canal, like the other three, into the pool. Here he goes into the pool.
    .ruling = One of several servants gained at once may be the double, too. He pays for 1 only where exactly 1 is due.

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
    .ruling = If nobody is in the palace, nobody wins. Those outside rank by intrigue.

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
