# Gùgōng’un kuralları kendi sözlerimizle: numaralı her kural için bir metin. `.a` ve `.b` bir hamlenin iki seçeneğidir,
# `.example` kuralı iş başında gösterir, `.ruling` kitapların açık bıraktığına nasıl karar verdiğimizi söyler.

# untranslated: .lead, .overview
# before: .lead Yasak Şehir’de dört gün. Hediyeler verin, görevlilerin iyiliklerinden yararlanın ve elçinizi saraya ulaştırın: sonunda orada olmayan hiç puan alamaz.
rules-gugong-setup = Amaç ve kurulum
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
# before: .lead Her gün sabah, gündüz ve geceden oluşur. İlk gün sabahsız başlar.
rules-gugong-days = Bir gün
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
# before: .lead Elinizdeki bir hediyeyi tahtadaki bir hediyeyle takas edin, sonra ikisinin sunduğunu kullanın.
rules-gugong-turns = Sıranız
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
# before: .lead Gezgininiz haritada jeton toplar. Her jeton hemen işe yarar, biriken jetonlar sonra takas edilebilir.
rules-gugong-travel = Seyahat
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
# before: .lead Herkes birlikte inşa eder. Duvar dolunca orada en çok hizmetkârı olan ödüllendirilir.
rules-gugong-great_wall = Çin Seddi
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
# before: .lead Hizmetkârlarla yeşim alın. Her parça bir öncekinden daha değerlidir.
rules-gugong-jade = Yeşim
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
# before: .lead Her beraberliği bozan ve adımları avantaja çevrilebilen yol.
rules-gugong-intrigue = Entrika
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
# before: .lead Elçinizin çıkması gereken merdiven. İlk varan en iyi yeri alır.
rules-gugong-palace = Saray
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
# before: .lead Kalıcı yararlar: her sabah, her zaman ya da oyun sonunda.
rules-gugong-decrees = Kararnameler
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
# before: .lead Gemilerinize hizmetkâr koyun. Üç hizmetkârlı bir gemi limanının ödülünü alabilir.
rules-gugong-canal = Büyük Kanal
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
# before: .lead Limanda kazandığınızda iki sayılan bir hizmetkâr.
rules-gugong-double = Çift hizmetkâr
    .lead = Limanda kazanılan ve iki sayılan bir hizmetkâr.
rules-gugong-night = Gece
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
# before: .lead Dördüncü geceden sonra her şey bu sırayla sayılır.
rules-gugong-end = Son puanlama
    .lead = Dördüncü geceden sonra her şey şu sırayla sayılır.
rules-gugong-solo = Tek kişilik: Meng
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

rules-G1-1 = Tahtanın hangi yüzünün kullanılacağı oyuncu sayısına bağlıdır. Her şehirde açık bir seyahat jetonu durur, kalanlar yığınları oluşturur. Altı bonus jetonu ayrı bir varyanttır; ilk oyunda kullanmayın. Tek kişilik oyunda hiç kullanılmaz.
rules-G1-2 = Başlangıçta üç kader zarı atılır.
rules-G1-3 = Gün işaretçisi 1. günde başlar.
rules-G1-4 = 38 hediye kartı vardır. Yedisi yedi konumda açık durur, her birinde rastgele bir tane. Her oyuncu yerine göre değişen dört kartlık bir setle başlar; kalanlar çekme destesidir, kullanılmayan setler kutuya döner.
rules-G1-5 = Her evde başlangıçta bir yeşim vardır. Kalanı tahtanın yanındadır ve hiç bitmez.
rules-G1-6 = Üç seviyenin her birine beş kararnameden ikisi konur.
rules-G1-7 = Havuzunuzda kullanıma hazır 6, genel tedarikte 6 hizmetkârla başlarsınız. Çift hizmetkârınız kilitlidir. Üç geminiz evde, gezgininiz haritanın yanında, elçiniz merdivenin dibindedir. Entrika işaretçileri 0’da üst üste durur, başlangıç oyuncusununki en altta.
rules-G1-8 = Başlangıç oyuncusu kurayla belirlenir; sıra saat yönünde ilerler.
rules-G1-9 = Uzman varyantı: tahtanın, çekme destesinin ve kullanılmayan setlerin kartları birlikte karıştırılır, yedisi konumlara dağıtılır.

rules-G2-1 = Sonraki başlangıç oyuncusu madalyasını önceki gün alan oyuncu başlar ve madalyayı yerine koyar.
rules-G2-2 = Jetonu da gezgini de olmayan her şehir yeni bir jeton alır. Yığınlar boşsa atılan jetonlar karıştırılır.
    .ruling = Şehirler harita sırasıyla doldurulur. Hiç jeton yoksa şehir boş kalır.
rules-G2-3 = Üç kader zarı atılır.
rules-G2-4 = Oyuncu sırasına göre herkes 1. seviye kararnamelerini kullanabilir.
    .ruling = Birden çok kararnamesi olan, bunların sırasını kendisi seçer.
rules-G2-5 = Gün işaretçisi ilerler; herkes genel tedarikten havuzuna yeni günün gösterdiği kadar hizmetkâr alabilir.

rules-G3-1 = Başlangıç oyuncusundan başlayarak herkes sırası gelince bir takas yapar. Sıranızda eliniz boşsa o gün için pas geçersiniz. Herkes pas geçince gün biter. Elinize sonradan gelen kart yarını bekler ve gece sayılmaz.
rules-G3-2 = Elinizden bir kartı tahtadan bir kartla takas etmelisiniz. Sizinki daha yüksekse bedelsizdir. Düşük ya da eşitse seçin: önce havuzdan iki hizmetkâr çıkarın, ya da elinizden başka bir kart atın, ya da iki hamleden de vazgeçerek takas edin.
rules-G3-3 = 1 değerindeki bir kart 9 değerindekiyle bedelsiz takas edilir: en alçakgönüllü hediye en mağrur görevliyi duygulandırır.
    .ruling = Burada, onları artıran bir şey olsa da kartta yazan değerler geçerlidir.
rules-G3-4 = Aldığınız kart ıskarta destenize kapalı olarak konur. Yarın elinizde olacaktır; istediğiniz zaman bakabilirsiniz.
rules-G3-5 = Ardından verdiğiniz kartın hamlesini, sonra konumun hamlesini yapabilirsiniz: ikisini, birini ya da hiçbirini. İkisinde aynı hamle varsa iki kez yapılabilir.
    .ruling = Bedeli ödenemeyen ya da hiçbir şeyi değiştirmeyecek bir hamle seçilemez. Bedel için takas edilebilecek jetonlar da sayılır. Hiçbir şeyin konmadığı, ilerletilmediği ve alınmadığı bir kanal hamlesi yapılmamış sayılır.
rules-G3-6 = Bir kart bir konumun hamlesini, genel tedarikten 1 ya da 2 hizmetkârı, kart değiştirmeyi (elinizden ya da ıskartadan bir kartı tahtadaki herhangi bir kartla) gösterebilir ya da boş olabilir.
    .ruling = Kart değiştirmeyle az önce verdiğiniz kartı geri alabilirsiniz. İki kart farklı olmalıdır.
rules-G3-7 = İstediğiniz zaman seyahat jetonu takas edebilirsiniz. Bedel olarak atılan kart ıskarta destenizdedir ve gece zarlar için sayılır.
    .ruling = “At any time” means at every decision of your own, and once more before the final scoring.

# untranslated: text, .b, .example
# before: Gezgininizi ilerletin. | .b 2 hizmetkâr çıkarın ve iki kez ilerleyin. İlk jetonu ikinci adımdan önce alıp kullanın.
rules-G4-1 = Move your traveller to collect tokens.
    .a = Bir kez ilerleyin.
    .b = 2 hizmetkâr çıkarın ve iki kez ilerleyin. İlk jetonu ikinci adımdan önce alıp kullanın.
rules-G4-2 = Oyundaki ilk adımınız gezgini jetonlu herhangi bir şehre koyar. Sonra yolları izleyerek jetonlu bir şehre gidersiniz; jetonsuz şehirlerden durmadan geçersiniz.
    .ruling = Bulunduğunuz şehre jetonsuz şehirler üzerinden bağlı her şehre ulaşabilirsiniz. B’nin ikinci adımı gidecek yer bulamazsa yanar.
rules-G4-3 = Jetonu alın, isterseniz kullanın, sonra panonuzdaki altı yerden birine kapalı koyun. Boş yer yoksa önce jeton takas etmelisiniz.
    .ruling = Yeni jeton bu takasa katılmaz. Jetonun yol açtığı her şey sonuçlandırılır, sonra jeton konur, ardından B’nin ikinci adımı gelir.
rules-G4-4 = Jetonlar şunları getirir: 1 ya da 2 hizmetkâr; elçi +1; entrika +1; elden 7 veya üstü bir kart karşılığı yeşim; 2 puan; kart değiştirme; ıskartadan bir kartı ele geri alma; genel tedarikten gemiye ya da duvara bir hizmetkâr; 3 hizmetkâr karşılığı yeşim. Bir türün avantajı yoktur ama takasta iki sayılır; açık durur.
rules-G4-5 = Bonus jetonu, yanında havuzunuzdan bir hizmetkâr durduğu sürece gün sonuna kadar etkilidir: hediyeleriniz bir fazla sayılır; ya da seçtiğiniz konumda hamle yapan herkes size bir puan verir; ya da onları orada takip edip siz de hamle yapabilirsiniz.
    .ruling = Hem kart hem konum hamleleri tetikler, jetonlar ve kararnameler tetiklemez; takip ettiğiniz hamle hiçbir şeyi tetiklemez. Puan 0’ın altına düşmez ama sahibi yine de bir puan alır. Önce haraçlar, sonra sırayla takip edenler.
rules-G4-6 = 2 jetonu 1 hizmetkârla, 4 jetonu 2 puanla ya da 6 jetonu 1 yeşimle takas edin.
    .ruling = İki sayılan jetonlardan kaçını kullandığınızı siz söylersiniz. Kalanlardan önce en eskiler gider.

# untranslated: text, .b, .ruling
# before: Duvara hizmetkâr yerleştirin. | .b 1 hizmetkâr çıkarın, sonra bir ya da iki başkasını yerleştirin. | .ruling Duvar kararnamesinin ek hizmetkârı için havuzdan bir yerleştirme gerekir; ek hizmetkâr duvar kontrolünden önce gelir ve çift hizmetkâr olabilir.
rules-G5-1 = Place servants on the Great Wall.
    .a = Havuzunuzdan 1 hizmetkâr yerleştirin.
    .b = 1 hizmetkâr çıkarın, sonra başka bir ya da iki hizmetkâr yerleştirin.
    .ruling = Duvar kararnamesinin ek hizmetkârı için havuzdan bir yerleştirme gerekir; ek hizmetkâr duvar kontrolünden önce gelir ve çift hizmetkâr olabilir.
rules-G5-2 = Duvar 4 (1–2 oyuncu), 5 (3 oyuncu), 6 (4 oyuncu) ya da 7 (5 oyuncu) hizmetkârla dolar. Orada en çok hizmetkârı olan 3 puan ve elçi +1 alır, bütün hizmetkârlarını genel tedarike geri alır. Ötekiler kalır. Beraberliği entrika bozar.
rules-G5-3 = Sonra duvarda hizmetkârı olan herkes, entrika yolunda en geridekinden başlayarak bir avantaj alabilir. 1 adım geri giderek 1 hizmetkâr, 3 adımla 2 hizmetkâr, 5 adımla bir zarı istediğiniz yüze çevirme, 7 adımla 1 yeşim.
    .ruling = Hiçbir şey getirmeyecek avantaj alınamaz. Tedarikte tek hizmetkâr kaldıysa 3 adım 1 hizmetkâr getirir. Zar başka bir yüze çevrilir.

# untranslated: text, .example, .ruling
# before: Yeşimi olan bir evin gösterdiği kadar hizmetkâr çıkarın ve yeşimini alın. Bütün evler boşsa bir yeşim 5 hizmetkâr tutar. | .ruling Yeşim kararnamesi bu bedeli de düşürür. Jeton, avantaj ve takaslardan gelen yeşim evlerden alınmaz.
rules-G6-1 = Choose a house that still has jade, remove as many servants as it shows, and take the jade. When all houses are empty, a jade from the square costs 5 servants. Jade from tokens, benefits and exchanges doesn’t come from the houses.
    .example = You have two jades, worth 3 points. You remove 3 servants at a house that shows 3; now your three jades are worth 6.
    .ruling = The jade decree lowers the price of the square, too.

# untranslated: text, .a
# before: İşaretçinizi yolda ilerletin; en üst adım 14’tür. | .a 1 adım ilerleyin. O gün A’yı ilk seçen madalyayı alır ve yarın başlar.
rules-G7-1 = Move your intrigue marker up the track; 14 is the top.
    .a = Move up 1. The first player to choose A this day takes the medal and will be start player tomorrow.
    .b = 1 hizmetkâr çıkarın ve 3 adım ilerleyin.
rules-G7-2 = Başkalarının üstüne gelen işaretçi üstte durur ve üstteki öndedir. Burada önde olan, oyundaki bütün beraberliklerde üstün sayılır.
    .ruling = İlerleyemeyen işaretçi yığındaki yerini korur. 14’teyken madalya için A yine seçilebilir.

rules-G8-1 = Elçinizi merdivende ilerletin. Saraya varınca boş olan en iyi yeri alın. Sonraki her adım 1 puan eder.
    .a = 1 adım ilerleyin.
    .b = 2 hizmetkâr çıkarın: 2 adım ilerleyin ve entrika +1.

# untranslated: text, .example
# before: Kararnamede yazan kadar hizmetkâr ve oradaki her rakip hizmetkârı için bir tane daha çıkarın; sonra üzerine bir hizmetkâr koyun. Her kararname bir kez alınabilir. 1. ve 2. seviye kararnameler puanlarını hemen verir.
rules-G9-1 = Remove the servants printed on the decree, and 1 more for each opponent’s servant there; then place 1 more on it, never the double. You can have each decree once. Decrees of levels 1 and 2 bring their points at once.
    .example = A decree shows 1 servant, and two opponents are there. You remove 3 and place 1, so you need four in your pool.
# untranslated: text, .differs
# before: 1. seviye isterseniz her sabah işler: entrika +2; genel tedarikten gemiye bir hizmetkâr; genel tedarikten havuza bir hizmetkâr; elçi +1 (saraydaysa 1 puan); ya da tahtayla kart değiştirme.
rules-G9-2 = Level 1 works every morning, if you like: intrigue +2; 1 servant from the supply onto a ship or a new ship, which may claim if it is full; 1 servant from the supply into the pool; envoy +1, or 1 point if your envoy is in the palace; or swap a card with the board.
    .differs = In the English and Turkish rulebooks the morning swap takes a card of the hand or the discard pile, in the Polish and Czech ones a card of the hand. In the morning that is the same, for the discard pile has become the hand.
# untranslated: text, .differs, .ruling
# before: 2. seviye her zaman işler: iki kez seyahat 1 hizmetkâr ucuzlar; yeşim 1 ucuzlar; her duvar hamlesi genel tedarikten bir hizmetkâr ekleyebilir; eşit hediyeler bedelsiz takas edilir; sonraki kararnameler 1 ucuzlar.
rules-G9-3 = Level 2 always works: variant B of travel costs 1 servant less; the jade action costs 1 less; each wall action may add 1 servant from the supply; equal gifts are exchanged freely; the decree action costs 1 less.
    .differs = In the English, Czech and Turkish rulebooks the jade decree works whenever you perform the jade action. The Polish one says so on its last page, but in its list of decrees only for an exchange with the Jade Official. Here it works for every jade action, also a followed one.
    .ruling = The decree that makes decrees cheaper doesn’t lower its own price.
# untranslated: text, .example, .ruling
# before: 3. seviye oyun sonunda sayılır: her 3 puanınız için 1 puan (en çok 10, ilk sayılır); 8 puan; yeşim başına 2 (en çok 10); kararnamelerdeki her hizmetkârınız için 2; liman ödüllerindeki her hizmetkârınız için 2.
rules-G9-4 = Level 3 counts at the end: 1 point for every 3 points scored during the game, at most 10, counted before the others; 8 points; 2 for each jade, at most 10; 2 for each of your servants on decrees, this one included; or 2 for each of your servants at harbour rewards.
    .example = Your VP marker shows 20: the first of these decrees brings 6 points.
    .ruling = The points scored during the game are those that the track shows, so a toll you paid is gone.

rules-G10-1 = Gemilerinizi yükleyin ve ilerletin.
    .a = Bir gemiye 1 hizmetkâr koyabilir, sonra bir geminizi bir liman ilerletebilirsiniz.
    .b = 1 hizmetkâr çıkarın, sonra bir ya da iki gemiye tam 2 başka hizmetkâr koyun.
rules-G10-2 = Yeni gemi bir rotanın en soldaki boş limanına girer. 1–3 oyuncuyla beş limanlı bir rota, 4–5 oyuncuyla iki rota vardır; gemiler rota değiştirmez. Bir gemi üç hizmetkâr taşır ve boş yüzmez.
rules-G10-3 = Gemi, dolu limanları geçerek öndeki ilk boş limana gider. Boş liman yoksa yerinde kalır.
rules-G10-4 = Üç hizmetkârlı bir gemi, panonuzda yeri varsa limanının ödülünü alabilir: 2. limanda 4 puan (üç kez), 3. limanda çekme destesinin üst kartı elinize (iki kez), 4. limanda çift hizmetkâr (bir kez), 5. limanda bunlardan herhangi biri. Bir hizmetkâr ödülün yanında temelli kalır, ötekiler genel tedarike gider, gemi eve döner.
    .ruling = Dolu gemiler kendi kanal hamlenizin her kararında ve gece ödül alabilir; jeton ya da kararnameyle dolan gemi yalnızca o anda. Çekme destesi boşsa kart alınamaz. Dördüncü gecenin ödülleri sayılır.

rules-G11-1 = Çift hizmetkâr duvarda ve gemide iki yer kaplar ve iki sayılır ama tek yerleştirmeyle konur. 2 hizmetkâr çıkarılacaksa tek başına yeter. Kararnameye konmaz, liman ödülünde kalmaz. Hizmetkâr kazandığınızda biri çift hizmetkâr olabilir.
    .ruling = Yalnızca tam 1 hizmetkâr gereken yerde bir hizmetkâr yerine geçer.

rules-G12-1 = Iskarta destenizdeki her kart, değerini gösteren her zar için 1 hizmetkâr getirir. En çok eşleşmesi olan 3 puan alır ve elçisini 1 adım ilerletebilir; beraberliği entrika bozar.
    .example = Zarlar 3, 3 ve 6. Bir 6 ile 1 hizmetkâr, iki 3 ile 4, bir 3 ve iki 6 ile yine 4 kazanırsınız.
    .ruling = Hiç eşleşme yoksa bu puanı kimse almaz. Eşleşen kartlar gösterilir, ötekiler gizli kalır.
rules-G12-2 = Her gemi bir liman ilerler, önce en öndeki. 5. limandaki gemi denizde kaybolur: eve döner, hizmetkârları genel tedarike gider. Sonra dolu gemiler ödül alabilir.
    .ruling = Ödüller oyuncu sırasıyla alınır.
rules-G12-3 = Iskarta desteniz eliniz olur. Dördüncü geceden sonra son puanlama gelir.

rules-G13-1 = Son kez jeton takas edilebilir.
rules-G13-2 = Duvarda en çok hizmetkârı olan 3 puan ve elçi +1 alır. Bu kez entrika avantajı alınmaz.
rules-G13-3 = 3. seviye kararnameler sayılır.
rules-G13-4 = Saraydaki yerinizin puanını alırsınız.
rules-G13-5 = Bir ila beş yeşim sırasıyla 1, 3, 6, 10 ya da 15 puan eder, sonraki her yeşim 2 puan ekler.
rules-G13-6 = Sarayda olmayanın puanı 0 sayılır ve kazanamaz. En çok puanı olan kazanır; beraberliği entrika bozar.
    .ruling = Sarayda kimse yoksa kimse kazanmaz.

rules-G14-1 = Meng’e karşı iki kişilik düzende, bonus jetonu olmayan bir oyun. Bir konum onun odağıdır; çift hizmetkârı orada durur. Kolay seviyede destesi biri özel 10 karttır; normal ve zor seviyede ikisi özel 11 karttır. Zor seviyede ayrıca beşinci bir hediyeyle başlar. İlk siz oynarsınız.
    .ruling = Meng’in hediye yığını her zaman karıştırılmış sayılır.
rules-G14-2 = Sırasında bir Automa kartı ve en üstteki hediyesi açılır. Gösterilen konumda değer karşılaştırmadan ve bedel ödemeden takas eder; sonra yapabiliyorsa kartın hamlesini (kart değiştirme ona 1 puan getirir) ve konumun A seçeneğini yapar.
rules-G14-3 = Alacakaranlıkta, ikinizin de kartı kalmayınca, o günkü kartlarının alt yarıları sırayla gelir. Bedelini ödeyemediğini atlar.
rules-G14-4 = Gezgini sağ alttan başlar, haritanın çevresini saat yönünün tersine dolaşır ve sıradaki jetona gider; çevrede jeton yoksa en yakın jetona. Alacakaranlıkta bir adım daha için 2 hizmetkâr öder.
    .ruling = Eşit uzaklıktakilerden çevre sırasında ilk geleni alır. Jeton yoksa bir şey ödemez.
rules-G14-5 = Jetonları küçük farklarla sizinkiler gibi işler: kart değiştirme 1 puan getirir, yeşim için değeri ne olursa olsun üst kartını verir. Altı jeton hemen yeşime döner. Bir hamleyi olanaklı kılıyorsa jetonları hizmetkârla takas eder, puanla asla.
rules-G14-6 = Duvara 1 hizmetkâr koyar; alacakaranlıkta 1 çıkarır, 1 koyar. Avantaj olarak 7. adımdan itibaren yeşim, değilse 1 hizmetkâr alır.
rules-G14-7 = Ödeyebildiği en ucuz yeşimi alır. Entrikada 1 adım ilerler ve madalyayı alır; alacakaranlıkta 1 hizmetkârla 2 adım daha. Sarayda elçisi 1 adım ilerler; alacakaranlıkta 2 hizmetkârla elçi +1 ve entrika +1.
rules-G14-8 = Günün seviyesinden (4. gün 3. seviye) bir kararname ister: ikisinden, üzerinde sizin hizmetkârınız olmayanı; ayrım yoksa alttakini. İkisi de ondaysa ya da ödeyemiyorsa önce alt, sonra üst seviyelere bakar.
rules-G14-9 = Bir gemisine 1 hizmetkâr koyar ve kendisi gemi ilerletmez. Gemideki üç hizmetkâr limana bakmadan hemen ödül alır: önce kartlar, sonra her seferinde 4 puan.
rules-G14-10 = Özel kart onu odağına gönderir; orada kartın ve konumun hamlesinde B seçeneğini bedelsiz kullanır. Alacakaranlıkta özel, yeşim ve kararname kartları ona haritada ücretsiz bir adım getirir.
rules-G14-11 = Gece 1., 2., 3. ya da 4. günde 1, 2, 3 ya da 4 eşleşme sayar. Saray dışındaysa saray puanı almaz ama öteki puanları kalır ve kazanabilir.
