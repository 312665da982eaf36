gugong-title = Gùgōng
gugong-about = Four days in the Forbidden City: exchange gifts with the officials, send your servants where they are needed, and bring your envoy to the palace in time.

# Gifts: $first is the value, $second the action of the card.

gugong-gift = { $second ->
    [none] { $first } { gugong-gift-name }
   *[other] { $first } { gugong-gift-name } ({ gugong-gift-action })
    }
gugong-gift-name = { $first ->
    [1] fruit bowl
    [2] fan
    [3] Go stones
    [4] tea set
    [5] silk
    [6] vase
    [7] necklace
    [8] pipa
   *[9] jade figure
    }
gugong-gift-action = { $second ->
    [travel] { gugong-location-travel }
    [great_wall] { gugong-location-great_wall }
    [jade] { gugong-location-jade }
    [intrigue] { gugong-location-intrigue }
    [palace] { gugong-location-palace }
    [decrees] { gugong-location-decrees }
    [canal] { gugong-location-canal }
    [servant] 1 servant
    [servants] 2 servants
   *[swap] swap a card
    }

# Words. The form .obstacle says why Meng can’t act there.

gugong-location-travel = Travel
    .obstacle = there is no token left on the map
gugong-location-great_wall = Great Wall
    .obstacle = he has no servant to place
gugong-location-jade = Jade
    .obstacle = he has too few servants, even with his tokens
gugong-location-intrigue = Intrigue
    .obstacle = his marker can’t move
gugong-location-palace = Palace
    .obstacle = his envoy can’t move
gugong-location-decrees = Decrees
    .obstacle = he has too few servants, even with his tokens, for a decree that he lacks
gugong-location-canal = Grand Canal
    .obstacle = he has no servant to put on a ship, or no room for one

gugong-city-beijing = Beijing
gugong-city-nanjing = Nanjing
gugong-city-hangzhou = Hangzhou
gugong-city-guangzhou = Guangzhou
gugong-city-xian = Xi’an
gugong-city-kaifeng = Kaifeng
gugong-city-chengdu = Chengdu
gugong-city-luoyang = Luoyang
gugong-city-jinan = Jinan
gugong-city-fuzhou = Fuzhou
gugong-city-kunming = Kunming
gugong-city-nanchang = Nanchang
gugong-city-wuchang = Wuchang
gugong-city-datong = Datong

gugong-token-servant = +1 servant
gugong-token-servants = +2 servants
gugong-token-envoy = envoy +1
gugong-token-intrigue = intrigue +1
gugong-token-card_for_jade = card 7+ for jade
gugong-token-vp = 2 VP
gugong-token-swap = swap a card
gugong-token-take_back = take a card back
gugong-token-ship = servant to a ship
gugong-token-wall = servant to the wall
gugong-token-servants_for_jade = 3 servants for jade
gugong-token-double = counts as two
gugong-token-plus1 = gifts +1 today
gugong-token-toll = toll
gugong-token-follow = follow

gugong-decree-morning_intrigue = each morning intrigue +2
gugong-decree-morning_ship = each morning a servant to a ship
gugong-decree-morning_servant = each morning +1 servant
gugong-decree-morning_envoy = each morning envoy +1
gugong-decree-morning_swap = each morning swap a card
gugong-decree-cheap_travel = travel B: −1 servant
gugong-decree-cheap_jade = jade: −1 servant
gugong-decree-extra_wall = wall: +1 from the supply
gugong-decree-equal_gifts = equal gifts are free
gugong-decree-cheap_decrees = decrees: −1 servant
gugong-decree-end_vp = at the end 1 VP per 3 VP (max. 10)
gugong-decree-end_flat = at the end 8 VP
gugong-decree-end_jade = at the end 2 VP per jade (max. 10)
gugong-decree-end_decrees = at the end 2 VP per servant on decrees
gugong-decree-end_harbours = at the end 2 VP per servant at harbour rewards

gugong-reward-vp = 4 VP
gugong-reward-card = gift card
gugong-reward-double = double servant

gugong-benefit-servant = 1 servant
gugong-benefit-servants = 2 servants
gugong-benefit-die = turn a die
gugong-benefit-jade = 1 jade

# The form .removed is what a player removes from the pool, few or many.
gugong-servant-normal = normal servant
    .removed = normal servants only
gugong-servant-double = double servant
    .removed = the double servant

gugong-goods-servant = 1 servant
gugong-goods-double_servant = double servant
gugong-goods-vp = 2 VP
gugong-goods-jade = 1 jade

# Automa cards: the form .day says where Meng acts, .twilight what the lower half offers, .obstacle why he skips it.
gugong-automa-travel = Travel
    .day = { gugong-location-travel }
    .twilight = one more travel move for 2 servants, or for 1 with the travel decree
    .obstacle = he has too few servants, even with his tokens, or there is no token left on the map
gugong-automa-great_wall = Great Wall
    .day = { gugong-location-great_wall }
    .twilight = one servant on the wall, and another one removed for it
    .obstacle = he doesn’t have 2 servants, not even with his tokens
gugong-automa-jade = Jade
    .day = { gugong-location-jade }
    .twilight = a free travel move
    .obstacle = there is no token left on the map
gugong-automa-intrigue = Intrigue
    .day = { gugong-location-intrigue }
    .twilight = 2 steps of intrigue for 1 servant
    .obstacle = he has no servant, not even with his tokens, or his marker is at the top
gugong-automa-palace = Palace
    .day = { gugong-location-palace }
    .twilight = a step of the envoy and a step of intrigue for 2 servants
    .obstacle = he doesn’t have 2 servants, not even with his tokens
gugong-automa-decrees = Decrees
    .day = { gugong-location-decrees }
    .twilight = a free travel move
    .obstacle = there is no token left on the map
gugong-automa-canal = Grand Canal
    .day = { gugong-location-canal }
    .twilight = one servant on a ship, and another one removed for it
    .obstacle = he doesn’t have 2 servants, not even with his tokens, or there is no room on a ship
gugong-automa-special = special card
    .day = special card (at his focus, with variant B and without paying)
    .twilight = a free travel move
    .obstacle = there is no token left on the map

gugong-source-track = VP on the track
gugong-source-wall = wall
gugong-source-decrees = decrees 3
gugong-source-palace = palace
gugong-source-jade = jade

# Options and their values

gugong-option-bonus = Bonus travel tokens
gugong-option-bonus-false = not in the game
gugong-option-bonus-true = in the game: six more tokens that last until the day ends (not against Meng)
gugong-option-expert = Expert variant
gugong-option-expert-false = the seven usual gifts lie on the board at first
gugong-option-expert-true = any gifts but those of the players can lie on the board at first
gugong-option-level = Level of Meng, when you play alone
gugong-option-level-easy = easy: one special automa card
gugong-option-level-normal = normal: two special automa cards
gugong-option-level-hard = hard: two special automa cards, and Meng has a fifth gift
gugong-option-sets = Card sets, when you play alone
gugong-option-sets-4-5 = set 4 for you, set 5 for Meng
gugong-option-sets-2-3 = set 2 for you, set 3 for Meng
gugong-option-sets-1-2 = set 1 for you, set 2 for Meng
gugong-option-focus = Focus of Meng, when you play alone
gugong-option-focus-random = one of the seven locations, drawn
gugong-option-focus-travel = { gugong-location-travel }
gugong-option-focus-great_wall = { gugong-location-great_wall }
gugong-option-focus-jade = { gugong-location-jade }
gugong-option-focus-intrigue = { gugong-location-intrigue }
gugong-option-focus-palace = { gugong-location-palace }
gugong-option-focus-decrees = { gugong-location-decrees }
gugong-option-focus-canal = { gugong-location-canal }

# Moves, as lines in a list of choices

gugong-move-skip = Skip
gugong-move-option-a = Variant A
gugong-move-option-b = Variant B
gugong-move-use = Use it
gugong-move-pay-servants = Remove 2 servants
gugong-move-no-actions = Exchange without any action
gugong-move-exchange = Exchange: { $gift } → { $location }
gugong-move-discard = Discard: { $gift }
gugong-move-take-back = Take back: { $gift }
gugong-move-swap-hand = Swap from your hand: { $gift }
gugong-move-swap-discard = Swap from your discard pile: { $gift }
gugong-move-swap-at = Swap with the card there: { $location }
gugong-move-remove = Remove { $servant-removed }
gugong-move-place = Place: { $servant }
gugong-move-gain = { $amount ->
    [0] Gain no servants
    [one] Gain { $amount } servant
   *[other] Gain { $amount } servants
    }
gugong-move-gain-double = { $amount ->
    [0] Gain the double servant
    [one] Gain the double servant and { $amount } normal one
   *[other] Gain the double servant and { $amount } normal ones
    }
gugong-move-to = Travel to { $city }
gugong-move-house = Buy the jade of house { $house }
gugong-move-square = Buy jade on the square
gugong-move-decree = Decree: { $decree }
gugong-move-load = On ship { $ship }: { $servant }
gugong-move-launch = New ship on route { $route }: { $servant }
gugong-move-sail = Move ship { $ship }
gugong-move-claim = Ship { $ship } claims: { $reward }
gugong-move-benefit = Intrigue benefit: { $benefit }
gugong-move-turn = Turn die { $die } to { $value }
gugong-move-mark = Put the token at: { $location }
gugong-move-start = Seat { $seat } begins
gugong-move-deal = Gift card: { $gift }
gugong-move-lay-decree = Decree laid out: { $decree }
gugong-move-lay-token = Token laid out: { $token }
gugong-move-roll = Die shows { $value }
gugong-move-focus = Meng’s focus: { $location }
gugong-move-automa = Automa card: { $automa }
gugong-move-reveal = Meng’s gift: { $gift }
gugong-move-tokens = { $doubles ->
    [0] Exchange tokens for: { $goods }
   *[other] Exchange tokens for: { $goods } (counting as two: { $doubles })
    }

# What players are asked

gugong-ask-morning-decrees = Morning: which of your decrees do you use?
gugong-ask-exchange = Which gift do you exchange, and where?
gugong-ask-pay-exchange = Your gift, { $gift }, is not higher than the one at { $location }. How do you pay for the exchange?
gugong-ask-card-action = The action of your card: { $gift }. Do you use it?
gugong-ask-action = Action: { $location }. What do you do?
gugong-ask-follow = Another player has taken the action { $location }, and you may follow. What do you do?
gugong-ask-swap-own = Which of your cards do you swap?
gugong-ask-swap-board = You put { $gift } on the board. At which location do you take the card?
gugong-ask-travel = Which city does your traveller go to?
gugong-ask-use-token = You have collected a token: { $token }. Do you use it?
gugong-ask-make-room = Your token spaces are full. What do you exchange tokens for?
gugong-ask-card-for-jade = Which high card do you discard for a jade?
gugong-ask-take-back = Which discarded card do you take back into your hand?
gugong-ask-mark = Bonus token: { $token }. At which location do you put it?
gugong-ask-set-aside = Which servant goes beside the board with the token?
gugong-ask-wall = Which servant do you place on the Great Wall?
gugong-ask-wall-more = Do you place another servant on the Great Wall?
gugong-ask-wall-extra = Your decree: do you also place a servant from the supply on the Great Wall?
gugong-ask-wall-token = Which servant from the supply do you place on the Great Wall?
gugong-ask-benefit = The Great Wall is scored. Which intrigue benefit do you take?
gugong-ask-die = Which die do you turn, and to which value?
gugong-ask-load = Do you put a servant on a ship?
gugong-ask-load-more = { $servants ->
    [one] Put 1 more servant on a ship.
   *[other] Put { n-servants } on ships, one after the other.
    }
gugong-ask-sail = Do you move a ship?
gugong-ask-claim = Do you claim a harbour reward?
gugong-ask-ship = Where do you put a servant from the supply?
gugong-ask-remove = Remove { n-servants } from your pool.
gugong-ask-gain = You may gain { n-servants }. How many do you take?
gugong-ask-gain-whole = { $servants ->
    [one] You gain { n-servants }; it may be the double servant if your supply has it.
   *[other] You gain { n-servants }; one of them may be the double servant if your supply has it.
    }
gugong-ask-night-envoy = You have the most matches. Do you move your envoy a step?
gugong-ask-last-exchange = The game ends: do you exchange tokens one last time?

# Why a move is not allowed

gugong-why-too-few-servants = { $pool ->
    [0] You need { n-servants } and have none ready.
   *[other] You need { n-servants }; your pool has { $pool }.
    }
gugong-why-no-other-card = This is the card you exchange; only another one can pay for the exchange.
gugong-why-nothing-to-do = It can’t be carried out now, or it would change nothing.
gugong-why-no-token-there = There is no token in this city: { $city }.
gugong-why-no-road-there = No road leads there except past other tokens: { $city }.
gugong-why-nothing-reachable = Your traveller can’t reach any token.
gugong-why-empty-supply = Your supply has no servants left.
gugong-why-too-few-steps = This benefit costs { n-steps }; your intrigue marker is at { $have }.
gugong-why-house-empty = The jade of this house is gone.
gugong-why-houses-first = There is still jade on the houses; the square sells it only after that.
gugong-why-top-of-track = Your intrigue marker is already at the top.
gugong-why-have-decree = You already have this decree: { $decree }.
gugong-why-ship-full = This servant finds no room on the ship.
gugong-why-no-free-harbour = No harbour is free for the ship, or all your ships are on the canal.
gugong-why-ship-not-full = Only a ship with three servants can claim a reward.
gugong-why-other-harbour = This reward can only be claimed in harbour { $harbour } and in the last one.
gugong-why-reward-space-taken = Your player board has no free space for this reward.
gugong-why-pile-empty = The draw pile is empty.
gugong-why-no-double = Your double servant is not ready.

# What happens

gugong-event-game-begins = The game begins. Start player: { $player }.
gugong-event-gift-laid = { $location }: { $gift }.
gugong-event-decree-laid = Decree laid out: { $decree }.
gugong-event-token-laid = { $city }: { $token }.
gugong-event-dice-rolled = The destiny dice show { $first }, { $second } and { $third }.
gugong-event-day-begins = Day { $day } begins. Start player: { $player }.
gugong-event-tokens-shuffled = The discarded travel tokens are shuffled into new draw piles.

gugong-event-exchanged = { $player } gives { $given } and takes { $taken }. Location: { $location }.
gugong-event-servants-removed = { $player } removes { n-servants }.
gugong-event-double-removed = { $player } removes the double servant.
gugong-event-card-discarded = { $player } discards a card face down.
gugong-event-without-actions = { $player } exchanges a gift without any action.
gugong-event-servants-gained = { $player } gains { n-servants }.
gugong-event-double-gained = { $player } gains the double servant.
gugong-event-swapped = { $player } swaps a card: gives { $given } and takes { $taken }. Location: { $location }.
gugong-event-passed = { $player } has no cards left and passes.
gugong-event-points-scored = { $player } scores { n-points }.
gugong-event-points-lost = { $player } loses { n-points }.

gugong-event-travelled = { $player } travels to { $city } and collects a token: { $token }.
gugong-event-token-used = { $player } uses the token: { $token }.
gugong-event-tokens-exchanged = { $player } exchanges { n-tokens } for: { $goods }.
gugong-event-card-for-jade = { $player } discards a card for jade: { $gift }.
gugong-event-card-taken-back = { $player } takes a discarded card back.
gugong-event-bonus-placed = { $player } puts a bonus token at { $location }: { $token }.
gugong-event-plus-one = { $player } puts a bonus token beside the board: gifts count 1 more until the day ends.
gugong-event-bonus-stored = { $player } puts a bonus token away: { $token }.
gugong-event-toll-paid = { $player } acts where { $to } takes a toll.
gugong-event-followed = { $player } follows with the action { $location }.

gugong-event-wall-placed = { $player } places { n-servants } on the Great Wall ({ $filled } of { $goal }).
gugong-event-wall-scored = Great Wall scoring. Most servants: { $player }. Reward: { n-points }, envoy +1.
gugong-event-benefit-taken = { $player } goes back { n-steps } on the intrigue track and takes: { $benefit }.
gugong-event-die-turned = { $player } turns die { $die } to { $value }.
gugong-event-jade-gained = { $player } gains { n-jade }.
gugong-event-intrigue-moved = { $player } moves { n-steps } up the intrigue track.
gugong-event-medal-taken = { $player } takes the medal and will start the next day.
gugong-event-envoy-moved = { $player } moves the envoy { n-steps }.
gugong-event-palace-reached = { $player } reaches the palace and takes the place worth { n-points }.
gugong-event-decree-obtained = { $points ->
    [0] { $player } obtains a decree: { $decree }.
   *[other] { $player } obtains a decree ({ $decree }) and scores { n-points }.
    }
gugong-event-decree-used = { $player } uses a decree: { $decree }.
gugong-event-ship-loaded = { $player } puts { n-servants } on the ship in harbour { $harbour }.
gugong-event-ship-launched = { $player } launches a ship in harbour { $harbour } with { n-servants }.
gugong-event-ship-sailed = { $player } moves a ship to harbour { $harbour }.
gugong-event-reward-claimed = { $player } claims a reward in harbour { $harbour }: { $reward }.
gugong-event-card-drawn = { $player } draws a gift card.

gugong-event-night-falls = Night falls on day { $day }: the gifts are compared with the destiny dice.
gugong-event-card-matched = { $player } shows { $gift }: { n-matches }.
gugong-event-matches-counted = { $matches ->
    [0] { $player } has no matches.
   *[other] { $player } has { n-matches }.
    }
gugong-event-most-matches = Most matches: { $player }. Reward: { n-points }, and the envoy may move a step.
gugong-event-ship-lost = { $player } loses a ship at sea and returns { n-servants } to the supply.

gugong-event-final-scored = Final scoring – { $player }: wall { $wall }, decrees { $decrees }, jade { $jade }.
gugong-event-arrival-scored = { $player } scores { n-points } for the place in the palace.
gugong-event-outside-palace = { $player } ends the game outside the palace.
gugong-event-game-won = { $player } wins with { n-points }.
gugong-event-nobody-won = Nobody has reached the palace, so nobody wins.

gugong-event-focus-drawn = Meng’s focus in this game: { $location }.
gugong-event-automa-revealed = Meng’s turn. Automa card: { $automa-day }. His gift: { $gift }.
gugong-event-automa-shuffled = The automa deck is empty: the cards of earlier days are shuffled into a new one.
gugong-event-meng-acts = Meng takes the action { $location }.
gugong-event-meng-cant = Meng can’t take the action { $location }: { $location-obstacle }.
gugong-event-meng-free = Meng takes the action { $location } without paying.
gugong-event-meng-swap = Meng doesn’t use that benefit; he scores instead.
gugong-event-twilight-falls = Twilight: Meng’s automa cards of today come once more, now with their lower halves.
gugong-event-twilight-card = Twilight card { $automa }: { $automa-twilight }.
gugong-event-twilight-skipped = Meng skips the twilight card { $automa }: { $automa-obstacle }.

# Counted things, as the object of a verb. The argument has the name of the thing.
n-servants = { $servants ->
    [one] { $servants } servant
   *[other] { $servants } servants
    }
n-tokens = { $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
    }
n-jade = { $jade } jade
n-matches = { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
    }
