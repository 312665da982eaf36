# The browser: the pages around the table.

client-hero =
    Two games from old China.
    Sit down and play.
client-sentence = Every rule is checked for you. No account, no download.
client-unofficial = Yamen is made by fans. It is not connected with the authors and publishers of the games; the names of the games belong to their owners.

# Everywhere
client-skip = Skip to the content
client-home = Yamen: to the start page
client-to-start = To the start page
client-page-menu = Page
client-close = Close
client-cancel = Cancel
client-copy = Copy
client-copied = Copied
client-copy-failed = The browser doesn’t allow copying. Select the text and copy it yourself.
client-try-again = Try again
client-you = you
client-former-player = former player
client-rules = Rules
client-settings = Settings
client-language = Language
client-theme = Theme
client-theme-to-lacquer = Dark theme
client-theme-to-paper = Light theme
client-update = There is a new version.
client-update-now = Load it
client-missing = There is nothing here
client-missing-about = The address leads nowhere. Perhaps a letter is missing from the link.

# The start page
client-players = Players
client-duration = Playing time
client-first-game = First game
client-with-guide = with a guide
client-first-game-begins = The table is being set up…
client-play-now = Play now
client-with-bots = with bots
client-solo = Solo
client-bots = Against bots
client-bots-about = As strong as you like
client-same-screen = Same screen
client-same-screen-about = Pass the device on
client-friends = With friends
client-friends-about = Send a link
client-join = Join
client-join-question = Got a link or a code?
client-join-code = Link or code
client-join-wrong = This is neither a link to a table nor a code. Copy it once more.
client-my-tables = My tables
client-my-turns = Your turn
client-my-tables-none = Nothing here yet. Your games will appear here, first those where it is your turn.
client-what-ifs = What if
client-finished = Finished games
client-show-all = Show all { $tables }
client-watch = Watch
client-public = Watch or join
client-public-none = Nobody is playing in public right now.
client-open = Open
client-play = Play
client-line-my-turn = Your turn
client-line-to-move = { $player } to move
client-line-running = Under way
client-line-open =
    { $free ->
        [one] Waiting for one player
       *[other] Waiting for { $free } players
    }
client-line-over = Over
client-line-abandoned = Ended unfinished
client-line-solo = { $game }, solo
client-line-ready = Everyone is here; it can begin
client-line-left = { $time } left
client-line-time-up = Your time is up
client-line-stand-in = A bot moves for you
client-which = Which tables
client-which-all = All
client-which-live = Live
client-which-slow = Slow
client-which-none = None of this kind.
client-since = Since your last turn
client-pace-calm = Calm
client-pace-daily = Daily
client-pace-brisk = Brisk
client-pace-live = Live
client-pace = { $pace }: { $bank }, and { $credit } more each turn
client-reliability = finished { $finished } of { $games } games
client-reliability-new = no finished games yet
client-reliability-reply = typical reply: { $time }
client-next-table = Next table
client-next-table-about = { $game }, { $people }
client-preview-private = A private table
client-record = Look at a record
client-needs-network = This needs the server, and you are offline.
client-list-offline = This list comes from the server; it will be back when you are online.
client-offline = You are offline.
client-offline-about = All games, even those against bots, are played on the server, so you can’t play now. Pages you have opened before still work.
client-more-options = More options
client-guest-names = Crane, Lotus, Bamboo, Plum, Heron, Swallow, Carp, Magpie, Panda, Willow

# A new table
client-new-table = New table
client-new-table-of = New table: { $game }
client-game = Game
client-game-about = Which one you play.
client-players-about = You can leave seats open.
client-seats = Seats
client-seats-about = Who sits where.
client-seat = Seat { $seat }
client-seat-open = Open seat
client-seat-open-about = A friend takes it with the link
client-seat-screen-about = Plays on this device; hands stay covered
client-seat-name = Name on seat { $seat }
client-guest-here = Player { $seat }
client-kind-open = Open
client-kind-bot = Bot
client-kind-screen = Same screen
client-level-of = Level of { $bot }
client-your-name = Your name
client-your-name-about = So the others know who is playing
client-bot-beginner = beginner
client-bot-beginner-about = Knows the rules and little more
client-bot-casual = casual
client-bot-casual-about = Plays for fun and makes mistakes
client-bot-strong = strong
client-bot-strong-about = Thinks ahead; hard to beat
client-bot-master = master
client-bot-master-about = The best we have; takes its time
client-bot-grandmaster = grandmaster
client-bot-grandmaster-about = Ten seconds a move: for games that may take days
client-bot-random = random
client-bot-random-about = Does anything that is allowed
client-bot-greedy = greedy
client-bot-greedy-about = Takes what brings most right now
client-hints = Hints
client-hints-about = For learning, or when stuck.
client-hints-allowed = Hints during the game
client-hints-allowed-about = On your turn you can ask a bot for up to three good moves, with your win chance after each. It knows only what you can see.
client-watchers = Watchers
client-watchers-about = Hands stay hidden from them.
client-public-table = Public table
client-public-table-about = Strangers find it on the start page and can take its open seats. Otherwise only those with the link do.
client-watchable = Others may watch
client-watchable-about = Anyone with the link can look on.
client-advanced = Advanced: other figures
client-pack-about = A content pack replaces figures of the game, such as prices and yields. Without one, the game’s own figures are used.
client-pack-file = File
client-pack-text = Text of the content pack (TOML)
client-pack-wrong = The content pack can’t be used: { $message }
client-your-table = Your table
client-summary =
    { $players } players: { $here ->
        [one] you
       *[other] { $here } people here
    }{ $friends ->
        [0] { "" }
        [one] , one friend
       *[other] , { $friends } friends
    }{ $bots ->
        [0] { "" }
        [one] , one bot
       *[other] , { $bots } bots
    }
client-summary-usual = The usual game, good for a first time
client-summary-duration = { $duration }; { $pace }
client-create = Create table
client-create-next =
    { $friends ->
        [one] Next: the link for your friend.
       *[other] Next: the link for your friends.
    }
client-start-game = Start the game
client-start-next = The game begins at once.

# The waiting room
client-waiting =
    { $free ->
        [one] Waiting for one more
       *[other] Waiting for { $free } more
    }
client-waiting-ready = Everyone is here
client-waiting-about = { $game } · { $players } players
client-seat-waiting = waiting…
client-seat-here = here
client-seat-screen = on this screen
client-seat-bot = bot, { $level }
client-bot-sits = Give to a bot
client-bot-sits-which = Which bot sits down?
client-bot-fills =
    { $free ->
        [one] A bot takes the seat
       *[other] Bots take the seats
    }
client-bot-leaves = Free again
client-bot-leaves-of = Free the seat of { $bot }
client-seat-locked = Locked seat
client-seat-locked-about = nobody can sit down
client-seat-lock = Lock
client-seat-unlock = Unlock
client-send-away = Send away
client-send-away-of = Send away: { $name }
client-send-away-ask = Send { $name } away?
client-send-away-about = The seat becomes free again. This person can’t sit down at this table any more.
client-take-seat = Sit here
client-sit = Sit down
client-sit-as = Sit down as { $name }
client-join-name-about = That is all you need. No account.
client-leave = Leave the table
client-start = Start
client-start-why =
    { $free ->
        [one] Starts as soon as the open seat is taken.
       *[other] Starts as soon as the { $free } open seats are taken.
    }
client-start-locked = At least two must play: unlock a seat.
client-start-without = Locked seats are left out: { $players } play.
client-invitation = Invitation
client-invitation-about = Send the link, or let your friend scan the code.
client-invitation-code = Or tell them this code; it goes into the field on the start page:
client-copy-link = Copy link
client-qr = The link as a QR code

# Who one is
client-account = Account
client-account-of = Account: { $name }
client-account-about = Your name, your devices, your data, and logging out.
client-account-open = To the account
client-privacy = The server keeps your name, your games, what you write, where you want to be told that it is your turn, and two cookies that tell it who you are. Nothing else, and nobody else gets it.
client-code = Recovery code
client-code-title = Your recovery code
client-code-why = You play without an account. With this code you get your games back on another device, or if this one forgets you. Keep it safe: whoever has it can play as you.
client-code-copy = Copy code
client-code-kept = I have it
client-code-renew = Make a new code
client-code-renew-about = It brings you back on another device. A new one ends the old one and logs out your other devices.
client-rename = Change name
client-rename-about = From now on; games under way keep the old one.
client-renamed = Your name has been changed.
client-password-title = Name and password
client-password-about = If you like, choose a login name and a password, and log in with them on any device.
client-password-have = You can log in as “{ $login }”. Here you change the password.
client-password-hint = At least 12 characters; a few words are welcome
client-password-do = Save
client-password-set = Saved. You can log in with it now; other devices are logged out.
client-login = Login name
client-password = Password
client-leave-title = Log out
client-log-out = Log out
client-log-out-everywhere = Log out on all devices
client-log-out-guest = Without your recovery code you won’t get back to your games. Do you have it?
client-log-out-login = Your games stay. You can log in again with your name and password.
client-logged-out = You are logged out.
client-enter-guest = As a guest
client-enter-guest-about = A name is enough to play.
client-enter-guest-do = That’s me
client-enter-login = With name and password
client-enter-login-do = Log in
client-enter-code = With a recovery code
client-enter-code-about = Twenty letters and digits; you got them as a guest.
client-enter-code-do = Bring me back
client-confirm-title = Is it you?
client-confirm-about = This is important, so show that it is you.
client-confirm-secret = Password or recovery code
client-confirm-do = Confirm
client-sessions-title = Your devices
client-sessions-about = You are logged in on these. Log out where you don’t recognise one.
client-session-unknown = Unknown device
client-session-current = this device
client-session-seen = Last used: { $when }
client-session-end = Log out there
client-session-end-of = Log out: { $device }
client-session-ended = That device is logged out.
client-ignored-title = Muted and blocked
client-ignored-mute = muted
client-ignored-block = blocked
client-ignored-end = Undo
client-ignored-end-of = Undo: { $name }
client-data-title = Your data
client-data-about = Everything the server keeps about you: take it with you as a file, or delete it.
client-data-export = Download my data
client-data-delete = Delete my account
client-data-delete-about = Your games stay for the others, with “former player” in place of your name; in games under way a bot plays on. All else is deleted at once, for good.
client-data-delete-sure = Delete it for good
client-data-deleted = Your account is deleted.
client-notice-title = From the operator
client-notice-warn = You have been warned.
client-notice-silence = You can’t write in chats until { $until }.
client-notice-suspend = You can only watch until { $until }.
client-notice-close = Your account is closed.
client-notice-rename = You have been given another name.
client-notice-reason = Reason: { $reason }
client-notice-told = From the operator: { $what } Reason: { $reason }
client-notice-seen = Understood

# Told while elsewhere that it is one's turn
client-notify-title = When it is your turn
client-notify-about = In games that take days, we tell you when it is your turn, even without an account: at most once every ten minutes, and never during the hours you sleep.
client-notify-here = Notify me on this device
client-notify-here-denied = Your browser blocks notifications from this page. Allow them in its settings, then come back.
client-notify-here-none = This browser can’t show notifications. On an iPhone or iPad, add this page to the home screen first.
client-notify-on = You’ll be told on this device when it is your turn.
client-notify-kind-push = Browser
client-notify-kind-email = E-mail
client-notify-kind-json = Webhook (JSON)
client-notify-state-on = Ready
client-notify-state-delivered = Last message: { $when }
client-notify-state-unconfirmed = Waiting: open the link in the e-mail
client-notify-state-failing = { $failures ->
    [one] Failed { $failures } time: { $reason }
   *[other] Failed { $failures } times: { $reason }
    }
client-notify-state-off = Switched off after { $failures } failures: { $reason }. A test that succeeds switches it on again.
client-notify-error-timeout = no answer in time
client-notify-error-unreachable = can’t be reached
client-notify-error-unknown-host = { $about } doesn’t exist
client-notify-error-private = { $about } is in a private network
client-notify-error-redirect = it redirects to another address
client-notify-error-status = the answer was { $about }
client-notify-error-refused = the mail server says: { $about }
client-notify-error-no-mail = this server can’t send e-mail
client-notify-test = Test
client-notify-test-of = Test: { $channel }
client-notify-test-delivered = Delivered
client-notify-test-unreachable = Not delivered: { $reason }
client-notify-test-no-device = No device there any more
client-notify-remove = Remove
client-notify-remove-of = Remove: { $channel }
client-notify-language = Language of the messages
client-notify-more = Add another way
client-notify-way = Way
client-notify-address = E-mail address
client-notify-address-hint = You’ll get an e-mail with a link; nothing else comes before you open it.
client-notify-url = Address
client-notify-url-hint = As the service gives it to you, beginning with https://
client-notify-token = Token
client-notify-token-optional = Token (if it needs one)
client-notify-chat = Chat number
client-notify-add = Add
client-notify-added = Added. Try it with a test.
client-notify-asked = We have sent you an e-mail; open the link in it.
client-notify-feeds = Feed and calendar
client-notify-feeds-about = Secret addresses for a feed reader (your turns) and a calendar (your time limits). Whoever has them can read along.
client-notify-feeds-do = Make addresses
client-notify-feeds-turns = Copy feed address
client-notify-feeds-deadlines = Copy calendar address
client-notify-feeds-renew = New addresses
client-notify-feeds-remove = Remove them
client-notify-offer = Shall we tell you when it is your turn again?
client-notify-offer-do = Notify me
client-notify-offer-no = No, thanks
client-notify-confirm = E-mails when it is your turn
client-notify-confirm-about = You’ll get an e-mail at this address when it is your turn. Each one has a link to stop them.
client-notify-confirm-do = Yes, send them
client-notify-confirm-done = Done. You’ll get an e-mail when it is your turn.
client-notify-stop = No more e-mails
client-notify-stop-about = You won’t get e-mails at this address any more. Your games go on.
client-notify-stop-do = Stop the e-mails
client-notify-stop-done = Done. No more e-mails will come.

# Reports, and what the operator does about them
client-report-title = Report: { $name }
client-report-about = The operator gets this with the last 30 lines of the chat.
client-report-reason = What is wrong?
client-report-reason-insult = Insults or threats
client-report-reason-spam = Advertising or spam
client-report-reason-name = The name
client-report-reason-cheating = Cheating
client-report-reason-other = Something else
client-report-note = What happened (if you like)
client-report-do = Report
client-report-done = Thank you. The operator will look at it.
client-moderation = Reports
client-moderation-none = Nothing waits for you here.
client-moderation-by = { $reason } · reported by { $reporter } · { $when }
client-moderation-lines = Last lines of the chat
client-moderation-no-lines = Nothing was written.
client-moderation-table = To the table
client-moderation-before = Before: { $kind }. { $reason }
client-moderation-what = What to do
client-moderation-reason = Reason, which the person will read
client-moderation-hours = For how many hours
client-moderation-name = New name (else “Guest” and a number)
client-moderation-do = Do it
client-moderation-dismiss = Nothing to do
client-moderation-done = Done.
client-sanction-warn = Warn
client-sanction-silence = Silence
client-sanction-suspend = Suspend
client-sanction-close = Close the account
client-sanction-rename = Rename

# Settings
client-language-about = Switches at once. Others at your table keep theirs.
client-theme-paper = Paper
client-theme-paper-about = Light, as printed
client-theme-lacquer = Lacquer
client-theme-lacquer-about = Dark, for the evening
client-comfort = Motion and sound
client-motion = Pieces move
client-motion-about = Off: everything is in its new place at once.
client-sound = Sound
client-sound-about = A click for pieces, a gong when it is your turn.

# What went wrong
client-error-offline = The server can’t be reached. Check your connection and try again.
client-error-push = Your browser can’t reach its push service. Try again later, or choose another way below.
client-error-nameless = The server doesn’t know you yet. Enter your name, or use your recovery code.
client-error-not-found = Nothing was found here. Check the link, the code or the name for a missing letter.
client-error-forbidden = You can’t do that at this table.
client-error-conflict = Something has changed in the meantime. Look again and choose anew.
client-error-bad-move = This move is not allowed now.
client-error-too-many-requests = That was too much at once. Wait a moment, then try again.
client-error-quota = This is as much as one person can have here. Play what you have to its end, or go on tomorrow.
client-error-too-many-seats = You hold as many seats at tables that haven’t begun as one person may. Leave one of them, or wait until it begins.
client-error-sent-away = The host of this table doesn’t want you to play along. Sit down at another one.
client-error-unavailable = The server can’t store anything right now. Wait a moment, then try again.
client-error-too-large = That is too large.
client-error-too-many-reviews = Your other reviews aren’t ready yet. When the first one is there, ask for the next.
client-error-unknown-bot = A bot plays here that this server doesn’t have. Ask whoever runs it to start it with that bot.
client-error-unreadable-table = This table comes from another version and can’t be played on.
client-error-internal = Something went wrong on the server. Nothing that was confirmed is lost; try again.
client-error-login-forbidden = The name or the password is wrong. Look for a mistyped letter, or use your recovery code.
client-error-code-not-found = Nobody has this recovery code. Look for a mistyped letter.
client-error-not-proven = Show first that it is you: with your password or your recovery code.
client-error-short-password = Too short: at least 12 characters. A few words are easy to remember.
client-error-common-password = This is easily guessed. Take a few words that don’t belong together.
client-error-name-taken = Somebody else logs in with this name, or one that looks like it. Choose another.
client-error-names-alike = Somebody at this table has a name that looks the same. Choose another.
client-error-apart = You or somebody at this table would rather not sit together. Choose another table.
client-error-suspended = The operator lets you only watch for some time. Your account page tells why.
client-error-silenced = The operator doesn’t let you write for some time. Your account page tells why.
client-error-phrases-only = Those who watch can use the stock phrases only.
client-error-account-closed = The operator has closed this account. Reason: { $reason }
client-error-confirm-forbidden = That is not right. Look for a mistyped letter.
client-error-email-bad-request = This e-mail address can’t be used. Look for a mistyped letter, or choose another way.
client-error-webhook-bad-request = This address can’t be used. It must begin with https://, be complete and lead to the public internet; ntfy needs your topic at its end, Telegram and Gotify need a token.
client-error-other = The server refused: { $message }
client-error-page = Something went wrong on this page: { $message }

# Clocks: set-up, nights, leave
client-pace-title = Time
client-pace-title-about = Running out of time never ends a game: a bot stands in.
client-pace-none = No clock
client-pace-none-about = Everybody takes as long as they like.
client-pace-about = { $bank } to begin with, and { $credit } more after each turn.
client-pace-most = You can save up to { $most }.
client-pace-live-about = For people who play at the same time.
client-pace-first = Whoever plays a game for the first time has twice that.
client-stand-in = Who stands in
client-stand-in-about = When somebody’s time is up, a bot moves for them after { $grace }. They can take their seat back with one tap, at most twice, and get { $time } each time. Which bot?
client-stand-in-waiting = If somebody’s time is up, a bot ({ $bot }) moves for them after { $grace }.
client-night-title = Sleep
client-night-about = While you sleep, your clocks stand still, for at most eight hours a day. This applies to tables that begin later, and everybody there sees it.
client-night-from = From
client-night-to = To
client-night-zone = Time zone
client-night-save = Keep these hours
client-night-saved = Your clocks will sleep with you, at tables that begin from now on.
client-night-remove = Remove these hours
client-night-removed = Your clocks will run day and night, at tables that begin from now on.
client-vacation-title = Leave
client-vacation-about = While you are on leave, all your clocks stand still, except at live tables. You have 21 days a year.
client-vacation-now = You are on leave until { $end }.
client-vacation-end = I’m back
client-vacation-left = Left this year: { $time }
client-vacation-days = Days
client-vacation-begin = Begin leave now
