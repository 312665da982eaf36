# Ejderha Yılında oyununun kuralları kendi sözlerimizle: numaralı her kural için bir metin. `.example` kuralı iş başında
# gösterir, `.ruling` kitabın açık bıraktığına nasıl karar verdiğimizi söyler.

rules-dragon-parts = Masadakiler
    .lead = Önceden duyurulmuş on iki zorlu ay. Hazırlanabildiğinize hazırlanın, neyi kaybedeceğinizi seçin.
rules-dragon-setup = Kurulum
    .lead = İki küçük saray, biraz para ve seçtiğiniz iki kişi.
rules-dragon-actions = 1. aşama: hamleler
    .lead = Ejderhanızı bir hamle grubuna koyun ve içinden birini yapın.
rules-dragon-persons = 2. aşama: kişiler
    .lead = Bir kişi kartı oynayın ve uygun karoyu saraylarınızdan birine alın.
rules-dragon-events = 3. aşama: olay
    .lead = Her olay bir şey ister; elinizde yoksa saray halkınızdan kişi gönderirsiniz.
rules-dragon-scoring = 4. aşama: puanlama
    .lead = Her ay, o an elinizde olanlar için puanla biter.
rules-dragon-end = Oyun sonu
    .lead = 12. aydan sonra kişiler, keşişler ve artanlar sayılır.
rules-dragon-wall = Ek paket: Çin Seddi
    .lead = Sekizinci bir hamle ve Moğollar geldiğinde herkes için ikinci bir sınav.
rules-dragon-super = Ek paket: büyük olaylar
    .lead = 7. ayda, baştan bilinen bir büyük olay.

rules-D1-1 = Dokuz tür kişi vardır. Gençler kişi yolunda daha çok adım, yaşlılar daha çok simge getirir. Zanaatkâr, saray hanımı ve vergi tahsildarı tek çeşittir.
rules-D1-2 = Beşten az oyuncuyla her türden birkaç karo oyun dışı kalır.
rules-D1-3 = Herkesin 11 kişi kartı vardır: her türden bir tane ve iki joker.
rules-D1-4 = Yedi hamle kartı vardır: vergiler, inşaat, hasat, havai fişek gösterisi, askerî geçit, araştırma ve imtiyaz.
rules-D1-5 = On iki olay vardır: barış, haraç, kuraklık, salgın, Moğollar ve şenlikten ikişer tane.
rules-D1-6 = Yalnızca kişi karoları bitebilir. Para, pirinç, havai fişek, imtiyaz ve kat hiç bitmez.

rules-D2-1 = Önce iki barış ayı gelir. Öteki on olay rastgele dizilir ve iki aynı olay yan yana durmaz.
    .ruling = Son ikisi aynı olacaksa 10. ve 11. ayın olayları yer değiştirir.
rules-D2-2 = İkişer katlı iki saray, 6 yuan, kartlarınız ve 0’daki iki işaretçiyle başlarsınız.
rules-D2-3 = Herkes sırayla farklı türlerden iki genç kişi alır. İki oyuncu aynı çifti alamaz. Her kişi seçtiğiniz bir saraya girer ve kişi yolunda adım getirir.
    .ruling = Kimin başlayacağı kurayla belirlenir.
rules-D2-4 = Bir sarayın bir ila üç katı, her katta bir kişilik yeri vardır. İstediğiniz kadar sarayınız olabilir.
rules-D2-5 = Kişi yolunda önde olan önce oynar. Başkalarının üstüne gelen işaretçi üstte durur ve üstteki önce oynar.
    .ruling = Sıra bir aşama ya da olay başlarken belirlenir; o sırada atılan adımlar bir sonrakinde geçerli olur.

rules-D3-1 = Hamle kartları karıştırılır ve oyuncu sayısı kadar gruba ayrılır.
rules-D3-2 = Herkes sırayla ejderhasını bir gruba koyup o gruptan tam bir hamle yapar ya da pas geçer.
    .ruling = Hiçbir hamlesini yapamayacağınız bir grup seçilemez.
rules-D3-3 = Üzerinde ejderha olan bir grup 3 yuan tutar, önceden ödenir. Aynı hamleyi birkaç oyuncu yapabilir.
rules-D3-4 = Pas geçince paranızı 3 yuana tamamlarsınız.
    .ruling = 3 ya da daha çok paranız varken de pas geçebilirsiniz ama bir şey almazsınız.
rules-D3-5 = Vergiler: 2 yuan ve vergi tahsildarlarınızdaki her sikke için 1 yuan alın.
rules-D3-6 = İnşaat: 1 kat ve zanaatkârlarınızdaki her çekiç için 1 kat daha. Katlar saraylarınıza eklenir, en çok üçe kadar, ya da yeni saray başlatır.
    .ruling = Bütün katlar inşa edilir. Önceden inşa edilenler taşınmaz.
rules-D3-7 = Hasat: 1 pirinç ve çiftçilerinizdeki her pirinç simgesi için 1 pirinç daha.
rules-D3-8 = Havai fişek gösterisi: 1 havai fişek ve havai fişekçilerinizdeki her simge için 1 tane daha.
rules-D3-9 = Askerî geçit: kişi yolunda 1 adım ve savaşçılarınızdaki her miğfer için 1 adım daha.
rules-D3-10 = Araştırma: 1 puan ve bilginlerinizdeki her kitap için 1 puan daha.
rules-D3-11 = İmtiyaz: 2 yuana küçük (1 ejderha) ya da 7 yuana büyük (2 ejderha) bir imtiyaz alın. Bir varyantta büyüğü 6 yuandır.
    .ruling = 2 yuanı kalmayan bu hamleyi seçemez.
rules-D3-12 = Aşama bitince ejderhalar geri döner.

rules-D4-1 = Herkes sırayla bir kart oynar ve o türden genç ya da yaşlı bir karo alır; joker her karoyu alır. Kişi, yeri olan saraylarınızdan birine girer ve işaretçiniz karonun gösterdiği kadar adım ilerler.
rules-D4-2 = Saraylarınızın hiçbirinde yer yoksa ya bir kişinizi gönderip yenisini alın ya da yenisini hemen gönderin ve ilerlemeyin.
rules-D4-3 = Karoları biten bir kart yine oynanabilir. Hiçbir şey getirmez.
rules-D4-4 = Gönderilen kişiler geri dönmez ve işaretçiniz onlar için geri gitmez.
rules-D4-5 = Yeni kişiler hemen bir şey vermez ama bu ayın olayında ve puanlamasında sayılır.
rules-D4-6 = 12. ayda bu aşama yoktur: bütün kartlar oynanmıştır.

rules-D5-1 = Barış: hiçbir şey olmaz.
rules-D5-2 = Haraç: 4 yuan ödeyin. Eksik her yuan için bir kişi gönderin.
rules-D5-3 = Kuraklık: içinde kişi olan her saray için 1 pirinç verin. Pirinçsiz kalan her saraydan bir kişi gönderin; hangi sarayların pirinçsiz kalacağını siz söylersiniz.
rules-D5-4 = Salgın: üç kişi gönderin, şifacılarınızdaki her havan için bir kişi eksik.
rules-D5-5 = Moğollar: savaşçılarınızdaki her miğfer için 1 puan alın. Sonra en az miğferi olan herkes bir kişi gönderir.
rules-D5-6 = Şenlik: en çok havai fişeği olan 6, ikinci 3 puan alır. Berabere olanların hepsi puan alır. Puan alan herkes havai fişeklerinin yarısını, yukarı yuvarlayarak geri verir.
    .example = 3, 3, 2 ve 1 havai fişekle 6, 6, 3 ve 0 puan alınır; 2, 2, 1 ve 0 tanesi geri verilir.
rules-D5-7 = Kişilerdeki simgeler mal değildir: çiftçi kuraklıkta kimseyi doyurmaz, yalnızca hasatta yardım eder.
rules-D5-8 = Kimi göndereceğinizi siz seçersiniz. Oyuncular sırayla karar verir.
    .ruling = İstenenden az kişiniz varsa hepsi gider, başka bir şey olmaz.
rules-D5-9 = Olaydan sonra, varsa duvar puanlaması ve büyük olay gelir. Ardından çöküş: boş her saray bir kat kaybeder, tek katlı olan yok olur.

rules-D6-1 = Her saray için, saray hanımlarınızdaki her ejderha için ve imtiyazlarınızdaki her ejderha için 1 puan alın.

rules-D7-1 = Her kişi için 2 puan alın. Her keşiş, Buda sayısı çarpı sarayının kat sayısı kadar puan getirir. Pirinç ve havai fişeklerin tanesini 2 yuana satın, sonra her 3 yuan için 1 puan alın.
    .example = Yedi kişi, iki katta genç ve üç katta yaşlı bir keşiş, 1 pirinç, 2 havai fişek ve 4 yuan: 14 + 8 + 3 = 25 puan.
rules-D7-2 = En çok puanı olan kazanır. Beraberlikte kişi yolunda önde olan kazanır.

rules-D8-1 = Herkesin altı duvar karosu vardır, her birinin bonusu farklıdır: 1 pirinç, 1 havai fişek, 1 kat, 2 yuan, 3 adım ya da 3 puan. “Duvar inşası” hamlesi ötekilere katılır.
rules-D8-2 = Bir karonuzu seçin, bonusunu alın ve karoyu karosu olmayan ilk olayın altına koyun.
    .ruling = On iki karo konmuşsa ya da karonuz kalmadıysa bu hamle seçilemez.
rules-D8-3 = Moğollar geldiğinde duvar onların ayına ulaşıyorsa herkes duvardaki her karosu için 1 puan alır. Ulaşmıyorsa en az karosu olanlar birer kişi gönderir.
rules-D8-4 = 12. aydan sonra duvar bir kez daha puanlanır; on iki karonun hepsi konmuş olmalıdır.
    .ruling = Bu, son puanlamadan önce gelir.
rules-D8-5 = Bonustaki kat zanaatkârların yardımı olmadan hemen inşa edilir, adımlar da savaşçılar olmadan atılır.

rules-D9-1 = On büyük olaydan biri baştan bilinir. 7. ayda olaydan sonra gerçekleşir.
    .ruling = Boş saraylar çökmeden önce gelir.
rules-D9-2 = Fener Şenliği: kişiler oyun sonundaki gibi ikişer puan getirir.
rules-D9-3 = Buda: keşişler oyun sonundaki gibi puan getirir.
rules-D9-4 = Deprem: herkes seçtiği iki katı kaybeder.
    .ruling = Katsız kalan kişiler gönderilir; kimler olduğunu sahipleri seçer.
rules-D9-5 = Sel: yuan, pirinç ve havai fişeklerinizin toplamının yarısı, aşağı yuvarlanarak geri verilir; neleri vereceğinizi siz seçersiniz.
    .example = 3 yuan, 2 pirinç ve 2 havai fişeğiniz varsa toplam 7 maldan 3 tanesini geri verirsiniz.
rules-D9-6 = Güneş Tutulması: 7. ayın olayı bir kez daha gerçekleşir.
rules-D9-7 = Yanardağ Patlaması: kişi yolundaki bütün işaretçiler 0’a döner ve sıralarını korur.
rules-D9-8 = Hortum: herkes iki kişi kartı atar, bu yüzden 10–12. aylarda 2. aşama yoktur.
rules-D9-9 = Gün Doğumu: herkes kart oynamadan genç bir kişi alır; iki oyuncu aynı türü seçemez.
rules-D9-10 = Suikast Girişimi: bu ayın puanlamasından önce bütün imtiyazlar kaybedilir.
rules-D9-11 = Ferman: herkes sarayındaki bir kişi türünü seçer ve simgelerinin getirdiğini alır.
    .ruling = Yalnızca simgeler sayılır, hamlenin kendi simgesi sayılmaz. Saray hanımları birer puan, şifacılar hiçbir şey getirmez.
rules-D9-12 = İki ek paket birlikte oynanabilir.
