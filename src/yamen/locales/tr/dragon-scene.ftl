# Ejderha Yılında oyununun tarayıcıdaki masası.

dragon-scene-place-year = Yıl
dragon-scene-place-actions = Hamleler
dragon-scene-place-people = Kişiler
dragon-scene-place-track = Sıra

# Sayfanın başı
dragon-scene-status = { $month }. ay ({ $months } ay) · { $phase }
dragon-scene-status-draft = İlk kişiler
dragon-scene-phase-actions = hamleler
dragon-scene-phase-persons = kişiler
dragon-scene-phase-event = olay

# Başlıklar
dragon-scene-actions = Hamleler
dragon-scene-people = Kişiler
dragon-scene-order = Kişi yolu
dragon-scene-young = genç
dragon-scene-old = yaşlı
dragon-scene-no-cards = Hamle kartları toplandı.
dragon-scene-not-dealt = Henüz gruplara dağıtılmadı
dragon-scene-no-palaces = Saray yok
dragon-scene-own = Saraylarınız
dragon-scene-hand = Kişi kartlarınız
dragon-scene-hand-of = Eldeki kişi kartları
dragon-scene-hand-count = Eldeki kart: { $count }
dragon-scene-played = Oynananlar
dragon-scene-wall-tiles = Duvar karolarınız
dragon-scene-symbols = Saraydaki simgeler
dragon-scene-points = puan
dragon-scene-this-month = Bu ay
dragon-scene-next-month = Gelecek ay

# Tomarlara, kartlara ve flamaya sığan kısa adlar
dragon-scene-event-peace = Barış
dragon-scene-event-tribute = Haraç
dragon-scene-event-drought = Kuraklık
dragon-scene-event-contagion = Salgın
dragon-scene-event-mongols = Moğollar
dragon-scene-event-festival = Şenlik
dragon-scene-action-taxes = Vergiler
dragon-scene-action-build = İnşaat
dragon-scene-action-harvest = Hasat
dragon-scene-action-fireworks = Gösteri
dragon-scene-action-military_parade = Geçit
dragon-scene-action-research = Araştırma
dragon-scene-action-privilege = İmtiyaz
dragon-scene-action-build_wall = Duvar
dragon-scene-super-lantern_festival = Fenerler
dragon-scene-super-buddha = { dragon-super_event-buddha }
dragon-scene-super-earthquake = { dragon-super_event-earthquake }
dragon-scene-super-flood = { dragon-super_event-flood }
dragon-scene-super-solar_eclipse = Tutulma
dragon-scene-super-volcanic_eruption = Yanardağ
dragon-scene-super-tornado = { dragon-super_event-tornado }
dragon-scene-super-sunrise = { dragon-super_event-sunrise }
dragon-scene-super-assassination_attempt = Suikast
dragon-scene-super-edict = { dragon-super_event-edict }
dragon-scene-super-hidden = Kapalı

# Ayın size yapacakları
dragon-scene-need-peace = Barış: hiçbir şey olmaz
dragon-scene-need-tribute = Haraç: { n-yuan } ödeyebilirsiniz
dragon-scene-need-tribute-short = Haraç: yuan { $have }/{ $yuan }, { n-persons } gönderirsiniz
dragon-scene-need-drought = Kuraklık: pirinciniz yeter
dragon-scene-need-drought-short = Kuraklık: pirinç { $have }/{ $rice }, { n-persons } gönderirsiniz
dragon-scene-need-contagion = Salgın: şifacılar herkesi korur
dragon-scene-need-contagion-short = Salgın: { n-persons } gönderirsiniz
dragon-scene-need-mongols = Moğollar: { n-points } alırsınız ve güvendesiniz
dragon-scene-need-mongols-short = Moğollar: { $points ->
    [0] puan yok,
   *[other] { n-points },
    } en az miğfer sizde, 1 kişi gönderirsiniz
dragon-scene-need-festival = Şenlik: havai fişekleriniz için { n-points }
dragon-scene-need-festival-none = Şenlik: size puan yok
dragon-scene-need-wall = Duvar dayanır: { $points ->
    [0] size puan yok
   *[other] { n-points } alırsınız
    }
dragon-scene-need-wall-short = Duvar kısa ({ n-tiles } eksik), ama güvendesiniz
dragon-scene-need-wall-fewest = Duvar kısa ({ n-tiles } eksik), en az karo sizde: 1 kişi gönderirsiniz
dragon-scene-need-decay = Çöküş: boş sarayların her birinden 1 kat ({ $palaces })
dragon-scene-need-lantern = Fener Şenliği: { n-points } alırsınız
dragon-scene-need-buddha = Buda: { $points ->
    [0] size puan yok
   *[other] keşişler için { n-points }
    }
dragon-scene-need-flood = Sel: geri verilecek mal { $back }/{ $goods }
dragon-scene-need-flood-none = Sel: hiçbir şey kaybetmezsiniz
dragon-scene-need-assassination = Suikast girişimi: imtiyazlarınızı kaybedersiniz ({ $dragons })
dragon-scene-need-assassination-none = Suikast girişimi: kaybedecek imtiyazınız yok
dragon-scene-need-earthquake = Deprem: 2 kat kaybedersiniz
dragon-scene-need-tornado = Hortum: elinizden 2 kişi kartı atarsınız
dragon-scene-need-solar_eclipse = Güneş Tutulması: olay iki kez gerçekleşir
dragon-scene-need-volcanic_eruption = Yanardağ Patlaması: kişi işaretçileri başlangıca döner
dragon-scene-need-sunrise = Gün Doğumu: genç bir kişi alırsınız
dragon-scene-need-edict = Ferman: bir kişi türünüz kazanç getirir

# Nesnelerin anlamı
dragon-scene-about-action-taxes = 2 yuan alın; vergi tahsildarlarınızdaki her sikke için bir yuan daha.
dragon-scene-about-action-build = 1 saray katı inşa edin; zanaatkârlarınızdaki her çekiç için bir kat daha.
dragon-scene-about-action-harvest = 1 pirinç alın; çiftçilerinizdeki her çuval için bir pirinç daha.
dragon-scene-about-action-fireworks = 1 havai fişek alın; havai fişekçilerinizdeki her simge için bir tane daha.
dragon-scene-about-action-military_parade = Kişi yolunda 1 adım ilerleyin; savaşçılarınızdaki her miğfer için bir adım daha.
dragon-scene-about-action-research = 1 puan alın; bilginlerinizdeki her kitap için bir puan daha.
dragon-scene-about-action-privilege = Bir imtiyaz satın alın: küçük ({ $small } yuan) ya da büyük ({ $large } yuan).
dragon-scene-about-action-build_wall = Bir duvar karonuzun bonusunu alın, sonra karoyu karosu olmayan ilk olayın altına koyun.
dragon-scene-about-fee = Bu grupta ejderha var; bedeli { n-yuan }.
dragon-scene-about-tile = Kişi yolunda adım: { $value }. Simge: { $symbols }.
dragon-scene-about-left = Kalan karo: { $left }.
dragon-scene-about-type-craftsman = Her çekiç inşaatta bir kat ekler.
dragon-scene-about-type-court_lady = Her ejderha her ayın sonunda 1 puan getirir.
dragon-scene-about-type-pyrotechnist = Her simge havai fişek gösterisinde bir tane ekler.
dragon-scene-about-type-tax_collector = Her sikke vergilere 1 yuan ekler.
dragon-scene-about-type-warrior = Her miğfer geçitte bir adım ekler, Moğollar gelince 1 puan getirir; en az miğferi olan bir kişi gönderir.
dragon-scene-about-type-monk = Oyun sonunda her Buda, sarayın kat sayısı kadar puan getirir.
dragon-scene-about-type-healer = Her havan bir kişiyi salgından korur.
dragon-scene-about-type-farmer = Her çuval hasada bir pirinç ekler.
dragon-scene-about-type-scholar = Her kitap araştırmaya 1 puan ekler.
dragon-scene-about-card = Kişiler aşamasında oynanır ve bu türden bir kişi alınır. Her kart bir kez oynanır.
dragon-scene-about-wild = Kişiler aşamasında oynanır ve herhangi bir kişi alınır. Her kart bir kez oynanır.
dragon-scene-about-month = { $month }. ay: { $event }
dragon-scene-about-event-peace = Hiçbir şey olmaz.
dragon-scene-about-event-tribute = { n-yuan } ödeyin; eksik her yuan için bir kişi gönderin.
dragon-scene-about-event-drought = İçinde kişi olan her saray için 1 pirinç verin; pirinçsiz kalan her saraydan bir kişi gönderin.
dragon-scene-about-event-contagion = { n-persons } gönderin; şifacılarınızdaki her havan için bir kişi eksik.
dragon-scene-about-event-mongols = Her miğfer için 1 puan alın. Sonra en az miğferi olan herkes bir kişi gönderir.
dragon-scene-about-event-festival = En çok havai fişek: { $first } puan, ikinci: { $second } puan. Puan alan, havai fişeklerinin yarısını yukarı yuvarlayarak geri verir.
dragon-scene-about-palace = { $palace }. saray
dragon-scene-about-palace-text = Her katta bir kişi oturur. Saray her ayın sonunda 1 puan getirir; boş kalırsa bir kat kaybeder.
dragon-scene-about-new-palace = Yeni saray
dragon-scene-about-new-palace-text = Bu kat yeni bir saray başlatır.
dragon-scene-about-privilege = Bedel: { $price } yuan. Her ayın sonunda puan: { $dragons }.
dragon-scene-about-bonus = Duvar karosu: { $bonus }
dragon-scene-about-bonus-text = Yerleştirince bonus: +{ $amount }.
dragon-scene-about-wall = Duvar, { $space }. alan
dragon-scene-about-wall-built = Yerleştiren: { $player }.
dragon-scene-about-wall-open = Henüz inşa edilmedi. Bu ay Moğollar gelirse duvar buraya ulaşmış olmalı.
dragon-scene-about-super-hidden = Burada kapalı bir büyük olay var
dragon-scene-about-super-hidden-text = 7. ay başlayınca açılır. O zamana dek on olaydan hangisi olduğunu kimse bilmez.
dragon-scene-about-yuan = { dragon-bonus-yuan }
dragon-scene-about-yuan-text = Haraç, imtiyaz ve ejderhalı gruplar için ödenir. Oyun sonunda her 3 yuan 1 puan eder.
dragon-scene-about-rice = { dragon-bonus-rice }
dragon-scene-about-rice-text = Kuraklıkta bir sarayı doyurur. Oyun sonunda 2 yuana satılır.
dragon-scene-about-fireworks = havai fişek
dragon-scene-about-fireworks-text = Şenlikte en çok ve ikinci en çok havai fişeği olanlar puan alır. Oyun sonunda her biri 2 yuana satılır.
dragon-scene-about-wall-tiles = duvar karoları
dragon-scene-about-wall-tiles-text = Henüz duvara konmamış karolar.
dragon-scene-about-points-text = Yılın sonunda en çok puanı olan kazanır.
dragon-scene-about-marker = { $player }: { $steps }. alan
dragon-scene-about-marker-text = Oyuncu sırasındaki yeri: { $place }. Önde olan önce oynar; aynı alanda üstteki işaretçi önce.
dragon-scene-about-dragon = Ejderha: { $player }
dragon-scene-about-dragon-text = Oyuncunun bu ay seçtiği hamle grubunu gösterir.
dragon-scene-about-track = Kişi yolu
dragon-scene-about-track-text = Yeni kişiler ve geçitler işaretçileri ilerletir. Önde olan önce oynar.

# Eldeki kartlarda; uzun sözcükler yumuşak tireden bölünebilir
dragon-scene-card-craftsman = Zanaatkâr
dragon-scene-card-court_lady = Saray hanımı
dragon-scene-card-pyrotechnist = Havai fişekçi
dragon-scene-card-tax_collector = Vergi tahsildarı
dragon-scene-card-warrior = Savaşçı
dragon-scene-card-monk = Keşiş
dragon-scene-card-healer = Şifacı
dragon-scene-card-farmer = Çiftçi
dragon-scene-card-scholar = Bilgin
dragon-scene-card-wild = Joker
dragon-scene-months-next = Bu ay ve sonraki iki ay

# Planı durduran
dragon-watch-fee = o grubun bedeli değişti
dragon-watch-event = olay değişti
dragon-watch-wall = Çin Seddi’nin uzunluğuna bakıldı
dragon-watch-hand = kartlarınız değişti
