# İlk oyunun rehberi: Ejderha Yılında.

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
