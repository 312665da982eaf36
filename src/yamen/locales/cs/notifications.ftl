# Zprávy lidem, kteří jsou jinde: oznámení, e-maily, kanály.

notify-turn = Jste na tahu: { $table }
notify-turns = { $count ->
    [one] Jste na tahu u { $count } stolu
   *[other] Jste na tahu u { $count } stolů
    }
notify-more-tables = { $count ->
    [one] Čeká na vás ještě { $count } stůl
    [few] Čekají na vás ještě { $count } stoly
   *[other] Čeká na vás ještě { $count } stolů
    }
notify-turns-before = { $count ->
    [one] { $count } tah, potom:
    [few] { $count } tahy, potom:
   *[other] { $count } tahů, potom:
    }
notify-hours-left = { $hours ->
    [0] zbývá méně než hodina
    [one] zbývá asi { $hours } hodina
    [few] zbývají asi { $hours } hodiny
   *[other] zbývá asi { $hours } hodin
    }
notify-days-left = { $days ->
    [one] zbývá asi { $days } den
    [few] zbývají asi { $days } dny
   *[other] zbývá asi { $days } dní
    }
notify-reminder = Stále jste na tahu, { $left }: { $table }
notify-test = Zprávy sem chodí
notify-test-about = To byla zkouška. Tady vám dá Yamen vědět, že jste na tahu.
notify-mail-confirm-subject = Chcete dostávat e-maily, když jste na tahu?
notify-mail-confirm =
    { $name } chce na tuto adresu dostávat zprávy z Yamen o tom, že je na tahu.

    Jste-li to vy, potvrďte to zde do dvou dnů:
    { $link }

    Pokud ne, nedělejte nic: další e-maily nepřijdou.
notify-mail-footer = Tento e-mail přišel na vaše přání. Zastavit e-maily: { $link }
notify-feed = Vaše tahy v Yamen
notify-feed-deadlines = Časové limity v Yamen
notify-deadline = Konec vašeho času: { $table }
