# İlk oyunun rehberi.

guide-title = Rehber
guide-next = İleri
guide-at = { $at } / { $of }
guide-rule = Kuralı oku
guide-leave = Rehbersiz oyna
guide-end = Oyuna devam et

guide-gugong-1 = Yasak Şehir’e hoş geldiniz. Dört gününüz var. Elçiniz saray merdiveninin dibinde: sonunda içeride değilse hiç puan alamazsınız. Gerisi yolda toplanan puanlardır.
guide-gugong-2 = Yedi konumun her birinde bir görevlinin hediye kartı var. Sıranızda elinizden bir kart verir, onunkini alırsınız. Daha yüksek kart bedelsizdir; düşük ya da eşit olan iki hizmetkâr ya da başka bir kart ister.
guide-gugong-3 = Aldığınız kart boşa gitmez: yarın elinizdedir. Yani bugünkü takas yarın ne yapabileceğinizi de seçer.
guide-gugong-4 = Havuzunuzdaki hizmetkârlar, panonuzdaki küçük küpler, neredeyse her şeyin bedelini öder. Altın işaretler neye dokunabileceğinizi gösterir. Haydi ilk takası yapalım.
guide-gugong-wait = Ötekiler oynuyor. Ne yaptıklarını günlükte görebilirsiniz; birazdan yine sıra sizde.
guide-gugong-end = İlk gün bitti, artık nasıl yürüdüğünü biliyorsunuz: ver, al, hamle yap. Merdiveni unutmayın: dört günde sekiz basamak. Kurallar hep bir tık uzağınızda.
guide-gugong-ask = Acele etmeyin: bir şeyin ne yaptığını okumak için üzerine gelin ya da basılı tutun. İzin verilmeyen seçenekler nedenini söyler.
guide-gugong-ask-exchange = Elinizden bir karta, sonra altın işaretli bir konuma dokunun. İyi bir ilk hamle: hamle yapmak istediğiniz yere, örneğin saraya ya da haritaya yüksek bir kart verip yarın elinizde olmasını istediğiniz kartı almak.
guide-gugong-ask-pay-exchange = Kartınız daha yüksek değil, görevli bir şey istiyor: iki hizmetkâr, elinizden başka bir kart ya da iki hamleden vazgeçmeniz.
guide-gugong-ask-card-action = Verdiğiniz kartın kendi hamlesi var ve konumunkinden önce gelir. Size bir hediye: çoğunlukla kullanmaya değer.
guide-gugong-ask-action = Şimdi konumun hamlesi. A bedelsizdir, B hizmetkâr ister ve daha çoğunu yapar.
guide-gugong-ask-action-travel = Gezgin jeton toplar: her biri hemen işe yarar, altısı bir yeşim eder. A bir hareket, B iki hizmetkâra iki hareket.
guide-gugong-ask-action-great_wall = Duvara hizmetkâr yerleştirin. Dolunca en çok hizmetkârı olan puan alır ve merdivende ilerler.
guide-gugong-ask-action-jade = Yeşim her parçayla değerlenir: 1, 3, 6, 10, sonra 15 puan. Hizmetkâr ister; yavaş ama sağlam bir yoldur.
guide-gugong-ask-action-intrigue = Entrika her beraberliği bozar. Bugün A’yı ilk seçen yarın başlar.
guide-gugong-ask-action-palace = Merdiven! Her basamak elçinizi saraya yaklaştırır. B iki hizmetkâra iki basamaktır.
guide-gugong-ask-action-decrees = Kararnameler daha çok hizmetkâr ister ama kalıcıdır: birinci seviyedekiler her sabah işler.
guide-gugong-ask-action-canal = Bir geminin ödül alması için üç hizmetkâr gerekir. Şimdi birini koyun; gemi her gece kendiliğinden ilerler.
guide-gugong-ask-travel = Beğendiğiniz jetonun olduğu şehri seçin. Ne yaptığını okumak için üzerine gelin ya da basılı tutun.
guide-gugong-ask-use-token = Şimdi kullanın ya da kullanmayın: jeton her durumda panonuza gider ve takasta sayılır.
guide-gugong-ask-remove = Çıkardığınız hizmetkârlar genel tedarike döner. Geceler ve sabahlar onları yeniden havuzunuza getirir.
guide-gugong-ask-gain = Genel tedarikten havuzunuza hizmetkâr: neredeyse her zaman hepsini alın.

guide-dragon-1 = Ejderha yılına hoş geldiniz. Önünüzde on iki ay var ve her olay önceden belli: yukarıdaki tomarlara bakın. Önleyemezsiniz ama hazırlanabilirsiniz.
guide-dragon-2 = Her ayın dört aşaması var: bir hamle seçin, bir kişi alın, olayı atlatın, puan toplayın.
guide-dragon-3 = Kişiler saraylarınızda, her katta bir kişi olarak yaşar. Her tür bir işe yarar: çiftçiler hasada, şifacılar salgına, saray hanımları her ay puana.
guide-dragon-4 = Kimin önce oynayacağını kişi yolu belirler. Gençler daha çok adım, yaşlılar daha çok simge getirir. Önce başlangıç için iki kişi seçin.
guide-dragon-wait = Ötekiler karar veriyor. Günlüğe bakın; birazdan yine sıra sizde.
guide-dragon-end = İki barış ayı bitti, ritmi biliyorsunuz: hamle yap, al, atlat, puanla. İki üç tomar ileriye bakın ve size neye mal olacağını düşünün. Kurallar hep bir tık uzağınızda.
guide-dragon-ask = Acele etmeyin: bir şeyin ne yaptığını okumak için üzerine gelin ya da basılı tutun. İzin verilmeyen seçenekler nedenini söyler.
guide-dragon-ask-draft = İki farklı kişi seçin. İyi bir başlangıç: zanaatkâr ya da vergi tahsildarı gibi kazandıran biri ve keşiş ya da havai fişekçi gibi adım getiren biri.
guide-dragon-ask-house = Kişi hangi saraya girsin? Kuraklıkta oturulan her saray bir pirinç ister; önce bir sarayı doldurmak yiyecekten kazandırır.
guide-dragon-ask-act = Ejderhanızı bir gruba koyun ve hamlelerinden birini seçin. Üzerinde ejderha olan grup 3 yuan tutar. Altın işaretler neyi ödeyebileceğinizi gösterir.
guide-dragon-ask-build = Yeni katlar kişilere yer açar. Bir sarayın üç katı olabilir; yeni saray her ay bir puan getirir ama içinde biri oturmazsa ayakta kalmaz.
guide-dragon-ask-buy = 2 yuanlık küçük imtiyaz her ay 1, büyük olan 2 puan getirir. Ne kadar erken, o kadar iyi.
guide-dragon-ask-play-card = Sırada ihtiyacınız olan kişinin kartını oynayın. Her kart bir kez kullanılır; jokerler herkesi getirir.
guide-dragon-ask-take = Genç mi, yaşlı mı? Gençler sizi yolda ilerletir, yaşlılar işini daha iyi yapar.
guide-dragon-ask-replace = Saraylarınız dolu. Yeni kişi için birini gönderin ya da yenisini gönderin.
guide-dragon-ask-release = Biri ayrılmak zorunda. Sonraki ayların ne istediğini ve kimin işini bitirdiğini düşünün.
