# Wiadomości dla osób, które są gdzie indziej: powiadomienia, e-maile, kanały.

notify-turn = Twoja tura: { $table }
notify-turns = { $count ->
    [one] Twoja tura przy { $count } stole
   *[other] Twoja tura przy { $count } stołach
    }
notify-more-tables = { $count ->
    [one] Czeka na ciebie jeszcze { $count } stół
    [few] Czekają na ciebie jeszcze { $count } stoły
   *[other] Czeka na ciebie jeszcze { $count } stołów
    }
notify-turns-before = { $count ->
    [one] { $count } tura, potem:
    [few] { $count } tury, potem:
   *[other] { $count } tur, potem:
    }
notify-hours-left = { $hours ->
    [0] została niecała godzina
    [one] zostało około { $hours } godziny
    [few] zostało około { $hours } godzin
   *[other] zostało około { $hours } godzin
    }
notify-days-left = { $days ->
    [one] zostało około { $days } dnia
    [few] zostało około { $days } dni
   *[other] zostało około { $days } dni
    }
notify-reminder = Wciąż twoja tura, { $left }: { $table }
notify-test = Wiadomości tu docierają
notify-test-about = To był test. Tutaj Yamen da ci znać, gdy przyjdzie twoja tura.
notify-mail-confirm-subject = Czy chcesz dostawać e-maile o swojej turze?
notify-mail-confirm =
    { $name } chce dostawać na ten adres wiadomości z Yamen o swojej turze.

    Jeśli to ty, potwierdź to tutaj w ciągu dwóch dni:
    { $link }

    Jeśli nie, nie rób nic: więcej e-maili nie będzie.
notify-mail-footer = Ten e-mail przyszedł na twoje życzenie. Rezygnacja: { $link }
notify-feed = Twoje tury w Yamen
notify-feed-deadlines = Limity czasu w Yamen
notify-deadline = Koniec twojego czasu: { $table }
