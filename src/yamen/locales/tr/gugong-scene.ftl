# The browser: the table of Gùgōng.

gugong-scene-board = Gùgōng oyun tahtası
gugong-scene-status = { $day }. gün ({ $days } gün)
gugong-scene-before = İlk günden önce

# Names where room is scarce: tabs of a phone, tablets on the board
gugong-scene-place-travel = Seyahat
gugong-scene-place-great_wall = Duvar
gugong-scene-place-jade = Yeşim
gugong-scene-place-intrigue = Entrika
gugong-scene-place-palace = Saray
gugong-scene-place-decrees = Kararname
gugong-scene-place-canal = Kanal

# What lies before a player
gugong-scene-hand = Eliniz
gugong-scene-discards = Yarınki eliniz
gugong-scene-no-cards = Kart yok
gugong-scene-tokens = Seyahat jetonları
gugong-scene-exchange-tokens = Jeton takas et
gugong-scene-servants = Hizmetkârlarınız
gugong-scene-pool = Havuz
gugong-scene-supply = genel tedarik
gugong-scene-passed = pas geçti
gugong-scene-face-down = { $cards } kapalı kart
gugong-scene-matches = Eşleşen zar: { $matches }
gugong-scene-either = Elde veya ıskartada

# Meng
gugong-scene-level = seviye
gugong-scene-level-easy = kolay
gugong-scene-level-normal = normal
gugong-scene-level-hard = zor
gugong-scene-focus = odak
gugong-scene-stack = hediyeler
gugong-scene-automa-deck = Automa destesi
gugong-scene-today = bugün
gugong-scene-automa-name = Automa kartı: { $card }

# What things are and mean
gugong-scene-about-travel = A: gezgininiz bir kez ilerler. B: havuzdan { $b } hizmetkâr çıkarın, iki kez ilerleyin. Şehrin jetonunu alıp kullanın.
gugong-scene-about-great_wall = A: duvara 1 hizmetkâr yerleştirin. B: 1 hizmetkâr çıkarın ve en çok 2 başka hizmetkâr yerleştirin. Orada { $goal } hizmetkâr olunca en çok hizmetkârı olan { $points } ZP kazanır ve elçisini ilerletir; duvardaki herkes bir entrika avantajı alabilir.
gugong-scene-about-jade = Bir evin gösterdiği kadar hizmetkâr çıkarın ve yeşimini alın. Bütün evler boşalınca yeşim meydandan alınır.
gugong-scene-about-intrigue = A: 1 adım ileri ve bugün kimse almadıysa madalya. B: 1 hizmetkâr çıkarın, 3 adım ileri. Burada önde olan, bütün beraberliklerde üstün sayılır.
gugong-scene-about-palace = A: elçiniz 1 adım ilerler. B: 2 hizmetkâr çıkarın, elçiniz 2 adım, entrika işaretçiniz 1 adım ilerler. Oyun sonunda sarayda olmayan kazanamaz.
gugong-scene-about-decrees = Kararnamenin gösterdiği kadar ve üzerindeki her rakip için 1 hizmetkâr daha çıkarın; sonra üzerine kalıcı olarak 1 hizmetkârınızı koyun.
gugong-scene-about-canal = A: bir gemiye 1 hizmetkâr koyun, sonra bir gemi ilerletin. B: 1 hizmetkâr çıkarın ve gemilere 2 başka hizmetkâr koyun. 3 hizmetkârlı gemi limanının ödülünü alabilir.
gugong-scene-about-servant = Kart size genel tedarikten 1 hizmetkâr verir.
gugong-scene-about-servants = Kart size genel tedarikten 2 hizmetkâr verir.
gugong-scene-about-swap = Elinizdeki veya ıskartadaki bir kartınızı tahtadaki herhangi bir hediyeyle değiştirin.
gugong-scene-about-none = Bu kartın hamlesi yok.
gugong-scene-gift-at = { $location }: { $gift }
gugong-scene-card-value = Daha yüksek hediye bedelsiz takas edilir. Sizinki yüksek değilse 2 hizmetkâr çıkarır, başka bir kart atar veya hamlelerden vazgeçersiniz.
gugong-scene-free-city = Burada jeton yok.
gugong-scene-token-servant = Genel tedarikten 1 hizmetkâr kazanırsınız.
gugong-scene-token-servants = Genel tedarikten 2 hizmetkâr kazanırsınız.
gugong-scene-token-envoy = Elçiniz 1 adım ilerler.
gugong-scene-token-intrigue = Entrika işaretçiniz 1 adım ilerler.
gugong-scene-token-card_for_jade = 1 yeşim için elinizden değeri { $card } veya daha yüksek bir kart atın.
gugong-scene-token-vp = { $points } ZP kazanırsınız.
gugong-scene-token-swap = Bir kartınızı tahtadaki herhangi bir hediyeyle değiştirin.
gugong-scene-token-take_back = Iskartadaki bir kartınızı elinize geri alın.
gugong-scene-token-ship = Genel tedarikten 1 hizmetkârı bir gemiye koyun.
gugong-scene-token-wall = Genel tedarikten 1 hizmetkârı Çin Seddi’ne yerleştirin.
gugong-scene-token-servants_for_jade = 1 yeşim için { $servants } hizmetkâr çıkarın.
gugong-scene-token-double = Avantajı yoktur ama takasta iki jeton sayılır.
gugong-scene-token-plus1 = Gün sonuna kadar hediyeleriniz 1 fazla sayılır.
gugong-scene-token-toll = Gün sonuna kadar seçtiğiniz konumda hamle yapan her rakip 1 ZP kaybeder, siz 1 ZP kazanırsınız.
gugong-scene-token-follow = Gün sonuna kadar başka bir oyuncu seçtiğiniz konumda hamle yapınca siz de yapabilirsiniz.
gugong-scene-token-pile = Jeton yığını
gugong-scene-token-pile-about = Kalan: { $pile }, ıskarta: { $discards }. Her sabah jetonu ve gezgini olmayan şehirler yeni jeton alır.
gugong-scene-house = { $house }. yeşim evi
gugong-scene-house-about = Bedeli { $servants } hizmetkâr.
gugong-scene-house-empty = Yeşimi alınmış.
gugong-scene-square = Yeşim meydanı
gugong-scene-square-about = Bütün evler boşalınca yeşimin bedeli: { $servants } hizmetkâr.
gugong-scene-decree-level = Kararname, { $level }. seviye
gugong-scene-decree-about = Bedeli { $servants } hizmetkâr; ayrıca üzerinde 1 hizmetkâr kalır.
gugong-scene-decree-points = Hemen { $points } ZP kazandırır.
gugong-scene-on-it = Üzerinde: { $players }.
gugong-scene-ship = { $ship }. gemi: { $player }
gugong-scene-ship-about = { $harbour }. liman, gemide { $servants }/{ $spaces } hizmetkâr.
gugong-scene-route = { $route }. rota
gugong-scene-berth = { $harbour }. liman
gugong-scene-berth-about = Bu rotanın sıradaki boş limanı.
gugong-scene-reward-about = { $harbour }. limanın ve seçerseniz son limanın ödülü. Her oyuncu panosunda bunun için ayrılan yer: { $spaces }.
gugong-scene-last-harbour = 5. liman
gugong-scene-last-harbour-about = Üç ödülden istediğiniz biri. Gece hâlâ burada duran gemi denizde kaybolur.
gugong-scene-benefit = Entrika avantajı: { $benefit }
gugong-scene-benefit-about = Çin Seddi puanlamasından sonra duvarda olan herkes bunun için { $steps } adım geri gidebilir.
gugong-scene-die = Kader zarı: { $value }
gugong-scene-die-about = Gece, ıskartanızdaki bu değerde her hediye size 1 hizmetkâr verir. En çok eşleşme: { $points } ZP ve elçi için 1 adım.
gugong-scene-face = { $value } yüzüne çevir
gugong-scene-option-a = A seçeneği
gugong-scene-option-b = B seçeneği
gugong-scene-a-travel = Bir kez seyahat edin.
gugong-scene-b-travel = { $b } hizmetkâr çıkarın ve iki kez seyahat edin.
gugong-scene-a-great_wall = Duvara 1 hizmetkâr yerleştirin.
gugong-scene-b-great_wall = 1 hizmetkâr çıkarın ve en çok 2 başka hizmetkâr yerleştirin.
gugong-scene-a-intrigue = Entrika yolunda 1 adım ve hâlâ buradaysa madalya.
gugong-scene-b-intrigue = 1 hizmetkâr çıkarın, entrika yolunda 3 adım.
gugong-scene-a-palace = Elçi 1 adım ilerler.
gugong-scene-b-palace = 2 hizmetkâr çıkarın: elçi 2 adım, entrika işaretçisi 1 adım ilerler.
gugong-scene-a-canal = Bir gemiye 1 hizmetkâr koyun, sonra bir gemi ilerletin.
gugong-scene-b-canal = 1 hizmetkâr çıkarın ve gemilere 2 başka hizmetkâr koyun.
gugong-scene-servant-normal-about = Havuzunuzda: { $pool }. Genel tedarikte: { $supply }.
gugong-scene-servant-double-about = Duvarda, gemide ve 2 hizmetkâr çıkarılırken 2 sayılır.
gugong-scene-traveller = Gezgin: { $player }
gugong-scene-traveller-home = Henüz yola çıkmadı.
gugong-scene-envoy = Elçi: { $player }
gugong-scene-envoy-about = Adım { $step }/8.
gugong-scene-envoy-arrived = Sarayda, { $points } ZP değerindeki yerde.
gugong-scene-marker = Entrika: { $player }
gugong-scene-marker-about = Adım { $step }/14.
gugong-scene-medal = Madalya
gugong-scene-medal-about = Entrikada A’yı ilk seçen oyuncu alır ve ertesi güne o başlar.
gugong-scene-wall = Çin Seddi
gugong-scene-wall-about = { $filled }/{ $goal } hizmetkâr. { $builders }
gugong-scene-wall-rule = Çin Seddi puanlaması
gugong-scene-pile = Hediye destesi
gugong-scene-pile-about = Kalan kart: { $pile }. 3. limanın ödülü en üstteki karttır.
gugong-scene-arrival = Saraya varış: { $place }. yer
gugong-scene-arrival-about = Daha iyi yerler dolunca ilk varan alır; oyun sonunda { $points } ZP.
gugong-scene-day = { $day }. gün
gugong-scene-day-about = Dört gün; her birinde sabah, gündüz ve gece.
gugong-scene-pool-about = Kullanıma hazır hizmetkârlar; genel tedariktekiler önce kazanılmalı.
gugong-scene-tokens-about = Toplanan jetonlar, en çok altı. 2 jetona 1 hizmetkâr, 4 jetona 2 ZP, 6 jetona 1 yeşim.
gugong-scene-jade = Yeşim
gugong-scene-jade-about = Oyun sonunda { $points } ZP, sonraki her biri için { $more } daha.
gugong-scene-claims = Liman ödülleri
gugong-scene-claims-about = Liman ödülleri için boş yerler; alınan ödülde bir hizmetkâr kalıcı olarak durur.
gugong-scene-start = Başlangıç oyuncusu

# Night and final scoring
gugong-scene-night = { $day }. günün gecesi
gugong-scene-night-about = Iskartadaki her hediye, kendi değerindeki her zar için bir hizmetkâr verir.
gugong-scene-night-matches = Eşleşmeler
gugong-scene-night-meng = Günün sayısı kadar
gugong-scene-night-gained = { $servants ->
    [0] Hizmetkâr yok
   *[other] +{ $servants } hizmetkâr
    }
gugong-scene-night-ships = Gemiler ilerliyor
gugong-scene-night-to = { $harbour }. limana
gugong-scene-night-lost = denizde kaybolur
gugong-scene-night-claims = alır: { $reward }
gugong-scene-night-most = En çok eşleşme
gugong-scene-final = Son puanlama
gugong-scene-final-guests = İmparator konuklarını kabul ediyor
gugong-scene-final-about = Puanlar kaynaklarına göre sırayla sayılır.
gugong-scene-final-why = Yalnızca sarayda olanlar kazanabilir.
gugong-scene-final-inside = sarayda
gugong-scene-final-outside = saray dışında
gugong-scene-final-total = Toplam
gugong-scene-twilight = Alacakaranlık: Meng’in kartlarının alt yarıları

# Planı durduran
gugong-watch-card = orada başka bir kart var
gugong-watch-wall = Çin Seddi puanlandı
gugong-watch-palace = biri saraya ulaştı
gugong-watch-hand = elinizdeki kartlar değişti
