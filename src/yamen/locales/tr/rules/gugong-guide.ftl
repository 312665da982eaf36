# İlk oyunun rehberi: Gùgōng.

guide-gugong-palace = Yasak Şehir’e hoş geldiniz. Dört günün sonunda en çok puanı olan kazanır; ama puanlar yalnızca elçisi o sırada sarayda olanlara sayılır: sekiz adım yukarıda. Halkalar elçinizi ve saraydaki en iyi yeri gösteriyor.
guide-gugong-turn = Yedi konumun her birinde bir görevlinin hediye kartı var. Sıranızda tek bir takas yaparsınız: elinizden bir kart verir, görevlininkini alırsınız. Ardından iki hamle gelir: önce verdiğiniz kartın, sonra konumun hamlesi.
guide-gugong-cards = Dört kartınız var, yani bugün dört kez sıra size gelir. Aldığınız kartlar geceye kadar bekler, yarın elinizdedir: her takas yarın ne yapabileceğinizi de seçer.
guide-gugong-marks = Altın çerçeveler neye dokunabileceğinizi gösterir. Elinizden bir karta dokununca, kartınız daha yüksek olduğu için bedelsiz olan hediyeler onay işaretli yeşil çerçeve alır. Ötekiler havuzunuzdan iki hizmetkâr, başka bir kart ya da iki hamleyi ister.
guide-gugong-task-free = Bedelsiz bir takas yapın.
guide-gugong-task-free-hint = Elinizden yüksek bir karta, sonra yeşil çerçeveli bir hediyeye dokunun. Halkalar sarayda neyin bedelsiz olduğunu gösteriyor.
guide-gugong-task-free-done = Hiçbir şey ödemediniz! Şimdi hamleler: önce kartın, sonra konumun hamlesi. İkisinden de vazgeçebilirsiniz.
guide-gugong-task-free-why-pay = Kartınız hediyeden yüksek değil, bu yüzden görevli bedel istiyor.
guide-gugong-task-free-why-paid = Bu takasın bir bedeli vardı, çünkü kartınız hediyeden yüksek değildi. Gelecek sefer yeşil çerçeveyi arayın.
guide-gugong-more = Rehber, üç görevle günün kalanında ve gece boyunca da size eşlik edebilir.
guide-gugong-task-envoy = Havuzunuzdan hizmetkâr çıkarmadığınız bir sırada elçinizi bir adım ilerletin.
guide-gugong-task-envoy-hint = Sarayda takas yapın. Daha yüksek kart bedelsizdir; yoksa hizmetkâr yerine başka bir kartla ödeyin. Sonra A’yı seçin: bedelsiz bir adım.
guide-gugong-task-envoy-done = Bir adım daha yakın, üstelik hizmetkâr harcamadan. Dört günde sekiz adım: günde iki adım yeter.
guide-gugong-task-envoy-why-paid = Elçiniz ilerledi, ama o sırada havuzdan hizmetkâr çıktı: takas ya da B için.
guide-gugong-task-envoy-why-still = Elçiniz bu kez ilerlemedi. Onu sarayın hamlesi, bazı kartlar ve seyahat jetonları ilerletir.
guide-gugong-task-travel = Bir seyahat jetonu toplayın.
guide-gugong-task-travel-hint = Haritada takas yapın ve A’yı seçin. Gezgininiz ilk yolculukta jeton olan herhangi bir şehre gidebilir.
guide-gugong-task-travel-done = Jeton sizin; kullandıysanız avantajı da. Toplanan jetonlar para da sayılır: 2 jeton bir hizmetkâr, 4 jeton 2 puan, 6 jeton bir yeşim eder.
guide-gugong-task-travel-why-elsewhere = Bu kez jeton gelmedi. Jetonu seyahat getirir: haritanın olduğu konum.
guide-gugong-task-match = Zarlardan birinin değerinde bir hediye alın.
guide-gugong-task-match-hint = Halkalar zarları ve onlarla eşleşen hediyeleri gösteriyor. Her takas olur, hamlesiz olan bile.
guide-gugong-task-match-done = Eşleşti! Bu gece bu değerdeki her zar için bir hizmetkâr getirir. En çok eşleşmesi olan 3 puan alır ve elçisini bir adım ilerletebilir.
guide-gugong-task-match-why-other = Bu hediye hiçbir zarla eşleşmiyor.
guide-gugong-night-over = { $matches ->
    [0] Gece bitti. Hediyelerinizden hiçbiri bir zarla eşleşmedi, bu yüzden hizmetkâr gelmedi.
   *[other] Gece bitti. Zarlarla eşleşmeleriniz: { $matches }; o kadar hizmetkâr alabiliyordunuz.
    } { $most ->
    [yes] Kimsenin daha çok eşleşmesi yok: 3 puan sizin, elçiniz de bir adım ilerleyebilir.
   *[no] En çok eşleşmesi olan 3 puan ve elçisi için bir adım alır.
    } Sonra bütün gemiler bir liman ilerler.
guide-gugong-scoring = Puanlara ilk bakış. Puanınız: { $points }. Elçinizin adımı: { $envoy } / 8. Puanların çoğu daha gelecek: yeşim, duvar, 3. seviye kararnameler ve saraydaki yer oyun sonunda sayılır.
guide-gugong-morning = Yeni bir gün: zarlar yeniden atılır, herkes yeni hizmetkârlar alır ve dünkü hediyeler elinizdedir. Düşük kartlarla gün pahalı geçer, ama 1 karşılığında 9 almak bedelsizdir.
guide-gugong-question-win = Nasıl kazanılır?
guide-gugong-question-win-answer = Dört günün sonunda en çok puanla, ama yalnızca elçiniz saraydaysa: 8. adım. Sizinkinin adımı: { $envoy }. Puanı yeşim, kararnameler, duvar, gemiler, yolculuklar ve saraydaki yer getirir.
guide-gugong-question-turn = Sıra size gelince ne yaparsınız?
guide-gugong-question-turn-answer = Tek bir takas: tahtadaki bir hediyeye karşılık bir kartınız. Kartınız yüksekse bedelsizdir; değilse iki hizmetkâr, başka bir kart ya da hamleler gider. Sonra kartın, ardından konumun hamlesi. Kartınız yoksa geceye kadar pas geçersiniz.
guide-gugong-question-hurt = Sırada canınızı yakacak ne var?
guide-gugong-question-hurt-answer = Gece, hiçbir zarla eşleşmeyen hediyeler: hizmetkâr getirmezler, oysa yarın neredeyse her şey hizmetkâr ister. Sonra yarınki eldeki düşük kartlar ve hâlâ 5. limanda duran gemi, çünkü denizde kaybolur. En sonda ise saray dışında kalan elçi: hiç puan yok.
guide-gugong-wait = Ötekiler oynuyor. Ne yaptıklarını günlükte görebilirsiniz; birazdan yine sıra sizde.
guide-gugong-ask = Acele etmeyin: bir şeyin ne yaptığını okumak için üzerine gelin ya da basılı tutun. İzin verilmeyen seçenekler nedenini söyler.
guide-gugong-ask-exchange = Elinizden bir karta, sonra bir konuma dokunun: yeşil çerçeve bedelsizdir, yalnızca altın olanın bedeli vardır.
guide-gugong-ask-pay-exchange = Kartınız daha yüksek değil, görevli bir şey istiyor: iki hizmetkâr, elinizden başka bir kart ya da iki hamleden vazgeçmeniz.
guide-gugong-ask-card-action = Verdiğiniz kartın kendi hamlesi var ve konumunkinden önce gelir. Size bir hediye: çoğunlukla kullanmaya değer.
guide-gugong-ask-action = Şimdi konumun hamlesi. A bedelsizdir, B hizmetkâr ister ve daha çoğunu yapar.
guide-gugong-ask-action-travel = Gezgin jeton toplar: her biri hemen işe yarar, altısı bir yeşim eder. A bir hareket, B iki hizmetkâra iki hareket.
guide-gugong-ask-action-great_wall = Duvara hizmetkâr yerleştirin. Dolunca en çok hizmetkârı olan puan alır ve elçisini bir adım ilerletir.
guide-gugong-ask-action-jade = Yeşim her parçayla değerlenir: 1, 3, 6, 10, sonra 15 puan. Hizmetkâr ister; yavaş ama sağlam bir yoldur.
guide-gugong-ask-action-intrigue = Entrika her beraberliği bozar. Bugün A’yı ilk seçen yarın başlar.
guide-gugong-ask-action-palace = Her adım elçinizi saraya yaklaştırır. A bir adım, B iki hizmetkâra iki adımdır.
guide-gugong-ask-action-decrees = Kararnameler daha çok hizmetkâr ister ama kalıcıdır: 1. seviyedekiler her sabah işler.
guide-gugong-ask-action-canal = Bir geminin ödül alması için üç hizmetkâr gerekir. Şimdi birini koyun; gemi her gece kendiliğinden ilerler.
guide-gugong-ask-travel = Beğendiğiniz jetonun olduğu şehri seçin. Ne yaptığını okumak için üzerine gelin ya da basılı tutun.
guide-gugong-ask-use-token = Şimdi kullanın ya da kullanmayın: jeton her durumda panonuza gider ve takasta sayılır.
guide-gugong-ask-remove = Çıkardığınız hizmetkârlar genel tedarike döner. Geceler ve sabahlar onları yeniden havuzunuza getirir.
guide-gugong-ask-gain = Genel tedarikten havuzunuza hizmetkâr: neredeyse her zaman hepsini alın.
guide-gugong-ask-night-envoy = Bu gecenin en çok eşleşmesi sizde: elçiniz bedelsiz bir adım ilerleyebilir.
