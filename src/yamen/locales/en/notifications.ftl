# Messages to people who are elsewhere: notifications, e-mails, feeds.

notify-turn = Your turn: { $table }
notify-turns = { $count ->
    [one] Your turn at { $count } table
   *[other] Your turn at { $count } tables
    }
notify-more-tables = { $count ->
    [one] { $count } more table waits for you
   *[other] { $count } more tables wait for you
    }
notify-turns-before = { $count ->
    [one] { $count } turn, then:
   *[other] { $count } turns, then:
    }
notify-hours-left = { $hours ->
    [0] less than an hour left
    [one] about { $hours } hour left
   *[other] about { $hours } hours left
    }
notify-days-left = { $days ->
    [one] about { $days } day left
   *[other] about { $days } days left
    }
notify-reminder = Still your turn, { $left }: { $table }
notify-test = Messages arrive here
notify-test-about = This was a test. Yamen tells you here when it is your turn.
notify-mail-confirm-subject = Do you want e-mails when it is your turn?
notify-mail-confirm =
    { $name } wants to be told at this address when it is their turn at Yamen.

    If that is you, confirm it here within two days:
    { $link }

    If it is not, do nothing: no more e-mails will come.
notify-mail-footer = You get this e-mail because you asked for it. To stop them: { $link }
notify-feed = Your turns at Yamen
notify-feed-deadlines = Time limits at Yamen
notify-deadline = Your time is up: { $table }
