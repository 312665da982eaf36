# The browser: the table, its log, the replay and the end of the game.

# Where one is
table-loading = The table is being set…
table-waiting = waiting for players
table-reconnecting = reconnecting…
table-reconnecting-about = The connection is lost and is being restored; until then no move can be made.
table-missing = There is no such table
table-missing-about = The link may be incomplete, or the table was cleared away. Check it with whoever sent it.
table-to-start = To the start page
table-closed = Only those who play at this table can look at it.
table-your-turn = your turn
table-turn-of = turn: { $player }
table-watching-turn = you are watching · turn: { $player }
table-looking-back = earlier
table-over = game over
table-abandoned = Game ended unfinished
table-abandoned-about = All agreed to end this game early. Nobody wins it.

# The dock
table-your-choices = What you can do
table-waiting-for = Waiting for { $player }
table-bot-thinks = { $player } is thinking…
table-looking-back-about = This is how the table looked then
table-another = choose another
table-rule = Rule { $rule }
table-more = { $count ->
    [one] and { $count } more
   *[other] and { $count } more
    }
table-undo = Undo
table-undo-none = You have nothing to take back: chance, something newly revealed or another player’s move came after it.
table-confirm = Confirm
table-confirm-none = First choose something on the board or beside it.
# Before the button “Confirm”.
table-confirm-again = Touch it again, or
table-trouble-conflict = The table has moved on meanwhile. This is how it stands now; choose again.
table-trouble-offline = There is no connection, so the move was not made. It can be made once the connection is back.
table-trouble-unanswered = The connection broke before the server answered, so the move may not have been made. What the table shows is how it stands.

# Hints
table-hint = Hint
table-hint-thinks = A bot is thinking about your move…
table-hint-about = A bot’s advice, by win chance
table-hint-refining = A bot’s advice, by win chance; it is still thinking…
table-hint-close = Close the hint
table-hint-none = There is only one move, so there is nothing to advise.
table-hint-failed = There is no hint this time.
table-hint-again = Ask again
table-hint-chance = win chance
table-hint-points = expects { $points ->
    [one] { $points } point
   *[other] { $points } points
    }
table-hint-best = Compared with the next: { $reasons }
table-hint-other = Compared with the best: { $reasons }

# What the others did
table-since = { $turns ->
    [one] { $turns } turn since yours: look at it
   *[other] { $turns } turns since yours: look at them
    }
table-since-label = What happened since your last move
table-since-at = { $at } of { $of }
table-since-back = The turn before
table-since-on = The next turn
table-since-end = Back to now
table-taken-back = { $player } takes a move back.

# What happens, step by step
table-story = What happens now
table-story-step = step { $step } of { $of }
table-story-done = Done
table-story-next = Go on
table-story-skip = Skip to now
table-story-part = Next card
table-story-part-of = card { $part } of { $of }
table-story-on = Go on by itself
table-story-still = Stand still
table-story-end = Your turn
table-story-close = Back to the table
table-story-all = All at once
table-story-final = Final scoring
table-story-back = One step back
table-story-by-itself = by itself
table-story-again = What happened last, step by step

# Players, log, chat
table-you = you
table-players = Players
table-player-points = { $player }: { $points ->
    [one] { $points } point
   *[other] { $points } points
    }
table-talk = Log and chat
table-log = Log
table-log-empty = Nothing has happened yet
table-log-earlier = Show what happened before
table-chat = Chat
table-chat-unread = Chat: something new
table-chat-empty-players = The players write to each other here
table-chat-empty-watchers = Those who watch write to each other here
table-chat-write = Write something
table-chat-send = Send
table-chat-phrases = Stock phrases
table-chat-watching = Those who watch can use these phrases; everyone reads them in their own language.
table-chat-seat = seat { $seat }
table-chat-more = { $player }: mute, block, report
table-mute = Mute
table-block = Block
table-report = Report…
table-muted = Muted. You can undo it on your account page.
table-blocked = Blocked: you won’t be seated together. You can undo it on your account page.
table-phrase-hello = Hello!
table-phrase-good-luck = Good luck and have fun!
table-phrase-one-moment = One moment, please.
table-phrase-back = I’m back.
table-phrase-your-turn = It’s your turn.
table-phrase-nice-move = Nice move!
table-phrase-sorry = Sorry!
table-phrase-thanks = Thank you!
table-phrase-good-game = Good game!
table-phrase-bye = Bye!
table-lately = Lately
table-here = here
table-away = not here
table-seen = last here { $ago }
table-watchers = { $watchers ->
    [one] { $watchers } person watches
   *[other] { $watchers } people watch
    }
table-notice-joined = { $name } sits down.
table-notice-left = { $name } leaves the table.
table-notice-removed = { $name } is removed from the table.
table-notice-bot-joined = { $name }, a bot, sits down.
table-notice-bot-left = { $name }, a bot, leaves the table.
table-notice-resigned = { $name } leaves the game; a bot plays on.
table-notice-disagreed = { $name } doesn’t agree; the game goes on.
table-notice-abandoned = All agreed to end the game, as { $name } proposed.
table-notice-ended = The game ended without a result, because nobody played on for a very long time.
table-notice-time-up = { $name } has run out of time.
table-notice-stand-in = A bot moves for { $name } for now.
table-notice-seat-taken-back = { $name } is back and plays on.
table-notice-seat-lost = { $name } has been away too long; a bot keeps the seat.
table-notice-time-given = { $name } is given more time.
table-notice-waiting = All agreed to wait for { $name }.
table-notice-waiting-ended = { $name } no longer waits; a bot will move.
table-notice-leave-begun = { $name } is on leave; the clock stands still.
table-notice-leave-ended = { $name } is back from leave.
table-text = Text view
table-rules = Rules

# The menu
table-menu = More
table-copy-link = Copy the link to this table
table-link-copied = The link is copied.
table-replay = Replay
table-picture = Save the result as a picture
table-record = Record
table-propose-undo = Ask to take a move back
table-propose-abandon = Propose to end the game
table-propose-abandon-about = If all players agree, the game ends here and nobody wins it.
table-propose-abandon-sure = Propose it
table-resign = Leave the game
table-resign-about = A bot plays on in your place until the end. You can’t come back to your seat.
table-resign-sure = Leave the game
table-stay = Stay
table-manner = How you play
table-confirm-moves = Confirm moves
table-confirm-touch = On the board
table-confirm-touch-about = What you touch on the board waits for “Confirm” or a second touch; a choice beside it counts at once.
table-confirm-always = Always
table-confirm-always-about = Every move waits for “Confirm”.
table-confirm-never = Never
table-confirm-never-about = Every move counts at once.
table-sound = Gong on your turn
table-sound-about = It sounds when your turn begins.
table-pace = Pace of what others do
table-pace-slow = slow
table-pace-normal = normal
table-pace-fast = quick
table-pace-off = all at once
table-pace-off-about = What others did is seen at once; rings show what is new.
table-by-itself = Stories go on by themselves
table-by-itself-about = Their parts follow each other without a click.

# Proposals
table-proposal-undo = { $player } asks to take the last move back.
table-proposal-abandon = { $player } proposes to end the game here.
table-proposal-waiting = Still to answer: { $names }
table-proposal-agree = Agree
table-proposal-disagree = Don’t agree
table-proposal-withdraw = Withdraw

# One screen for several
table-cover = Pass the device to { $player }
table-cover-about = The cards stay covered until then.
table-cover-show = I am { $player }
table-cover-news = What happened

# Keys
table-keys = Keys
table-key-choice = take this choice
table-key-arrows = from choice to choice
table-key-confirm = confirm
table-key-clear = choose anew
table-key-skip = skip or pass
table-key-undo = undo
table-key-hint = ask for a hint or close it
table-key-plan = plan the next turn, or stop planning
table-key-since = turns since yours, back and on
table-key-next = go on with what is told
table-key-text = text view
table-key-log = log
table-key-chat = chat
table-key-zoom = closer, farther, the whole board
table-key-help = these keys

# The end
table-result = Result
table-winner = { $player } wins with { $points }
table-no-winner = Nobody wins
table-over-about = { $game }, { $players ->
    [one] { $players } player
   *[other] { $players } players
    }, { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
    }
table-look = Look at the board
table-share = Share
table-rematch = Rematch
table-scores = Points
table-total = Total
table-lost = { $points } in all
table-course = Points over time
table-course-about = Tap a point to see the board there.
table-course-at = Move { $move }: { $scores }
table-round = Round { $round }
table-round-before = Before the first round

# The review
table-review = Review
table-review-about = A bot goes through the game: how everyone’s win chances went, and which moves cost most. This takes a minute or two.
table-review-begin = Review the game
table-review-running = A bot is going through the game…
table-review-chances = Win chances
table-review-honest = Each position is judged by what the player to move could see there.
table-review-blunders = The moves that cost most
table-review-none = No move cost as much as a hundredth of the win chance, or surely two points.
table-review-blunder = Move { $move }, { $player }. { $question }
table-review-played = Played: “{ $move }” ({ $chance }, { $points ->
    [one] { $points } point
   *[other] { $points } points
    })
table-review-better = Better: “{ $move }” ({ $chance }, { $points ->
    [one] { $points } point
   *[other] { $points } points
    })
table-review-gains = The better move brings: { $reasons }
table-review-cost = cost { $chance }
table-review-see = See move { $move } in the replay
table-review-forfeit = points that don’t count in the end

# The replay
table-replay-missing = This replay can’t be shown
table-replay-nothing = No record was chosen; choose one on the start page.
table-replay-start = The game begins
table-replay-move = move { $move } of { $of }
table-replay-link = Link to this move
table-replay-slider = Move
table-replay-play = Play
table-replay-pause = Pause
table-replay-begin = To the beginning
table-replay-end = To the end
table-replay-back = One move back
table-replay-on = One move on
table-replay-turn-back = One turn back
table-replay-turn-on = One turn on
table-replay-speed = Speed
table-replay-pausing = pause at every round
table-replay-play-on = Play on from here
table-replay-play-on-none = The game is over here; go to an earlier move.
table-replay-leave = Leave the replay
table-seen-by = seen by
table-seen-by-all = All
table-seen-by-one = As { $player } saw it

# The camera
table-camera = Board. Arrow keys move the view, plus and minus zoom, 0 shows everything.
table-camera-reset = Back to the whole view
table-camera-places = Places of the board

# A table without a board
table-words = What lies on the table

# Plans for the own next turn
table-plan = Plan my next turn
table-plan-about = Only you see it. Its moves are made shortly after your turn comes, as if you made them yourself.
table-plan-more = Add another, in case that can’t be played
table-planning = planning your next turn
table-plan-as-if = As if it were your turn now
table-plan-chosen = Planned: { $moves }
table-plan-ends = That is as far as your turn can be foreseen.
table-plan-keep = Keep this plan
table-plan-keep-none = Choose a move first, on the board or here.
table-plan-cancel = Don’t plan
table-plan-back = Back
table-plan-back-none = Nothing is planned yet.
table-plan-heading = My plan
table-plan-order = The first of these that can be played will be; otherwise you are asked.
table-plan-drop = Delete: { $moves }
table-plan-throw-away = Delete the plan
table-plan-stop-if = Stop, and ask me, if…
table-plan-under-way = Your plan is being carried out.
table-plan-due = Your plan will be carried out in a moment.
table-plan-take-over = I’ll play myself
table-plan-stopped = Your plan has stopped: { $reason }.
table-plan-stopped-illegal = Your plan has stopped: nothing in it can be played.
table-trouble-cannot-plan = Your next turn can’t be foreseen yet: dice, cards still to be dealt or several turns of somebody else come first. Try again when somebody has moved.
table-trouble-time-full = There is as much time on this clock already as there can be.

# Clocks
table-clocks = Time at this table
table-clock-about = about { $time }
table-clock-left = Time left: { $time }
table-clock-sleeps = Asleep { $hours }
table-clock-night = Asleep: the clock stands still
table-clock-leave = On leave: the clock stands still
table-clock-leave-until = On leave until { $end }
table-clock-down = The clock stands still: the server was down
table-clock-away = Time is up
table-clock-away-of = { $player } has run out of time. A bot will move in { $time }, unless you give them time or all agree to wait.
table-clock-stand-in = A bot moves
table-clock-stand-in-of = A bot moves for { $player }
table-clock-waits = You have all agreed to wait for { $player }.
table-clock-own-stand-in = Your time was up, so a bot moves for you.
table-clock-own-away = Your time is up. Make your move: in { $time } a bot begins to move for you.
table-clock-own-waits = Your time is up, but the others have agreed to wait for you.
table-clock-returns = { $returns ->
    [0] You can’t take your seat back any more.
    [one] You get { $time }. You can do so once more.
   *[other] You get { $time }. You can do so { $returns } more times.
}
table-clock-returns-left = { $returns ->
    [0] Can’t take the seat back after another timeout
    [one] Can take the seat back once after a timeout
   *[other] Can take the seat back { $returns } times after a timeout
}
table-clock-take-back = Take my seat back
table-clock-give = Give { $time }
table-clock-wait = Propose to wait
table-clock-stop-waiting = Wait no longer
table-proposal-wait = { $player } proposes to wait for { $away }: no bot moves meanwhile.
table-over-left = Bots played on for: { $names }
