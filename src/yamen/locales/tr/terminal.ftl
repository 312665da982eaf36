# Terminal: komut satırının söylediği her şey. Komutların ve seçeneklerin adları çevrilmez.

terminal-usage =
    yamen: imparatorluk Çin’inden masa oyunları; bütün kuralları program denetler.

    yamen                             masayı tarayıcıda açar
    yamen play dragon --players 3     botlara karşı oyun; --hot-seat: herkes bu ekranda
    yamen play gugong --players 1     Meng’e karşı tek kişilik oyun; -o level=hard: zor
    yamen simulate dragon -p 4 -n 100 botlar arasında çok sayıda oyun
    yamen arena dragon --bots a,b,c   botları karşılaştırır; yamen bots: hangi botlar var
    yamen train gugong --out KLASÖR   botları kendi oyunlarıyla eğitir
    yamen replay DOSYA                kaydedilmiş bir oyunu anlatır
    yamen review DOSYA                kaydedilmiş oyunda kazanma olasılıkları ve en pahalı hamleler
    yamen check DOSYA…                kaydedilmiş oyunları doğrular
    yamen perft dragon -p 2 -d 4      oyunun kaç türlü sürebileceğini sayar
    yamen content show dragon         parçaların üzerindeki sayılar ve ne kadar kesin oldukları
    yamen content check DOSYA         kendi verilerinizi doğrular; onlarla oyun: --content DOSYA
    yamen serve                       tarayıcılar ve programlar için masa sunucusu; Ctrl+C bitirir
    yamen backup, yamen restore       sunucunun veritabanını yedekler; yedekten geri yükler
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
    hint        burada bir botun ne seçeceğini ve nedenini söyler
    why AD      bir seçimin neden yapılamadığını söyler; tek başına “why” hepsini açıklar
    board       bütün masayı gösterir
    log         olup biten her şeyi anlatır
    save DOSYA  bir kopya kaydeder; dosya adı yoksa oyunun zaten nereye kaydedildiğini söyler
    quit        oyundan ayrılır; her hamle kaydedilir, hiçbir şey kaybolmaz
terminal-hint-thinks = Bir bot hamlenizi düşünüyor…
terminal-hint-move = { $number }. seçim, “{ $move }”: kazanma olasılığı { $chance }, beklenen puan: { $points }.
terminal-hint-everyone = En iyi hamleden sonra kazanma olasılıkları: { $chances }.
terminal-hint-gains = “{ $other }” ile karşılaştırınca: { $reasons }.
terminal-hint-no-gains = “{ $other }” ile karşılaştırınca hiçbir puan kaynağında şansla açıklanamayacak bir fark yok.
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

# The server

terminal-serving = Sunucu { $link } adresinde yanıt veriyor, verileri { $folder } içinde. Ctrl+C bitirir.
terminal-serving-already = Masa zaten açık: { $link }
terminal-serving-names = Kendi adreslerine ve bu bilgisayarın adına yanıt verir; başka bir ad için, örneğin play.example.org, --allow-host play.example.org seçeneğiyle başlatın.
terminal-working = Bot süreci hazır: aynı anda en çok { $count } bot düşünür. Ctrl+C bitirir.
terminal-cannot-listen = Sunucu { $host } üzerinde { $port } numaralı bağlantı noktasını dinleyemiyor: { $reason }. --port ile başka bir tane seçin.
terminal-backed-up = Yedek alındı ve doğrulandı: { $file } ({ $size } kB).
terminal-restored = Veritabanı yeniden { $time } anındaki gibi; yedek: { $file }.
terminal-restored-aside = Önceki veriler şu klasörde: { $folder }
terminal-restore-postgres = PostgreSQL veritabanı kendi pg_restore programıyla, boş bir veritabanına geri yüklenir: pg_restore --no-owner --dbname URL DOSYA
terminal-not-a-time = “{ $given }” bir zaman değil; şöyle yazın: 2026-11-17T20:00.
terminal-usage-name = Ad
terminal-usage-open = açık
terminal-usage-running = sürüyor
terminal-usage-over = bitti
terminal-usage-lines = sohbet satırı
terminal-usage-packs = paket
terminal-usage-moves = hamle

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

# Botlar ve arena

terminal-arena = Bot arenası
terminal-arena-note = Galibiyet payı ve gerçek payın %95 güvenle içinde bulunduğu aralık; derecelendirme Plackett ve Luce’a göre, openskill ölçeğinde.
terminal-rating = derece
terminal-winning-score = kazanırken puan
terminal-ms-per-move = hamle başına ms
terminal-bots = Botlar
terminal-plays = nasıl oynar
terminal-rating-in = derece, { $game }
terminal-seconds-a-move = hamle başına saniye
terminal-bots-note = Dereceler openskill ölçeğinde, “yamen arena” ile iki oyunculu oyunlarda ölçüldü. “@300”: hamle başına 300 benzetimle ölçüldü.
terminal-level-random = herhangi bir geçerli hamle
terminal-level-greedy = ilk bakışta en iyi görünen hamle
terminal-level-beginner = kuralları yeni öğrenmiş biri gibi oynar: hamlenin ne getirdiğini görür ama yanlış değerlendirir
terminal-level-casual = ileriyi düşünmeden mantıklı oynar ve ara sıra yanılır
terminal-level-strong = biraz ileriyi düşünür, hamle başına 200 simülasyon
terminal-level-master = daha da ileriyi düşünür, hamle başına iki saniye
terminal-level-grandmaster = aynısı, ama daha sabırlı: hamle başına on saniye
terminal-learning = öğreniliyor
terminal-needs-extra = { $extra ->
    [server] Masa sunucusu
    [postgres] PostgreSQL
    [training] Eğitim
    [ray] Küme üzerinde oynamak
   *[arena] Botları derecelendirmek
} için “{ $extra }” eki gerekir: pip install 'yamen[{ $extra }]'
terminal-no-cluster = { $address } adresinde yanıt veren bir Ray kümesi yok ({ $reason }); “ray start --head” ile başlatın ya da --address seçeneğini kullanmayın.
terminal-practising = Alıştırma
terminal-checkpoint = ağ { $number }, { $games } oyun; ayrılan oyunlarda: strateji { $policy } (en iyi hamlelerin { $agreement } kadarı), kazanma şansı { $win }, puan sapması { $points }
terminal-gate = { $players } oyuncu, eşit süre: paketteki bota karşı { $games } oyunun { $wins } tanesi kazanıldı: { $verdict ->
    [better] daha iyi
    [worse] daha iyi değil
   *[other] belli değil
}
terminal-other-training = { $folder } klasöründe başka bir eğitime başlanmış: { $found }; aynı seçenekleri ya da başka bir klasör verin.

# Kayıtlar

terminal-record-finished = { $file }: sağlam; { $game }, kurallar: sürüm { $rules }, oyuncu: { $players }, hamle: { $moves }, sonuç: { $result }
terminal-record-unfinished = { $file }: sağlam; { $game }, kurallar: sürüm { $rules }, oyuncu: { $players }, hamle: { $moves }, bitmemiş
terminal-perft = derinlik { $depth }: { $lines } ({ $seconds } sn)

# Oyun analizi

terminal-review = Kazanma olasılıkları
terminal-review-note = ilk karardan sonuncuya; dolu sütun kesin galibiyettir
terminal-review-player = oyuncu
terminal-review-chance = kazanma olasılığı
terminal-review-running = İnceleniyor
terminal-review-honest = Her konum, sırası gelen oyuncunun orada görebildiklerine göre değerlendirilir.
terminal-review-blunders = En pahalıya mal olan hamleler
terminal-review-none = Hiçbir hamle, kazanma olasılığının yüzde birini ya da kesin olarak iki puanı kaybettirmedi.
terminal-review-bot = { $bot }: { $decisions } kararın { $same } tanesinde aynı seçim.
terminal-review-bot-move = Hamle { $number }, { $player }: { $chosen }; oynanan: { $played }
terminal-review-blunder = { $number }. hamle, { $player }. { $question }
terminal-review-played = Oynanan: “{ $move }”, kazanma olasılığı { $chance }, beklenen puan: { $points }.
terminal-review-better = Daha iyisi: “{ $move }”, kazanma olasılığı { $chance }, beklenen puan: { $points }.
terminal-review-gains = Oynanan hamleyle karşılaştırınca: { $reasons }.
terminal-review-no-gains = Oynanan hamleyle karşılaştırınca hiçbir puan kaynağında şansla açıklanamayacak bir fark yok.
terminal-review-forfeit = sonunda sayılmayan puanlar
terminal-review-what-if = Ya başka türlü oynansaydı? En pahalı hamlenin öncesinden oynamak için: yamen play --load { $file } --at { $number }
terminal-review-nothing = { $file } dosyasında henüz kimse bir karar vermemiş, incelenecek bir şey yok; önce oynayın.

# Veriler

terminal-figures-of = Sayılar: { $game }
terminal-figure = veri
terminal-value = değer
terminal-confidence = kesinlik
terminal-figures = veri sayısı
terminal-legend = Nereden biliyoruz
terminal-confidence-text = kural kitabı söylüyor ya da gösteriyor
terminal-confidence-likely = yayımlanmış bir tanıtım söylüyor
terminal-confidence-inferred = kural kitabından çıkıyor
terminal-confidence-ours = bizim yeniden oluşturduğumuz değer
terminal-content-sound = { $content }: sağlam, veri sayısı: { $figures }, içerik { $hash }

# Hız

terminal-measuring = Ölçülüyor
terminal-bench = Hız
terminal-row = satır
terminal-clone-us = kopya, µs
terminal-view-us = görünüm, µs
terminal-determinise-us = yeniden dağıtma, µs
terminal-position-bytes = konum, bayt
terminal-instructions-per-decision = karar başına komut
terminal-bench-search = Oyun ağacında arama
terminal-simulations-per-second = benzetim/sn
terminal-bench-server = Yük altında sunucu
terminal-moves-per-second = hamle/sn
terminal-p50-ms = hamlelerin yarısı şu sürede, ms
terminal-p99-ms = 100 hamlenin 99’u şu sürede, ms
terminal-lost-moves = kaybolan hamleler
terminal-kb-per-table = masa başına bellek, kB
terminal-cpu-per-move = hamle başına işlemci süresi, µs
terminal-start-ms = başlangıçtan ilk yanıta, ms
terminal-bench-browser = Chromium’da sayfalar
terminal-script-kb = betikler, kB
terminal-open-ms = masa çizilene kadar, 4 kat yavaş işlemciyle, ms
terminal-open-cpu-ms = bir masayı açmak, ms işlemci süresi
terminal-frames-per-second = hareket sırasında saniyedeki kare
terminal-longest-task-ms = hamleden sonraki en uzun iş, ms
terminal-round-us = zamanlayıcının bir geçişi, µs
terminal-bench-checkout = Çalışma kopyası
terminal-wall-seconds = süre, sn
terminal-cpu-seconds = işlemci süresi, sn
terminal-steps = adım adım: süre/işlemci, sn
terminal-how-counted = Yalnızca oyuncuların kararları sayılır; şans hamleleri zaman alır ama sayılmaz.
terminal-no-peers = Başka motorlar da .venv-peers içine kurulunca yanında ölçülür; bunu “make bench” yapar.
terminal-rows-of-a-checkout = Başka motorların, yük altında sunucunun ve derlemenin satırları için Yamen çalışma kopyası gerekir: “yamen bench” komutunu onun klasöründe çalıştırın.
terminal-row-left-out = { $row } satırı atlandı: { $reason }

# Komut satırında yanlış olabilecekler

terminal-which-game = Hangi oyunu oynayacağınızı yazın: { $games }.
terminal-how-many-players = Oyuncu sayısını --players ile ya da bir kaydı --from ile belirtin.
terminal-option-without-value = “{ $option }” bir oyun seçeneği değil; AD=DEĞER biçiminde yazın.
terminal-option-twice = { $option } seçeneği iki kez verilmiş; bir kez verin.
terminal-no-such-bot = “{ $bot }” adında bir bot yok; şunlardan birini seçin: { $bots }.
terminal-bots-and-seats = Verilen bot: { $bots }, botlara ayrılan yer: { $seats }; her yer için bir bot verin.
terminal-bots-or-hot-seat = --hot-seat bütün yerlerde insanların oturduğu anlamına gelir; --hot-seat ya da --bots seçeneğini çıkarın.
terminal-names-and-seats = Verilen ad: { $names }, yer: { $seats }; her yer için bir ad verin.
terminal-empty-name = --names içinde boş bir ad var; her oyuncuya bir ad verin.
terminal-same-names = İki oyuncunun adı aynı; her oyuncuya farklı bir ad verin.
terminal-too-small = { $option } en az { $least } olmalı, { $value } değil.
terminal-no-time = --seconds sıfırdan büyük olmalı, { $value } değil.
terminal-load-has-setup = Kayıtlı oyunun kendi oyuncuları, adları ve seçenekleri var; --players, --names ve --option vermeyin.
terminal-from-has-setup = Kaydın kendi oyuncuları ve seçenekleri var; --players ve --option vermeyin.
terminal-at-without-load = --at kayıtlı oyunda nereden devam edileceğini söyler; dosyayı --load ile verin.
terminal-at-without-from = --at kayıtta nereden başlanacağını söyler; dosyayı --from ile verin.
terminal-at-too-far = Kayıttaki hamle sayısı { $moves }; { $at }. hamleden sonrası yok.
terminal-other-game = { $file } başka bir oyunun kaydı: { $game }.
terminal-other-content = { $file }: oyun { $wanted } verisiyle oynanmış, bu ise { $have }; oynandığı dosyayı verin: --content DOSYA.
terminal-content-of-which-game = { $file } dosyasındaki tabloların hangi oyuna ait olduğu anlaşılmıyor; oyunu --game ile belirtin: { $games }.
terminal-already-over = { $file } dosyasındaki oyun bitmiş; “yamen replay” onu gösterir.
terminal-moves-before = Öncesini kullanmak için --at { $moves } ekleyin.
terminal-cannot-read = { $file } okunamıyor: { $reason }.
terminal-cannot-write = { $file } yazılamıyor: { $reason }.
terminal-no-text-file = bu bir metin dosyası değil
terminal-no-such-row = “{ $row }” adında bir satır yok; şunlardan seçin: { $rows }.
