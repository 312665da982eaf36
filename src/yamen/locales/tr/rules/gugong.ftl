# Gùgōng’un kuralları kendi sözlerimizle: numaralı her kural için bir metin. `.a` ve `.b` bir hamlenin iki seçeneğidir,
# `.example` kuralı iş başında gösterir, `.variant` kurulumda neyin seçilebildiğini, `.differs` dört kural kitabının nerede
# ayrıldığını ve burada neyin geçerli olduğunu, `.ruling` yalnızca kitapların açık bıraktığına nasıl karar verdiğimizi
# söyler. Bir bölümde `.lead` bunun neden yapıldığını, `.overview` kurallardan önce bilinmesi gerekeni söyler; `-q1` ve
# sonrakiler bölümün sonundaki sorulardır. Madde işaretli satırlar liste olur. Özette `.lines` bir bölümün satırlarıdır.

rules-gugong-setup = Amaç ve kurulum
    .lead = Puan toplamak için dört gününüz var; bu puanlar ancak sonunda elçiniz saraydaysa sayılır.
    .overview = İmparatorun sarayında güçlü bir ailenin başındasınız. Gündüzleri herkes sırası gelince yedi görevliden birine bir hediye kartı verir, karşılığında görevlinin hediyesini alır. Verdiğiniz hediye de onu verdiğiniz konum da birer hamle sunar; aldığınız hediye ise yarın elinizdedir. Neredeyse her şeyin bedeli hizmetkârla ödenir. Oyun boyunca Çin Seddi, kararnameler, limanlar, seyahat jetonları ve gece zarları, oyun sonunda yeşim, kararnameler ve saraydaki yeriniz puan getirir. En çok puanı olan kazanır.
rules-gugong-setup-q1 = Havuz ile genel tedarik arasında ne fark var?
    .answer = Yalnızca havuzunuzdaki hizmetkârları kullanabilirsiniz. Hizmetkâr çıkarmak onu havuzdan genel tedarike koymak, hizmetkâr kazanmak onu genel tedarikten havuza almak demektir. Genel tedarik boşsa hizmetkâr kazanamazsınız.
rules-gugong-setup-q2 = Başlangıç oyuncusunun entrika işaretçisi neden en altta?
    .answer = Üstteki işaretçi öndedir; böylece başlangıçta beraberlikleri sonra oynayanlar kazanır.
rules-gugong-setup-q3 = Çıkarılan hizmetkârlar kaybolur mu?
    .answer = Hayır. Bir sabah, bir gece, bir kart, bir jeton ya da bir avantaj onları geri getirene kadar genel tedarikinizde bekler.

rules-gugong-days = Bir gün
    .lead = Sabah hizmetkâr, jeton ve yeni zarlar getirir: daha ilk hediye verilmeden o günün neye elverişli olduğu görülür.
    .overview = Dört günün her biri sabah, gündüz ve geceden oluşur. İlk sabah atlanır, onun işini kurulum görmüştür. Sabahın sırayla beş adımı vardır.
rules-gugong-days-q1 = Zaten başlangıç oyuncusuysam madalya işime yarar mı?
    .answer = Evet, yarın da siz başlarsınız. Siz almazsanız başkası alabilir.
rules-gugong-days-q2 = Zarlar gün içinde değişir mi?
    .answer = Yalnızca biri, Çin Seddi puanlamasından sonra entrika avantajı olarak bir zarı çevirirse.
rules-gugong-days-q3 = Gezginim bir şehirde kalıyor. O şehre jeton konur mu?
    .answer = Hayır. Jeton, gezgininiz oradan ayrıldıktan sonraki ilk sabah konur.

rules-gugong-turns = Sıranız
    .lead = Verdiğiniz her hediye bugün, aldığınız her hediye yarın bir hamledir; yani her takas iki kez işe yarar.
rules-gugong-turns-q1 = Bedel olarak attığım kart kaybolur mu?
    .answer = Hayır. Iskarta destenizde durur, gece bir zarla eşleşebilir ve yarın yine elinizdedir. Yalnızca bugün bir takas eksik yaparsınız.
rules-gugong-turns-q2 = Herhangi bir kartı bedel ödemeden başka herhangi bir kartla takas edebilir miyim?
    .answer = Evet, iki hamleden de vazgeçerseniz. Zarlarla eşleşen bir kart için buna değebilir.
rules-gugong-turns-q3 = Yarın elimde kaç kart olur?
    .answer = Bugünkü kadar: elinizden çıkan her kart ya ıskarta destenize bir kart getirir ya da kendisi oraya gider. Yalnızca limandan gelen kart sayıyı artırır.
rules-gugong-turns-q4 = Konumun hamlesini kartınkinden önce yapabilir miyim?
    .answer = Hayır. Önce kart gelir; getirdiği hizmetkârlarla konumun bedelini ödeyebilirsiniz.

rules-gugong-travel = Seyahat
    .lead = Jeton hemen işe yarar, sonra hizmetkâr, puan ya da yeşim takasında bir kez daha sayılır: gezgin iki kez kazandırır.
rules-gugong-travel-q1 = Avantajını kullandığım jeton takasta yine sayılır mı?
    .answer = Evet. Kullanılmış olsun olmasın, panonuzdaki her jeton sayılır.
rules-gugong-travel-q2 = Avantajı kullanmak zorunda mıyım?
    .answer = Hayır. Jetonu kullanmadan yerine koyabilirsiniz ama avantajını sonradan alamazsınız.
rules-gugong-travel-q3 = Öteki gezginler yolumu keser mi?
    .answer = Hayır. İçinde gezgin olsun olmasın jetonsuz şehirlerden geçer, karşınıza çıkan ilk jetonlu şehirde durursunuz.
rules-gugong-travel-q4 = Altı yerin altısı da dolu. Şimdi ne olacak?
    .answer = Yeni jetonu yerine koymadan önce, elinizdeki jetonlardan 2, 4 ya da 6 tanesini takas etmelisiniz.

rules-gugong-great_wall = Çin Seddi
    .lead = Herkes birlikte inşa eder ama puanı ve saraya doğru bir adımı yalnızca en büyük payı olan alır; yardım eden herkes ise entrikasını avantaja çevirebilir.
rules-gugong-great_wall-q1 = Puanı bölümü tamamlayan mı alır?
    .answer = Hayır. Son hizmetkârı kim koyarsa koysun, duvarda en çok hizmetkârı olan alır.
rules-gugong-great_wall-q2 = Duvarda kalan hizmetkârlara ne olur?
    .answer = Bir sonraki bölümün başında dururlar; hem o bölümün tamamlanması hem de en çok hizmetkâr için sayılırlar.
rules-gugong-great_wall-q3 = Çift hizmetkâr iki sayılır mı?
    .answer = Evet, hem bölüm hem de en çok hizmetkâr için.
rules-gugong-great_wall-q4 = Aynı zarı birkaç oyuncu çevirebilir mi?
    .answer = Evet, birbiri ardına. Son çevrilen yüz geçerlidir.

rules-gugong-jade = Yeşim
    .lead = Her yeşim bir öncekinden daha değerlidir, bu yüzden biriktirmeyi sürdürenin yüzü güler.
rules-gugong-jade-q1 = Başka yerden gelen yeşim de aynı mı sayılır?
    .answer = Evet. Jetonlar yüksek bir kart ya da 3 hizmetkâr karşılığında yeşim getirebilir; altı jeton da, duvar puanlamasından sonra 7 entrika adımı da bir yeşim eder. Bunların hiçbiri evlere dokunmaz.
rules-gugong-jade-q2 = Bir evde yeşim varken 5 hizmetkâr ödeyebilir miyim?
    .answer = Hayır. Meydandan ancak bütün evler boşalınca yeşim alınabilir.
rules-gugong-jade-q3 = Altıncı yeşimi almaya değer mi?
    .answer = Altıncı 2 puan ekler; dördüncü 4, beşinci 5 puan ekliyordu. Yeşimi sayan kararnameyle ilk beşinin her biri 2 puan daha getirir.

rules-gugong-intrigue = Entrika
    .lead = Beraberlik her yerde çıkar ve burada önde olan hepsini kazanır; duvar puanlamasından sonra da adımlarla avantaj alınır.
rules-gugong-intrigue-q1 = Entrika kartı da madalya getirir mi?
    .answer = Evet. Kartın hamlesi aynı hamledir: o gün A’yı ilk siz seçerseniz madalya sizindir. İşaretçinizi ilerleten jeton ya da kararname madalya getirmez.
rules-gugong-intrigue-q2 = Avantaj için geri gidince işaretçim nerede durur?
    .answer = Geldiği alandaki işaretçilerin üstünde, yani onların önünde.
rules-gugong-intrigue-q3 = Kimin önce oynayacağını işaretçilerin sırası mı belirler?
    .answer = Hayır. Sıra başlangıç oyuncusundan saat yönünde ilerler; entrika yolu beraberlikleri ve entrika avantajlarının hangi sırayla alınacağını belirler.

rules-gugong-palace = Saray
    .lead = İmparatorun huzuruna çıkmadan her şey boşunadır, elçiniz zamanında varmalıdır; üstelik ilk varan en iyi yeri alır.
rules-gugong-palace-q1 = Adımlar başka nereden gelir?
    .answer = Dolan duvarda en çok hizmetkârdan, gece en çok eşleşmeden, bir seyahat jetonundan ve 1. seviye bir kararnameden; oyun sonunda da duvarın son puanlamasından.
rules-gugong-palace-q2 = Yerimin puanını hemen alır mıyım?
    .answer = Hayır, oyun sonunda alırsınız. Vardıktan sonraki adımlar ise hemen puan eder.
rules-gugong-palace-q3 = Elçim son puanlama sırasında da saraya varabilir mi?
    .answer = Evet. Önce duvar puanlanır ve oradan gelen adım sekizinci adım olabilir.

rules-gugong-decrees = Kararnameler
    .lead = Buraya gönderilen hizmetkâr oyunun sonuna kadar çalışır, bu yüzden bir kararname en çok ilk günlerde değerlidir.
rules-gugong-decrees-q1 = Aynı kararname birkaç oyuncuda olabilir mi?
    .answer = Evet. Daha önce alan her oyuncu, bedelini bir hizmetkâr artırır.
rules-gugong-decrees-q2 = Yeni kararname ne zaman işlemeye başlar?
    .answer = 1. seviye ertesi sabah, 2. seviye hemen, 3. seviye oyun sonunda.
rules-gugong-decrees-q3 = Kararnamedeki hizmetkâr geri döner mi?
    .answer = Hayır. Temelli orada kalır, yani artık bir hizmetkârınız eksiktir.
rules-gugong-decrees-q4 = Çift hizmetkâr işe yarar mı?
    .answer = Bedeldeki hizmetkârlardan ikisinin yerine çıkarılabilir. Kararnameye konan ise normal bir hizmetkâr olmalıdır.

rules-gugong-canal = Büyük Kanal
    .lead = Gemiler zaman ister ama dolu bir gemi kalıcı bir şey getirir: puan, kalan her gün için bir hediye daha ya da çift hizmetkâr.
rules-gugong-canal-q1 = Dolu gemi ödülünü hemen almak zorunda mı?
    .answer = Hayır. Daha iyi bir limana gidebilir; ama 5. limandaki gemi gece denize sürüklenir.
rules-gugong-canal-q2 = 3. limanın kartı bende kalır mı?
    .answer = Evet. Oyunun sonuna kadar bir kartınız fazladır, yani her gün bir takas fazla yaparsınız.
rules-gugong-canal-q3 = Gemiler ben bir şey yapmadan da ilerler mi?
    .answer = Evet. Her gece bütün gemiler, dolu olsun olmasın, bir liman ilerler.
rules-gugong-canal-q4 = Bir ödüldeki yerlerim dolu. O ödülü yine alabilir miyim?
    .answer = Hayır. Yola devam edin ya da 5. limanda başka bir ödül seçin.

rules-gugong-double = Çift hizmetkâr
    .lead = Tek başına iki hizmetkârın işini görür; az hizmetkâr yerleştirilebilen yerlerde hiçbiri onun kadar değerli değildir.
rules-gugong-double-q1 = Üç hizmetkârlık bir bedeli ödeyebilir mi?
    .answer = Evet, yanında bir normal hizmetkârla.
rules-gugong-double-q2 = Hizmetkâr kazanırken iki mi sayılır?
    .answer = Hayır. Kazandıklarınızdan biri sayılır, bu yüzden onu almakta yarar vardır.
rules-gugong-double-q3 = Bir gemiyi doldurabilir mi?
    .answer = Üç yerden ikisini kaplar. Yanında bir normal hizmetkârla gemi dolar; ödül alınınca ödülün yanında o normal hizmetkâr kalır.

rules-gugong-night = Gece
    .lead = Zarlar aldığınız hediyelerin karşılığını verir; ne alacağınızı seçmeden önce onlara bakın.
rules-gugong-night-q1 = Elimde kalan kartlar eşleşir mi?
    .answer = Hayır, yalnızca ıskarta destenizdekiler.
rules-gugong-night-q2 = Genel tedarikim boş. Eşleşmelerim sayılır mı?
    .answer = Hizmetkâr kazanmazsınız ama eşleşmeler en çok eşleşme için sayılır.
rules-gugong-night-q3 = Kartlar mı sayılır, eşleşmeler mi?
    .answer = Eşleşmeler, yani bir kartla bir zarın oluşturduğu çiftler. Değeri iki zarda çıkan kart iki eşleşme yapar.
rules-gugong-night-q4 = Bir zar, biriyle eşleşince kullanılmış olur mu?
    .answer = Hayır. Her oyuncunun her kartı üç zarın hepsiyle karşılaştırılır.

rules-gugong-end = Son puanlama
    .lead = Emek verdiklerinizin birçoğu ancak şimdi sayılır; ne getireceğini dördüncü geceden önce bilin.
rules-gugong-end-q1 = Artan hizmetkâr, kart ya da jetonlar puan eder mi?
    .answer = Hayır. Jetonlar son kez puanla ya da yeşimle takas edilebilir; ondan sonra bir değerleri kalmaz.
rules-gugong-end-q2 = “Her 3 puan için 1 puan” kararnamesi neyi sayar?
    .answer = ZP işaretçinizin duvardan sonra, öteki 3. seviye kararnamelerden, saraydaki yerinizden ve yeşimden önce gösterdiği puanı.
rules-gugong-end-q3 = Saraya dördüncü gece varmak yeter mi?
    .answer = Evet. Son puanlamada duvardan gelen adım bile yetişir.

rules-gugong-solo = Tek kişilik: Meng
    .lead = Masada başka kimse yokken Meng her konum için sizinle çekişir ve tek bir hizmetkârı bile boşa harcamaz.
rules-gugong-solo-q1 = Hangi seviyeyle başlamalıyım?
    .answer = Kolayla. Normal seviyede Meng güçlüdür: hangi hediyeyi verirse versin hamlesini yapar.
rules-gugong-solo-q2 = Meng imparatorun huzuruna çıkmadan nasıl kazanabilir?
    .answer = Buna gerek duymaz: saray dışındaysa yalnızca oradaki yerin puanından yoksun kalır. Sizin ise çıkmanız gerekir.
rules-gugong-solo-q3 = Çift hizmetkârını kullanır mı?
    .answer = Hayır. O yalnızca Meng’in odağını gösterir.
rules-gugong-solo-q4 = Bir hamleyi yapamazsa ne olur?
    .answer = Hamle atlanır. Hediyesini yine de takas etmiştir.

rules-G1-1 = Tahtanın hangi yüzünün kullanılacağı oyuncu sayısına bağlıdır. Seyahat jetonları karıştırılır; her şehirde bir jeton açık durur, kalanlar kapalı çekme yığınlarını oluşturur.
    .variant = Altı bonus jetonu bir varyanttır. İlk oyunda kullanmayın. Tek kişilik oyunda hiç kullanılmaz.
rules-G1-2 = Üç kader zarı atılır. Gece hangi hediyelerin hizmetkâr getireceğini onlar belirler.
rules-G1-3 = Gün işaretçisi 1. günde başlar.
rules-G1-4 = 38 hediye kartı vardır. Yedi tahta kartı yedi konumda açık durur, her birinde rastgele bir tane. Başlangıç oyuncusu 1 numaralı dört kartlık seti, saat yönünde sonraki oyuncu 2 numaralı seti alır ve böyle devam eder; kullanılmayan setler kutuya döner. Kalan kartlar çekme destesini oluşturur.
rules-G1-5 = Yeşim pazarındaki her evde bir yeşim, meydanda geri kalanı durur. Yeşim hiç bitmez.
rules-G1-6 = Her seviyenin beş kararnamesinden ikisi çekilir; üç seviyenin her birinde biri altta, biri üstte durur.
rules-G1-7 = 12 hizmetkârınız ve bir çift hizmetkârınız vardır. Başlangıçta altı hizmetkâr oyuncu panonuzdaki hizmetkâr havuzunda kullanıma hazırdır, altısı panonun yanında, genel tedarikinizdedir; çift hizmetkâr kilitlidir. Üç geminiz panonuzun, gezgininiz haritanın yanında, elçiniz saray yolunun başında, ZP işaretçiniz 0’dadır. Entrika işaretçileri 0’da üst üste durur: başlangıç oyuncusununki en altta, ötekiler oyuncu sırasıyla onun üstünde.
    .example = Ada başlar, sonra Deniz ve Jana gelir. Jana’nın entrika işaretçisi en üsttedir; biri ilerleyene kadar her beraberliği Jana kazanır.
rules-G1-8 = Başlangıç oyuncusu kurayla belirlenir; sıra saat yönünde ilerler.
    .differs = Çekçe kural kitabında, bir devlet memuruyla en son kimin işi olduysa o başlar. Öteki üç kitap bunu kuraya bırakır, biz de öyle.
rules-G1-9 = Uzman varyantı: tahta kartları, çekme destesi ve kullanılmayan setler birlikte karıştırılıp çekme destesi yapılır, bu desteden yedi kart konumlara dağıtılır. Oyuncu setleri her zamanki gibi dağıtılır.

rules-G2-1 = 1. adım, başlangıç oyuncusu: dün madalyayı alan başlangıç oyuncusu olur ve madalyayı yerine koyar. Kimse almadıysa başlangıç oyuncusu değişmez.
rules-G2-2 = 2. adım, harita: jetonu da gezgini de olmayan her şehir bir jeton alır. Çekme yığınları boşalınca atılan jetonlar karıştırılıp yeni yığınlar yapılır.
    .differs = Türkçe kural kitabı yeni yığınları atılan jetonlardan yapar ama karıştırmaktan söz etmez. Öteki üç kitaptaki gibi biz karıştırırız.
    .ruling = Şehirler harita sırasıyla doldurulur. Ne yığınlarda ne de atılanlarda jeton varsa şehir boş kalır.
rules-G2-3 = 3. adım, zarlar: üç kader zarı atılır.
rules-G2-4 = 4. adım, kararnameler: oyuncu sırasına göre herkes 1. seviye kararnamelerinin her birini kullanabilir.
    .ruling = Birden çok kararnamesi olan, bunların sırasını kendisi seçer; Meng önce alttakini kullanır.
rules-G2-5 = 5. adım, hizmetkârlar: gün işaretçisi ilerler; herkes genel tedarikten havuzuna yeni günün gösterdiği kadar ya da daha az hizmetkâr alabilir.
    .example = Yeni gün 4 hizmetkâr gösteriyor ama genel tedarikinizde 3 hizmetkâr varsa en çok 3 alırsınız.

rules-G3-1 = Başlangıç oyuncusundan başlayarak herkes sırası gelince bir takas yapar. Sırası geldiğinde elinde kart olmayan pas geçer. Herkes pas geçince gün biter.
    .differs = Pas geçenin o gün bir daha oynamadığını yalnızca Çekçe kural kitabı söyler; ötekiler pas geçmek gerektiğini söylemekle yetinir. Biz Çekçe kitaba uyarız.
    .ruling = Pas geçtikten sonra elinize gelen kart ertesi günü bekler ve zarlarla eşleştirilmez.
rules-G3-2 =
    Elinizden bir kartı tahtadan bir kartla takas etmelisiniz. Sizinki daha yüksekse bedelsizdir. Düşük ya da eşitse üçünden birini seçin:
    • önce 2 hizmetkâr çıkarın;
    • ya da önce elinizden başka bir kartı ıskarta destenize atın;
    • ya da hiç hamle yapmadan takas edin.
    .example = Yeşim pazarındaki 8 için bir 5 veriyorsunuz: ya 2 hizmetkâr çıkarırsınız ya elinizdeki 2’yi de atarsınız ya da iki hamleden de vazgeçersiniz. Bir 9, o 8’i bedelsiz alırdı.
rules-G3-3 = 1 değerindeki bir hediye tahtadaki bir 9 ile bedelsiz takas edilir.
    .ruling = Burada kartta yazan değerler geçerlidir.
rules-G3-4 = Aldığınız kart ıskarta destenize kapalı olarak konur; bu deste yarınki elinizdir. Siz istediğiniz zaman bakabilirsiniz, ötekiler bakamaz.
rules-G3-5 = Ardından verdiğiniz kartın hamlesini ve onu verdiğiniz konumun hamlesini yapabilirsiniz: ikisini, birini ya da hiçbirini; önce kartınkini. İkisi aynı hamleyse iki kez yapabilirsiniz.
    .example = Çin Seddi’nde, duvar hamlesi olan bir kart veriyorsunuz. Önce kart, sonra konum için inşa edersiniz; her seferinde A ya da B.
    .differs = İki hamle aynıysa İngilizce ve Türkçe kural kitapları onu iki kez yaptırır, Lehçe kitap bir ya da iki kez; Çekçe kitapta iki kez yapabilirsiniz. Burada ikisinden dilediğinizi atlayabilirsiniz.
    .ruling = Bedeli ödenemeyen ya da hiçbir şeyi değiştirmeyecek bir hamle seçilemez. Bedel için takas edilebilecek jetonlar da sayılır. Hiçbir şeyin konmadığı, ilerletilmediği ve alınmadığı bir kanal hamlesi yapılmamış sayılır.
rules-G3-6 = Bir kartta saray, kanal, duvar, kararname ya da entrika hamlesi, 1 hizmetkâr, 2 hizmetkâr ya da kart değiştirme vardır; kimi kartlar boştur. Hizmetkârlar genel tedarikten havuzunuza gelir. Kart değiştirmede elinizden ya da ıskarta destenizden bir kartı tahtadaki herhangi bir kartla değiştirirsiniz; yeni kart, eskisinin geldiği yere gider.
    .example = Iskarta destenizde bir 4 var, bir zar 7 gösteriyor ve tahtada bir 7 duruyor: kart değiştirmeyle 7 ıskarta destenize gelir ve gece eşleşir.
    .ruling = Kart, jeton ya da avantajın getirdiği hizmetkârların, genel tedarikiniz yettiğince hepsi kazanılır; siz yalnızca birinin çift hizmetkâr olup olmayacağını seçersiniz. Kart değiştirmeyle az önce verdiğiniz kartı geri alabilirsiniz. Değiştirilen iki kart farklı olmalıdır.
rules-G3-7 = İstediğiniz zaman seyahat jetonu takas edebilirsiniz. Bedel olarak atılan kart ıskarta destenizdedir ve gece zarlar için sayılır.
    .ruling = “İstediğiniz zaman”, kendi kararlarınızın her birinde ve son puanlamadan önce bir kez daha demektir.

rules-G4-1 = Jeton toplamak için gezgininizi ilerletin.
    .a = Bir kez ilerleyin.
    .b = 2 hizmetkâr çıkarın ve iki kez ilerleyin. İlk jetonu ikinci adımdan önce alıp kullanın.
    .example = B için 2 hizmetkâr çıkarırsınız. İlk jeton 2 hizmetkâr getirir; sonra nereye gideceğinizi seçmeden önce onlar yine havuzunuzdadır.
rules-G4-2 = İlk adımınız gezgini jetonlu herhangi bir şehre koyar. Sonraki her adım yolları izleyerek jetonlu bir şehre götürür; jetonsuz şehirlerden, gezgin olsun olmasın, durmadan geçilir.
    .ruling = Bulunduğunuz şehre jetonsuz şehirler üzerinden bağlı her şehre ulaşabilirsiniz. B’nin ikinci adımı gidecek yer bulamazsa yanar.
rules-G4-3 = Jetonu alın, isterseniz avantajını hemen kullanın, sonra panonuzdaki 6 jeton yerinden birine kapalı koyun. Boş yer yoksa önce jeton takas etmelisiniz.
    .ruling = Yeni jeton bu takasa katılmaz. Önce avantajın yol açtığı her şey sonuçlandırılır (herkesin entrika avantajlarıyla duvar puanlaması, saraya varış, liman ödülü), sonra jeton konur, ardından B’nin ikinci adımı gelir.
rules-G4-4 =
    Bir jeton şunlardan birini getirir:
    • 1 hizmetkâr ya da 2 hizmetkâr;
    • elçi +1;
    • entrika +1;
    • 2 puan;
    • elinizden, üzerinde 7 ya da daha yüksek değer yazan bir kart atarsanız 1 yeşim;
    • 3 hizmetkâr çıkarırsanız 1 yeşim;
    • kart değiştirme;
    • attığınız bir kartı elinize geri alma;
    • genel tedarikten bir geminize ya da yeni bir gemiye 1 hizmetkâr; gemi dolarsa ödül alabilir;
    • genel tedarikten duvara 1 hizmetkâr.
    Bir türün avantajı yoktur ama takasta iki jeton sayılır; açık durur ve tek yer kaplar.
rules-G4-5 =
    Üç tür bonus jetonu vardır, her birinden iki tane. Jetonu ve havuzunuzdan bir hizmetkârı panonuzun ya da ilgili konumun yanına koyun. Gün bitene kadar
    • hediyeleriniz bir fazla sayılır;
    • ya da haraç, seçtiğiniz bir konumda: başka bir oyuncu oranın hamlesini her yaptığında siz 1 puan kazanırsınız, o 1 puan kaybeder;
    • ya da takip, seçtiğiniz bir konumda: başka bir oyuncu oranın hamlesini her yaptığında onu takip edip hamleyi siz de yapabilirsiniz.
    Gün sonunda jeton kapalı olarak bir jeton yerine (hepsi doluysa bir takastan sonra), hizmetkâr genel tedarikinize gider. O zamana kadar jeton ne takasta ne de yer sınırında sayılır.
    .example = Haracınız Büyük Kanal’da duruyor. Deniz orada kanal hamlesi olan bir kart verip iki hamleyi de yapıyor: siz 2 puan kazanırsınız, Deniz 2 puan kaybeder.
    .ruling = Haracı ve takibi, kart ve konum hamlelerinin her yapılışı tetikler; jetonların, kararnamelerin ve avantajların etkileri tetiklemez. Takip eden de herkes gibi haraç öder ama kendine asla; takiple yapılan hamle yeniden takip edilemez. Hamle tamamlanınca önce haraçlar, sonra oyuncu sırasıyla takip edenler gelir. Puan 0’ın altına düşmez ama jetonun sahibi yine de 1 puan alır. Birden çok +1 jetonunun etkisi toplanır. Hizmetkâr çift hizmetkâr olabilir; havuzda hizmetkâr yoksa jeton yalnızca alınır. Gün sonunda jetonlar oyuncu sırasıyla yerine konur.
rules-G4-6 = 2 jetonu 1 hizmetkârla, 4 jetonu 2 puanla ya da 6 jetonu 1 yeşimle takas edin. Hizmetkârla takas için genel tedarikinizde hizmetkâr bulunmalıdır. Takas edilen jetonlar atılanlara gider.
    .example = Dört jetonunuz ve iki sayılan bir jetonunuz var. Birlikte altı sayılır ve bir yeşim getirirler.
    .ruling = İki sayılan jetonlardan kaçını kullandığınızı siz söylersiniz. Kapalı olanlardan önce en eskiler gider.

rules-G5-1 = Çin Seddi’ne hizmetkâr yerleştirin.
    .a = Havuzunuzdan 1 hizmetkâr yerleştirin.
    .b = 1 hizmetkâr çıkarın, sonra havuzunuzdan başka 1 ya da 2 hizmetkâr yerleştirin.
    .ruling = 2. seviye kararnamenin ek hizmetkârı, hizmetkâr yerleştirilen her duvar hamlesinde gelir: kartınkinde, konumunkinde, takiple yapılanda ve Meng’in özel kartınınkinde. Bölüm kontrol edilmeden önce yerleştirilir ve çift hizmetkâr olabilir.
rules-G5-2 = Hamleden sonra duvarda en az 4 (1–2 oyuncu), 5 (3 oyuncu), 6 (4 oyuncu) ya da 7 (5 oyuncu) hizmetkâr varsa bölüm tamamlanır ve puanlanır. Orada en çok hizmetkârı olan 3 puan ve elçi +1 alır, bütün hizmetkârlarını genel tedarike geri alır; ötekilerinki kalır. Beraberliği entrika bozar.
    .example = Dört kişilik bir oyun: duvarda Ada’nın 3, Deniz’in 2 hizmetkârı var. Deniz bir tane daha yerleştirir ve altı hizmetkârla bölüm tamamlanır. İkisinin de üç hizmetkârı var, entrikada önde olan Deniz: 3 puan ve elçi +1 alır, üç hizmetkârı döner. Ada’nın üç hizmetkârı kalır.
rules-G5-3 =
    Sonra, puanlamadan önce duvarda olan herkes, entrika yolunda en geridekinden başlayarak bir entrika avantajı alabilir; bu sıra en başta belirlenir. Adımları yetmeyen avantajı alamaz.
    • 1 adım geri: 1 hizmetkâr
    • 3 adım geri: 2 hizmetkâr
    • 5 adım geri: bir zarı istediğiniz yüze çevirme
    • 7 adım geri: 1 yeşim
    .example = 6. adımda bir ya da iki hizmetkâr alabilir veya bir zarı çevirebilirsiniz; yeşim için 7. adımda ya da daha ileride olmanız gerekir.
    .ruling = Hiçbir şey getirmeyecek avantaj alınamaz. Genel tedarikte tek hizmetkâr kaldıysa 3 adım o hizmetkârı getirir. Zar başka bir yüzüne çevrilir. Bir puanlamanın hemen ardından duvar yeniden tamamlanmış sayılmaz.

rules-G6-1 = Hâlâ yeşimi olan bir ev seçin, gösterdiği kadar hizmetkâr çıkarın ve yeşimi alın. Bütün evler boşsa meydandaki bir yeşim 5 hizmetkâr tutar. Jeton, avantaj ve takaslardan gelen yeşim evlerden alınmaz.
    .example = 3 puan eden iki yeşiminiz var. 3 gösteren bir ev için 3 hizmetkâr çıkarırsınız; artık üç yeşiminiz 6 puan eder.
    .ruling = Yeşim kararnamesi meydandaki bedeli de düşürür.

rules-G7-1 = Entrika işaretçinizi yolda ilerletin; en üst adım 14’tür.
    .a = 1 adım ilerleyin. O gün A’yı ilk seçen madalyayı alır ve yarın başlangıç oyuncusu olur.
    .b = 1 hizmetkâr çıkarın ve 3 adım ilerleyin.
rules-G7-2 = Başkalarının üstüne gelen işaretçi üstte durur ve üstteki öndedir. Burada önde olan, oyundaki bütün beraberlikleri kazanır.
    .example = Ada 4. adımda. Deniz de 4. adıma gelir ve Ada’nın işaretçisinin üstünde durur: artık Deniz öndedir.
    .ruling = İlerleyemeyen işaretçi yığındaki yerini korur. 14. adımdayken madalya için A yine seçilebilir.

rules-G8-1 = Elçinizi saray yolunda ilerletin. Yol 8 adımdır; sekizincisi saraydır ve elçiniz orada boş olan en iyi varış yerini alır. Sonraki her adım ilerleme yerine 1 puan eder.
    .a = 1 adım ilerleyin.
    .b = 2 hizmetkâr çıkarın: 2 adım ilerleyin ve entrika +1.
    .example = Elçiniz 7. adımda ve B’yi seçiyorsunuz: ilk adımla saraya varırsınız, ikincisi 1 puan eder.

rules-G9-1 = Kararnamede yazan kadar hizmetkâr ve oradaki her rakip hizmetkârı için 1 tane daha çıkarın; sonra üzerine 1 hizmetkâr koyun, çift hizmetkârı asla. Her kararnameyi bir kez alabilirsiniz. 1. ve 2. seviye kararnameler puanlarını hemen verir.
    .example = Kararname 1 hizmetkâr gösteriyor ve orada iki rakip var. 3 hizmetkâr çıkarır, 1 tane koyarsınız; yani havuzunuzda dört hizmetkâr olmalıdır.
rules-G9-2 =
    1. seviye isterseniz her sabah işler:
    • entrika +2;
    • genel tedarikten bir geminize ya da yeni bir gemiye 1 hizmetkâr; gemi dolarsa ödül alabilir;
    • genel tedarikten havuza 1 hizmetkâr;
    • elçi +1, elçiniz saraydaysa 1 puan;
    • tahtayla kart değiştirme.
    .differs = Sabahki kart değiştirmede İngilizce ve Türkçe kural kitapları elden ya da ıskarta destesinden, Lehçe ve Çekçe kitaplar elden bir kart kullandırır. Sabahları ikisi aynı kapıya çıkar, çünkü ıskarta destesi el olmuştur.
rules-G9-3 =
    2. seviye her zaman işler:
    • B seçeneğinde seyahat 1 hizmetkâr ucuzlar;
    • yeşim hamlesi 1 ucuzlar;
    • her duvar hamlesi genel tedarikten 1 hizmetkâr ekleyebilir;
    • eşit hediyeler bedelsiz takas edilir;
    • kararname hamlesi 1 ucuzlar.
    .differs = İngilizce, Çekçe ve Türkçe kural kitaplarında yeşim kararnamesi, yeşim hamlesini her yaptığınızda işler. Lehçe kitap son sayfasında böyle der, kararname listesinde ise yalnızca yeşim görevlisiyle takastan söz eder. Burada, takiple yapılanlar da içinde, her yeşim hamlesinde işler.
    .ruling = Kararnameleri ucuzlatan kararname kendi bedelini düşürmez.
rules-G9-4 =
    3. seviye oyun sonunda sayılır:
    • oyun sırasında kazanılan her 3 puan için 1 puan, en çok 10; ötekilerden önce sayılır;
    • 8 puan;
    • yeşim başına 2 puan, en çok 10;
    • bu kararname de içinde, kararnamelerdeki her hizmetkârınız için 2 puan;
    • liman ödüllerindeki her hizmetkârınız için 2 puan.
    .example = ZP işaretçiniz 20 gösteriyor: bu kararnamelerden ilki 6 puan getirir.
    .ruling = Oyun sırasında kazanılan puan, parkurun gösterdiği puandır; ödediğiniz haraç sayılmaz.

rules-G10-1 = Gemilerinizi yükleyin ve ilerletin.
    .a = Gemilerinizden birine ya da yeni bir gemiye 1 hizmetkâr koyabilir, sonra bir geminizi bir liman ilerletebilirsiniz.
    .b = 1 hizmetkâr çıkarın, sonra bir ya da iki gemiye tam 2 başka hizmetkâr koyun. Gemiler ilerlemez.
    .differs = A’da önce yüklenip sonra ilerlendiğini yalnızca Çekçe kural kitabı söyler; ötekiler “ve” der. Biz Çekçe kitaba uyarız.
rules-G10-2 = Yeni gemi bir rotanın en soldaki boş limanına girer; bu, hareket sayılmaz. 4–5 oyuncuyla beşer limanlı iki rota, 1–3 oyuncuyla tek rota vardır; gemiler rota değiştirmez. Bir gemi 3 hizmetkâr taşır ve boş yüzmez.
rules-G10-3 = Gemi, dolu limanları geçerek öndeki ilk boş limana gider. Boş liman yoksa ilerleyemez.
    .example = Geminiz 2. limanda; 3. ve 4. limanda da gemi var: bir sonraki hareketiyle 5. limana gider.
rules-G10-4 =
    3 hizmetkârlı bir gemi, panonuzda o ödül için boş yer varsa limanının ödülünü alabilir:
    • 1. liman: ödül yok;
    • 2. liman: 4 puan (üç kez);
    • 3. liman: çekme destesinin üst kartı elinize (iki kez);
    • 4. liman: çift hizmetkâr havuzunuza (bir kez);
    • 5. liman: bunlardan herhangi biri.
    Bir normal hizmetkâr ödülün yanında temelli kalır, gemi eve döner, öteki hizmetkârlar genel tedarikinize gider.
    .example = Dolu geminiz 3. limanda. Kartı alırsınız: bir hizmetkâr ödülün yanında kalır, ikisi genel tedarikinize gider, kart ise daha bugün elinizdedir.
    .ruling = Dolu gemileriniz şu anlarda ödül alabilir: A ile B arasında seçerken, kendi kanal hamlenizin her yerleştirmesinde ve ilerlemesinde, bu hamlenin sonunda ve gece. Yani bir ödül, seçilirken iki hizmetkârlık yer isteyen B’ye yer açabilir. Jeton ya da kararnameyle dolan bir gemi, yalnızca o gemi, hemen ödül alabilir. Çekme destesi boşsa kart alınamaz. Dördüncü gecenin ödülleri de sayılır.

rules-G11-1 =
    Çift hizmetkâr, siz onu bir limanda alana kadar kilitlidir; sonra havuzunuza girer.
    • Kazanma: 1 hizmetkâr kazandığınızda, genel tedarikinizdeyse onu alabilirsiniz.
    • Çıkarma: 2 hizmetkâr çıkarılacaksa tek başına yeter.
    • Yerleştirme: duvarda ya da gemide 2 yer kaplar ve 2 sayılır ama tek yerleştirmeyle konur. Duvardan, gemiden ya da denizden genel tedarikinize döner.
    • Asla: kararnameye konmaz, liman ödülünde kalmaz. Onunla bir normal hizmetkârın bulunduğu gemi, ödülde normal olanı bırakır.
    .example = Duvarda B seçeneğini kullanır, 1 hizmetkâr çıkarıp bir normal hizmetkârı ve çift hizmetkârı yerleştirirsiniz: birlikte üç sayılırlar.
    .differs = Çekçe kural kitabı yeni alınan çift hizmetkârı, onu anlatan bölümde genel tedarike, kanal bölümünde ise öteki üç kitap gibi havuza koyar. Burada havuza girer.
    .ruling = Birlikte kazanılan birkaç hizmetkârdan biri de çift hizmetkâr olabilir. Yalnızca tam 1 hizmetkâr gereken yerde bir hizmetkâr yerine geçer.

rules-G12-1 = Iskarta destenizdeki her kart, değerini gösteren her zar için 1 hizmetkâr getirir; isterseniz daha az alabilirsiniz. En çok eşleşmesi olan 3 puan alır ve elçisini 1 adım ilerletebilir; beraberliği entrika bozar. Bir kartla bir zarın çifti bir eşleşmedir ve genel tedarikiniz boş olsa da en çok eşleşme için sayılır.
    .example = Zarlar 3, 3 ve 6. Bir 6 ile 1 hizmetkâr, iki 3 ile 4, bir 3 ve iki 6 ile yine 4 kazanırsınız.
    .ruling = Hiç eşleşmesi olmayan, en çok eşleşmenin ödülünü alamaz. Eşleşen kartlar herkese gösterilir, ötekiler gizli kalır.
rules-G12-2 = Her gemi bir liman ilerler, önce en öndeki. 5. limandaki gemi denizde kaybolur: eve döner, hizmetkârları genel tedarike gider. Sonra dolu gemiler ödül alabilir.
    .ruling = Ödüller oyuncu sırasıyla alınır.
rules-G12-3 = Iskarta desteniz, elinizde kalanlarla birlikte yeni eliniz olur. Dördüncü günden sonra son puanlama gelir.

rules-G13-1 = Seyahat jetonları son kez takas edilebilir.
    .ruling = Sayıma geçmeden önce herkese bir kez daha sorulur.
rules-G13-2 = Bölüm tamamlanmış olsun olmasın, duvarda en çok hizmetkârı olan 3 puan ve elçi +1 alır. Bu kez entrika avantajı alınmaz.
    .example = Duvarda yalnızca iki hizmetkâr var: biri Ada’nın, biri Deniz’in. Entrikada önde olan Deniz 3 puanı ve adımı alır.
rules-G13-3 = 3. seviye kararnameler sayılır.
rules-G13-4 = Saraydaki varış yerinizin puanını alırsınız.
rules-G13-5 = Bir ila beş yeşim sırasıyla 1, 3, 6, 10 ya da 15 puan eder, beşten sonraki her yeşim 2 puan ekler.
    .example = Yedi yeşim 15 + 2 + 2 = 19 puan eder.
rules-G13-6 = Sarayda olmayanın puanı 0 sayılır ve kazanamaz. En çok puanı olan kazanır; beraberliği entrika bozar.
    .ruling = Sarayda kimse yoksa kimse kazanmaz. Saray dışında kalanların sırasını entrika belirler.

rules-G14-1 =
    Oyunu iki kişilik düzende, bonus jetonları olmadan kurun. Bir konum Meng’in odağıdır; kurayla ya da sizin seçiminizle belirlenir, çift hizmetkârı orayı gösterir. Kendiniz ve Meng için kart setlerini seçin: 4 ve 5, 2 ve 3 ya da 1 ve 2. Meng’in hediyeleri karıştırılır ve kapalı durur, Automa destesi de öyle. Siz başlarsınız.
    • Kolay: biri özel 10 Automa kartı.
    • Normal: ikisi özel 11 kartın hepsi.
    • Zor: 11 kartın hepsi; Meng’in beşinci bir hediyesi de olur: çekme destesinden rastgele bir kart, liman ödüllerinde işaretlenir.
    .ruling = Meng’in hediye yığını, sonradan katılan kartlarla birlikte her zaman karıştırılmış sayılır. Beşinci kartının işareti, liman ödülleriyle ilgili 3. seviye kararnamede ötekiler gibi sayılır.
rules-G14-2 = Sırasında bir Automa kartı ve en üstteki hediyesi açılır. Gösterilen konumda takas eder; değerlere bakılmaz, bedel ödemez. Sonra yapabiliyorsa kartın hamlesini (kart değiştirme yerine 1 puan alır), ardından konumun hamlesini A seçeneğinde yapar. O günün Automa kartları bir kenara konur. Deste boşalınca önceki günlerin kartları yeniden karıştırılır.
    .differs = Lehçe kural kitabında bir önceki günün, öteki üç kitapta bütün önceki günlerin Automa kartları yeniden karıştırılır. Biz üç kitaba uyarız.
rules-G14-3 = Alacakaranlık, ikinizin de kartı kalmayınca gelir. O günkü Automa kartları oynandıkları sırayla, bu kez alt hamleleriyle gelir. Jetonlarını hizmetkârla takas etse de bedelini ödeyemediği hamle atlanır.
    .example = Bugün duvarda, sarayda ve entrikadaydı. Alacakaranlıkta duvara bir hizmetkâr daha yerleştirir; saray için gereken 2 hizmetkârı kalmadığından orayı atlar; sonra 1 hizmetkâr ödeyip entrikada iki adım ilerler.
rules-G14-4 = Seyahat: sağ alttaki şehirden başlar, haritanın çevresini saat yönünün tersine dolaşır ve her seferinde sıradaki jetona gider. Çevrede jeton yoksa en az yolla varılan en yakın jetona gider ve ertesi gün çevreye döner. Alacakaranlık: bir adım daha için 2 hizmetkâr çıkarır.
    .ruling = Eşit uzaklıktaki jetonlardan önce çevre sırasında ilk geleni, sonra içeridekileri alır. Alınacak jeton yoksa bir şey ödemez ve hiçbir şey olmaz.
rules-G14-5 =
    Jetonlar onda da sizdeki gibi işler, şu farklarla:
    • Kart geri alma: ıskarta destesinin üst kartı hediye yığınına katılır; alacakaranlıkta bunun yerine 1 puan alır.
    • Kart karşılığı yeşim: değeri ne olursa olsun üstteki hediyesini verir; alacakaranlıkta bunun yerine 1 puan alır.
    • Kart değiştirme: 1 puan alır.
    Altı jeton her zaman hemen yeşime döner. Bir hamleyi olanaklı kılıyorsa jetonları hizmetkârla takas eder, puanla asla.
    .differs = Lehçe kural kitabında jetonları hizmetkârla yalnızca B seçeneği için, öteki üç kitapta her hamle için takas eder. Biz üç kitaba uyarız.
    .ruling = Havuzunda 3 hizmetkâr varsa hizmetkâr karşılığı yeşim jetonunu her zaman kullanır ama bunun için jeton takas etmez. Geri alınacak ya da verilecek kart yoksa hiçbir şey olmaz.
rules-G14-6 = Duvar: hizmetkârı varsa 1 tane yerleştirir. Alacakaranlık: havuzunda en az 2 hizmetkâr varsa 1 çıkarır, 1 yerleştirir. Bir puanlamadan sonra avantaj olarak 7. adımdan itibaren yeşim alır; daha gerideyse, 1. adımdan itibaren ve genel tedarikinde varsa 1 hizmetkâr.
rules-G14-7 = Yeşim: bedelini ödeyebildiği en ucuz yeşimi alır. Entrika: +1 ve hâlâ oradaysa madalya; alacakaranlık: 1 hizmetkâr çıkarır, +2. Saray: elçi +1; alacakaranlık: 2 hizmetkâr çıkarır, elçi +1 ve entrika +1.
rules-G14-8 =
    Kararnameler, normal bedelle: günün seviyesinden, 4. gün 3. seviyeden bir kararname ister. İkisinden, üzerinde sizin hizmetkârınız olmayanı alır; ikisinde de yoksanız alttakini. O seviyeden alamıyorsa önce alt, sonra üst seviyelere bakar ve jetonları da içinde herhangi birini ödeyebiliyorsa mutlaka alır.
    • Kart değiştirme kararnamesi ona her sabah 1 puan getirir.
    • Seyahat kararnamesi alacakaranlıktaki seyahatini 1 ucuzlatır.
    .differs = İkisinde de hizmetkârınız varsa alttakini açıkça yalnızca Çekçe kural kitabı söyler; İngilizce ve Türkçe kitaplar böyle okunabilir, Lehçe kitap bir şey demez. Burada alttakini alır.
rules-G14-9 =
    Kanal: varsa bir gemisine, yoksa yeni bir gemiye 1 hizmetkâr koyar ve kendisi gemi ilerletmez. Alacakaranlık: havuzunda en az 2 hizmetkâr varsa 1 çıkarır, 1 koyar.
    Gemideki üç hizmetkâr limana bakmadan hemen ödül alır: ilk iki ödül karttır (beş hediyeyle başladıysa yalnızca ilki), sonraki her ödül 4 puandır ve sınırı yoktur. Alacakaranlıkta kart ıskarta destesine gider. Hizmetkârların üçü de genel tedarikine döner; ödüllerini üçüncü bir renkten işaretçiler gösterir. Bunlar 4 puanın yanında en çok 3 tane olur ve 3. seviye kararname için sayılır.
    .ruling = Çekme destesi boşsa kart yerine 4 puan alır. İki hizmetkârdan ikincisi artık sığmıyorsa bir sonraki gemiye konur.
rules-G14-10 =
    Özel Automa kartı onu odağında takas ettirir. Kart ve konum B seçeneği gibi ama bedelsiz işler; hizmetkârlar önce genel tedarikinden, sonra havuzundan, var olduğu kadar gelir:
    • seyahat: 2 adım;
    • duvar: 2 hizmetkâr;
    • yeşim: en ucuzu, bedelsiz;
    • entrika: +3;
    • saray: elçi +2 ve entrika +1;
    • kararnameler: her zamanki gibi seçilir, yalnızca konacak hizmetkâr gerekir;
    • kanal: 2 hizmetkâr.
    Alacakaranlıkta özel, yeşim ve kararname kartları haritada ücretsiz bir adım getirir.
rules-G14-11 = Gece 1., 2., 3. ya da 4. günde 1, 2, 3 ya da 4 eşleşme sayar; bu, hem hizmetkârları hem de en çok eşleşme için geçerlidir. Sonunda sarayda değilse oradaki yer için puan almaz ama öteki puanları kalır ve kazanabilir.
    .example = 3. gün 3 eşleşme sayar. Sizin de üç eşleşmeniz varsa 3 puanı kimin alacağını entrika belirler.

rules-gugong-summary = Özet
    .lead = Tek sayfada Gùgōng, tahtanın yanında dursun diye.
rules-gugong-summary-aim = Amaç
    .lines =
        Dört gün. En çok puanı olan kazanır ama elçisi sarayda olmalıdır.
        Hizmetkâr çıkarmak: havuzdan genel tedarike. Kazanmak: genel tedarikten havuza.
        Beraberlik: entrikada önde olan, yığında üstteki işaretçi kazanır.
rules-gugong-summary-morning = Sabah (1. günde yok)
    .lines =
        Madalya başlangıç oyuncusunu belirler.
        Jetonsuz ve gezginsiz şehirleri doldurun.
        Zarları atın.
        1. seviye kararnameler, oyuncu sırasıyla.
        Gün işaretçisini ilerletin, hizmetkâr alın.
rules-gugong-summary-turn = Sıranız
    .lines =
        Bir kart verin, tahtadan birini ıskarta destenize alın.
        Yüksekse bedelsiz; 9 için 1 de öyle. Düşük ya da eşitse: 2 hizmetkâr çıkarın, ya da bir kart daha atın, ya da hamle yok.
        Sonra kartın, ardından konumun hamlesi: ikisi, biri ya da hiçbiri.
        Sıranızda eliniz boşsa o gün için pas geçersiniz.
rules-gugong-summary-travel = Jetonlu sıradaki şehre; ilk adım istediğiniz şehre. Jetonu kullanın, sonra yerine koyun (6 yer).
rules-gugong-summary-great_wall = 4/5/6/7 hizmetkârla dolar (1–2/3/4/5 oyuncu). En çok: 3 puan, elçi +1, kendi hizmetkârları döner. Sonra orada olan herkese bir entrika avantajı.
rules-gugong-summary-jade = Bir evin gösterdiği kadar hizmetkâr çıkarın, yeşimini alın. Bütün evler boşsa: 5 hizmetkâr.
rules-gugong-summary-intrigue = Her beraberliği bozar. En üst adım 14’tür.
rules-gugong-summary-palace = 8. adım saray: boş olan en iyi yer. Sonraki her adım 1 puan.
rules-gugong-summary-decrees = Yazan kadar + oradaki her rakip hizmetkârı için 1 hizmetkâr çıkarın, sonra 1 koyun. Her kararname bir kez.
rules-gugong-summary-canal = 3 hizmetkârlı gemi ödül alabilir: biri ödülde kalır, ötekiler genel tedarike gider.
rules-gugong-summary-tokens = Jeton takası, istediğiniz zaman
    .lines =
        2 jeton: 1 hizmetkâr
        4 jeton: 2 puan
        6 jeton: 1 yeşim
rules-gugong-summary-benefits = Entrika avantajları, duvardan sonra
    .lines =
        1 adım geri: 1 hizmetkâr
        3 adım: 2 hizmetkâr
        5 adım: bir zarı çevirme
        7 adım: 1 yeşim
rules-gugong-summary-harbours = Liman ödülleri
    .lines =
        2: 4 puan (üç kez)
        3: çekme destesinin üst kartı (iki kez)
        4: çift hizmetkâr (bir kez)
        5: bunlardan herhangi biri
rules-gugong-summary-locations = Konumlar
rules-gugong-summary-night = Gece
    .lines =
        Iskarta destenizdeki bir kartla bir zarın her çifti için 1 hizmetkâr. En çok eşleşme: 3 puan, elçi +1.
        Bütün gemiler ilerler; 5. limandakiler kaybolur. Dolu gemiler ödül alabilir.
        Iskarta desteniz eliniz olur.
rules-gugong-summary-end = 4. günden sonra
    .lines =
        Son jeton takası
        Duvarda en çok hizmetkâr: 3 puan, elçi +1
        3. seviye kararnameler
        Saraydaki yer
        Yeşim: 1, 3, 6, 10, 15, sonra her biri +2
        Sarayda değilse: 0 puan
rules-gugong-summary-solo = Meng
    .lines =
        Automa kartı ve üstteki hediye: değerlere bakmadan orada takas eder; kart hamlesi, sonra konumun A seçeneği.
        Alacakaranlık: günün Automa kartlarının alt hamleleri.
        Gece: 1/2/3/4. günde 1/2/3/4 eşleşme.

# Resimlerin altında
gugong-picture-start = Başlamaya hazır dört kişilik bir oyun.
gugong-picture-late = Üç kişilik bir oyundan, dördüncü gün.
gugong-picture = Dört kişilik bir oyundan, üçüncü gün.
gugong-picture-solo = Meng’e karşı bir oyundan, ikinci gün.

rules-gugong-table-harbours = Liman ödülleri
rules-gugong-table-decrees = Bütün kararnameler
rules-gugong-table-houses = Evlerin bedelleri
rules-gugong-table-jade = Yeşimin değeri
rules-gugong-table-wall = Duvar ne zaman dolar
rules-gugong-table-benefits = Entrika yolunun avantajları
rules-gugong-table-palace = Saraydaki yerler
rules-gugong-table-tokens = Seyahat jetonları
rules-gugong-column-harbour = Liman
rules-gugong-column-get = Kazanç
rules-gugong-column-often = Kaç kez
rules-gugong-column-decree = Kararname
rules-gugong-column-servants = Hizmetkâr
rules-gugong-column-points = Puan
rules-gugong-column-points-now = Hemen puan
rules-gugong-column-players = Oyuncu
rules-gugong-column-prices = Her ev için hizmetkâr
rules-gugong-column-pieces = Adet
rules-gugong-column-full = Hizmetkâr
rules-gugong-column-steps-down = Geri adım
rules-gugong-column-place = Yer
rules-gugong-column-token = Jeton
rules-gugong-column-count = Kaç tane
gugong-table-any-reward = bunlardan herhangi biri
gugong-table-level = { $level }. seviye
gugong-table-each-further = sonraki her biri

# Kural kitabında olmayan, bileşenlerdeki sayılar
rules-gugong-figure-gifts = Her hediyenin gösterdiği hamle
rules-gugong-figure-dice-first = Birinci zarın yüzleri
rules-gugong-figure-dice-second = İkinci zarın yüzleri
rules-gugong-figure-dice-third = Üçüncü zarın yüzleri
rules-gugong-figure-days-servants = 2., 3. ve 4. günün sabahında hizmetkâr
rules-gugong-figure-map-few = 1–3 oyunculu haritada yollar
rules-gugong-figure-map-many = 4–5 oyunculu haritada yollar
