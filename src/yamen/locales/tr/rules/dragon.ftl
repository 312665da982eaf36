# Ejderha Yılında oyununun kuralları kendi sözlerimizle: numaralı her kural için bir metin. `.example` kuralı iş başında
# gösterir, `.variant` kurulumda neyin seçilebildiğini, `.ruling` yalnızca kitabın açık bıraktığına nasıl karar verdiğimizi
# söyler. Bir bölümde `.lead` bunun neden yapıldığını, `.overview` kurallardan önce bilinmesi gerekeni söyler; `-q1` ve
# sonrakiler bölümün sonundaki sorulardır. Madde işaretli satırlar liste olur. Özette `.lines` bir bölümün satırlarıdır.

rules-dragon-parts = Masadakiler
    .lead = Kişileri ve gelecek ayları tanıyın: bütün plan, doğru kişiyi gereken ay gelmeden saraya almaktır.
    .overview = Oyun on iki ay sürer. Her ay bir hamle seçer, saraylarınıza bir kişi alır, ayın olayını atlatır ve puan toplarsınız. Olaylar baştan açıktır ve çoğu, hazırlanmamış olanın kişilerini götürür. Saraylar, saray hanımları ve imtiyazlar her ay, bilginler, savaşçılar, havai fişekler ve duvar arada bir, sarayınızda hâlâ yaşayan herkes de oyun sonunda puan getirir. 12. aydan sonra en çok puanı olan kazanır.
rules-dragon-parts-q1 = Yaşlılar her zaman daha mı iyi?
    .answer = Kendi türlerinin gençlerinden bir simge fazla gösterirler, yani işlerini daha iyi yaparlar. Ama kişi yolunda daha az adım getirirler ve orada geride kalan en son seçer.
rules-dragon-parts-q2 = Karolardaki ejderhalar ne anlama gelir?
    .answer = Puan. Saray hanımlarındaki ve imtiyazlardaki ejderhalar her ayın 4. aşamasında puan getirir.
rules-dragon-parts-q3 = Ötekilerin ne yapacağını görebilir miyim?
    .answer = Büyük ölçüde. Para ve mallar açıktadır, herkes aynı on bir kartla başlar; oynananlara bakınca geriye ne kaldığı anlaşılır.

rules-dragon-setup = Kurulum
    .lead = Kimseyi seçmeden önce bütün yılın olaylarını görürsünüz; ilk iki kişiniz bile onlara bir yanıttır.
rules-dragon-setup-q1 = İki başlangıç kişisi aynı sarayda yaşayabilir mi?
    .answer = Evet. O zaman kuraklıkta o saraya tek pirinç yeter. Ama öteki saray boş kalır; olayın sonuna kadar kimse girmezse bir kat kaybeder.
rules-dragon-setup-q2 = Başka bir oyuncunun aldığı türü alabilir miyim?
    .answer = Evet, yalnızca çiftler farklı olmalıdır. Ama sizin iki kişiniz farklı türlerden olmalıdır.
rules-dragon-setup-q3 = Kurulumdan sonra şansa ne kalır?
    .answer = Yalnızca hamle kartlarının her ay nasıl gruplanacağı. Gerisi oyuncuların elindedir.

rules-dragon-actions = 1. aşama: hamleler
    .lead = Ayda bir hamleniz var ve ona yardım eden kişiler ne kadar iyiyse o kadar işe yarar: gelecek ayların sizden isteyeceği şeyi seçin.
rules-dragon-actions-q1 = Üzerinde birkaç ejderha olan grup daha mı pahalı?
    .answer = Hayır. Orada bir ejderha da olsa dört ejderha da olsa 3 yuan tutar.
rules-dragon-actions-q2 = Ejderhamı bir gruba koyup hiçbir şey yapmasam olur mu?
    .answer = Hayır. Ya gruptan bir hamle yaparsınız ya da pas geçersiniz.
rules-dragon-actions-q3 = 2 yuanla pas geçiyorum. Ne kadar alırım?
    .answer = Bir yuan, böylece toplam 3 yuanınız olur.
rules-dragon-actions-q4 = Kişilerim ne zaman işe yarar?
    .answer = Sikke, çekiç, pirinç çuvalı, havai fişek ve kitap yalnızca kendi hamlelerinde. Miğferler geçitte ve Moğollara karşı, havanlar salgında, saray hanımları her puanlamada, keşişler oyun sonunda.

rules-dragon-persons = 2. aşama: kişiler
    .lead = Her ay size bir kişi daha getirir: gelecek bir ayda gerekecek birini ve ötekilerden önce seçmenizi sağlayan adımları.
rules-dragon-persons-q1 = Yerim varken kişiyi geri çevirebilir miyim?
    .answer = Hayır. Yeni kişiyi ancak bütün saraylarınız doluysa hemen gönderebilirsiniz.
rules-dragon-persons-q2 = Yerim varken birini değiştirebilir miyim?
    .answer = Hayır. Herhangi bir sarayda yer varsa yeni kişi oraya girer ve kimse gitmez.
rules-dragon-persons-q3 = Kişiler sonradan başka bir saraya geçebilir mi?
    .answer = Hayır. Gönderilene kadar kondukları yerde kalırlar. Bu yüzden yüksek saray isteyen keşişleri ve sarayları sayan kuraklıkları hesaba katın.
rules-dragon-persons-q4 = Bir kişi gönderilince adım kaybeder miyim?
    .answer = Hayır. Kişi yolundaki adımlar temelli sizindir; onları yalnızca Yanardağ Patlaması alır.

rules-dragon-events = 3. aşama: olay
    .lead = Ayın getirdiğini kimse durduramaz: ya zamanında hazırlanın ya da bedelini kimin ödeyeceğine karar verin.
rules-dragon-events-q1 = Yuanımı ya da pirincimi saklamak için kişi gönderebilir miyim?
    .answer = Hayır. Yuan ve pirinç yettiği yere kadar verilmelidir.
rules-dragon-events-q2 = Boş saraya pirinç gerekir mi?
    .answer = Hayır, yalnızca içinde en az bir kişi olan saraya gerekir. Ama boş saray olaydan sonra bir kat kaybeder.
rules-dragon-events-q3 = Çiftçi kendi sarayını doyurur mu, vergi tahsildarı haracı öder mi?
    .answer = Hayır. Simgeleri yalnızca hasadı ya da vergileri seçtiğinizde sayılır.
rules-dragon-events-q4 = En çok havai fişek iki oyuncuda. Onlardan sonraki yine puan alır mı?
    .answer = Evet. Birincilikte berabere olanların hepsi 6 puan, onlardan sonra en çok havai fişeği olanlar 3 puan alır.

rules-dragon-scoring = 4. aşama: puanlama
    .lead = Puanlar her ay azar azar gelir; erken edindiğiniz şey defalarca kazandırır.
rules-dragon-scoring-q1 = Boş saray puan getirir mi?
    .answer = Evet, hâlâ ayaktaysa. Önce çöküş gelir, yani tek katlı boş bir saray o sırada yok olmuştur.
rules-dragon-scoring-q2 = Yüksek saray alçak saraydan daha çok mu puan getirir?
    .answer = Hayır, her biri 1 puandır. Katlar kişilere yer açar ve oyun sonunda keşişlerin değerini katlar.
rules-dragon-scoring-q3 = Bilginler ne zaman puan getirir?
    .answer = Araştırmayı her seçtiğinizde. 4. aşamada getirmezler.

rules-dragon-end = Oyun sonu
    .lead = On iki ayın sonunda sarayınızda hâlâ yaşayanlar aylar süren puanlamaya bedeldir; kurtarabildiğinizi kurtarın.
rules-dragon-end-q1 = Keşiş için boş katlar da sayılır mı?
    .answer = Evet. Dolu ya da boş, sarayının bütün katları sayılır.
rules-dragon-end-q2 = Keşiş ayrıca kişi olarak da puan getirir mi?
    .answer = Evet, herkes gibi 2 puan; Budaları da ayrıca.
rules-dragon-end-q3 = Artan iki yuan bir şey eder mi?
    .answer = Hayır, yalnızca tam üçlükler eder. Önce pirinç ve havai fişekler satılır; bir pirinç daha bir üçlüğü tamamlayabilir.
rules-dragon-end-q4 = 12. ay öteki aylar gibi mi oynanır?
    .answer = 2. aşaması yoktur. Hamle, olay ve puanlama her zamanki gibidir.

rules-dragon-wall = Ek paket: Çin Seddi
    .lead = Moğollara karşı herkes aynı duvarı inşa eder: payı olan puan alır, duvar kısa kalırsa işi başkalarına bırakan bedelini öder.
rules-dragon-wall-q1 = Karolarımın hangi olayın altında durduğu önemli mi?
    .answer = Hayır. Her karo, karosu olmayan ilk olayın altına konur; önemli olan duvarın ne kadar uzun ve kaç karonun sizin olduğudur.
rules-dragon-wall-q2 = Duvar, Moğollara karşı miğferlerin yerini tutar mı?
    .answer = Hayır. İstila her zamanki gibi miğfer ister, duvar ondan sonra puanlanır. İkisi de size bir kişiye mal olabilir.
rules-dragon-wall-q3 = Duvar kısa kaldı ve herkesin karosu eşit sayıda. Kim kişi gönderir?
    .answer = Herkes, çünkü hepsi en az karosu olan sayılır.
rules-dragon-wall-q4 = Karolar birden çok kez puan getirir mi?
    .answer = Evet: duvar yeterince uzunsa iki Moğol istilasının her birinde ve 12. aydan sonra.

rules-dragon-super = Ek paket: büyük olaylar
    .lead = 7. ayda alışıldık olaydan daha büyük bir şey olur; ona göre plan yapan, oyunu kendine çevirebilir.
rules-dragon-super-q1 = Gün Doğumu 7. ayda 2. aşamanın yerine mi geçer?
    .answer = Hayır. 2. aşama her zamanki gibi yapılmıştır; Gün Doğumu kart oynamadan bir kişi daha getirir.
rules-dragon-super-q2 = Suikast Girişimi’nin olduğu ayda imtiyazlar puan getirir mi?
    .answer = Hayır. 4. aşamadan önce kaybedilirler. Sonradan alınanlar her zamanki gibi puan getirir.
rules-dragon-super-q3 = Yanardağ Patlaması’ndan sonra üstünlüğümden ne kalır?
    .answer = Yalnızca sıra: işaretçiniz yığının en üstündedir, biri ilerleyene kadar ilk siz oynarsınız.
rules-dragon-super-q4 = 7. ayda puan getiren kişiler ve keşişler oyun sonunda yine puan getirir mi?
    .answer = Evet, o zaman hâlâ saraydaysalar.

rules-D1-1 =
    Dokuz tür kişi vardır, her birinin bir simgesi olur: zanaatkârlarda çekiç, saray hanımlarında ejderha, havai fişekçilerde havai fişek, vergi tahsildarlarında sikke, savaşçılarda miğfer, keşişlerde Buda, şifacılarda havan, çiftçilerde pirinç çuvalı, bilginlerde kitap.
    Bir karonun değeri, kişiyi saraya alınca kişi yolunda kaç adım attığınızdır. Altı türün genci ve yaşlısı vardır: gençlerin değeri daha yüksek, yaşlıların simgesi daha çoktur. Zanaatkârlar, saray hanımları ve vergi tahsildarları yalnızca gençtir.
    .example = Genç bilgin 2, yaşlı bilgin 3 kitap gösterir; ama genci daha çok adım getirir.
rules-D1-2 = Beş oyuncu 90 karonun hepsini kullanır. Eksik her oyuncu için her türden 2 karo kutuya döner: genci ve yaşlısı olan altı türden 1 genç ve 1 yaşlı, öteki üç türden 2 karo.
    .example = Üç oyuncuyla 4 genç ve 2 yaşlı çiftçi, 6 zanaatkâr vardır.
rules-D1-3 = Herkesin aynı 11 kişi kartı vardır: her tür için bir tane ve iki joker.
    .variant = Eller açık ya da kapalıdır. Kapalıysa başkalarının elini ancak oynadıklarından çıkarabilirsiniz.
    .ruling = Eller açıksa Hortum’da atılan kartlar da açıktır.
rules-D1-4 = Yedi hamle kartı vardır: vergiler, inşaat, hasat, havai fişek gösterisi, askerî geçit, araştırma ve imtiyaz. Hepsi her ay kullanılır.
rules-D1-5 = On iki olay vardır: barış, imparatora haraç, kuraklık, salgın, Moğol istilası ve ejderha şenliğinden ikişer tane.
rules-D1-6 = Ortak malzemeden yalnızca kişi karoları bitebilir. Para, pirinç, havai fişek, imtiyaz ve saray katı hiç bitmez: parçalar yetmezse yerlerine başka bir şey kullanılır.

rules-D2-1 = İki barış karosu 1. ve 2. ayda durur. Öteki on olay karıştırılır, tek tek çekilir ve soldan sağa 3–12. aylara açık olarak dizilir. Barış dışında iki aynı olay yan yana durmaz: solundakiyle aynı olan karo bir alan öteye konur, boşluğu bir sonraki karo doldurur.
    .example = 5. ayda kuraklık var ve çekilen karo öteki kuraklık: o 7. aya, ondan sonraki karo 6. aya konur.
    .ruling = Son karo eşinin yanına gelecekse 10. ve 11. ayın karoları yer değiştirir.
rules-D2-2 = Herkes ikişer katlı 2 saray, 6 yuan, 11 kişi kartı ve bir ejderhayla başlar; kişi işaretçisi kişi yolunun, puan işaretçisi puan parkurunun 0 alanındadır. Para ve mallar herkesin göreceği biçimde açıkta durur.
rules-D2-3 = En yaşlı oyuncu başlar, ötekiler saat yönünde izler: herkes farklı türlerden 2 genç kişi alır. İki oyuncu aynı tür çiftini alamaz. Her kişi seçtiğiniz bir saraya girer, isterseniz ikisi aynı saraya, ve kişi işaretçinizi değeri kadar ilerletir.
    .example = Ada bir keşişle bir zanaatkâr, Deniz bir keşişle bir şifacı alır. Jana bu iki çifti alamaz ama bir zanaatkârla bir şifacı alabilir.
    .ruling = Kimin başlayacağı kurayla belirlenir.
rules-D2-4 = Bir sarayın 1 ila 3 katı, her katta bir kişilik yeri vardır. İstediğiniz kadar sarayınız olabilir.
rules-D2-5 = Oyuncu sırası kişi yolunu izler: daha önde olan önce gelir. Dolu bir alana gelen işaretçi yığının üstüne konur; aynı yığında üstteki işaretçi önce gelir.
    .example = Ada 14. alanda. Deniz de 14. alana gelir ve üstte durur: Deniz, Ada’dan önce gelir.
    .ruling = Sıra bir aşama, olay, büyük olay ya da duvar puanlaması başlarken belirlenir. O sırada atılan adımlar bir sonrakinde geçerli olur.

rules-D3-1 =
    Hamle kartları karıştırılır ve oyuncu sayısı kadar gruba, olabildiğince eşit bölünerek açık dizilir:
    • 2 oyuncu: 4+3, Çin Seddi ile 4+4
    • 3 oyuncu: 3+2+2, duvarla 3+3+2
    • 4 oyuncu: 2+2+2+1, duvarla 2+2+2+2
    • 5 oyuncu: 2+2+1+1+1, duvarla 2+2+2+1+1
rules-D3-2 = Oyuncu sırasıyla herkes ya ejderhasını bir gruba koyup o gruptan tam bir hamle yapar ya da pas geçer.
    .ruling = Hiçbir hamlesini yapamayacağınız bir grup seçilemez.
rules-D3-3 = Üzerinde ejderha olan bir grup 3 yuan tutar, hamleden önce bankaya ödenir; 3 yuanınız yoksa bu grubu seçemezsiniz. Başka bir oyuncunun yaptığı hamle yeniden yapılabilir.
    .example = Vergilerin olduğu grupta iki ejderha var. Jana bir kez 3 yuan öder, sonra 5 yuan alır: 2 yuan karttan, 3 yuan vergi tahsildarından.
rules-D3-4 = Pas geçerseniz bankadan yuan alıp paranızı 3 yuana tamamlarsınız.
    .ruling = 3 ya da daha çok yuanınız varken de pas geçebilirsiniz ama bir şey almazsınız.
rules-D3-5 = Vergiler: 2 yuan ve vergi tahsildarlarınızdaki her sikke için 1 yuan daha alın.
    .example = 3 sikke gösteren bir vergi tahsildarıyla 5 yuan alırsınız.
rules-D3-6 = İnşaat: 1 saray katı ve zanaatkârlarınızdaki her çekiç için 1 kat daha alın. Yeni kat, en çok 3 kata kadar saraylarınızdan birine eklenir ya da yeni bir saray başlatır; yeni saray aynı hamlede büyüyebilir. Bir hamlede ikisi de yapılabilir. Önceden inşa edilen katlar taşınmaz.
    .example = Bir zanaatkârla 2 kat inşa edersiniz: birini iki katlı bir sarayın üstüne, birini yeni saray olarak; ya da ikisini birlikte iki katlı yeni bir saray olarak.
    .ruling = Yeni katların hepsi inşa edilir. Bir hamlede birkaç yeni saray başlatılabilir.
rules-D3-7 = Hasat: 1 pirinç ve çiftçilerinizdeki her pirinç çuvalı için 1 pirinç daha alın.
    .example = 2 pirinç çuvalı gösteren yaşlı bir çiftçiyle 3 pirinç alırsınız.
rules-D3-8 = Havai fişek gösterisi: 1 havai fişek ve havai fişekçilerinizdeki her havai fişek için 1 tane daha alın.
rules-D3-9 = Askerî geçit: kişi yolunda 1 adım ve savaşçılarınızdaki her miğfer için 1 adım daha ilerleyin.
rules-D3-10 = Araştırma: 1 puan ve bilginlerinizdeki her kitap için 1 puan daha alın.
rules-D3-11 = İmtiyaz: 2 yuana küçük (1 ejderha) ya da 7 yuana büyük (2 ejderha) bir imtiyaz alın. Paranız ne kadar çok olursa olsun hamle başına bir tane alınır ama imtiyazlarınızın sayısında sınır yoktur.
    .example = 3. ayda alınan küçük bir imtiyaz 3–12. aylarda puan getirir: 2 yuana on puan.
    .variant = Büyük imtiyaz, yıl dönümü baskısındaki gibi 7 ya da 2007 baskısındaki gibi 6 yuan tutar.
    .ruling = Grubun bedelinden sonra 2 yuan ödeyemeyen bu hamleyi seçemez.
rules-D3-12 = Aşamadan sonra herkes ejderhasını geri alır, hamle kartları gelecek ay için toplanır.

rules-D4-1 = Hamlelerden sonra yeniden belirlenen oyuncu sırasıyla herkes bir kişi kartı oynar ve ona uyan bir karo alır. Joker kart genç ya da yaşlı, her türden karo alır. Kişi, yeri olan saraylarınızdan seçtiğiniz birine girer; yeriniz varsa kişiyi almak zorundasınız. Sonra kişi işaretçiniz karonun değeri kadar ilerler.
    .example = Joker kart oynayıp üç katlı sarayınıza 3 kitaplı yaşlı bir bilgin alırsınız. Gencine göre daha az adım atarsınız ama artık araştırma daha çok puan getirir.
    .ruling = Bir türün kartıyla da, ikisi de bulunduğu sürece, genç mi yaşlı mı alacağınızı siz seçersiniz.
rules-D4-2 = Bütün saraylarınız doluysa ya kişilerinizden birini gönderip yerine yenisini alır ve işaretçinizi yeni karonun değeri kadar ilerletirsiniz ya da yeni kişiyi hemen gönderir ve ilerlemezsiniz.
    .example = Beş katınızda beş kişi var ve saray hanımının kartını oynuyorsunuz. Ya o vergi tahsildarınızın yerine geçer ve tahsildar oyundan çıkar ya da o gider ve siz adım atmazsınız.
    .ruling = Hiç sarayı olmayan da yeni kişiyi gönderir.
rules-D4-3 = Türünün karoları biten bir kart ne kişi ne de adım getirir. Yine de oynanabilir ve her kart gibi harcanmış olur.
rules-D4-4 = Gönderilen kişiler oyundan çıkar ve ortak malzemeye geri dönmez. İşaretçiniz onlar için geri gitmez.
rules-D4-5 = Yeni bir kişi hemen para, mal ya da puan getirmez ama bu ayın olayında ve puanlamasında sayılır.
    .example = Bu ay saraya alınan bir şifacı bu ayki salgında işe yarar.
rules-D4-6 = 12. ayda 2. aşama yoktur: 11 kartın hepsi oynanmıştır.

rules-D5-1 = Barış: hiçbir şey olmaz.
rules-D5-2 = İmparatora haraç: paranız yettiğince 4 yuan ödeyin. Eksik her yuan için bir kişi gönderin.
    .example = 3 yuanınız varsa üçünü de öder ve bir kişi gönderirsiniz.
rules-D5-3 = Kuraklık: pirinciniz yettiğince, içinde kişi olan her saray için 1 pirinç verin; artan sizde kalır. Yetmezse hangi sarayların pirinçsiz kalacağını siz söylersiniz ve her birinden bir kişi gönderirsiniz.
    .example = Üç sarayınızda kişi, elinizde 1 pirinç var. Bir saray doyar, öteki ikisi birer kişi kaybeder.
rules-D5-4 = Salgın: 3 kişi gönderin, şifacılarınızdaki her havan için bir kişi eksik. Önce havanlar sayılır, yani bir şifacı da gönderilebilir.
    .example = 1 havan gösteren genç bir şifacıyla 2 kişi gönderirsiniz. Biri şifacının kendisi olabilir.
rules-D5-5 = Moğol istilası: savaşçılarınızdaki her miğfer için 1 puan alın. Sonra en az miğferi olan herkes bir kişi gönderir; bu, az önce sayılan bir savaşçı da olabilir. Herkesinki eşitse, hiç kimsede miğfer olmasa bile, herkes bir kişi gönderir.
    .example = Ada’nın 2, Deniz ile Jana’nın birer miğferi var. Sırasıyla 2, 1 ve 1 puan alırlar; sonra Deniz ve Jana birer kişi gönderir.
rules-D5-6 = Ejderha şenliği: en çok havai fişeği olan 6, ikinci 3 puan alır. Birincilikte berabere olanların hepsi 6 puan alır; onlardan sonra en çok havai fişeği olanlar yine ikincidir ve hepsi 3 puan alır. Havai fişeği olmayan puan almaz. Puan alan herkes havai fişeklerinin yarısını, yukarı yuvarlayarak geri verir.
    .example = 3, 3, 2 ve 1 havai fişekle 6, 6, 3 ve 0 puan alınır; 2, 2, 1 ve 0 tanesi geri verilir.
rules-D5-7 = Kişilerdeki simgeler mal değildir: sikkelerle haraç ödenmez, pirinç çuvalları kuraklıkta kimseyi doyurmaz, havai fişekçilerdeki havai fişekler şenlikte sayılmaz.
rules-D5-8 = Kimi göndereceğinizi siz seçersiniz. Oyuncular bunu oyuncu sırasıyla, birbiri ardına yapar.
    .ruling = İstenenden az kişisi olan hepsini gönderir, başka bir şey olmaz.
rules-D5-9 = Olaydan sonra çöküş gelir: içinde kişi olmayan her saray bir kat kaybeder, tek katlı olan yok olur. Duvar puanlaması ve büyük olay da olaydan sonradır.
    .example = Kuraklık iki katlı sarayınızdaki son kişiyi götürdü: sarayın tek katı kalır. Gelecek ay kimse girmezse yok olur.
    .ruling = Sıra şöyledir: olay, duvar puanlaması, büyük olay, çöküş.

rules-D6-1 = Ne kadar büyük olduğuna, dolu mu boş mu olduğuna bakmadan her sarayınız için 1 puan, saray hanımlarınızdaki her ejderha için 1 puan ve imtiyazlarınızdaki her ejderha için 1 puan alın. Kitaplar burada puan getirmez.
    .example = Üç saray, bir saray hanımı, bir küçük ve bir büyük imtiyaz: 3 + 1 + 1 + 2 = 7 puan.

rules-D7-1 = 12. aydan sonra her kişiniz için 2 puan alırsınız. Her keşiş, Buda sayısı çarpı sarayının kat sayısı kadar puan getirir. Pirinç ve havai fişeklerin tanesi bankaya 2 yuana satılır, sonra her 3 yuan 1 puan eder.
    .example = Aralarında iki katlı sarayda genç ve üç katlı sarayda yaşlı bir keşiş olan yedi kişi, 1 pirinç, 2 havai fişek ve 4 yuan: 14 + 8 + 3 = 25 puan.
rules-D7-2 = En çok puanı olan kazanır. Beraberlikte kişi yolunda daha önde olan, aynı alanda işaretçisi üstte duran kazanır.
    .ruling = Öteki sıralar da böyle belirlenir.

rules-D8-1 =
    Her oyuncunun 6 duvar karosu vardır, her birinin bonusu farklıdır: 1 pirinç, 1 havai fişek, 1 saray katı, 2 yuan, kişi yolunda 3 adım, 3 puan.
    Sekizinci bir hamle kartı, duvar inşası, ötekilere katılır.
rules-D8-2 = Duvar inşası: kullanmadığınız duvar karolarından birini seçin ve bonusunu alın; sonra karoyu, duvar karosu olmayan en soldaki olayın altına koyun. Böylece duvar aydan aya büyür, en çok 12 karo olur.
    .example = 1–3. ayların altında üç karo var. Ada bir karosunun 2 yuanını alır ve karoyu 4. ayın altına koyar.
    .variant = Karonuz seçilmez, rastgele çekilir.
    .ruling = 12 karo konmuşsa ya da karonuz kalmadıysa bu hamle seçilemez.
rules-D8-3 = Her Moğol istilasından sonra duvar puanlanır. Duvar istilanın ayına ulaşıyorsa herkes duvardaki her karosu için 1 puan alır. Ulaşmıyorsa en az karosu olan bütün oyuncular birer kişi gönderir; hiç karosu olmayan da sayılır.
    .example = Moğollar 6. ayda geliyor. Duvarda 6 ya da daha çok karo varsa herkes kendi karoları için puan alır; 5 karo varsa en az karosu olanlar birer kişi gönderir.
rules-D8-4 = 12. ayın sonunda duvar bir kez daha puanlanır; bu kez 12 karonun hepsi konmuş olmalıdır.
    .ruling = Bu, 4. aşamadan sonra, son puanlamadan öncedir. Yani 12. ayda Moğol istilası varsa duvar iki kez puanlanır.
rules-D8-5 = Bonusların ve yinelenen bir istilanın ayrıntılarını kural kitabı açık bırakır.
    .ruling = Kat, hamledeki gibi hemen ama çekiçler sayılmadan inşa edilir. 3 adıma miğferler için adım eklenmez. Güneş Tutulması Moğol istilasını yinelerse duvar yeniden puanlanmaz.

rules-D9-1 = On büyük olaydan biri çekilir ve 7. aya konur; ya da oyuncular, olaylar dizilmeden önce veya sonra birini seçer. 7. ayda, olaydan sonra ve puanlamadan önce gerçekleşir.
    .example = 7. ayda kuraklık ve Fener Şenliği var: önce kuraklık kişileri götürür, sonra herkes kalan her kişi için 2 puan alır.
    .variant = Büyük olay 7. aya kadar herkesten gizli kalır.
    .ruling = Gizli değilse baştan açıktır. Seçilecekse herkes adına kurucu seçer. Çöküşten önce gelir, yani boşalttığı saraylar da çöker.
rules-D9-2 = Fener Şenliği: kişiler oyun sonundaki gibi ikişer puan getirir. Oyun sonunda yine puan getirirler.
rules-D9-3 = Buda: keşişler oyun sonundaki gibi, Buda sayısı çarpı kat sayısı kadar puan getirir. Oyun sonunda yine puan getirirler.
rules-D9-4 = Deprem: ilk oyuncudan başlayarak herkes seçtiği 2 katı kaybeder. Katı kalmayan saray yok olur, kişi göndermek gerekebilir.
    .example = İçinde iki kişi olan iki katlı bir saraydan iki katı da alırsınız: saray yok olur, ikisi de gönderilir. Dolu olmayan iki saraydan birer kat alsaydınız kimse gitmezdi.
    .ruling = “İlk oyuncudan başlayarak”, burada ve aşağıda oyuncu sırasıyla demektir. İki kat da gidince, kişisi katından çok olan saraydan fazla kişiler gönderilir, kimler olduğunu sahibi seçer; kimse başka bir saraya geçmez. Daha az katı olan, elindeki kadarını kaybeder.
rules-D9-5 = Sel: oyuncu sırasıyla herkes yuan, pirinç ve havai fişeklerini birlikte sayar ve yarısını, aşağı yuvarlayarak geri verir; neleri vereceğini kendisi seçer.
    .example = 3 yuan, 2 pirinç ve 2 havai fişeğiniz varsa toplam 7 maldan 3 tanesini geri verirsiniz.
rules-D9-6 = Güneş Tutulması: 7. ayın olayı bir kez daha gerçekleşir.
    .example = Bu olay ejderha şenliğiyse puan alanlar havai fişeklerinin yarısını geri vermiştir. İkinci kez en çok havai fişek başkalarında olabilir.
rules-D9-7 = Yanardağ Patlaması: bütün kişi işaretçileri 0’a döner ve sıralarını korur, en öndeki en üstte durur.
rules-D9-8 = Hortum: oyuncu sırasıyla herkes 2 kişi kartı atar. Böylece 8. ve 9. ay için birer kart kalır, 10–12. aylarda 2. aşama yoktur.
rules-D9-9 = Gün Doğumu: oyuncu sırasıyla herkes kart oynamadan bir genç kişi alır. 2. aşamanın kuralları geçerlidir: yeriniz varsa kişiyi almak zorundasınız, saraylarınız doluysa birini değiştirir ya da yenisini gönderirsiniz; işaretçiniz değer kadar ilerler. İki oyuncu aynı türü seçemez.
    .ruling = Karo hemen gönderilse de türü seçilmiş sayılır. Alınabilecek kişi kalmadıysa kişi alınmaz.
rules-D9-10 = Suikast Girişimi: bu ayın puanlamasından önce bütün imtiyazlar kaybedilir. Sonradan yenileri alınabilir.
rules-D9-11 = Ferman: oyuncu sırasıyla herkes saray halkından bir kişi türü seçer ve onun getirisini alır: karolardaki simgelerin getirdiğini, hamle kartının kendi payı olmadan. Keşişler oyun sonundaki gibi puan getirir.
    .example = İkişer pirinç çuvallı iki yaşlı çiftçi 4 pirinç getirir. Hasat hamlesiyle 5 pirinç olurdu.
    .ruling = Sikke, çekiç, pirinç çuvalı, havai fişek, miğfer ve kitap hamlelerdeki gibi işler; saray hanımları birer puan, şifacılar hiçbir şey getirmez. Kişisi olmayan oyuncu atlanır.
rules-D9-12 = Ek paketler tek tek ya da birlikte oynanabilir.

rules-dragon-summary = Özet
    .lead = Tek sayfada Ejderha Yılında, tahtanın yanında dursun diye.
rules-dragon-summary-aim = Amaç
    .lines =
        Dörder aşamalı on iki ay. En çok puanı olan kazanır.
        Oyuncu sırası: kişi yolunda en önde olan önce, yığında üstteki işaretçi. Puan beraberliğini de bu bozar.
        Saray: 1–3 kat, her katta bir kişi.
rules-dragon-summary-actions = 1. aşama: bir hamle
    .lines =
        Ejderhanız bir gruba, o gruptan bir hamle. Orada ejderha varsa 3 yuan. Ya da pas: paranızı 3 yuana tamamlayın.
        Vergiler: 2 yuan + sikke başına 1
        İnşaat: 1 kat + çekiç başına 1
        Hasat: 1 pirinç + pirinç çuvalı başına 1
        Havai fişek gösterisi: 1 havai fişek + simge başına 1
        Askerî geçit: 1 adım + miğfer başına 1
        Araştırma: 1 puan + kitap başına 1
        İmtiyaz: küçüğü 2, büyüğü 7 yuan (varyant: 6); hamle başına bir tane
        Duvar inşası (ek paket): bir karonun bonusu, sonra karo duvara
rules-dragon-summary-persons = 2. aşama: bir kişi
    .lines =
        Kart oynayın, o türden bir karo alın; joker hepsini alır. İşaretçi karonun değeri kadar ilerler.
        Yeriniz varsa kişiyi alırsınız. Hepsi doluysa birini değiştirin ya da yenisini adımsız gönderin.
        12. ayda yok.
rules-dragon-summary-events = 3. aşama: olay, sonra çöküş
    .lines =
        Barış: hiçbir şey
        Haraç: 4 yuan, eksik yuan başına 1 kişi gönderin
        Kuraklık: dolu saray başına 1 pirinç, pirinçsiz her saraydan 1 kişi gönderin
        Salgın: 3 kişi gönderin, havan başına 1 eksik
        Moğollar: miğfer başına 1 puan; en az miğferi olan 1 kişi gönderir
        Şenlik: en çok havai fişek 6, ikinci 3 puan; puan alan yarısını verir (yukarı yuvarlanır)
        Çöküş: boş her saray bir kat kaybeder
rules-dragon-summary-scoring = 4. aşama: puanlama
    .lines =
        Saray başına 1 puan
        Saray hanımı başına 1 puan
        İmtiyazlarda ejderha başına 1 puan
rules-dragon-summary-end = 12. aydan sonra
    .lines =
        Kişi başına 2 puan
        Her keşiş: Buda × sarayının katları
        Pirinç ve havai fişek tanesi 2 yuana satılır; 3 yuan başına 1 puan
rules-dragon-summary-wall = Çin Seddi
    .lines =
        Her Moğol istilasından sonra ve 12. aydan sonra (ölçü 12 karo):
        yeterince uzunsa: duvardaki kendi karonuz başına 1 puan
        kısaysa: en az karosu olan 1 kişi gönderir
rules-dragon-summary-super = Büyük olaylar, 7. ay
    .lines =
        Fener Şenliği: kişi başına 2 puan
        Buda: keşişler oyun sonundaki gibi
        Deprem: 2 kat kaybedilir
        Sel: yuan, pirinç ve havai fişeğin yarısı geri verilir (aşağı yuvarlanır)
        Güneş Tutulması: bu ayın olayı yeniden
        Yanardağ Patlaması: kişi işaretçileri 0’a, sıra korunur
        Hortum: 2 kişi kartı atılır
        Gün Doğumu: kartsız bir genç kişi, hepsi farklı türden
        Suikast Girişimi: bütün imtiyazlar kaybedilir
        Ferman: bir kişi türünün getirisi
rules-dragon-summary-tiles = Kişiler

# Resimlerin altında
dragon-picture-start = Dört kişilik bir oyun, kurulumdan sonra.
dragon-picture-late = Üç kişilik bir oyundan, 7. ay, iki ek paketle.
dragon-picture-end = Üç kişilik bir oyundan, 12. aydan sonra.
dragon-picture = Dört kişilik bir oyundan, 4. ay, Çin Seddi ile.

rules-dragon-table-persons = Kişi karoları
rules-dragon-table-tiles = Her türden kaç karo var
dragon-tiles-young = Genci ve yaşlısı olan türler: genç
dragon-tiles-old = Genci ve yaşlısı olan türler: yaşlı
dragon-tiles-only = Zanaatkâr, saray hanımı, vergi tahsildarı
rules-dragon-column-count-five = 5 oyuncuyla karo
rules-dragon-column-type = Tür
rules-dragon-column-players-5 = 5 oyuncu
rules-dragon-column-players-4 = 4 oyuncu
rules-dragon-column-players-3 = 3 oyuncu
rules-dragon-column-players-2 = 2 oyuncu
rules-dragon-column-person = Kişi
rules-dragon-column-steps = Adım
rules-dragon-column-symbols = Simge
dragon-table-young = Genç
dragon-table-old = Yaşlı

# Kural kitabında olmayan, bileşenlerdeki sayılar
rules-dragon-figure-cards-each = Her kişi türünden kart
rules-dragon-figure-cards-wild = Joker kart
