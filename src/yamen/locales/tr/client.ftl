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
client-former-player = eski oyuncu
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
client-preview-private = Özel masa
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
client-account-about = Adınız, cihazlarınız, verileriniz ve çıkış.
client-account-open = Hesaba git
client-privacy = Sunucu adınızı, oyunlarınızı, yazdıklarınızı, sıranızı nereden öğrenmek istediğinizi ve sizi tanımasını sağlayan iki çerezi saklar. Başka hiçbir şey saklamaz, bunları kimseyle paylaşmaz.
client-code = Kurtarma kodu
client-code-title = Kurtarma kodunuz
client-code-why = Hesapsız oynuyorsunuz. Bu kodla oyunlarınıza başka bir cihazda ya da bu cihaz sizi unutursa geri dönersiniz. İyi saklayın: kod kimdeyse sizin yerinize oynayabilir.
client-code-copy = Kodu kopyala
client-code-kept = Sakladım
client-code-renew = Yeni kod oluştur
client-code-renew-about = Başka bir cihazda oyunlarınıza dönmenizi sağlar. Yenisi eskisini geçersiz kılar, diğer cihazlarda çıkış yapar.
client-rename = Adı değiştir
client-rename-about = Bundan sonra geçerli; süren oyunlarda eski ad kalır.
client-renamed = Adınız değişti.
client-password-title = Ad ve parola
client-password-about = İsterseniz bir giriş adı ve parola seçin, her cihazda onlarla giriş yapın.
client-password-have = “{ $login }” adıyla giriş yapabilirsiniz. Parolayı burada değiştirirsiniz.
client-password-hint = En az 12 karakter; birkaç kelime olabilir
client-password-do = Kaydet
client-password-set = Kaydedildi. Artık böyle giriş yapabilirsiniz; diğer cihazlarda çıkış yapıldı.
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
client-confirm-title = Bu siz misiniz?
client-confirm-about = Bu önemli; siz olduğunuzu onaylayın.
client-confirm-secret = Parola ya da kurtarma kodu
client-confirm-do = Onayla
client-sessions-title = Cihazlarınız
client-sessions-about = Bu cihazlarda girişiniz açık. Tanımadığınızda çıkış yapın.
client-session-unknown = Bilinmeyen cihaz
client-session-current = bu cihaz
client-session-seen = Son kullanım: { $when }
client-session-end = Orada çıkış yap
client-session-end-of = Çıkış yap: { $device }
client-session-ended = O cihazda çıkış yapıldı.
client-ignored-title = Sessize alınanlar ve engellenenler
client-ignored-mute = sessizde
client-ignored-block = engelli
client-ignored-end = Kaldır
client-ignored-end-of = Kaldır: { $name }
client-data-title = Verileriniz
client-data-about = Sunucunun hakkınızda sakladığı her şey: dosya olarak indirin ya da silin.
client-data-export = Verilerimi indir
client-data-delete = Hesabımı sil
client-data-delete-about = Oyunlarınız diğerleri için kalır, adınızın yerinde “eski oyuncu” yazar; süren oyunlarda yerinize bot oynar. Geri kalan her şey hemen ve kalıcı olarak silinir.
client-data-delete-sure = Kalıcı olarak sil
client-data-deleted = Hesabınız silindi.
client-notice-title = Yöneticiden
client-notice-warn = Bu bir uyarıdır.
client-notice-silence = Şu zamana kadar sohbete yazamazsınız: { $until }.
client-notice-suspend = Şu zamana kadar yalnızca izleyebilirsiniz: { $until }.
client-notice-close = Hesabınız kapatıldı.
client-notice-rename = Adınız değiştirildi.
client-notice-reason = Gerekçe: { $reason }
client-notice-seen = Anladım

# Sıranın geldiğini başka yerdeyken öğrenmek
client-notify-title = Sıra size geldiğinde
client-notify-about = Günlerce süren masalarda, sıra size geldiğinde hesabınız olmasa da haber veririz: en çok on dakikada bir ve gece saatlerinizde değil.
client-notify-here = Bu cihazda haber ver
client-notify-here-denied = Tarayıcınız bu sayfanın bildirimlerini engelliyor. Ayarlarından izin verip geri gelin.
client-notify-here-none = Bu tarayıcı bildirim gösteremiyor. iPhone veya iPad’de önce bu sayfayı ana ekrana ekleyin.
client-notify-on = Sıra size geldiğinde bu cihazda haber vereceğiz.
client-notify-kind-push = Tarayıcı
client-notify-kind-email = E-posta
client-notify-kind-json = Web kancası (JSON)
client-notify-state-on = Hazır
client-notify-state-delivered = Son ileti: { $when }
client-notify-state-unconfirmed = Bekleniyor: e-postadaki bağlantıyı açın
client-notify-state-failing = { $failures } deneme başarısız: { $reason }
client-notify-state-off = { $failures } başarısız denemeden sonra kapatıldı: { $reason }. Ulaşan bir deneme yeniden açar.
client-notify-error-timeout = zamanında yanıt yok
client-notify-error-unreachable = ulaşılamıyor
client-notify-error-unknown-host = { $about } bulunamadı
client-notify-error-private = { $about } özel bir ağda
client-notify-error-redirect = başka bir adrese yönlendiriyor
client-notify-error-status = yanıt { $about } oldu
client-notify-error-refused = posta sunucusu diyor ki: { $about }
client-notify-error-no-mail = bu sunucu e-posta gönderemiyor
client-notify-test = Dene
client-notify-test-of = Dene: { $channel }
client-notify-test-delivered = Ulaştı
client-notify-test-unreachable = Ulaşmadı: { $reason }
client-notify-test-no-device = Orada artık bir cihaz yok
client-notify-remove = Kaldır
client-notify-remove-of = Kaldır: { $channel }
client-notify-language = İletilerin dili
client-notify-more = Başka bir yol ekle
client-notify-way = Yol
client-notify-address = E-posta adresi
client-notify-address-hint = Size bağlantılı bir e-posta gelir; onu açmadan başka bir şey gelmez.
client-notify-url = Adres
client-notify-url-hint = Hizmetin verdiği gibi; https:// ile başlar
client-notify-token = Erişim anahtarı
client-notify-token-optional = Erişim anahtarı (gerekiyorsa)
client-notify-chat = Sohbet numarası
client-notify-add = Ekle
client-notify-added = Eklendi. Bir denemeyle sınayın.
client-notify-asked = Size bir e-posta gönderdik; içindeki bağlantıyı açın.
client-notify-feeds = Akış ve takvim
client-notify-feeds-about = Akış okuyucu (sıralarınız) ve takvim (süreleriniz) için gizli adresler. Bunlara sahip olan herkes okuyabilir.
client-notify-feeds-do = Adres oluştur
client-notify-feeds-turns = Sıra akışını kopyala
client-notify-feeds-deadlines = Takvimi kopyala
client-notify-feeds-renew = Yeni adresler
client-notify-feeds-remove = Adresleri kaldır
client-notify-offer = Sıra yeniden size geldiğinde haber verelim mi?
client-notify-offer-do = Haber ver
client-notify-offer-no = Hayır, teşekkürler
client-notify-confirm = Sıra size geldiğinde e-posta
client-notify-confirm-about = Sıra size geldiğinde bu adrese bir e-posta gelir. Her birinde onları durduran bir bağlantı vardır.
client-notify-confirm-do = Evet, gönderin
client-notify-confirm-done = Tamam. Sıra size geldiğinde e-posta alacaksınız.
client-notify-stop = Artık e-posta gelmesin
client-notify-stop-about = Bu adrese artık e-posta gelmeyecek. Oyunlarınız sürer.
client-notify-stop-do = E-postaları durdur
client-notify-stop-done = Tamam. Artık e-posta gelmeyecek.

# Reports, and what the operator does about them
client-report-title = Bildir: { $name }
client-report-about = Yönetici bunu sohbetin son 30 satırıyla birlikte alır.
client-report-reason = Sorun nedir?
client-report-reason-insult = Hakaret ya da tehdit
client-report-reason-spam = Reklam ya da spam
client-report-reason-name = Ad
client-report-reason-cheating = Hile
client-report-reason-other = Başka bir şey
client-report-note = Ne oldu (isterseniz)
client-report-do = Bildir
client-report-done = Teşekkürler. Yönetici bakacak.
client-moderation = Bildirimler
client-moderation-none = Burada bekleyen bir şey yok.
client-moderation-by = { $reason } · bildiren: { $reporter } · { $when }
client-moderation-lines = Sohbetin son satırları
client-moderation-no-lines = Hiçbir şey yazılmamış.
client-moderation-table = Masaya git
client-moderation-before = Daha önce: { $kind }. { $reason }
client-moderation-what = Ne yapılsın
client-moderation-reason = Kişinin okuyacağı gerekçe
client-moderation-hours = Kaç saat
client-moderation-name = Yeni ad (boşsa “Guest” ve bir sayı)
client-moderation-do = Uygula
client-moderation-dismiss = Bir şey yapma
client-moderation-done = Tamam.
client-sanction-warn = Uyar
client-sanction-silence = Sustur
client-sanction-suspend = Askıya al
client-sanction-close = Hesabı kapat
client-sanction-rename = Adını değiştir

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
client-error-push = Tarayıcınız bildirim hizmetine ulaşamıyor. Daha sonra yeniden deneyin ya da aşağıdan başka bir yol seçin.
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
client-error-login-forbidden = Ad ya da parola yanlış. Yazım hatası olup olmadığına bakın ya da kurtarma kodunuzu kullanın.
client-error-code-not-found = Bu kurtarma kodu kimseye ait değil. Yazım hatası olup olmadığına bakın.
client-error-not-proven = Önce parolanız ya da kurtarma kodunuzla siz olduğunuzu gösterin.
client-error-short-password = Çok kısa: en az 12 karakter. Birkaç kelime kolay akılda kalır.
client-error-common-password = Bu kolay tahmin edilir. Birbiriyle ilgisiz birkaç kelime seçin.
client-error-name-taken = Bu adla ya da çok benzeriyle başka biri giriş yapıyor. Başka bir ad seçin.
client-error-names-alike = Bu masada adı aynı görünen biri var. Başka bir ad seçin.
client-error-apart = Siz ya da bu masadaki biri birlikte oturmak istemiyor. Başka bir masa seçin.
client-error-suspended = Yönetici bir süre yalnızca izlemenize izin veriyor. Nedeni hesap sayfanızda.
client-error-silenced = Yönetici bir süre yazmanıza izin vermiyor. Nedeni hesap sayfanızda.
client-error-phrases-only = İzleyenler yalnızca hazır sözleri kullanabilir.
client-error-account-closed = Yönetici bu hesabı kapattı. Gerekçe: { $reason }
client-error-confirm-forbidden = Bu doğru değil. Yazım hatası olup olmadığına bakın.
client-error-other = Sunucu kabul etmedi: { $message }
client-error-page = Bu sayfada bir sorun oldu: { $message }
