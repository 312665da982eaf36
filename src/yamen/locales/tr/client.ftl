# The browser: the pages around the table.

client-title = Gùgōng ve Ejderha Yılında
client-hero =
    Eski Çin’den iki oyun.
    Oturun ve oynayın.
client-sentence = Kuralları biz takip ederiz. Hesap yok, indirme yok.
client-unofficial = Yamen bir hayran çalışmasıdır. Oyunların tasarımcıları ve yayıncılarıyla bağı yoktur; oyun adları sahiplerine aittir.

# Everywhere
client-skip = İçeriğe geç
client-home = Yamen: başlangıç sayfasına
client-to-start = Başlangıç sayfasına
client-page-menu = Sayfa
client-close = Kapat
client-cancel = Vazgeç
client-copy = Kopyala
client-copied = Kopyalandı
client-copy-failed = Tarayıcı kopyalamaya izin vermiyor. Metni seçip kendiniz kopyalayın.
client-try-again = Yeniden dene
client-you = siz
client-rules = Kurallar
client-settings = Ayarlar
client-language = Dil
client-theme = Tema
client-theme-to-lacquer = Koyu tema
client-theme-to-paper = Açık tema
client-update = Yeni bir sürüm var.
client-update-now = Yükle
client-missing = Burada bir şey yok
client-missing-about = Bu adres hiçbir yere çıkmıyor. Belki bağlantıda bir harf eksiktir.

# The start page
client-players = Oyuncular
client-duration = Oyun süresi
client-first-game = İlk oyun
client-with-guide = bir rehberle
client-first-game-begins = Masa hazırlanıyor…
client-play-now = Hemen oyna
client-with-bots = botlarla
client-solo = Tek kişilik
client-bots = Botlara karşı
client-bots-about = Birden dörde kadar
client-same-screen = Tek cihazda
client-same-screen-about = Elden ele verin
client-friends = Arkadaşlarla
client-friends-about = Bağlantı gönderin
client-join = Katıl
client-join-question = Bağlantınız ya da kodunuz var mı?
client-join-code = Bağlantı ya da kod
client-join-wrong = Bu ne bir masa bağlantısı ne de bir kod. Yeniden kopyalayın.
client-my-tables = Masalarım
client-my-turns = Sıra sizde
client-my-tables-none = Henüz bir şey yok. Oyunlarınız burada görünecek, önce sıranın sizde olduğu masalar.
client-what-ifs = Ya öyle olsaydı
client-finished = Biten oyunlar
client-show-all = Tümünü göster ({ $tables })
client-watch = İzle
client-public = İzle ya da katıl
client-public-none = Şu anda herkese açık oynayan yok.
client-open = Aç
client-play = Oyna
client-line-my-turn = Sıra sizde
client-line-to-move = Sıra: { $player }
client-line-running = Sürüyor
client-line-open = { $free } oyuncu bekleniyor
client-line-over = Bitti
client-line-abandoned = Yarıda bırakıldı
client-line-solo = { $game }, tek kişilik
client-record = Oyun kaydına bak
client-needs-network = Bunun için sunucu gerekir, siz ise çevrimdışısınız.
client-list-offline = Bu liste sunucudan gelir; çevrimiçi olunca yeniden görünür.
client-offline = Çevrimdışısınız.
client-offline-about = Botlara ve Meng’e karşı olanlar da dâhil tüm oyunlar sunucuda oynanır; şimdi oynanamaz. Daha önce açtığınız sayfalar çalışmaya devam eder.
client-more-options = Diğer seçenekler
client-guest-names = Turna, Nilüfer, Bambu, Erik, Balıkçıl, Kırlangıç, Sazan, Saksağan, Panda, Söğüt

# A new table
client-new-table = Yeni masa
client-new-table-of = Yeni masa: { $game }
client-game = Oyun
client-game-about = Hangi oyunu oynayacağınız.
client-players-about = Yerleri boş bırakabilirsiniz.
client-players-about-alone = Yerleri boş bırakabilirsiniz. Tek başınıza Meng’e karşı oynarsınız.
client-seats = Yerler
client-seats-about = Kimin nerede oturacağı.
client-seats-about-alone = Siz, Meng’e karşı.
client-seat = { $seat }. yer
client-seat-open = Boş yer
client-seat-open-about = Bağlantıyla bir arkadaşınız oturur
client-seat-screen-about = Bu cihazda oynar; elindeki kartlar kapalı kalır
client-seat-name = { $seat }. yerdeki ad
client-guest-here = { $seat }. oyuncu
client-kind-open = Boş
client-kind-bot = Bot
client-kind-screen = Burada
client-level-of = Seviye: { $bot }
client-your-name = Adınız
client-your-name-about = Diğerleri kimin oynadığını bilsin
client-bot-beginner = başlangıç
client-bot-beginner-about = Kuralları bilir, pek fazlasını değil
client-bot-casual = rahat
client-bot-casual-about = Eğlenmek için oynar, hata yapar
client-bot-strong = güçlü
client-bot-strong-about = İlerisini düşünür; yenmesi zordur
client-bot-master = usta
client-bot-master-about = En iyimiz; biraz düşünür
client-bot-random = rastgele
client-bot-random-about = İzin verilen herhangi bir şeyi yapar
client-bot-greedy = açgözlü
client-bot-greedy-about = Şu an en çok kazandıranı alır
client-hints = İpuçları
client-hints-about = Öğrenmek için ya da takılınca.
client-hints-allowed = Oyun sırasında ipuçları
client-hints-allowed-about = Sıranızda bir bottan en çok üç iyi hamleyi ve her birinden sonraki kazanma olasılığınızı öğrenebilirsiniz. Bot yalnızca sizin gördüklerinizi bilir.
client-watchers = İzleyiciler
client-watchers-about = Eldeki kartları göremezler.
client-public-table = Herkese açık masa
client-public-table-about = Yabancılar onu ana sayfada bulur ve boş yerlere oturabilir. Aksi hâlde yalnızca bağlantısı olanlar bulur.
client-watchable = Başkaları izleyebilir
client-watchable-about = Bağlantısı olan herkes izleyebilir.
client-advanced = Gelişmiş: başka değerler
client-pack-about = Veri paketi, bedeller ve kazançlar gibi değerlerin yerine geçer. Paket yoksa oyunun kendi değerleri geçerlidir.
client-pack-file = Dosya
client-pack-text = Veri paketinin metni (TOML)
client-pack-wrong = Bu veri paketi kullanılamıyor: { $message }
client-your-table = Masanız
client-summary =
    { $players } oyuncu: burada { $here } kişi{ $friends ->
        [0] { "" }
       *[other] , { $friends } boş yer
    }{ $bots ->
        [0] { "" }
       *[other] , { $bots } bot
    }
client-summary-alone = Siz, Meng’e karşı
client-summary-usual = Standart oyun, ilk sefer için uygun
client-summary-duration = { $duration }, süre sınırı yok
client-create = Masayı kur
client-create-next =
    { $friends ->
        [one] Sonra: arkadaşınız için bağlantı.
       *[other] Sonra: arkadaşlarınız için bağlantı.
    }
client-start-game = Oyunu başlat
client-start-next = Oyun hemen başlar.

# The waiting room
client-waiting = { $free } kişi bekleniyor
client-waiting-ready = Herkes burada
client-waiting-about = { $game } · { $players } oyuncu
client-seat-waiting = bekleniyor…
client-seat-here = burada
client-seat-screen = bu ekranda
client-seat-bot = bot, seviye: { $level }
client-bot-sits = Bota ver
client-bot-sits-which = Hangi bot otursun?
client-bot-fills =
    { $free ->
        [one] Yere bir bot otursun
       *[other] Yerlere botlar otursun
    }
client-bot-leaves = Boşalt
client-bot-leaves-of = Yeri boşalt: { $bot }
client-waiting-locked = { $locked } yer kilitli
client-seat-locked = Kilitli yer
client-seat-locked-about = kimse oturamaz
client-seat-lock = Kilitle
client-seat-unlock = Kilidi aç
client-send-away = Masadan çıkar
client-send-away-of = Masadan çıkar: { $name }
client-send-away-ask = Masadan çıkarılsın mı: { $name }?
client-send-away-about = Yer yeniden boşalır. Bu kişi bu masaya bir daha oturamaz.
client-take-seat = Buraya otur
client-sit = Masaya otur
client-sit-as = Otur: { $name }
client-join-name-about = Bu kadarı yeter. Hesap gerekmez.
client-leave = Masadan kalk
client-start = Başlat
client-start-why =
    { $free ->
        [one] Boş yer dolunca başlatılabilir.
       *[other] Boş { $free } yer dolunca başlatılabilir.
    }
client-invitation = Davet
client-invitation-about = Bağlantıyı gönderin ya da kodu okutun.
client-invitation-code = Ya da bu kodu söyleyin; başlangıç sayfasındaki alana yazılır:
client-copy-link = Bağlantıyı kopyala
client-qr = QR kodu olarak bağlantı

# Who one is
client-account = Hesap
client-account-of = Hesap: { $name }
client-account-about = Adınız, başka bir cihazda devam etme ve çıkış.
client-account-open = Hesaba git
client-privacy = Sunucu adınızı, oyunlarınızı ve sizi tanımasını sağlayan bir çerezi saklar. Başka hiçbir şey saklamaz, bunları kimseyle paylaşmaz.
client-code = Kurtarma kodu
client-code-title = Kurtarma kodunuz
client-code-why = Hesapsız oynuyorsunuz. Bu kodla oyunlarınıza başka bir cihazda ya da bu cihaz sizi unutursa geri dönersiniz. İyi saklayın: kod kimdeyse sizin yerinize oynayabilir.
client-code-copy = Kodu kopyala
client-code-kept = Sakladım
client-code-renew = Yeni kod oluştur
client-code-renew-about = Başka bir cihazda oyunlarınıza dönmenizi sağlar. Kaybettiyseniz yenisini oluşturun; eskisi geçersiz olur.
client-rename = Adı değiştir
client-rename-about = Bundan sonra geçerli; süren oyunlarda eski ad kalır.
client-renamed = Adınız değişti.
client-password-title = Ad ve parola
client-password-about = İsterseniz bir giriş adı ve parola seçin, her cihazda onlarla giriş yapın.
client-password-have = “{ $login }” adıyla giriş yapabilirsiniz. Parolayı burada değiştirirsiniz.
client-password-hint = En az 8 karakter
client-password-do = Kaydet
client-password-set = Kaydedildi. Artık böyle giriş yapabilirsiniz.
client-login = Giriş adı
client-password = Parola
client-leave-title = Çıkış
client-log-out = Çıkış yap
client-log-out-everywhere = Tüm cihazlarda çıkış yap
client-log-out-guest = Kurtarma kodunuz olmadan oyunlarınıza dönemezsiniz. Kod sizde mi?
client-log-out-login = Oyunlarınız kalır. Adınız ve parolanızla yeniden giriş yapabilirsiniz.
client-logged-out = Çıkış yaptınız.
client-enter-guest = Misafir olarak
client-enter-guest-about = Oynamak için bir ad yeter.
client-enter-guest-do = Bu benim
client-enter-login = Ad ve parolayla
client-enter-login-do = Giriş yap
client-enter-code = Kurtarma koduyla
client-enter-code-about = Misafirlere verilen yirmi harf ve rakam.
client-enter-code-do = Oyunlarıma dön

# Settings
client-language-about = Hemen değişir. Masadaki diğerleri kendi dilinde kalır.
client-theme-paper = Kâğıt
client-theme-paper-about = Açık, basılı gibi
client-theme-lacquer = Lake
client-theme-lacquer-about = Koyu, akşam için
client-comfort = Hareket ve ses
client-motion = Taşlar hareket eder
client-motion-about = Kapalıyken her şey hemen yeni yerinde durur.
client-sound = Ses
client-sound-about = Taşlar için tıkırtı, sıra size gelince gong.

# What went wrong
client-error-offline = Sunucuya ulaşılamıyor. Bağlantınızı denetleyip yeniden deneyin.
client-error-nameless = Sunucu sizi henüz tanımıyor. Adınızı yazın ya da kurtarma kodunuzu kullanın.
client-error-not-found = Böyle bir şey bulunamadı. Bağlantıda, kodda ya da adda eksik harf olup olmadığına bakın.
client-error-forbidden = Bu masada bunu yapamazsınız.
client-error-conflict = Bu arada bir şey değişti. Yeniden bakıp seçin.
client-error-bad-move = Bu hamle şimdi yapılamaz.
client-error-too-many-requests = Bir kerede çok fazla oldu. Biraz bekleyip yeniden deneyin.
client-error-quota = Bir kişi burada bundan fazlasına sahip olamaz. Elinizdeki oyunları bitirin ya da yarın devam edin.
client-error-too-many-seats = Henüz başlamamış masalarda bir kişinin tutabileceği kadar yeriniz var. Birini boşaltın ya da oyunun başlamasını bekleyin.
client-error-sent-away = Masayı kuran kişi sizinle oynamak istemiyor. Başka bir masaya oturun.
client-error-unavailable = Sunucu şu anda hiçbir şey kaydedemiyor. Biraz bekleyip yeniden deneyin.
client-error-too-large = Bu çok büyük.
client-error-too-many-reviews = Önceki incelemeler henüz hazır değil. İlki hazır olunca bir sonrakini isteyin.
client-error-unknown-bot = Burada, bu sunucuda olmayan bir bot oynuyor. Sunucuyu çalıştıran kişiden onu bu botla başlatmasını isteyin.
client-error-unreadable-table = Bu masa başka bir sürümden; üzerinde oyuna devam edilemez.
client-error-internal = Sunucuda bir sorun oldu. Onaylanan hiçbir şey kaybolmadı; yeniden deneyin.
client-error-password-conflict = Bu adla başka biri giriş yapıyor. Başka bir ad seçin.
client-error-login-forbidden = Ad ya da parola yanlış. Yazım hatası olup olmadığına bakın ya da kurtarma kodunuzu kullanın.
client-error-code-not-found = Bu kurtarma kodu kimseye ait değil. Yazım hatası olup olmadığına bakın.
client-error-other = Sunucu kabul etmedi: { $message }
client-error-page = Bu sayfada bir sorun oldu: { $message }
