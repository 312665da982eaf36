# The terminal: what the command line says. Names of commands and options are not translated.

terminal-usage =
    yamen: board games of imperial China, with every rule enforced.

    yamen                             open the table in the browser
    yamen play dragon --players 3     play against bots; --hot-seat: everyone at this screen
    yamen play gugong --players 1     play alone against Meng; -o level=hard: a harder one
    yamen simulate dragon -p 4 -n 100 let bots play many games
    yamen arena dragon --bots a,b,c   measure bots against each other; yamen bots: which there are
    yamen train gugong --out FOLDER   teach the bots by games of their own
    yamen replay FILE                 tell the story of a recorded game
    yamen review FILE                 the win chances in a recorded game, and the moves that cost most
    yamen check FILE…                 verify recorded games
    yamen perft dragon -p 2 -d 4      count how many ways a game can go
    yamen content show dragon         the printed figures, and how sure we are of them
    yamen content check FILE          check your own figures; play with them: --content FILE
    yamen serve                       serve tables to browsers and programs; Ctrl+C ends it
    yamen backup, yamen restore       copy the database of a server; go back to a copy
    yamen bench                       measure the speed

    yamen COMMAND --help lists all options.
    Languages: --lang en, pl, cs, tr. For screen readers: --plain.

# Playing

terminal-player-name = Player { $seat }
terminal-bot-name = Bot { $seat }
terminal-welcome = Type the number of a choice and press Enter. “help” lists what else you can type.
terminal-help =
    number     play the choice with that number; the text of a move does it, too, such as “do taxes”
    undo       take your last move back, until chance or another player has moved
    hint       what a bot would choose here, and why
    why NAME   why a choice is not allowed; “why” alone explains all that are refused
    board      show the whole table
    log        tell everything that has happened
    save FILE  save a copy; without FILE it says where the game is saved anyway
    quit       leave; every move is saved, so nothing is lost
terminal-hint-thinks = A bot is thinking about your move…
terminal-hint-move = Choice { $number }, “{ $move }”: win chance { $chance }, points to expect: { $points }.
terminal-hint-everyone = Win chances after the best move: { $chances }.
terminal-hint-gains = Compared with “{ $other }”: { $reasons }.
terminal-hint-no-gains = Compared with “{ $other }”, no source of points differs by more than chance would explain.
terminal-news = What happened:
terminal-hand-over = Now playing: { $player }
terminal-more-refused = and more; “why” explains them all
terminal-left = The game is saved. Go on with: yamen play --load { $file }
terminal-ended = The whole game is saved: { $file }
terminal-saved = Saved: { $file }
terminal-not-a-record = the file exists and is not a saved game, so it is left alone; choose another name
terminal-undone = The move is taken back.
terminal-nothing-to-undo = There is nothing to take back: chance or another player has moved since.
terminal-no-such-number = There is no choice { $number }; the choices are 1 to { $most }.
terminal-not-understood = “{ $input }” is not a choice from 1 to { $most }, a move or a command; “help” lists the commands.
terminal-allowed = { $move }: this is allowed, it is choice { $number }.
terminal-nothing-refused = Nothing is refused here: you may choose whatever the question is about.
terminal-no-such-move = There is no move with “{ $name }” in its name.
terminal-chance-to-move = Chance moves next.
terminal-result = Result

# The server

terminal-serving = The server answers at { $link } and keeps its data in { $folder }. Ctrl+C ends it.
terminal-serving-already = The table is open already: { $link }
terminal-serving-names = It answers to its addresses and to the name of this machine; for another name, such as play.example.org, start it with --allow-host play.example.org.
terminal-working =
    { $count ->
        [one] The worker is ready: one bot thinks at a time. Ctrl+C ends it.
       *[other] The worker is ready: up to { $count } bots think at a time. Ctrl+C ends it.
    }
terminal-cannot-listen = The server can’t listen on { $host }, port { $port }: { $reason }. Choose another with --port.
terminal-backed-up = Backed up into { $file } ({ $size } kB), and verified.
terminal-restored = The database is again as it was on { $time }, from { $file }.
terminal-restored-aside = What was there before is in { $folder }.
terminal-restore-postgres = A PostgreSQL database is restored by its own pg_restore, into an empty database: pg_restore --no-owner --dbname URL FILE
terminal-not-a-time = “{ $given }” is no time; write it like 2026-11-17T20:00.
terminal-usage-name = Name
terminal-usage-open = open
terminal-usage-running = running
terminal-usage-over = over
terminal-usage-lines = chat lines
terminal-usage-packs = packs
terminal-usage-moves = moves

# Simulations

terminal-simulating = Playing
terminal-simulation = Simulation
terminal-games = games
terminal-seconds = seconds
terminal-games-per-second = games/s
terminal-decisions-per-second = decisions/s
terminal-decisions-per-game = decisions per game
terminal-branching = choices per decision
terminal-seats-and-bots = Seats and bots
terminal-seat = seat { $seat }
terminal-all-seats = all seats
terminal-bot = bot
terminal-wins = wins
terminal-share-of-wins = share of wins
terminal-mean-score = mean score
terminal-percent = { $percent }%

# Bots and the arena

terminal-arena = Arena
terminal-arena-note = Share of wins with the interval that contains the true one with 95% confidence; ratings by Plackett and Luce, on openskill’s scale.
terminal-rating = rating
terminal-winning-score = score when winning
terminal-ms-per-move = ms a move
terminal-bots = Bots
terminal-plays = how it plays
terminal-rating-in = rating, { $game }
terminal-seconds-a-move = seconds a move
terminal-bots-note = Ratings on openskill’s scale, measured by “yamen arena” with two players. “@300”: measured with 300 simulations a move.
terminal-level-random = any legal move
terminal-level-greedy = what looks best at once
terminal-level-beginner = thinks like somebody who has just learned the rules: sees what a move brings, but misjudges it
terminal-level-casual = plays sensibly without thinking ahead, and is mistaken now and then
terminal-level-strong = thinks a little ahead, 200 simulations a move
terminal-level-master = thinks ahead further, two seconds a move
terminal-level-grandmaster = the same with more patience, ten seconds a move
terminal-learning = learning
terminal-needs-extra = { $extra ->
    [server] The table server
    [postgres] PostgreSQL
    [training] Training
    [ray] Playing on a cluster
   *[arena] Rating bots
} needs the extra '{ $extra }': pip install 'yamen[{ $extra }]'
terminal-no-cluster = No Ray cluster answers at { $address } ({ $reason }); start one with “ray start --head”, or leave out --address.
terminal-practising = Practising
terminal-checkpoint = network { $number }, { $games } games; in games held back: policy { $policy } ({ $agreement } of the best moves), win chances { $win }, points { $points } off
terminal-gate = { $players } players, as much time: { $wins } of { $games } games won against the shipped bot: { $verdict ->
    [better] better
    [worse] not better
   *[other] not decided
}
terminal-other-training = In { $folder } another training was begun: { $found }; give the same options, or another folder.

# Records

terminal-record-finished = { $file }: sound; { $game }, rules: version { $rules }, players: { $players }, moves: { $moves }, result: { $result }
terminal-record-unfinished = { $file }: sound; { $game }, rules: version { $rules }, players: { $players }, moves: { $moves }, not finished
terminal-perft = depth { $depth }: { $lines } ({ $seconds } s)

# Reviews

terminal-review = Win chances
terminal-review-note = from the first decision to the last; a full block is certainty
terminal-review-player = player
terminal-review-chance = win chance
terminal-review-running = Looking
terminal-review-honest = Each position is judged by what the player to move could see there.
terminal-review-blunders = The moves that cost most
terminal-review-none = No move cost as much as a hundredth of the win chance, or surely two points.
terminal-review-bot = { $bot } would have played the same in { $same } of { $decisions } decisions.
terminal-review-bot-move = Move { $number }, { $player }: { $chosen }, instead of { $played }
terminal-review-blunder = Move { $number }, { $player }. { $question }
terminal-review-played = Played: “{ $move }”, win chance { $chance }, points to expect: { $points }.
terminal-review-better = Better: “{ $move }”, win chance { $chance }, points to expect: { $points }.
terminal-review-gains = Compared with the move made: { $reasons }.
terminal-review-no-gains = Compared with the move made, no source of points differs by more than chance would explain.
terminal-review-forfeit = points that don’t count in the end
terminal-review-what-if = What if? Play on before the costliest move: yamen play --load { $file } --at { $number }
terminal-review-nothing = In { $file } nobody has decided anything yet, so there is nothing to review; play first.

# Content

terminal-figures-of = Figures: { $game }
terminal-figure = figure
terminal-value = value
terminal-confidence = how sure
terminal-figures = figures
terminal-legend = How sure we are
terminal-confidence-text = the rulebook says or shows it
terminal-confidence-likely = a published description says it
terminal-confidence-inferred = it follows from what the rulebook says
terminal-confidence-ours = our reconstruction
terminal-content-sound = { $content }: sound, figures: { $figures }, content { $hash }

# Speed

terminal-measuring = Measuring
terminal-bench = Speed
terminal-row = row
terminal-clone-us = clone, µs
terminal-view-us = view, µs
terminal-determinise-us = determinise, µs
terminal-position-bytes = position, bytes
terminal-instructions-per-decision = instructions per decision
terminal-bench-search = Searches
terminal-simulations-per-second = simulations/s
terminal-bench-server = The server under load
terminal-moves-per-second = moves/s
terminal-p50-ms = half of the moves within, ms
terminal-p99-ms = 99 of 100 moves within, ms
terminal-lost-moves = lost moves
terminal-kb-per-table = memory of a table, kB
terminal-cpu-per-move = processor time of a move, µs
terminal-start-ms = start to first answer, ms
terminal-bench-browser = The pages in Chromium
terminal-script-kb = scripts, kB
terminal-open-ms = until a table is drawn, processor slowed 4 times, ms
terminal-open-cpu-ms = to open a table, ms of processor time
terminal-frames-per-second = frames per second while pieces move
terminal-longest-task-ms = longest task after a move, ms
terminal-round-us = round of the scheduler, µs
terminal-bench-checkout = A checkout
terminal-wall-seconds = wall time, s
terminal-cpu-seconds = processor time, s
terminal-steps = by step: wall/processor, s
terminal-how-counted = Only players’ decisions count; chance moves take their time, but they are not counted.
terminal-no-peers = Other engines are measured beside it once they are installed in .venv-peers; “make bench” does that.
terminal-rows-of-a-checkout = Rows of other engines, of the server under load and of builds need a checkout of Yamen: run “yamen bench” in its folder.
terminal-row-left-out = The row { $row } is left out: { $reason }

# What can be wrong on the command line

terminal-which-game = Say which game to play: { $games }.
terminal-how-many-players = Say how many play, with --players, or name a record with --from.
terminal-option-without-value = “{ $option }” is not a game option; write it as NAME=VALUE.
terminal-option-twice = The option { $option } is given twice; give it once.
terminal-no-such-bot = There is no bot “{ $bot }”; choose one of: { $bots }.
terminal-bots-and-seats = Bots named: { $bots }, seats for bots: { $seats }; name one bot for each seat.
terminal-bots-or-hot-seat = --hot-seat means that people sit at all seats; leave out --hot-seat or --bots.
terminal-names-and-seats = Names given: { $names }, seats: { $seats }; give one name for each seat.
terminal-empty-name = A name in --names is empty; give each player one.
terminal-same-names = Two players have the same name; give each player a different one.
terminal-too-small = { $option } must be at least { $least }, not { $value }.
terminal-no-time = --seconds must be more than 0, not { $value }.
terminal-load-has-setup = The saved game has its own players, names and options; leave out --players, --names and --option.
terminal-from-has-setup = The record has its own players and options; leave out --players and --option.
terminal-at-without-load = --at says where to go on in a saved game; name the file with --load.
terminal-at-without-from = --at says where to begin in a record; name the file with --from.
terminal-at-too-far = The record has only { $moves } moves, so there is nothing after move { $at }.
terminal-other-game = { $file } is a record of another game: { $game }.
terminal-other-content = { $file }: the game was played with content { $wanted }, this is { $have }; name the file it was played with: --content FILE.
terminal-content-of-which-game = The tables in { $file } don’t show which game they are for; say which with --game: { $games }.
terminal-already-over = The game in { $file } is over; “yamen replay” shows it.
terminal-moves-before = To use what precedes it, add --at { $moves }.
terminal-cannot-read = { $file } can’t be read: { $reason }.
terminal-cannot-write = { $file } can’t be written: { $reason }.
terminal-no-text-file = it is not a text file
terminal-no-such-row = There is no row “{ $row }”; choose from: { $rows }.
