# Gùgōng’un kuralları kendi sözlerimizle: numaralı her kural için bir metin. `.a` ve `.b` bir hamlenin iki seçeneğidir,
# `.example` kuralı iş başında gösterir, `.ruling` kitapların açık bıraktığına nasıl karar verdiğimizi söyler.

rules-gugong-setup = Amaç ve kurulum
    .lead = Yasak Şehir’de dört gün. Hediyeler verin, görevlilerin iyiliklerinden yararlanın ve elçinizi saraya ulaştırın: sonunda orada olmayan hiç puan alamaz.
rules-gugong-days = Bir gün
    .lead = Her gün sabah, gündüz ve geceden oluşur. İlk gün sabahsız başlar.
rules-gugong-turns = Sıranız
    .lead = Elinizdeki bir hediyeyi tahtadaki bir hediyeyle takas edin, sonra ikisinin sunduğunu kullanın.
rules-gugong-travel = Seyahat
    .lead = Gezgininiz haritada jeton toplar. Her jeton hemen işe yarar, biriken jetonlar sonra takas edilebilir.
rules-gugong-great_wall = Çin Seddi
    .lead = Herkes birlikte inşa eder. Duvar dolunca orada en çok hizmetkârı olan ödüllendirilir.
rules-gugong-jade = Yeşim
    .lead = Hizmetkârlarla yeşim alın. Her parça bir öncekinden daha değerlidir.
rules-gugong-intrigue = Entrika
    .lead = Her beraberliği bozan ve adımları avantaja çevrilebilen yol.
rules-gugong-palace = Saray
    .lead = Elçinizin çıkması gereken merdiven. İlk varan en iyi yeri alır.
rules-gugong-decrees = Kararnameler
    .lead = Kalıcı yararlar: her sabah, her zaman ya da oyun sonunda.
rules-gugong-canal = Büyük Kanal
    .lead = Gemilerinize hizmetkâr koyun. Üç hizmetkârlı bir gemi limanının ödülünü alabilir.
rules-gugong-double = Çift hizmetkâr
    .lead = Limanda kazanılan ve iki sayılan bir hizmetkâr.
rules-gugong-night = Gece
    .lead = Zarlar aldığınız hediyelerle karşılaştırılır, gemiler ilerler, yarınki eliniz alınır.
rules-gugong-end = Son puanlama
    .lead = Dördüncü geceden sonra her şey şu sırayla sayılır.
rules-gugong-solo = Tek kişilik: Meng
    .lead = Küçük bir desteyle yönetilen bir rakip. Plan yapmaz ama hiçbir şeyi de unutmaz.

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
    .ruling = “İstediğiniz zaman”, kendi kararlarınızın her birinde ve son puanlamadan önce bir kez daha demektir.

rules-G4-1 = Gezgininizi ilerletin.
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

rules-G5-1 = Duvara hizmetkâr yerleştirin.
    .a = Havuzunuzdan 1 hizmetkâr yerleştirin.
    .b = 1 hizmetkâr çıkarın, sonra başka bir ya da iki hizmetkâr yerleştirin.
    .ruling = Duvar kararnamesinin ek hizmetkârı için havuzdan bir yerleştirme gerekir; ek hizmetkâr duvar kontrolünden önce gelir ve çift hizmetkâr olabilir.
rules-G5-2 = Duvar 4 (1–2 oyuncu), 5 (3 oyuncu), 6 (4 oyuncu) ya da 7 (5 oyuncu) hizmetkârla dolar. Orada en çok hizmetkârı olan 3 puan ve elçi +1 alır, bütün hizmetkârlarını genel tedarike geri alır. Ötekiler kalır. Beraberliği entrika bozar.
rules-G5-3 = Sonra duvarda hizmetkârı olan herkes, entrika yolunda en geridekinden başlayarak bir avantaj alabilir. 1 adım geri giderek 1 hizmetkâr, 3 adımla 2 hizmetkâr, 5 adımla bir zarı istediğiniz yüze çevirme, 7 adımla 1 yeşim.
    .ruling = Hiçbir şey getirmeyecek avantaj alınamaz. Tedarikte tek hizmetkâr kaldıysa 3 adım 1 hizmetkâr getirir. Zar başka bir yüze çevrilir.

rules-G6-1 = Yeşimi olan bir evin gösterdiği kadar hizmetkâr çıkarın ve yeşimini alın. Bütün evler boşsa bir yeşim 5 hizmetkâr tutar.
    .ruling = Yeşim kararnamesi bu bedeli de düşürür. Jeton, avantaj ve takaslardan gelen yeşim evlerden alınmaz.

rules-G7-1 = İşaretçinizi yolda ilerletin; en üst adım 14’tür.
    .a = 1 adım ilerleyin. O gün A’yı ilk seçen madalyayı alır ve yarın başlar.
    .b = 1 hizmetkâr çıkarın ve 3 adım ilerleyin.
rules-G7-2 = Başkalarının üstüne gelen işaretçi üstte durur ve üstteki öndedir. Burada önde olan, oyundaki bütün beraberliklerde üstün sayılır.
    .ruling = İlerleyemeyen işaretçi yığındaki yerini korur. 14’teyken madalya için A yine seçilebilir.

rules-G8-1 = Elçinizi merdivende ilerletin. Saraya varınca boş olan en iyi yeri alın. Sonraki her adım 1 puan eder.
    .a = 1 adım ilerleyin.
    .b = 2 hizmetkâr çıkarın: 2 adım ilerleyin ve entrika +1.

rules-G9-1 = Kararnamede yazan kadar hizmetkâr ve oradaki her rakip hizmetkârı için bir tane daha çıkarın; sonra üzerine bir hizmetkâr koyun. Her kararname bir kez alınabilir. 1. ve 2. seviye kararnameler puanlarını hemen verir.
rules-G9-2 = 1. seviye isterseniz her sabah işler: entrika +2; genel tedarikten gemiye bir hizmetkâr; genel tedarikten havuza bir hizmetkâr; elçi +1 (saraydaysa 1 puan); ya da tahtayla kart değiştirme.
rules-G9-3 = 2. seviye her zaman işler: iki kez seyahat 1 hizmetkâr ucuzlar; yeşim 1 ucuzlar; her duvar hamlesi genel tedarikten bir hizmetkâr ekleyebilir; eşit hediyeler bedelsiz takas edilir; sonraki kararnameler 1 ucuzlar.
rules-G9-4 = 3. seviye oyun sonunda sayılır: her 3 puanınız için 1 puan (en çok 10, ilk sayılır); 8 puan; yeşim başına 2 (en çok 10); kararnamelerdeki her hizmetkârınız için 2; liman ödüllerindeki her hizmetkârınız için 2.

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
