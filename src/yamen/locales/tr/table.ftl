# The browser: the table, its log, the replay and the end of the game.

# Where one is
table-loading = Masa kuruluyor…
table-waiting = oyuncular bekleniyor
table-reconnecting = yeniden bağlanılıyor…
table-reconnecting-about = Bağlantı koptu ve yeniden kuruluyor; o zamana kadar hamle yapılamaz.
table-missing = Böyle bir masa yok
table-missing-about = Bağlantı adresi eksik olabilir ya da masa kaldırılmıştır. Gönderen kişiye sorun.
table-to-start = Başlangıç sayfasına
table-closed = Bu masayı yalnızca oynayanlar görebilir.
table-your-turn = sıra sizde
table-turn-of = sıra: { $player }
table-watching-turn = izliyorsunuz · sıra: { $player }
table-looking-back = daha önce
table-over = oyun bitti
table-abandoned = Oyun yarıda bitirildi
table-abandoned-about = Herkes oyunu erken bitirmeyi kabul etti. Kazanan yok.

# The dock
table-your-choices = Yapabilecekleriniz
table-waiting-for = { $player } bekleniyor
table-bot-thinks = { $player } düşünüyor…
table-looking-back-about = Masa o sırada böyleydi
table-another = başka bir şey seç
table-rule = Kural { $rule }
table-more = ve { $count } tane daha
table-undo = Geri al
table-undo-none = Geri alınacak bir şey yok: hamlenizin ardından şans, yeni görülen bir şey ya da başkasının hamlesi geldi.
table-confirm = Onayla
table-confirm-none = Önce tahtada ya da yanında bir şey seçin.
# Before the button “Confirm”.
table-confirm-again = Bir daha dokunun ya da
table-trouble-conflict = Bu arada masada durum değişti. Şu anki durum bu; yeniden seçin.
table-trouble-offline = Bağlantı yok, bu yüzden hamle yapılmadı. Bağlantı gelince yapılabilir.
table-trouble-unanswered = Sunucu yanıt vermeden bağlantı koptu, hamle yapılmamış olabilir. Masa gerçek durumu gösteriyor.

# Hints
table-hint = İpucu
table-hint-thinks = Bir bot hamlenizi düşünüyor…
table-hint-about = Bir botun önerisi, kazanma olasılığına göre
table-hint-refining = Bir botun önerisi, kazanma olasılığına göre; bot hâlâ düşünüyor…
table-hint-close = İpucunu kapat
table-hint-none = Tek bir hamle var, önerilecek bir şey yok.
table-hint-failed = Bu kez ipucu yok.
table-hint-again = Yeniden sor
table-hint-chance = kazanma olasılığı
table-hint-points = beklenen: { $points } puan
table-hint-best = Sonrakine göre: { $reasons }
table-hint-other = En iyisine göre: { $reasons }

# What the others did
table-since = Sizden sonra { $turns } kez oynandı: göz at
table-since-label = Son hamlenizden beri olanlar
table-since-at = { $at } / { $of }
table-since-back = Önceki sıra
table-since-on = Sonraki sıra
table-since-end = Şimdiye dön
table-taken-back = { $player } bir hamleyi geri alır.

# What happens, step by step
table-story = Şimdi olanlar
table-story-step = { $step }. adım / { $of }
table-story-done = Tamam
table-story-next = Devam
table-story-skip = Şimdiye geç
table-story-part = Sonraki kart
table-story-part-of = { $part }. kart / { $of }
table-story-on = Sürdür
table-story-still = Durdur
table-story-end = Sıra sizde
table-story-close = Masaya dön
table-story-all = Hepsi birden
table-story-final = Son puanlama
table-story-back = Bir adım geri
table-story-by-itself = kendiliğinden
table-story-again = Son olanlar, adım adım

# Players, log, chat
table-you = siz
table-players = Oyuncular
table-player-points = { $player }: { $points } puan
table-talk = Günlük ve sohbet
table-log = Günlük
table-log-empty = Henüz bir şey olmadı
table-log-earlier = Daha öncekileri göster
table-chat = Sohbet
table-chat-unread = Sohbet: yeni bir şey var
table-chat-empty-players = Oyuncular burada yazışır
table-chat-empty-watchers = İzleyenler burada yazışır
table-chat-write = Bir şey yazın
table-chat-send = Gönder
table-chat-phrases = Hazır sözler
table-chat-watching = İzleyenler bu sözleri kullanabilir; herkes kendi dilinde okur.
table-chat-seat = yer { $seat }
table-chat-more = { $player }: sessize al, engelle, bildir
table-mute = Sessize al
table-block = Engelle
table-report = Bildir…
table-muted = Sessize alındı. Hesap sayfanızda kaldırabilirsiniz.
table-blocked = Engellendi: birlikte oturmayacaksınız. Hesap sayfanızda kaldırabilirsiniz.
table-phrase-hello = Merhaba!
table-phrase-good-luck = Bol şans, iyi eğlenceler!
table-phrase-one-moment = Bir dakika lütfen.
table-phrase-back = Geri döndüm.
table-phrase-your-turn = Sıra sizde.
table-phrase-nice-move = Güzel hamle!
table-phrase-sorry = Özür dilerim!
table-phrase-thanks = Teşekkürler!
table-phrase-good-game = Güzel oyundu!
table-phrase-bye = Hoşça kalın!
table-lately = Son olanlar
table-here = masada
table-away = masada değil
table-seen = masada en son: { $ago }
table-watchers = { $watchers } kişi izliyor
table-notice-joined = { $name } masaya oturur.
table-notice-left = { $name } masadan kalkar.
table-notice-removed = Masayı kuran kişi { $name } adlı oyuncuyu masadan çıkarır.
table-notice-bot-joined = Masaya bir bot oturur: { $name }.
table-notice-bot-left = Masadan bir bot kalkar: { $name }.
table-notice-resigned = { $name } oyundan ayrılır; yerine bir bot oynar.
table-notice-disagreed = { $name } kabul etmez; oyun sürer.
table-notice-abandoned = Herkes oyunu bitirmeyi kabul etti. Öneren: { $name }.
table-notice-ended = Çok uzun süre kimse devam etmediği için oyun sonuçsuz bitti.
table-notice-time-up = Süresi doldu: { $name }.
table-notice-stand-in = Şimdilik yerine bir bot oynuyor: { $name }.
table-notice-seat-taken-back = { $name } geri döner ve oynamayı sürdürür.
table-notice-seat-lost = { $name } çok uzun süredir yok; yeri botta kalır.
table-notice-time-given = { $name } ek süre alır.
table-notice-waiting = Herkes beklemeyi kabul etti. Beklenen: { $name }.
table-notice-waiting-ended = { $name } artık beklemez; bir bot oynayacak.
table-notice-leave-begun = { $name } izinde; süresi durur.
table-notice-leave-ended = İzin bitti: { $name }.
table-text = Metin görünümü
table-rules = Kurallar

# The menu
table-menu = Daha fazla
table-copy-link = Masa bağlantısını kopyala
table-link-copied = Bağlantı kopyalandı.
table-replay = Tekrar izle
table-picture = Sonucu resim olarak kaydet
table-record = Oyun kaydı
table-propose-undo = Hamleyi geri almayı iste
table-propose-abandon = Oyunu bitirmeyi öner
table-propose-abandon-about = Bütün oyuncular kabul ederse oyun burada biter ve kazanan olmaz.
table-propose-abandon-sure = Öner
table-resign = Oyundan çekil
table-resign-about = Oyun bitene kadar yerinize bir bot oynar. Yerinize geri dönemezsiniz.
table-resign-sure = Oyundan çekil
table-stay = Kal
table-manner = Oynama biçiminiz
table-confirm-moves = Hamle onayı
table-confirm-touch = Tahtada
table-confirm-touch-about = Tahtada dokunduğunuz “Onayla”yı ya da ikinci dokunuşu bekler; yandaki seçenek hemen geçerlidir.
table-confirm-always = Her zaman
table-confirm-always-about = Her hamle “Onayla”yı bekler.
table-confirm-never = Hiçbir zaman
table-confirm-never-about = Her hamle hemen geçerlidir.
table-sound = Sıranızda gong
table-sound-about = Sıra size gelince çalar.
table-pace = Diğer hamlelerin hızı
table-pace-slow = yavaş
table-pace-normal = normal
table-pace-fast = hızlı
table-pace-off = hepsi birden
table-pace-off-about = Diğerlerinin yaptıkları hemen görünür; halkalar yeni olanı gösterir.
table-by-itself = Anlatım kendiliğinden sürer
table-by-itself-about = Bölümleri tıklamadan birbirini izler.

# Proposals
table-proposal-undo = { $player } son hamleyi geri almak istiyor.
table-proposal-abandon = { $player } oyunu burada bitirmeyi öneriyor.
table-proposal-waiting = Henüz yanıt vermeyenler: { $names }
table-proposal-agree = Kabul et
table-proposal-disagree = Reddet
table-proposal-withdraw = Öneriyi geri çek

# One screen for several
table-cover = Şimdi oynayan: { $player }
table-cover-about = Cihazı uzatın; kartlar o zamana kadar kapalı kalır.
table-cover-show = Ben { $player }
table-cover-news = Olanlar

# Keys
table-keys = Tuşlar
table-key-choice = bu seçeneği seç
table-key-arrows = seçenekten seçeneğe
table-key-confirm = onayla
table-key-clear = yeniden seç
table-key-skip = atla ya da pas geç
table-key-undo = geri al
table-key-hint = ipucu iste ya da kapat
table-key-plan = sonraki sırayı planla ya da planlamayı bırak
table-key-since = sizden sonraki sıralar, geri ve ileri
table-key-next = anlatımda ileri
table-key-text = metin görünümü
table-key-log = günlük
table-key-chat = sohbet
table-key-zoom = yakın, uzak, bütün tahta
table-key-help = bu tuşlar

# The end
table-result = Sonuç
table-winner = Kazanan: { $player } ({ $points })
table-no-winner = Kazanan yok
table-over-about = { $game }, { $players } oyuncu, { $moves } hamle
table-look = Tahtaya bak
table-share = Paylaş
table-rematch = Rövanş
table-scores = Puanlar
table-total = Toplam
table-lost = toplam { $points }
table-course = Puanların seyri
table-course-about = O andaki tahtayı görmek için bir noktaya dokunun.
table-course-at = { $move }. hamle: { $scores }
table-round = { $round }. tur
table-round-before = İlk turdan önce

# The review
table-review = Oyun analizi
table-review-about = Bir bot oyunu baştan sona inceler: herkesin kazanma olasılığı nasıl değişti, hangi hamleler pahalıya mal oldu. Bir iki dakika sürer.
table-review-begin = Oyunu incele
table-review-running = Bir bot oyunu inceliyor…
table-review-chances = Kazanma olasılıkları
table-review-honest = Her konum, sırası gelen oyuncunun orada görebildiklerine göre değerlendirilir.
table-review-blunders = En pahalıya mal olan hamleler
table-review-none = Hiçbir hamle, kazanma olasılığının yüzde birini ya da kesin olarak iki puanı kaybettirmedi.
table-review-blunder = { $move }. hamle, { $player }. { $question }
table-review-played = Oynanan: “{ $move }” ({ $chance }, { $points } puan)
table-review-better = Daha iyisi: “{ $move }” ({ $chance }, { $points } puan)
table-review-gains = Daha iyi hamlenin getirdiği: { $reasons }
table-review-cost = kayıp { $chance }
table-review-see = { $move }. hamleyi tekrarda gör
table-review-forfeit = sonunda sayılmayan puanlar

# The replay
table-replay-missing = Bu oyun tekrar izlenemiyor
table-replay-nothing = Oyun kaydı seçilmedi; başlangıç sayfasında seçin.
table-replay-start = Oyun başlıyor
table-replay-move = { $move }. hamle / { $of }
table-replay-link = Bu hamlenin bağlantısı
table-replay-slider = Hamle
table-replay-play = Oynat
table-replay-pause = Duraklat
table-replay-begin = Başa
table-replay-end = Sona
table-replay-back = Bir hamle geri
table-replay-on = Bir hamle ileri
table-replay-turn-back = Bir sıra geri
table-replay-turn-on = Bir sıra ileri
table-replay-speed = Hız
table-replay-pausing = her tur dur
table-replay-play-on = Buradan devam et
table-replay-play-on-none = Oyun burada bitmiş; daha önceki bir hamleye gidin.
table-replay-leave = Tekrarı kapat
table-seen-by = görünüm
table-seen-by-all = Herkes
table-seen-by-one = { $player } nasıl gördü

# Kamera
table-camera = Oyun tahtası. Ok tuşları görünümü kaydırır, artı ve eksi yakınlaştırıp uzaklaştırır, 0 tümünü gösterir.
table-camera-reset = Tüm görünüme dön
table-camera-places = Tahtadaki yerler

# Tahtasız masa
table-words = Masada neler var

# Kendi sonraki sıra için planlar
table-plan = Sonraki sıramı planla
table-plan-about = Planı yalnız siz görürsünüz. Hamleler, sıra size geldikten biraz sonra siz oynamışsınız gibi yapılır.
table-plan-more = Bu oynanamazsa diye başka bir tane ekle
table-planning = sonraki sıranızı planlıyorsunuz
table-plan-as-if = Sıra şimdi sizdeymiş gibi
table-plan-chosen = Planlanan: { $moves }
table-plan-ends = Sıranızın bundan sonrası öngörülemez.
table-plan-keep = Bu planı kaydet
table-plan-keep-none = Önce tahtada ya da burada bir hamle seçin.
table-plan-cancel = Planlamayı bırak
table-plan-back = Geri al
table-plan-back-none = Henüz bir şey planlanmadı.
table-plan-heading = Planım
table-plan-order = Bunlardan oynanabilen ilki oynanır; hiçbiri oynanamazsa size sorulur.
table-plan-drop = Sil: { $moves }
table-plan-throw-away = Planı sil
table-plan-stop-if = Şu olursa dur ve bana sor…
table-plan-under-way = Planınız uygulanıyor.
table-plan-due = Planınız birazdan uygulanacak.
table-plan-take-over = Kendim oynayacağım
table-plan-stopped = Planınız durdu: { $reason }.
table-plan-stopped-illegal = Planınız durdu: içindeki hiçbir şey oynanamıyor.
table-trouble-cannot-plan = Sonraki sıranız henüz öngörülemiyor: önce zar atılacak, kart dağıtılacak ya da başka biri birkaç kez oynayacak. Biri hamle yapınca yeniden deneyin.
table-trouble-time-full = Bu saatte zaten olabilecek en çok süre var.

# Saatler
table-clocks = Bu masada süre
table-clock-about = yaklaşık { $time }
table-clock-left = Kalan süre: { $time }
table-clock-sleeps = Uyku: { $hours }
table-clock-night = Uyku: süre duruyor
table-clock-leave = İzin: süre duruyor
table-clock-leave-until = İzin bitişi: { $end }
table-clock-down = Süre duruyor: sunucu kapalıydı
table-clock-away = Süre doldu
table-clock-away-of = Süresi doldu: { $player }. Süre vermezseniz ve herkes beklemeyi kabul etmezse { $time } sonra bir bot oynar.
table-clock-stand-in = Bot oynuyor
table-clock-stand-in-of = Yerine bot oynuyor: { $player }
table-clock-waits = Herkes beklemeyi kabul etti. Beklenen: { $player }.
table-clock-own-stand-in = Süreniz doldu, yerinize bir bot oynuyor.
table-clock-own-away = Süreniz doldu. Hamlenizi yapın: { $time } sonra yerinize bir bot oynamaya başlar.
table-clock-own-waits = Süreniz doldu, ama ötekiler sizi beklemeyi kabul etti.
table-clock-returns = { $returns ->
    [0] Yerinize artık dönemezsiniz.
    [one] Size { $time } verilir. Bunu bir kez daha yapabilirsiniz.
   *[other] Size { $time } verilir. Bunu { $returns } kez daha yapabilirsiniz.
}
table-clock-returns-left = { $returns ->
    [0] Süre bir daha dolarsa yerine dönemez
    [one] Süre dolunca yerine bir kez daha dönebilir
   *[other] Süre dolunca yerine { $returns } kez dönebilir
}
table-clock-take-back = Yerime dön
table-clock-give = { $time } ver
table-clock-wait = Beklemeyi öner
table-clock-stop-waiting = Artık bekleme
table-proposal-wait = { $player } beklemeyi öneriyor. Beklenen: { $away }. Bu arada bot oynamaz.
table-over-left = Yerlerine botlar oynadı: { $names }
