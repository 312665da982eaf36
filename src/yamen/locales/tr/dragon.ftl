dragon-title = Ejderha Yılında
dragon-about = Bir Çin sarayında on iki ay: saray halkınızı toplayın, saraylar inşa edin; haraç, kuraklık, salgın ve Moğollar karşısında ayakta kalın.

# Sözcükler. .object biçimi, fiilin aldığı nesnedir.

dragon-type-craftsman = zanaatkâr
dragon-type-court_lady = saray hanımı
dragon-type-pyrotechnist = havai fişekçi
dragon-type-tax_collector = vergi tahsildarı
dragon-type-warrior = savaşçı
dragon-type-monk = keşiş
dragon-type-healer = şifacı
dragon-type-farmer = çiftçi
dragon-type-scholar = bilgin

dragon-person-craftsman = zanaatkâr
    .object = zanaatkârı
dragon-person-court_lady = saray hanımı
    .object = saray hanımını
dragon-person-young_pyrotechnist = genç havai fişekçi
    .object = genç havai fişekçiyi
dragon-person-tax_collector = vergi tahsildarı
    .object = vergi tahsildarını
dragon-person-young_warrior = genç savaşçı
    .object = genç savaşçıyı
dragon-person-young_monk = genç keşiş
    .object = genç keşişi
dragon-person-young_healer = genç şifacı
    .object = genç şifacıyı
dragon-person-young_farmer = genç çiftçi
    .object = genç çiftçiyi
dragon-person-young_scholar = genç bilgin
    .object = genç bilgini
dragon-person-old_pyrotechnist = yaşlı havai fişekçi
    .object = yaşlı havai fişekçiyi
dragon-person-old_warrior = yaşlı savaşçı
    .object = yaşlı savaşçıyı
dragon-person-old_monk = yaşlı keşiş
    .object = yaşlı keşişi
dragon-person-old_healer = yaşlı şifacı
    .object = yaşlı şifacıyı
dragon-person-old_farmer = yaşlı çiftçi
    .object = yaşlı çiftçiyi
dragon-person-old_scholar = yaşlı bilgin
    .object = yaşlı bilgini

dragon-card-craftsman = zanaatkâr
    .object = zanaatkâr kartını
dragon-card-court_lady = saray hanımı
    .object = saray hanımı kartını
dragon-card-pyrotechnist = havai fişekçi
    .object = havai fişekçi kartını
dragon-card-tax_collector = vergi tahsildarı
    .object = vergi tahsildarı kartını
dragon-card-warrior = savaşçı
    .object = savaşçı kartını
dragon-card-monk = keşiş
    .object = keşiş kartını
dragon-card-healer = şifacı
    .object = şifacı kartını
dragon-card-farmer = çiftçi
    .object = çiftçi kartını
dragon-card-scholar = bilgin
    .object = bilgin kartını
dragon-card-wild = joker
    .object = bir joker kart

dragon-action-taxes = Vergiler
dragon-action-build = İnşaat
dragon-action-harvest = Hasat
dragon-action-fireworks = Havai Fişek Gösterisi
dragon-action-military_parade = Askerî Geçit
dragon-action-research = Araştırma
dragon-action-privilege = İmtiyaz
dragon-action-build_wall = Duvar İnşası

dragon-event-peace = Barış
dragon-event-tribute = İmparatora Haraç
dragon-event-drought = Kuraklık
dragon-event-contagion = Salgın
dragon-event-mongols = Moğol İstilası
dragon-event-festival = Ejderha Şenliği

dragon-super_event-lantern_festival = Fener Şenliği
dragon-super_event-buddha = Buda
dragon-super_event-earthquake = Deprem
dragon-super_event-flood = Sel
dragon-super_event-solar_eclipse = Güneş Tutulması
dragon-super_event-volcanic_eruption = Yanardağ Patlaması
dragon-super_event-tornado = Hortum
dragon-super_event-sunrise = Gün Doğumu
dragon-super_event-assassination_attempt = Suikast Girişimi
dragon-super_event-edict = Ferman

dragon-bonus-rice = pirinç
dragon-bonus-firework = havai fişek
dragon-bonus-floor = saray katı
dragon-bonus-yuan = yuan
dragon-bonus-steps = kişi yolunda adım
dragon-bonus-points = puan

dragon-size-small = küçük imtiyaz
dragon-size-large = büyük imtiyaz

dragon-source-palaces = saraylar
dragon-source-ladies = saray hanımları
dragon-source-privileges = imtiyazlar
dragon-source-research = araştırma
dragon-source-mongols = Moğollar
dragon-source-festival = şenlik
dragon-source-wall = duvar
dragon-source-persons = kişiler
dragon-source-monks = keşişler
dragon-source-money = para

# Seçenekler ve değerleri

dragon-option-great_wall = Çin Seddi
dragon-option-great_wall-false = bu ek paket olmadan
dragon-option-great_wall-true = bu ek paketle: sekizinci hamle duvarı inşa eder, her karo bir bonus verir
dragon-option-super_event = Büyük olay
dragon-option-super_event-none = yok
dragon-option-super_event-random = on olaydan biri, kurayla
dragon-option-super_event-chosen = on olaydan biri; yılın olayları belli olunca 1. yerdeki oyuncu seçer
dragon-option-super_event-lantern_festival = { dragon-super_event-lantern_festival }: herkes sarayındaki her kişi için 2 puan kazanır
dragon-option-super_event-buddha = { dragon-super_event-buddha }: keşişler oyun sonundaki gibi puan getirir
dragon-option-super_event-earthquake = { dragon-super_event-earthquake }: herkes 2 saray katı kaybeder
dragon-option-super_event-flood = { dragon-super_event-flood }: herkes yuan, pirinç ve havai fişeklerinin yarısını geri verir
dragon-option-super_event-solar_eclipse = { dragon-super_event-solar_eclipse }: 7. ayın olayı iki kez gerçekleşir
dragon-option-super_event-volcanic_eruption = { dragon-super_event-volcanic_eruption }: tüm kişi işaretçileri başlangıca döner
dragon-option-super_event-tornado = { dragon-super_event-tornado }: herkes elinden 2 kişi kartı atar
dragon-option-super_event-sunrise = { dragon-super_event-sunrise }: herkes kart oynamadan genç bir kişi alır
dragon-option-super_event-assassination_attempt = { dragon-super_event-assassination_attempt }: herkes tüm imtiyazlarını kaybeder
dragon-option-super_event-edict = { dragon-super_event-edict }: herkese sarayındaki bir kişi türü kazanç getirir
dragon-option-large_privilege_price = Büyük imtiyazın bedeli
dragon-option-large_privilege_price-7 = 7 yuan (yıl dönümü baskısı)
dragon-option-large_privilege_price-6 = 6 yuan (2007 baskısı)
dragon-option-super_event_hidden = Gizli büyük olay
dragon-option-super_event_hidden-false = hayır: baştan beri açık durur
dragon-option-super_event_hidden-true = evet: 7. ay başlayana dek kimse bilmez
dragon-option-wall_tile = Duvar karoları
dragon-option-wall_tile-chosen = yerleştireceğiniz karoyu siz seçersiniz
dragon-option-wall_tile-random = yerleştireceğiniz karo kurayla belirlenir
dragon-option-hands = Eldeki kartlar
dragon-option-hands-open = açık: herkes tüm kişi kartlarını görür
dragon-option-hands-closed = kapalı: başkalarının yalnızca oynadıklarını bilirsiniz

# Hamleler, seçim listesindeki satırlar

dragon-move-pass = Pas geç
dragon-move-do = { $action }
dragon-move-buy = Satın al: { $size }
dragon-move-turn-away = Yeni kişiyi gönder
dragon-move-play = Oyna: { $card }
dragon-move-take = Saraya al: { $person }
dragon-move-house = { $palace }. saraya yerleştir
dragon-move-new-palace = Yeni saray kur
dragon-move-floor = { $palace }. saraya kat ekle
dragon-move-wall = Duvar karosu: { $bonus }
dragon-move-start = Başlayan: { $seat }. oyuncu
dragon-move-event = Olay: { $event }
dragon-move-super = Büyük olay: { $super_event }
dragon-move-deal = Hamle kartı: { $action }
dragon-move-discard = Elden at: { $card }
dragon-move-edict = Seç: { $type }
dragon-move-unfed = { $palace }. sarayı pirinçsiz bırak
dragon-move-lose = { $palace }. saraydan bir kat kaybet
dragon-move-release = Gönder: { $person } ({ $palace }. saray)
dragon-move-return-yuan = { $amount ->
    [0] Hiç yuan verme
   *[other] { $amount } yuan geri ver
    }
dragon-move-return-rice = { $amount ->
    [0] Hiç pirinç verme
   *[other] { $amount } pirinç geri ver
    }

# Oyunculara sorulanlar

dragon-ask-super-event = 7. ayın büyük olayını seçin.
dragon-ask-draft = Sarayınız için genç bir kişi seçin.
dragon-ask-act = Bir hamle seçin ya da pas geçin.
dragon-ask-build = { $floors ->
    [one] Yeni katı nereye inşa ediyorsunuz?
   *[other] İnşa edilecek { n-floors } var. Sıradaki nereye?
    }
dragon-ask-buy = Hangi imtiyazı satın alıyorsunuz?
dragon-ask-play-card = Hangi kişi kartını oynuyorsunuz?
dragon-ask-take = Oynadığınız kart: { $card }. Kimi alıyorsunuz?
dragon-ask-house = Yeni kişi: { $person }. Hangi sarayda otursun?
dragon-ask-replace = Yeni kişi: { $person }. Saraylarınızda yer yok; kimin yerine geçsin?
dragon-ask-release = { $persons ->
    [one] Bir kişiyi gönderin.
   *[other] { $persons } kişiyi gönderin.
    }
dragon-ask-release-from = { $palace }. saraydan bir kişiyi gönderin.
dragon-ask-unfed = Pirinciniz yetmiyor. Pirinçsiz kalacak { n-palaces } seçin.
dragon-ask-wall = Hangi duvar karosunu yerleştiriyorsunuz?
dragon-ask-earthquake = Depremde { n-floors } kaybediyorsunuz. Hangi saraydan?
dragon-ask-flood-yuan = Sel mallarınızın yarısını alıyor (geri verilecek: { $goods }). Kaç yuan geri veriyorsunuz?
dragon-ask-flood-rice = Geri verilecek: { $goods }. Bunun kaçı pirinç? Kalanı havai fişek olur.
dragon-ask-discard = Elinizden { n-cards } atın.
dragon-ask-sunrise = Gün Doğumu: başka kimsenin seçmediği türden genç bir kişi alın.
dragon-ask-edict = Ferman: sarayınızdaki hangi kişi türü size kazanç getirsin?

# Bir hamlenin neden yapılamadığı

dragon-have = { $have ->
    [0] sizde hiç yok
   *[other] sizde { $have } var
    }
dragon-why-only-young = Şu anda yalnızca genç bir kişi alınabilir.
dragon-why-same-type = Sarayınızda zaten var: { $person }. İlk iki kişi farklı türden olmalı.
dragon-why-same-pair = Başka bir oyuncuda tam olarak bu ikili var. Başka birini seçin.
dragon-why-palace-full = { $palace }. sarayda yer yok: her kata bir kişi sığar, bu saray { $floors } katlı.
dragon-why-three-floors = { $palace }. saray zaten üç katlı; daha fazla kat eklenemez.
dragon-why-fee = Ejderha bulunan bir grup { n-yuan } tutar; { dragon-have }.
dragon-why-price = İmtiyazın bedeli { n-yuan }; { dragon-have }.
dragon-why-fee-and-price = Ejderha bulunan grup ve imtiyaz birlikte { n-yuan } tutar; { dragon-have }.
dragon-why-card-gone = Bu kart artık elinizde yok: { $card }.
dragon-why-no-tiles = Bu karolardan kalmadı: { $person }.
dragon-why-wrong-card = Oynadığınız kart: { $card }. Yalnızca bu türden bir kişi alabilirsiniz.
dragon-why-must-take-in = Saraylarınızda yer var; bu kişiyi almalısınız.
dragon-why-other-palace = Bu kez kişi { $palace }. saraydan gönderilmeli.
dragon-why-wall-complete = Duvar zaten tamamlandı.
dragon-why-no-wall-tiles = Duvar karonuz kalmadı.
dragon-why-bonus-used = Bu karo zaten duvarda.
dragon-why-type-taken = Bu kişi türünü başka biri seçti: { $type }.
dragon-why-not-at-court = Sarayınızda bu türden kimse yok: { $type }.

# Olup bitenler

dragon-event-event-laid = { $month }. ay: { $event }.
dragon-event-super-event-shown = Bu yılın büyük olayı: { $super_event }.
dragon-event-draft-begins = Kişi seçimine ilk başlayan: { $player }.
dragon-event-month-begins = { $month }. ay başlıyor. Olay: { $event }.

dragon-event-dealt = { $group }. grup: { $action }.
dragon-event-passed = { $yuan ->
    [0] { $player } pas geçer.
   *[other] { $player } pas geçer ve bankadan { n-yuan } alır.
    }
dragon-event-fee-paid = { $player }, üzerinde ejderha bulunan bir grup için { n-yuan } öder.
dragon-event-action-taken = { $player } hamlesini seçer: { $action }.
dragon-event-yuan-gained = { $player } bankadan { n-yuan } alır.
dragon-event-floor-built = { $floors ->
    [1] { $player } yeni bir saray kurar ({ $palace }. saray).
   *[other] { $player } sarayına kat ekler: { $palace }. saray artık { $floors } katlı.
    }
dragon-event-rice-gained = { $player } bankadan { n-rice } alır.
dragon-event-fireworks-gained = { $player } bankadan { n-fireworks } alır.
dragon-event-marched = { $player } kişi yolunda { n-steps } ilerler.
dragon-event-points-gained = { $player } skoruna { n-points } ekler.
dragon-event-privilege-bought = { $player } bankaya { n-yuan } öder ve { $size } alır.

dragon-event-card-played = { $player } { $card-object } oynar.
dragon-event-card-wasted = { $player } kimseyi alamaz: bu türden kişi kalmadı.
dragon-event-taken-in = { $player } { $person-object } saraya alır ({ $palace }. saray) ve kişi yolunda { n-steps } ilerler.
dragon-event-turned-away = { $player } { $person-object } saraya almadan gönderir.
dragon-event-released = { $player } { $person-object } gönderir ({ $palace }. saray).

dragon-event-event-happens = Olay: { $event }.
dragon-event-tribute-paid = { $persons ->
    [0] { $player } haraç olarak { n-yuan } öder.
   *[other] { $yuan ->
        [0] { $player } haraç ödeyemez ve saraydan { n-persons } göndermek zorunda kalır.
       *[other] { $player } haraç olarak { n-yuan } öder ve saraydan { n-persons } göndermek zorunda kalır.
        }
    }
dragon-event-palaces-fed = { $palaces ->
    [0] { $rice ->
        [0] { $player } kimseyi doyurmak zorunda değil.
       *[other] { $player } bankaya { n-rice } verir ve tüm saraylarını doyurur.
        }
   *[other] { $rice ->
        [0] { $player } hiç pirinç veremez. Pirinçsiz kalan: { n-palaces }.
       *[other] { $player } bankaya { n-rice } verir. Pirinçsiz kalan: { n-palaces }.
        }
    }
dragon-event-contagion-caught = { $persons ->
    [0] Salgın: { $player } şifacılar sayesinde kimseyi kaybetmez.
   *[other] Salgın: { $player } saraydan { n-persons } göndermek zorunda kalır.
    }
dragon-event-helmets-scored = { $points ->
    [0] { $player }, miğferi olmadığı için puan kazanmaz.
   *[other] { $player } miğferleriyle { n-points } kazanır.
    }
dragon-event-festival-scored = { $fireworks ->
    [1] { $player } elindeki { n-fireworks } ile { n-points } kazanır ve onu geri verir.
   *[other] { $player } elindeki { n-fireworks } ile { n-points } kazanır ve { $returned } tanesini geri verir.
    }
dragon-event-decayed = Çöküş: { $player } boş saraylardan { n-floors } kaybeder.

dragon-event-month-scored = Puanlama – { $player }: saraylar { $palaces }, saray hanımları { $ladies }, imtiyazlar { $dragons }.
dragon-event-goods-sold = { $rice ->
    [0] { $player } elindeki { n-fireworks } karşılığında { n-yuan } alır.
   *[other] { $fireworks ->
        [0] { $player } elindeki { n-rice } karşılığında { n-yuan } alır.
       *[other] { $player } elindeki { n-rice } ve { n-fireworks } karşılığında { n-yuan } alır.
        }
    }
dragon-event-final-scored = Son puanlama – { $player }: kişiler { $persons }, keşişler { $monks }, para { $money }.
dragon-event-game-won = { $player } toplam { n-points } ile kazanır.

dragon-event-wall-built = { $player } bir duvar karosu yerleştirir (bonus: { $bonus }). Duvarda artık { n-tiles } var.
dragon-event-wall-holds = Duvar yeterince uzun: { n-tiles } var, gereken { $needed }.
dragon-event-wall-broken = { $tiles ->
    [0] Duvar yok: herkes birer kişi gönderir.
   *[other] Duvar çok kısa: { n-tiles } var, gereken { $needed }. Duvarda en az karosu olanlar birer kişi gönderir.
    }
dragon-event-wall-scored = { $points ->
    [0] { $player }, duvarda karosu olmadığı için puan kazanmaz.
   *[other] { $player } duvar için { n-points } kazanır.
    }

dragon-event-super-event-happens = Büyük olay: { $super_event }.
dragon-event-persons-scored = { $points ->
    [0] { $player }, sarayında kimse olmadığı için puan kazanmaz.
   *[other] { $player } saray halkıyla { n-points } kazanır.
    }
dragon-event-monks-scored = { $points ->
    [0] { $player }, keşişi olmadığı için puan kazanmaz.
   *[other] { $player } keşişleriyle { n-points } kazanır.
    }
dragon-event-floor-lost = { $player } bir kat kaybeder ({ $palace }. saray).
dragon-event-goods-returned = { $yuan ->
    [0] { $rice ->
        [0] { $fireworks ->
            [0] Sel: { $player } hiçbir şey kaybetmez.
           *[other] Sel: { $player } bankaya { n-fireworks } geri verir.
            }
       *[other] { $fireworks ->
            [0] Sel: { $player } bankaya { n-rice } geri verir.
           *[other] Sel: { $player } bankaya { n-rice } ve { n-fireworks } geri verir.
            }
        }
   *[other] { $rice ->
        [0] { $fireworks ->
            [0] Sel: { $player } bankaya { n-yuan } geri verir.
           *[other] Sel: { $player } bankaya { n-yuan } ve { n-fireworks } geri verir.
            }
       *[other] { $fireworks ->
            [0] Sel: { $player } bankaya { n-yuan } ve { n-rice } geri verir.
           *[other] Sel: { $player } bankaya { n-yuan }, { n-rice } ve { n-fireworks } geri verir.
            }
        }
    }
dragon-event-markers-reset = Tüm kişi işaretçileri başlangıca (0) döner; sıraları değişmez.
dragon-event-card-discarded = { $player } elinden { $card-object } atar.
dragon-event-card-hidden = { $player } elinden kapalı bir kişi kartı atar.
dragon-event-privileges-lost = { $dragons ->
    [0] { $player }, imtiyazı olmadığı için bir şey kaybetmez.
   *[other] { $player } tüm imtiyazlarını kaybeder (ejderha: { $dragons }).
    }
dragon-event-edict-chosen = { $player } bir kişi türü seçer: { $type }.

# Sayılan şeyler; sayıdan sonra ad değişmez. Değişken, şeyin adını taşır.
n-yuan = { $yuan } yuan
n-rice = { $rice } pirinç
n-fireworks = { $fireworks } havai fişek
n-persons = { $persons } kişi
n-palaces = { $palaces } saray
n-floors = { $floors } kat
n-cards = { $cards } kart
n-tiles = { $tiles } karo
