# Başka yerde olanlara iletiler: bildirimler, e-postalar, akışlar.

notify-turn = Sıra sizde: { $table }
notify-turns = { $count } masada sıra sizde
notify-more-tables = { $count } masa daha sizi bekliyor
notify-turns-before = { $count } kez oynandı, ardından:
notify-hours-left = { $hours ->
    [0] bir saatten az kaldı
   *[other] yaklaşık { $hours } saat kaldı
    }
notify-days-left = yaklaşık { $days } gün kaldı
notify-reminder = Sıra hâlâ sizde, { $left }: { $table }
notify-test = İletiler buraya ulaşıyor
notify-test-about = Bu bir denemeydi. Sıra size geldiğinde Yamen burada haber verir.
notify-mail-confirm-subject = Sıra size gelince e-posta almak ister misiniz?
notify-mail-confirm =
    { $name }, Yamen’de sırası geldiğinde bu adrese haber gelmesini istiyor.

    Bu sizseniz iki gün içinde buradan onaylayın:
    { $link }

    Bu siz değilseniz hiçbir şey yapmayın: başka e-posta gelmez.
notify-mail-footer = Bu e-postayı istediğiniz için alıyorsunuz. Artık gelmesin: { $link }
notify-feed = Yamen’deki sıralarınız
notify-feed-deadlines = Yamen’deki süre sınırlarınız
notify-deadline = Sürenizin sonu: { $table }
