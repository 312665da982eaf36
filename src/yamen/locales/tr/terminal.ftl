# Terminal: komut satırının söylediği her şey. Komutların ve seçeneklerin adları çevrilmez.

terminal-usage =
    yamen: imparatorluk Çin’inden masa oyunları; bütün kuralları program denetler.

    yamen play dragon --players 3     botlara karşı oyun; --hot-seat: herkes bu ekranda
    yamen simulate dragon -p 4 -n 100 botlar arasında çok sayıda oyun
    yamen replay DOSYA                kaydedilmiş bir oyunu anlatır
    yamen check DOSYA…                kaydedilmiş oyunları doğrular
    yamen perft dragon -p 2 -d 4      oyunun kaç türlü sürebileceğini sayar
    yamen content show dragon         parçaların üzerindeki sayılar ve ne kadar kesin oldukları
    yamen bench                       hızı ölçer

    Bütün seçenekler: yamen KOMUT --help.
    Diller: --lang en, pl, cs, tr. Ekran okuyucular için: --plain.

# Oyun

terminal-player-name = Oyuncu { $seat }
terminal-bot-name = Bot { $seat }
terminal-welcome = Seçiminizin numarasını yazıp Enter’a basın. Başka neler yazabileceğinizi “help” gösterir.
terminal-help =
    numara      o numaralı seçimi yapar; hamlenin yazılışı da olur, örneğin “do taxes”
    undo        şans ya da başka bir oyuncu araya girmediyse son hamlenizi geri alır
    why AD      bir seçimin neden yapılamadığını söyler; yalnız “why” hepsini açıklar
    board       bütün masayı gösterir
    log         olup biten her şeyi anlatır
    save DOSYA  bir kopya kaydeder; dosya adı yoksa oyunun zaten nereye kaydedildiğini söyler
    quit        oyundan ayrılır; her hamle kaydedilir, hiçbir şey kaybolmaz
terminal-news = Olanlar:
terminal-hand-over = Şimdi oynayan: { $player }
terminal-more-refused = ve başkaları; “why” hepsini açıklar
terminal-left = Oyun kaydedildi. Devam etmek için: yamen play --load { $file }
terminal-ended = Oyunun tamamı kaydedildi: { $file }
terminal-saved = Kaydedildi: { $file }
terminal-not-a-record = dosya var ama bir oyun kaydı değil, bu yüzden dokunulmadı; başka bir ad seçin
terminal-undone = Hamle geri alındı.
terminal-nothing-to-undo = Geri alınacak bir şey yok: araya şans ya da başka bir oyuncu girdi.
terminal-no-such-number = { $number } numaralı bir seçim yok; seçimler 1 ile { $most } arasında.
terminal-not-understood = “{ $input }” ne 1 ile { $most } arasında bir numara ne bir hamle ne de bir komut; komutları “help” gösterir.
terminal-allowed = { $move }: bunu yapabilirsiniz, numarası { $number }.
terminal-nothing-refused = Burada yasak olan bir şey yok: sorulanlardan istediğinizi seçebilirsiniz.
terminal-no-such-move = Adında “{ $name }” geçen bir hamle yok.
terminal-chance-to-move = Sıra şansta.
terminal-result = Sonuç

# Ejderha Yılında oyununun masası

terminal-dragon-before-month-1 = Önümüzdeki yıl
terminal-dragon-month-of = { $month }. ay ({ $months } ay)
terminal-dragon-wall-tile = duvar: { $builder }
terminal-dragon-event-now = Bu ayın olayı: { $event }
terminal-dragon-events-to-come = Sonraki aylar: { $events }
terminal-dragon-wall = Çin Seddi, duvar karoları: { $built }/{ $length } ({ $builders })
terminal-dragon-groups = Hamle kartları
terminal-dragon-group = { $group }. grup
terminal-dragon-fee = Bedeli { n-yuan }. Ejderhalar: { $players }
terminal-dragon-no-fee = Bedelsiz
terminal-dragon-cost = bedeli { n-yuan }
terminal-dragon-courts = Oyuncu sırasıyla saray halkları
terminal-dragon-to-move = Sıra: { $player }
terminal-dragon-none = yok
terminal-dragon-court = Oyuncu
terminal-dragon-goods = Varlıklar
terminal-dragon-palaces = Saraylar: her ayraç bir kat
terminal-dragon-points = puan: { $points }
terminal-dragon-track = kişi yolu: { $steps }
terminal-dragon-wall-tiles = duvar karosu: { $tiles }
terminal-dragon-yuan = yuan: { $yuan }
terminal-dragon-rice = pirinç: { $rice }
terminal-dragon-fireworks = havai fişek: { $fireworks }
terminal-dragon-privileges = imtiyaz: küçük { $small }, büyük { $large }
terminal-dragon-palace = { $number }. saray, kat: { $floors }. Kişiler: { $persons }
terminal-dragon-cards = Kişi kartları: { $cards }
terminal-dragon-bonuses = Kullanılmamış duvar karoları: { $bonuses }
terminal-dragon-persons = Kişiler
terminal-dragon-persons-note = değer/simge ×kalan karo; kart: hâlâ elinde tutan yerler
terminal-dragon-person = Kişi
terminal-dragon-young = genç
terminal-dragon-old = yaşlı
terminal-dragon-card = kart
terminal-dragon-tiles = { $person }: değer { $value }, simge { $symbols }, kalan karo { $left }
terminal-dragon-inhabitants = kişiler: { $persons }; boş kat: { $free }
terminal-dragon-worth = değer { $value }, simge { $symbols }
terminal-dragon-total = toplam

# Benzetimler

terminal-simulating = Oynanıyor
terminal-simulation = Benzetim
terminal-games = oyun
terminal-seconds = saniye
terminal-games-per-second = oyun/sn
terminal-decisions-per-second = karar/sn
terminal-decisions-per-game = oyun başına karar
terminal-branching = karar başına seçim
terminal-seats-and-bots = Yerler ve botlar
terminal-seat = { $seat }. yer
terminal-all-seats = bütün yerler
terminal-bot = bot
terminal-wins = galibiyet
terminal-share-of-wins = galibiyet payı
terminal-mean-score = ortalama puan
terminal-percent = %{ $percent }

# Kayıtlar

terminal-record-finished = { $file }: sağlam; { $game }, oyuncu: { $players }, hamle: { $moves }, sonuç: { $result }
terminal-record-unfinished = { $file }: sağlam; { $game }, oyuncu: { $players }, hamle: { $moves }, bitmemiş
terminal-perft = derinlik { $depth }: { $lines } ({ $seconds } sn)

# Veriler

terminal-figures-of = Sayılar: { $game }
terminal-figure = veri
terminal-value = değer
terminal-confidence = kesinlik
terminal-legend = Nereden biliyoruz
terminal-confidence-text = kural kitabı söylüyor ya da gösteriyor
terminal-confidence-likely = yayımlanmış bir tanıtım söylüyor
terminal-confidence-inferred = kural kitabından çıkıyor
terminal-confidence-ours = bizim yeniden oluşturduğumuz değer
terminal-content-sound = { $content }: sağlam, veri sayısı: { $figures }

# Hız

terminal-measuring = Ölçülüyor
terminal-bench = Hız
terminal-row = satır
terminal-clone-us = kopya, µs
terminal-position-bytes = konum, bayt
terminal-how-counted = Yalnızca oyuncuların kararları sayılır; şans hamleleri zaman alır ama sayılmaz.
terminal-no-peers = Başka motorlar da .venv-peers içine kurulunca yanında ölçülür; bunu “make bench” yapar.
terminal-row-left-out = { $row } satırı atlandı: { $reason }

# Komut satırında yanlış olabilecekler

terminal-which-game = Hangi oyunu oynayacağınızı yazın: { $games }.
terminal-how-many-players = Oyuncu sayısını --players ile ya da bir kaydı --from ile belirtin.
terminal-option-without-value = “{ $option }” bir oyun seçeneği değil; AD=DEĞER biçiminde yazın.
terminal-option-twice = { $option } seçeneği iki kez verilmiş; bir kez verin.
terminal-no-such-bot = “{ $bot }” diye bir bot yok; şunlardan birini seçin: { $bots }.
terminal-bots-and-seats = Verilen bot: { $bots }, botlara ayrılan yer: { $seats }; her yer için bir bot verin.
terminal-bots-or-hot-seat = --hot-seat bütün yerlerde insanların oturduğu anlamına gelir; --hot-seat ya da --bots seçeneğini çıkarın.
terminal-names-and-seats = Verilen ad: { $names }, yer: { $seats }; her yer için bir ad verin.
terminal-empty-name = --names içinde boş bir ad var; her oyuncuya bir ad verin.
terminal-same-names = İki oyuncunun adı aynı; her oyuncuya başka bir ad verin.
terminal-too-small = { $option } en az { $least } olmalı, { $value } değil.
terminal-no-time = --seconds sıfırdan büyük olmalı, { $value } değil.
terminal-load-has-setup = Kayıtlı oyunun kendi oyuncuları, adları ve seçenekleri var; --players, --names ve --option vermeyin.
terminal-from-has-setup = Kaydın kendi oyuncuları ve seçenekleri var; --players ve --option vermeyin.
terminal-at-without-load = --at kayıtlı oyunda nereden devam edileceğini söyler; dosyayı --load ile verin.
terminal-at-without-from = --at kayıtta nereden başlanacağını söyler; dosyayı --from ile verin.
terminal-at-too-far = Kayıttaki hamle sayısı { $moves }; { $at }. hamleden sonrası yok.
terminal-other-game = { $file } başka bir oyunun kaydı: { $game }.
terminal-already-over = { $file } dosyasındaki oyun bitmiş; “yamen replay” onu gösterir.
terminal-moves-before = Öncesini kullanmak için --at { $moves } ekleyin.
terminal-cannot-read = { $file } okunamıyor: { $reason }.
terminal-cannot-write = { $file } yazılamıyor: { $reason }.
terminal-no-text-file = bu bir metin dosyası değil
terminal-no-such-row = “{ $row }” diye bir satır yok; şunlardan seçin: { $rows }.
