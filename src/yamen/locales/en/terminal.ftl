# The terminal: what the command line says. Names of commands and options are not translated.

terminal-usage =
    yamen: board games of imperial China, with every rule enforced.

    yamen play dragon --players 3     play against bots; --hot-seat: everyone at this screen
    yamen simulate dragon -p 4 -n 100 let bots play many games
    yamen replay FILE                 tell a recorded game
    yamen check FILE…                 verify recorded games
    yamen perft dragon -p 2 -d 4      count how many ways a game can go
    yamen content show dragon         the printed figures, and how sure we are of them
    yamen bench                       measure the speed

    yamen COMMAND --help tells all options.
    Languages: --lang en, pl, cs, tr. For screen readers: --plain.

# Playing

terminal-player-name = Player { $seat }
terminal-bot-name = Bot { $seat }
terminal-welcome = Type the number of a choice and press Enter. “help” lists what else you can type.
terminal-help =
    number     play the choice with that number; the text of a move does it, too, such as “do taxes”
    undo       take your last move back, until chance or another player has moved
    why NAME   why a choice is not allowed; “why” alone explains all that are refused
    board      show the whole table
    log        tell everything that has happened
    save FILE  save a copy; without FILE it says where the game is saved anyway
    quit       leave; every move is saved, so nothing is lost
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
terminal-not-understood = “{ $input }” is no choice from 1 to { $most }, no move and no command; “help” lists the commands.
terminal-allowed = { $move }: this is allowed, it is choice { $number }.
terminal-nothing-refused = Nothing is refused here: you may choose whatever the question is about.
terminal-no-such-move = There is no move with “{ $name }” in its name.
terminal-chance-to-move = Chance moves next.
terminal-result = Result

# The table of In the Year of the Dragon

terminal-dragon-before-month-1 = The year ahead
terminal-dragon-month-of = Month { $month } of { $months }
terminal-dragon-wall-tile = wall: { $builder }
terminal-dragon-event-now = This month’s event: { $event }
terminal-dragon-events-to-come = Months to come: { $events }
terminal-dragon-wall = Great Wall, tiles built: { $built } of { $length } ({ $builders })
terminal-dragon-groups = Action cards
terminal-dragon-group = Group { $group }
terminal-dragon-fee = Costs { n-yuan }. Dragons: { $players }
terminal-dragon-no-fee = Costs nothing
terminal-dragon-cost = costs { n-yuan }
terminal-dragon-courts = Courts, in turn order
terminal-dragon-to-move = To move: { $player }
terminal-dragon-none = none
terminal-dragon-court = Court
terminal-dragon-goods = Goods
terminal-dragon-palaces = Palaces: a bracket for each floor
terminal-dragon-points = points: { $points }
terminal-dragon-track = person track: { $steps }
terminal-dragon-wall-tiles = wall tiles: { $tiles }
terminal-dragon-yuan = yuan: { $yuan }
terminal-dragon-rice = rice: { $rice }
terminal-dragon-fireworks = fireworks: { $fireworks }
terminal-dragon-privileges = privileges: small { $small }, large { $large }
terminal-dragon-palace = Palace { $number }, floors: { $floors }. Persons: { $persons }
terminal-dragon-cards = Person cards: { $cards }
terminal-dragon-bonuses = Unused wall tiles: { $bonuses }
terminal-dragon-persons = Persons
terminal-dragon-persons-note = value/symbols ×tiles left; card: the seats that still hold it
terminal-dragon-person = Person
terminal-dragon-young = young
terminal-dragon-old = old
terminal-dragon-card = card
terminal-dragon-tiles = { $person }: value { $value }, symbols { $symbols }, tiles left { $left }
terminal-dragon-inhabitants = persons: { $persons }; free floors: { $free }
terminal-dragon-worth = value { $value }, symbols { $symbols }
terminal-dragon-total = total

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

# Records

terminal-record-finished = { $file }: sound; { $game }, players: { $players }, moves: { $moves }, result: { $result }
terminal-record-unfinished = { $file }: sound; { $game }, players: { $players }, moves: { $moves }, not finished
terminal-perft = depth { $depth }: { $lines } ({ $seconds } s)

# Content

terminal-figures-of = Figures: { $game }
terminal-figure = figure
terminal-value = value
terminal-confidence = how sure
terminal-legend = How sure we are
terminal-confidence-text = the rulebook says or shows it
terminal-confidence-likely = a published description says it
terminal-confidence-inferred = it follows from what the rulebook says
terminal-confidence-ours = our reconstruction
terminal-content-sound = { $content }: sound, figures: { $figures }

# Speed

terminal-measuring = Measuring
terminal-bench = Speed
terminal-row = row
terminal-clone-us = clone, µs
terminal-position-bytes = position, bytes
terminal-how-counted = Only players’ decisions count; chance moves take their time, but they are not counted.
terminal-no-peers = Other engines are measured beside it once they are installed in .venv-peers; “make bench” does that.
terminal-row-left-out = The row { $row } is left out: { $reason }

# What can be wrong on the command line

terminal-which-game = Say which game to play: { $games }.
terminal-how-many-players = Say how many play, with --players, or name a record with --from.
terminal-option-without-value = “{ $option }” is no option of a game; write it as NAME=VALUE.
terminal-option-twice = The option { $option } is given twice; give it once.
terminal-no-such-bot = There is no bot “{ $bot }”; choose one of: { $bots }.
terminal-bots-and-seats = Bots named: { $bots }, seats for bots: { $seats }; name one bot for each seat.
terminal-bots-or-hot-seat = --hot-seat means that people sit at all seats; leave out --hot-seat or --bots.
terminal-names-and-seats = Names given: { $names }, seats: { $seats }; give one name for each seat.
terminal-empty-name = A name in --names is empty; give each player one.
terminal-same-names = Two players have the same name; give each player another one.
terminal-too-small = { $option } must be at least { $least }, not { $value }.
terminal-no-time = --seconds must be more than 0, not { $value }.
terminal-load-has-setup = The saved game has its own players, names and options; leave out --players, --names and --option.
terminal-from-has-setup = The record has its own players and options; leave out --players and --option.
terminal-at-without-load = --at says where to go on in a saved game; name the file with --load.
terminal-at-without-from = --at says where to begin in a record; name the file with --from.
terminal-at-too-far = The record has only { $moves } moves, so there is nothing after move { $at }.
terminal-other-game = { $file } is a record of another game: { $game }.
terminal-already-over = The game in { $file } is over; “yamen replay” shows it.
terminal-moves-before = To use what precedes it, add --at { $moves }.
terminal-cannot-read = { $file } can’t be read: { $reason }.
terminal-cannot-write = { $file } can’t be written: { $reason }.
terminal-no-text-file = it is no text file
terminal-no-such-row = There is no row “{ $row }”; choose from: { $rows }.
