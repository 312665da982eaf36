gugong-title = Gùgōng
gugong-about = Yasak Şehir’de dört gün: görevlilerle hediye takas edin, hizmetkârlarınızı gereken yerlere gönderin ve elçinizi zamanında saraya ulaştırın.

# Hediyeler: $first değer, $second kartın hamlesidir.

gugong-gift = { $second ->
    [none] { gugong-gift-name } { $first }
   *[other] { gugong-gift-name } { $first } ({ gugong-gift-action })
    }
gugong-gift-name = { $first ->
    [1] meyve tabağı
    [2] yelpaze
    [3] Go taşları
    [4] çay takımı
    [5] ipek
    [6] vazo
    [7] kolye
    [8] pipa
   *[9] yeşim heykelcik
    }
gugong-gift-action = { $second ->
    [travel] { gugong-location-travel }
    [great_wall] { gugong-location-great_wall }
    [jade] { gugong-location-jade }
    [intrigue] { gugong-location-intrigue }
    [palace] { gugong-location-palace }
    [decrees] { gugong-location-decrees }
    [canal] { gugong-location-canal }
    [servant] 1 hizmetkâr
    [servants] 2 hizmetkâr
   *[swap] kart değiştirme
    }

# Sözcükler. .obstacle biçimi, Meng’in orada neden hamle yapamadığını söyler.

gugong-location-travel = Seyahat
    .obstacle = haritada jeton kalmadı
gugong-location-great_wall = Çin Seddi
    .obstacle = yerleştirecek hizmetkârı yok
gugong-location-jade = Yeşim
    .obstacle = jetonlarıyla bile yeterli hizmetkârı yok
gugong-location-intrigue = Entrika
    .obstacle = işaretçisi ilerleyemiyor
gugong-location-palace = Saray
    .obstacle = elçisi ilerleyemiyor
gugong-location-decrees = Kararnameler
    .obstacle = almadığı bir kararname için jetonlarıyla bile yeterli hizmetkârı yok
gugong-location-canal = Büyük Kanal
    .obstacle = gemiye koyacak hizmetkârı ya da gemilerde yer yok

gugong-city-beijing = Pekin
gugong-city-nanjing = Nankin
gugong-city-hangzhou = Hangzhou
gugong-city-guangzhou = Kanton
gugong-city-xian = Xi’an
gugong-city-kaifeng = Kaifeng
gugong-city-chengdu = Chengdu
gugong-city-luoyang = Luoyang
gugong-city-jinan = Jinan
gugong-city-fuzhou = Fuzhou
gugong-city-kunming = Kunming
gugong-city-nanchang = Nanchang
gugong-city-wuchang = Wuchang
gugong-city-datong = Datong

gugong-token-servant = +1 hizmetkâr
gugong-token-servants = +2 hizmetkâr
gugong-token-envoy = elçi +1
gugong-token-intrigue = entrika +1
gugong-token-card_for_jade = 7+ kart karşılığı yeşim
gugong-token-vp = 2 ZP
gugong-token-swap = kart değiştirme
gugong-token-take_back = kartı geri alma
gugong-token-ship = gemiye hizmetkâr
gugong-token-wall = duvara hizmetkâr
gugong-token-servants_for_jade = 3 hizmetkâra yeşim
gugong-token-double = iki sayılır
gugong-token-plus1 = gün boyu hediyeler +1
gugong-token-toll = haraç
gugong-token-follow = takip

gugong-decree-morning_intrigue = her sabah entrika +2
gugong-decree-morning_ship = her sabah gemiye hizmetkâr
gugong-decree-morning_servant = her sabah +1 hizmetkâr
gugong-decree-morning_envoy = her sabah elçi +1
gugong-decree-morning_swap = her sabah kart değiştirme
gugong-decree-cheap_travel = seyahat B: −1 hizmetkâr
gugong-decree-cheap_jade = yeşim: −1 hizmetkâr
gugong-decree-extra_wall = duvar: tedarikten +1
gugong-decree-equal_gifts = eşit hediye bedelsiz
gugong-decree-cheap_decrees = kararname: −1 hizmetkâr
gugong-decree-end_vp = oyun sonunda her 3 ZP için 1 ZP (en çok 10)
gugong-decree-end_flat = oyun sonunda 8 ZP
gugong-decree-end_jade = oyun sonunda yeşim başına 2 ZP (en çok 10)
gugong-decree-end_decrees = oyun sonunda kararnamedeki hizmetkâr başına 2 ZP
gugong-decree-end_harbours = oyun sonunda liman ödülündeki hizmetkâr başına 2 ZP

gugong-reward-vp = 4 ZP
gugong-reward-card = ek kart
gugong-reward-double = çift hizmetkâr

gugong-benefit-servant = 1 hizmetkâr
gugong-benefit-servants = 2 hizmetkâr
gugong-benefit-die = zarı çevirme
gugong-benefit-jade = 1 yeşim

# .removed biçimi, sayısı ne olursa olsun, havuzdan çıkarılanı söyler.
gugong-servant-normal = normal hizmetkâr
    .removed = yalnızca normal hizmetkâr
gugong-servant-double = çift hizmetkâr
    .removed = çift hizmetkârı

gugong-goods-servant = 1 hizmetkâr
gugong-goods-double_servant = çift hizmetkâr
gugong-goods-vp = 2 ZP
gugong-goods-jade = 1 yeşim

# Automa kartları: .day Meng’in nerede hamle yaptığını, .twilight alt yarının ne verdiğini, .obstacle onu neden atladığını söyler.
gugong-automa-travel = Seyahat
    .day = { gugong-location-travel }
    .twilight = 2 hizmetkâr karşılığında (seyahat kararnamesiyle 1) bir seyahat adımı daha
    .obstacle = jetonlarıyla bile yeterli hizmetkârı yok ya da haritada jeton kalmadı
gugong-automa-great_wall = Çin Seddi
    .day = { gugong-location-great_wall }
    .twilight = bir hizmetkâr havuzdan çıkar, bir başkası duvara gider
    .obstacle = jetonlarıyla bile 2 hizmetkârı yok
gugong-automa-jade = Yeşim
    .day = { gugong-location-jade }
    .twilight = ücretsiz bir seyahat adımı
    .obstacle = haritada jeton kalmadı
gugong-automa-intrigue = Entrika
    .day = { gugong-location-intrigue }
    .twilight = 1 hizmetkâr karşılığında entrika yolunda 2 adım
    .obstacle = jetonlarıyla bile hizmetkârı yok ya da işaretçisi yolun sonunda
gugong-automa-palace = Saray
    .day = { gugong-location-palace }
    .twilight = 2 hizmetkâr karşılığında elçiye 1 adım ve entrika yolunda 1 adım
    .obstacle = jetonlarıyla bile 2 hizmetkârı yok
gugong-automa-decrees = Kararnameler
    .day = { gugong-location-decrees }
    .twilight = ücretsiz bir seyahat adımı
    .obstacle = haritada jeton kalmadı
gugong-automa-canal = Büyük Kanal
    .day = { gugong-location-canal }
    .twilight = bir hizmetkâr havuzdan çıkar, bir başkası gemiye biner
    .obstacle = jetonlarıyla bile 2 hizmetkârı yok ya da gemilerde yer kalmadı
gugong-automa-special = özel kart
    .day = özel kart (odak konumunda, B seçeneği bedelsiz)
    .twilight = ücretsiz bir seyahat adımı
    .obstacle = haritada jeton kalmadı

gugong-source-track = parkurdaki ZP
gugong-source-wall = duvar
gugong-source-decrees = 3. seviye kararnameler
gugong-source-palace = saray
gugong-source-jade = yeşim

# Seçenekler ve değerleri

gugong-option-bonus = Bonus seyahat jetonları
gugong-option-bonus-false = bu jetonlar olmadan
gugong-option-bonus-true = bu jetonlarla: gün sonuna kadar etkili altı jeton daha (Meng’e karşı kullanılmaz)
gugong-option-expert = Uzman varyantı
gugong-option-expert-false = başlangıçta tahtada her zamanki yedi hediye bulunur
gugong-option-expert-true = başlangıçta tahtada oyuncularınkiler dışında her hediye bulunabilir
gugong-option-level = Tek kişilik oyunda Meng’in seviyesi
gugong-option-level-easy = kolay: bir özel Automa kartı
gugong-option-level-normal = normal: iki özel Automa kartı
gugong-option-level-hard = zor: iki özel Automa kartı, ayrıca Meng’in beşinci bir hediyesi olur
gugong-option-sets = Tek kişilik oyunda kart setleri
gugong-option-sets-4-5 = size 4. set, Meng’e 5. set
gugong-option-sets-2-3 = size 2. set, Meng’e 3. set
gugong-option-sets-1-2 = size 1. set, Meng’e 2. set
gugong-option-focus = Tek kişilik oyunda Meng’in odağı
gugong-option-focus-random = yedi konumdan biri, kurayla
gugong-option-focus-travel = { gugong-location-travel }
gugong-option-focus-great_wall = { gugong-location-great_wall }
gugong-option-focus-jade = { gugong-location-jade }
gugong-option-focus-intrigue = { gugong-location-intrigue }
gugong-option-focus-palace = { gugong-location-palace }
gugong-option-focus-decrees = { gugong-location-decrees }
gugong-option-focus-canal = { gugong-location-canal }

# Hamleler, seçim listesindeki satırlar

gugong-move-skip = Atla
gugong-move-option-a = A seçeneği
gugong-move-option-b = B seçeneği
gugong-move-use = Kullan
gugong-move-pay-servants = Havuzdan 2 hizmetkâr çıkar
gugong-move-no-actions = Hamle yapmadan takas et
gugong-move-exchange = Takas et: { $gift } → { $location }
gugong-move-discard = Elden at: { $gift }
gugong-move-take-back = Geri al: { $gift }
gugong-move-swap-hand = Eldeki kartı değiştir: { $gift }
gugong-move-swap-discard = Iskartadaki kartı değiştir: { $gift }
gugong-move-swap-at = Şu konumdaki kartla değiştir: { $location }
gugong-move-remove = Havuzdan { $servant-removed } çıkar
gugong-move-place = Yerleştir: { $servant }
gugong-move-gain = { $amount ->
    [0] Hiç hizmetkâr alma
   *[other] { $amount } hizmetkâr al
    }
gugong-move-gain-double = { $amount ->
    [0] Çift hizmetkârı al
   *[other] Çift hizmetkârı ve { $amount } normal hizmetkâr al
    }
gugong-move-to = Seyahat et: { $city }
gugong-move-house = { $house }. evden yeşim al
gugong-move-square = Yeşim meydanından yeşim al
gugong-move-decree = Kararname: { $decree }
gugong-move-load = { $ship }. gemiye: { $servant }
gugong-move-launch = { $route }. rotada yeni gemi: { $servant }
gugong-move-sail = { $ship }. gemiyi ilerlet
gugong-move-claim = { $ship }. gemiyle ödül al: { $reward }
gugong-move-benefit = Entrika avantajı: { $benefit }
gugong-move-turn = { $die }. zarı çevir: { $value }
gugong-move-mark = Jetonu şu konuma koy: { $location }
gugong-move-start = Başlayan: { $seat }. oyuncu
gugong-move-deal = Hediye kartı: { $gift }
gugong-move-lay-decree = Açılan kararname: { $decree }
gugong-move-lay-token = Açılan jeton: { $token }
gugong-move-roll = Atılan zar: { $value }
gugong-move-focus = Meng’in odağı: { $location }
gugong-move-automa = Automa kartı: { $automa }
gugong-move-reveal = Meng’in hediyesi: { $gift }
gugong-move-tokens = { $doubles ->
    [0] Jeton takası: { $goods }
   *[other] Jeton takası: { $goods } (iki sayılan: { $doubles })
    }

# Oyunculara sorulanlar

gugong-ask-morning-decrees = Sabah: hangi kararnamenizi kullanıyorsunuz?
gugong-ask-exchange = Hangi hediyeyi nerede takas ediyorsunuz?
gugong-ask-pay-exchange = Hediyeniz: { $gift }. Konum: { $location }. Değeri oradakinden yüksek değil; takasın bedelini nasıl ödüyorsunuz?
gugong-ask-card-action = Kartınızın hamlesi: { $gift }. Kullanıyor musunuz?
gugong-ask-action = Hamle: { $location }. Ne yapıyorsunuz?
gugong-ask-follow = Başka bir oyuncu takip edebileceğiniz bir hamle yaptı: { $location }. Ne yapıyorsunuz?
gugong-ask-swap-own = Hangi kartınızı değiştiriyorsunuz?
gugong-ask-swap-board = Tahtaya koyduğunuz kart: { $gift }. Hangi konumdaki kartı alıyorsunuz?
gugong-ask-travel = Gezgininiz hangi şehre gidiyor?
gugong-ask-use-token = Topladığınız jeton: { $token }. Kullanıyor musunuz?
gugong-ask-make-room = Jeton yerleriniz dolu. Jetonlarınızı neyle takas ediyorsunuz?
gugong-ask-card-for-jade = Yeşim için hangi yüksek kartı atıyorsunuz?
gugong-ask-take-back = Iskartadaki hangi kartı elinize geri alıyorsunuz?
gugong-ask-mark = Bonus jetonu: { $token }. Hangi konuma koyuyorsunuz?
gugong-ask-set-aside = Jetonla birlikte hangi hizmetkâr tahtanın yanına gidiyor?
gugong-ask-wall = Çin Seddi’ne hangi hizmetkârı yerleştiriyorsunuz?
gugong-ask-wall-more = Çin Seddi’ne bir hizmetkâr daha yerleştiriyor musunuz?
gugong-ask-wall-extra = Kararnameniz: Çin Seddi’ne genel tedarikten de bir hizmetkâr yerleştiriyor musunuz?
gugong-ask-wall-token = Genel tedarikten Çin Seddi’ne hangi hizmetkârı yerleştiriyorsunuz?
gugong-ask-benefit = Çin Seddi puanlandı. Hangi entrika avantajını alıyorsunuz?
gugong-ask-die = Hangi zarı hangi değere çeviriyorsunuz?
gugong-ask-load = Bir gemiye hizmetkâr koyuyor musunuz?
gugong-ask-load-more = { $servants ->
    [one] Bir gemiye 1 hizmetkâr daha koyun.
   *[other] Gemilere sırayla { n-servants } koyun.
    }
gugong-ask-sail = Bir gemiyi ilerletiyor musunuz?
gugong-ask-claim = Bir liman ödülü alıyor musunuz?
gugong-ask-ship = Genel tedarikten bir hizmetkârı nereye koyuyorsunuz?
gugong-ask-remove = Havuzunuzdan { n-servants } çıkarın.
gugong-ask-gain = En çok { n-servants } kazanabilirsiniz. Kaç tane alıyorsunuz?
gugong-ask-gain-whole = { $servants ->
    [one] { n-servants } kazanıyorsunuz; genel tedarikinizdeyse bu çift hizmetkâr olabilir.
   *[other] { n-servants } kazanıyorsunuz; genel tedarikinizdeyse biri çift hizmetkâr olabilir.
    }
gugong-ask-night-envoy = En çok eşleşme sizde. Elçinizi 1 adım ilerletiyor musunuz?
gugong-ask-last-exchange = Oyun bitiyor: son kez jeton takas ediyor musunuz?

# Bir hamlenin neden yapılamadığı

gugong-why-too-few-servants = { $pool ->
    [0] { n-servants } gerekiyor; hazır hizmetkârınız yok.
   *[other] { n-servants } gerekiyor; havuzunuzda { $pool } var.
    }
gugong-why-no-other-card = Takas ettiğiniz kart bu; takasın bedeli ancak başka bir kartla ödenebilir.
gugong-why-nothing-to-do = Bu şu anda uygulanamaz ya da hiçbir şeyi değiştirmez.
gugong-why-no-token-there = Bu şehirde jeton yok: { $city }.
gugong-why-no-road-there = Bu şehre giden her yol başka jetonlardan geçiyor: { $city }.
gugong-why-nothing-reachable = Gezgininiz hiçbir jetona ulaşamıyor.
gugong-why-empty-supply = Genel tedarikinizde hizmetkâr kalmadı.
gugong-why-too-few-steps = Bu avantajın bedeli { n-steps }; entrika işaretçinizin yeri: { $have }.
gugong-why-house-empty = Bu evde yeşim kalmadı.
gugong-why-houses-first = Evlerde hâlâ yeşim var; meydandan ancak ondan sonra alınabilir.
gugong-why-top-of-track = Entrika işaretçiniz zaten yolun sonunda.
gugong-why-have-decree = Bu kararname zaten sizde: { $decree }.
gugong-why-ship-full = Bu gemide bu hizmetkâra yer yok.
gugong-why-no-free-harbour = Gemi için boş liman yok ya da bütün gemileriniz kanalda.
gugong-why-ship-not-full = Yalnızca üç hizmetkârlı bir gemi ödül alabilir.
gugong-why-other-harbour = Bu ödül yalnızca { $harbour }. limanda ve son limanda alınabilir.
gugong-why-reward-space-taken = Oyuncu panonuzda bu ödül için boş yer yok.
gugong-why-pile-empty = Çekme destesi boş.
gugong-why-no-double = Çift hizmetkârınız hazır değil.

# Olup bitenler

gugong-event-game-begins = Oyun başlıyor. Başlangıç oyuncusu: { $player }.
gugong-event-gift-laid = { $location }: { $gift }.
gugong-event-decree-laid = Açılan kararname: { $decree }.
gugong-event-token-laid = { $city }: { $token }.
gugong-event-dice-rolled = Kader zarları: { $first }, { $second } ve { $third }.
gugong-event-day-begins = { $day }. gün başlıyor. Başlangıç oyuncusu: { $player }.
gugong-event-tokens-shuffled = Atılan seyahat jetonları karıştırılır ve yeni çekme yığınları olur.

gugong-event-exchanged = { $player } verir: { $given }, alır: { $taken }. Konum: { $location }.
gugong-event-servants-removed = { $player } havuzdan { n-servants } çıkarır.
gugong-event-double-removed = { $player } havuzdan çift hizmetkârı çıkarır.
gugong-event-card-discarded = { $player } bir kartı kapalı olarak atar.
gugong-event-without-actions = { $player } hamle yapmadan hediye takas eder.
gugong-event-servants-gained = { $player } genel tedarikten { n-servants } kazanır.
gugong-event-double-gained = { $player } genel tedarikten çift hizmetkârı alır.
gugong-event-swapped = { $player } kart değiştirir. Verilen: { $given }, alınan: { $taken }. Konum: { $location }.
gugong-event-passed = { $player }, kartı kalmadığı için pas geçer.
gugong-event-points-scored = { $player } skoruna { n-points } ekler.
gugong-event-points-lost = { $player } skorundan { n-points } kaybeder.

gugong-event-travelled = { $player } seyahat eder. Şehir: { $city }; jeton: { $token }.
gugong-event-token-used = { $player } jetonu kullanır: { $token }.
gugong-event-tokens-exchanged = { $player } jeton takas eder. Verilen: { n-tokens }, alınan: { $goods }.
gugong-event-card-for-jade = { $player } yeşim için bir kart atar: { $gift }.
gugong-event-card-taken-back = { $player } ıskartadaki bir kartı geri alır.
gugong-event-bonus-placed = { $player } bir bonus jetonu koyar: { $token }. Konum: { $location }.
gugong-event-plus-one = { $player } tahtanın yanına bir bonus jetonu koyar: hediyeleri gün sonuna kadar 1 fazla sayılır.
gugong-event-bonus-stored = { $player } bonus jetonunu panosuna kaldırır: { $token }.
gugong-event-toll-paid = { $player } haraçlı bir hamle yapar. Haracı alan: { $to }.
gugong-event-followed = { $player } takip eder ve aynı hamleyi yapar: { $location }.

gugong-event-wall-placed = { $player } Çin Seddi’ne { n-servants } yerleştirir ({ $filled }/{ $goal }).
gugong-event-wall-scored = Çin Seddi puanlaması. En çok hizmetkâr: { $player }. Ödül: { n-points }, elçi +1.
gugong-event-benefit-taken = { $player } entrika yolunda { n-steps } geriler ve alır: { $benefit }.
gugong-event-die-turned = { $player } bir zarı çevirir: { $die }. zar artık { $value }.
gugong-event-jade-gained = { $player } kendine { n-jade } alır.
gugong-event-intrigue-moved = { $player } entrika yolunda { n-steps } ilerler.
gugong-event-medal-taken = { $player } madalyayı alır; sonraki güne o başlayacak.
gugong-event-envoy-moved = { $player } elçisini { n-steps } ilerletir.
gugong-event-palace-reached = { $player } saraya ulaşır ve { n-points } değerindeki yere geçer.
gugong-event-decree-obtained = { $points ->
    [0] { $player } bir kararname alır: { $decree }.
   *[other] { $player } bir kararname alır ({ $decree }) ve skoruna { n-points } ekler.
    }
gugong-event-decree-used = { $player } kararnameyi kullanır: { $decree }.
gugong-event-ship-loaded = { $player } gemiye { n-servants } koyar ({ $harbour }. liman).
gugong-event-ship-launched = { $player } kanala yeni bir gemi indirir ({ $harbour }. liman) ve gemiye { n-servants } koyar.
gugong-event-ship-sailed = { $player } bir gemiyi ilerletir ({ $harbour }. liman).
gugong-event-reward-claimed = { $player } liman ödülünü alır ({ $harbour }. liman): { $reward }.
gugong-event-card-drawn = { $player } bir hediye kartı çeker.

gugong-event-night-falls = Gece oluyor ({ $day }. gün): hediyeler kader zarlarıyla karşılaştırılır.
gugong-event-card-matched = { $player } kartını gösterir: { $gift }. Zarlarla { n-matches }.
gugong-event-matches-counted = { $matches ->
    [0] { $player } zarlarla hiç eşleşme yapmaz.
   *[other] { $player } zarlarla { n-matches } yapar.
    }
gugong-event-most-matches = En çok eşleşme: { $player }. Ödül: { n-points }; elçi 1 adım ilerleyebilir.
gugong-event-ship-lost = { $player } denizde bir gemi kaybeder; { n-servants } genel tedarike döner.

gugong-event-final-scored = Son puanlama – { $player }: duvar { $wall }, kararnameler { $decrees }, yeşim { $jade }.
gugong-event-arrival-scored = { $player } saraydaki yeriyle { n-points } kazanır.
gugong-event-outside-palace = { $player } oyunu saray dışında bitirir.
gugong-event-game-won = { $player } toplam { n-points } ile kazanır.
gugong-event-nobody-won = Saraya kimse ulaşamadı; bu yüzden kimse kazanmaz.

gugong-event-focus-drawn = Meng’in bu oyundaki odağı: { $location }.
gugong-event-automa-revealed = Sıra Meng’de. Automa kartı: { $automa-day }. Hediyesi: { $gift }.
gugong-event-automa-shuffled = Automa destesi bitti: önceki günlerin kartları karıştırılır ve yeni deste olur.
gugong-event-meng-acts = Meng şu hamleyi yapar: { $location }.
gugong-event-meng-cant = Meng bu hamleyi yapamaz ({ $location }): { $location-obstacle }.
gugong-event-meng-free = Meng şu hamleyi bedelsiz yapar: { $location }.
gugong-event-meng-swap = Meng bunu kullanmaz; yerine puan alır.
gugong-event-twilight-falls = Alacakaranlık: Meng’in bugünkü Automa kartları bir kez daha açılır, bu kez alt yarılarıyla.
gugong-event-twilight-card = Alacakaranlık kartı ({ $automa }): { $automa-twilight }.
gugong-event-twilight-skipped = Meng alacakaranlık kartını atlar ({ $automa }): { $automa-obstacle }.

# Sayılan şeyler; sayıdan sonra ad değişmez. Değişken, şeyin adını taşır.
n-servants = { $servants } hizmetkâr
n-tokens = { $tokens } jeton
n-jade = { $jade } yeşim
n-matches = { $matches } eşleşme
