# Kural rehberi: kuralların çevresindeki sözler.

rules-title = Kurallar
rules-chapters = Bölümler
rules-search = Kurallarda ara
rules-none = Bu sözlerin geçtiği kural yok.
rules-found = { $count } kural bulundu
rules-back = Masaya dön
rules-game = Oyun
rules-variant-a = A seçeneği
rules-variant-b = B seçeneği
rules-example = Örnek
# untranslated
rules-variant = Variant
# untranslated
rules-differs = The rulebooks differ
rules-ruling = Bizim kararımız
# untranslated
rules-marks = How to read it
# untranslated
rules-variant-about = You choose this at the set-up.
# untranslated
rules-differs-about = What the printed rulebooks say, and what holds here.
# untranslated
rules-ruling-about = The rulebook leaves it open, and so we decided. All that has no mark is the rulebook’s rule.
# untranslated
rules-questions = Questions people ask
# untranslated
rules-print = Print
# untranslated
rules-all = All chapters
    .lead = The whole reference on one page, to read through or to print.
# untranslated
rules-summary-locations = Locations
# untranslated
rules-summary-young = Young
# untranslated
rules-summary-old = Old
# untranslated
rules-summary-note = An unofficial aid. Dotted figures stand only on the components, not in the rulebook.
rules-figures = Bileşenlerdeki sayılar
rules-figures-about = Yalnızca oyun bileşenlerinde yazar, kural kitaplarında yoktur. Bir veri paketiyle düzeltebilirsiniz.
rules-sure-likely = yayımlanmış
rules-sure-inferred = çıkarım
rules-sure-ours = yeniden oluşturulmuş
rules-sure-likely-about = Yayımlanmış bir anlatımda böyle geçiyor.
rules-sure-inferred-about = Kural kitabından bu sonuç çıkıyor.
rules-sure-ours-about = Hiçbir yerden okunamadı, değeri biz seçtik.
rules-figure-gifts = Her hediyenin gösterdiği hamle
rules-figure-dice-first = Birinci zarın yüzleri
rules-figure-dice-second = İkinci zarın yüzleri
rules-figure-dice-third = Üçüncü zarın yüzleri
rules-figure-days-servants = 2., 3. ve 4. günün sabahında hizmetkâr
rules-figure-map-few = 1–3 oyunculu haritada yollar
rules-figure-map-many = 4–5 oyunculu haritada yollar
rules-figure-automa-special = Özel kart
rules-figure-cards-each = Her kişi türünden kart
rules-figure-cards-wild = Joker kart
rules-beside = Bölümün yanında
rules-your-table = Masanız
rules-board = Oyun tahtası
rules-your-turn = sıra sizde
rules-frame = Çerçeve bu sayfanın konusunu gösterir.
rules-see = Ayrıca bakın
rules-picture = Tahtanın bir parçası: { $chapter }
# untranslated
rules-picture-gugong-start = A game of four, ready to begin.
# untranslated
rules-picture-gugong-late = From a game of three, on the fourth day.
rules-picture-gugong = Dört kişilik bir oyundan, üçüncü gün.
rules-picture-gugong-solo = Meng’e karşı bir oyundan, ikinci gün.
# untranslated
rules-picture-dragon-start = A game of four after the set-up.
# untranslated
rules-picture-dragon-late = From a game of three in month 7, with both expansions.
# untranslated
rules-picture-dragon-end = From a game of three, after month 12.
rules-picture-dragon = Dört kişilik bir oyundan, 4. ay, Çin Seddi ile.
rules-any-reward = bunlardan herhangi biri
rules-level = { $level }. seviye
rules-each-further = sonraki her biri
rules-table-harbours = Liman ödülleri
rules-table-decrees = Bütün kararnameler
rules-table-houses = Evlerin bedelleri
rules-table-jade = Yeşimin değeri
rules-table-wall = Duvar ne zaman dolar
rules-table-benefits = Entrika yolunun avantajları
rules-table-palace = Saraydaki yerler
rules-table-tokens = Seyahat jetonları
rules-table-persons = Kişi karoları
# untranslated
rules-table-tiles = How many tiles of each type
# untranslated
rules-tiles-young = Types with young and old: young
# untranslated
rules-tiles-old = Types with young and old: old
# untranslated
rules-tiles-only = Craftsmen, court ladies, tax collectors
rules-col-harbour = Liman
rules-col-get = Kazanç
rules-col-often = Kaç kez
rules-col-decree = Kararname
rules-col-servants = Hizmetkâr
rules-col-points = Puan
rules-col-points-now = Hemen puan
rules-col-players = Oyuncu
rules-col-prices = Her ev için hizmetkâr
rules-col-pieces = Adet
rules-col-full = Hizmetkâr
rules-col-steps-down = Geri adım
rules-col-place = Yer
rules-col-token = Jeton
rules-col-count = Kaç tane
# untranslated
rules-col-count-five = Tiles with 5 players
# untranslated
rules-col-type = Type
# untranslated
rules-col-players-5 = 5 players
# untranslated
rules-col-players-4 = 4 players
# untranslated
rules-col-players-3 = 3 players
# untranslated
rules-col-players-2 = 2 players
rules-col-person = Kişi
rules-col-steps = Adım
rules-col-symbols = Simge
