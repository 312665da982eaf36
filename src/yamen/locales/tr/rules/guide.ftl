# İlk oyunun rehberi.

guide-title = Rehber
guide-next = İleri
guide-at = { $at } / { $of }
guide-rule = Kuralı oku
guide-leave = Rehbersiz oyna
guide-end = Oyuna devam et
guide-task = Görev:
guide-hint = Nasıl?
guide-skip = Görevi atla
guide-undo = Geri alıp yeniden deneyebilirsiniz.
guide-questions = Üç soru. Önce içinizden yanıtlayın, sonra bakın:
guide-questions-last = Aynı üç soru; artık daha çok şey biliyorsunuz:
guide-go-on = Rehberle devam et

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

guide-dragon-year = Ejderha yılına hoş geldiniz. On iki ayın sonunda en çok puanı olan kazanır. Tomarlar her ayın olayını gösterir: hepsi baştan bellidir. Önleyemezsiniz ama hazırlanabilirsiniz.
guide-dragon-months = Bir ayın dört aşaması var: bir hamle seçin, bir kişi alın, olayı atlatın, puan toplayın. İlk iki ay barış içinde geçer. { $event ->
    [tribute] İlk sıkıntı { $month }. ayda: imparator 4 yuan ister.
    [drought] İlk sıkıntı { $month }. ayda: kuraklık gelir ve her dolu saray bir pirinç ister.
    [contagion] İlk sıkıntı { $month }. ayda: salgın gelir ve yalnızca şifacılar işe yarar.
    [mongols] İlk sıkıntı { $month }. ayda: Moğollar gelir ve en az miğferi olana vurur.
   *[festival] Ejderha Şenliği { $month }. ayda: en çok havai fişek puan getirir.
    }
guide-dragon-persons = Kişiler saraylarınızda, her katta bir kişi olarak yaşar. Her tür bir işe yarar: çiftçiler hasada, şifacılar salgına, saray hanımları her ay puana. Bir olay sizi hazırlıksız yakalarsa kişiler ayrılır.
guide-dragon-track = Oyuncu sırasını kişi yolu belirler. Her kişi sizi ilerletir: gençler daha çok adım, yaşlılar daha çok simge getirir. Altın çerçeveler neye dokunabileceğinizi gösterir; seçtiğiniz kırmızı olur.
guide-dragon-task-draft = Kişi yolunda birlikte en az { $steps } adım getiren iki farklı kişiyle başlayın.
guide-dragon-task-draft-hint = Karonun köşesindeki sayı adımlarıdır. Halkalar dört ve üzeri olanları gösteriyor: herhangi ikisi yeter.
guide-dragon-task-draft-done = Toplam { $brought } adım! Önde olan, hamle grupları 3 yuan tutmaya başlamadan önce seçer.
guide-dragon-task-draft-why-few = Bu iki kişi { $steps } adımdan azını getiriyor. Sizi ileride genç kişiler ve askerî geçit ilerletir.
guide-dragon-task-act = Grubu için 3 yuan ödemeden bir hamle seçin.
guide-dragon-task-act-hint = Üzerinde ejderha duran grup 3 yuan tutar. Halkalar ejderhasız grupların hamlelerini gösteriyor.
guide-dragon-task-act-done = Grup için bir şey ödemediniz. Artık üzerinde ejderhanız var; sizden sonra gelen orada 3 yuan öder.
guide-dragon-task-act-why-fee = O grubun üzerinde zaten bir ejderha vardı, bu yüzden 3 yuan tuttu.
guide-dragon-task-act-why-passed = Pas geçmek bedelsizdir ama bir iş de görmez: yalnızca paranızı 3 yuana tamamlar.
guide-dragon-task-prepare = { $event ->
    [tribute] { $month }. ay 4 yuan ister. Para getiren bir kişi alın.
    [drought] { $month }. ay kuraklık getirir. Canınızı yakmasın diye bir kişi alın.
    [contagion] { $month }. ay salgın getirir. Saray halkınızı koruyacak bir kişi alın.
    [mongols] { $month }. ay Moğolları getirir. Onlara karşı duracak bir kişi alın.
   *[festival] { $month }. ay Ejderha Şenliği’ni getirir. Şenliği parlatacak bir kişi alın.
    }
guide-dragon-task-prepare-hint = { $event ->
    [tribute] Vergi tahsildarını oynayın: her sikke vergilere 1 yuan ekler.
    [drought] Çiftçiyi oynayın: her pirinç çuvalı hasada bir pirinç ekler.
    [contagion] Şifacıyı oynayın: her havan bir kişiyi kurtarır.
    [mongols] Savaşçıyı oynayın: her miğfer bir puandır; en az miğferi olan bir kişi kaybeder.
   *[festival] Havai fişekçiyi oynayın: her simgesi gösteriye bir havai fişek ekler.
    } Joker kart da olur.
guide-dragon-task-prepare-done = İyi hazırlık! Kişinin simgeleri bundan sonra onları isteyen her hamlede ve olayda sayılır.
guide-dragon-task-prepare-why-card = Bu kart başka birini getirir.
guide-dragon-task-prepare-why-other = Bu kişi başka bir işe yarar. Hazırlanmak için daha vakit var: tomarlara bakın.
guide-dragon-scoring = İlk puanlarınız. Saraylar: { $palaces }. Saray hanımları: { $ladies }. İmtiyazlar: { $dragons }. Her ay yeniden gelirler; erken kurduğunuz ya da aldığınız şey en sık sayılır. Oyun sonunda kişiler, keşişler ve para da sayılır.
guide-dragon-more = Rehber, iki görevle ikinci ayda da size eşlik edebilir.
guide-dragon-task-stores = Kuraklıktan önce ambarı doldurun. Gereken pirinç: { $palaces }, her dolu saray için bir tane.
guide-dragon-task-stores-hint = Hasadı seçin: 1 pirinç ve çiftçilerinizdeki her pirinç çuvalı için bir tane daha getirir.
guide-dragon-task-stores-done = Pirinciniz: { $rice }. Kuraklığın isteyeceği: { $palaces }. Henüz yetmiyorsa 3. ayda da olaydan önce bir hamle var; artan sizde kalır.
guide-dragon-task-stores-why-other = Bu pirinç getirmez. Bir şansınız daha var: 3. ayda hamle olaydan önce gelir.
guide-dragon-marks = Saray halkınızın yanında, her şey böyle kalırsa bu ayın ve gelecek ayın size ne yapacağı yazar: kırmızı can yakar, yeşil güvenlidir. Her seçimden önce okuyun, sonra iki üç tomar ileriye bakın.
guide-dragon-question-win = Nasıl kazanılır?
guide-dragon-question-win-answer = On iki ayın sonunda en çok puanla. Her ay her saray, her saray hanımı ve imtiyazlardaki her ejderha 1 puan getirir. Oyun sonunda kişi başına 2 puan, saraylarının katlarına göre keşişler ve para eklenir.
guide-dragon-question-turn = Sıra size gelince ne yaparsınız?
guide-dragon-question-turn-answer = Her ay iki kez karar verirsiniz: ejderhanızı bir gruba koyup hamlelerinden birini yaparsınız; sonra bir kart oynayıp o kişiyi alırsınız. Ardından herkes için olay, boş sarayların çöküşü ve puanlama gelir.
guide-dragon-question-hurt = Sırada canınızı yakacak ne var?
guide-dragon-question-hurt-answer = { $event ->
    [tribute] { $month }. ay, İmparatora Haraç: 4 yuan ödeyin; eksik her yuan için bir kişi ayrılır. Vergiler ve vergi tahsildarları işe yarar.
    [drought] { $month }. ay, Kuraklık: her dolu saray bir pirinç ister, yoksa oradan biri ayrılır. Hasat ve çiftçiler işe yarar.
    [contagion] { $month }. ay, Salgın: üç kişi ayrılır, her havan için bir kişi eksik. Şifacılar işe yarar.
    [mongols] { $month }. ay, Moğol İstilası: en az miğferi olan bir kişi kaybeder. Savaşçılar işe yarar.
   *[festival] { $month }. ay, Ejderha Şenliği: en çok havai fişek puan getirir, ötekiler bir şey almaz. Gösteriler ve havai fişekçiler işe yarar.
    }
guide-dragon-wait = Ötekiler karar veriyor. Günlüğe bakın; birazdan yine sıra sizde.
guide-dragon-ask = Acele etmeyin: bir şeyin ne yaptığını okumak için üzerine gelin ya da basılı tutun. İzin verilmeyen seçenekler nedenini söyler.
guide-dragon-ask-draft = İki farklı kişi seçin. İyi bir başlangıç: zanaatkâr ya da vergi tahsildarı gibi kazandıran biri ve keşiş ya da havai fişekçi gibi adım getiren biri.
guide-dragon-ask-house = Kişi hangi saraya girsin? Kuraklıkta her dolu saray bir pirinç ister; önce bir sarayı doldurmak yiyecekten kazandırır.
guide-dragon-ask-act = Ejderhanızı bir gruba koyun ve hamlelerinden birini seçin. Üzerinde ejderha olan grup 3 yuan tutar. Altın çerçeveler neyi ödeyebileceğinizi gösterir.
guide-dragon-ask-build = Yeni katlar kişilere yer açar. Bir sarayın üç katı olabilir; yeni saray her ay bir puan getirir ama içinde biri oturmazsa ayakta kalmaz.
guide-dragon-ask-buy = 2 yuanlık küçük imtiyaz her ay 1, büyük olan 2 puan getirir. Ne kadar erken, o kadar iyi.
guide-dragon-ask-play-card = Sırada ihtiyacınız olan kişinin kartını oynayın. Her kart bir kez kullanılır; jokerler herkesi getirir.
guide-dragon-ask-take = Genç mi, yaşlı mı? Gençler sizi yolda ilerletir, yaşlılar işini daha iyi yapar.
guide-dragon-ask-replace = Saraylarınız dolu. Yeni kişi için birini gönderin ya da yenisini gönderin.
guide-dragon-ask-release = Biri ayrılmak zorunda. Sonraki ayların ne istediğini ve kimin işini bitirdiğini düşünün.
