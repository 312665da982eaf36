# The browser: the table of Gùgōng.

gugong-scene-board = The board of Gùgōng
gugong-scene-status = Day { $day } of { $days }
gugong-scene-before = Before the first day

# Names where room is scarce: tabs of a phone, tablets on the board
gugong-scene-place-travel = Travel
gugong-scene-place-great_wall = Wall
gugong-scene-place-jade = Jade
gugong-scene-place-intrigue = Intrigue
gugong-scene-place-palace = Palace
gugong-scene-place-decrees = Decrees
gugong-scene-place-canal = Canal

# What lies before a player
gugong-scene-hand = Your hand
gugong-scene-discards = Tomorrow’s hand
gugong-scene-no-cards = No cards
gugong-scene-tokens = Travel tokens
gugong-scene-exchange-tokens = Exchange tokens
gugong-scene-servants = Your servants
gugong-scene-pool = Pool
gugong-scene-supply = supply
gugong-scene-passed = passed
gugong-scene-face-down = { $cards ->
    [one] 1 card face down
   *[other] { $cards } cards face down
    }
gugong-scene-matches = Matching dice: { $matches }
gugong-scene-either = In hand or discards

# Meng
gugong-scene-level = level
gugong-scene-level-easy = easy
gugong-scene-level-normal = normal
gugong-scene-level-hard = hard
gugong-scene-focus = focus
gugong-scene-stack = his stack
gugong-scene-automa-deck = automa deck
gugong-scene-today = today
gugong-scene-automa-name = Automa card: { $card }

# What things are and mean
gugong-scene-about-travel = A: your traveller moves once. B: remove { $b } servants, move twice. Collect the token of the city and use it.
gugong-scene-about-great_wall = A: place 1 servant on the wall. B: remove 1 servant and place up to 2 others. When { $goal } stand there, the player with the most scores { $points } VP and moves the envoy, and everyone on the wall may take an intrigue benefit.
gugong-scene-about-jade = Remove as many servants as a house shows and take its jade. When all houses are empty, the square sells jade.
gugong-scene-about-intrigue = A: 1 step up, and the medal if nobody has taken it today. B: remove 1 servant, 3 steps up. Whoever is ahead here wins every tie.
gugong-scene-about-palace = A: your envoy climbs 1 step. B: remove 2 servants, your envoy climbs 2 steps and your intrigue marker 1. Whoever isn’t in the palace at the end can’t win.
gugong-scene-about-decrees = Remove the servants that a decree shows, and 1 more for each opponent on it; then put 1 of your servants on it for good.
gugong-scene-about-canal = A: put 1 servant on a ship, then move a ship. B: remove 1 servant and put 2 others on ships. A ship with 3 servants may claim the reward of its harbour.
gugong-scene-about-servant = The card gives you 1 servant from your supply.
gugong-scene-about-servants = The card gives you 2 servants from your supply.
gugong-scene-about-swap = Swap a card of yours, from your hand or discard pile, for any gift on the board.
gugong-scene-about-none = This card has no action.
gugong-scene-gift-at = { $location }: { $gift }
gugong-scene-card-value = A higher gift is exchanged for free. If yours is not higher, you remove 2 servants, discard another card or do without actions.
gugong-scene-free-city = There is no token here.
gugong-scene-token-servant = Gain 1 servant from your supply.
gugong-scene-token-servants = Gain 2 servants from your supply.
gugong-scene-token-envoy = Your envoy moves 1 step.
gugong-scene-token-intrigue = Your intrigue marker moves 1 step up.
gugong-scene-token-card_for_jade = Discard a hand card of value { $card } or more for 1 jade.
gugong-scene-token-vp = Score { $points } VP.
gugong-scene-token-swap = Swap a card of yours for any gift on the board.
gugong-scene-token-take_back = Take a card from your discard pile back into your hand.
gugong-scene-token-ship = Put 1 servant from your supply on a ship.
gugong-scene-token-wall = Place 1 servant from your supply on the Great Wall.
gugong-scene-token-servants_for_jade = Remove { $servants } servants for 1 jade.
gugong-scene-token-double = It has no benefit, but counts as two tokens when you exchange.
gugong-scene-token-plus1 = Until the day ends your gifts count 1 more.
gugong-scene-token-toll = Until the day ends everyone else who acts at the location you choose loses 1 VP, and you score 1.
gugong-scene-token-follow = Until the day ends you may act as well when another player acts at the location you choose.
gugong-scene-token-pile = Token pile
gugong-scene-token-pile-about = To be drawn: { $pile }. Discarded: { $discards }. Each morning every city without a token or traveller gets a new token.
gugong-scene-house = Jade house { $house }
gugong-scene-house-about = Costs { $servants } of your servants.
gugong-scene-house-empty = Its jade is gone.
gugong-scene-square = Jade square
gugong-scene-square-about = When all houses are empty: jade for { $servants } servants.
gugong-scene-decree-level = Decree, level { $level }
gugong-scene-decree-about = Costs { $servants }, and 1 servant stays on it.
gugong-scene-decree-points = Scores { $points } VP at once.
gugong-scene-on-it = On it: { $players }.
gugong-scene-ship = Ship { $ship }: { $player }
gugong-scene-ship-about = Harbour { $harbour }, { $servants } of { $spaces } servants aboard.
gugong-scene-route = Route { $route }
gugong-scene-berth = Harbour { $harbour }
gugong-scene-berth-about = The next free harbour of this route.
gugong-scene-reward-about = The reward of harbour { $harbour } and, if you choose, of the last one. Spaces for it on each player board: { $spaces }.
gugong-scene-last-harbour = Harbour 5
gugong-scene-last-harbour-about = Any of the three rewards. A ship that is still here at night is lost at sea.
gugong-scene-benefit = Intrigue benefit: { $benefit }
gugong-scene-benefit-about = After a Great Wall scoring, whoever was on the wall may go back { $steps ->
    [one] 1 step
   *[other] { $steps } steps
    } for this.
gugong-scene-die = Destiny die: { $value }
gugong-scene-die-about = At night each of your discarded gifts with this value gives you 1 servant. Most matches: { $points } VP and a step of the envoy.
gugong-scene-face = Turn to { $value }
gugong-scene-option-a = Variant A
gugong-scene-option-b = Variant B
gugong-scene-a-travel = Travel once.
gugong-scene-b-travel = Remove { $b } servants and travel twice.
gugong-scene-a-great_wall = Place 1 servant on the wall.
gugong-scene-b-great_wall = Remove 1 servant and place up to 2 others.
gugong-scene-a-intrigue = 1 step up the intrigue track, and the medal if it is still here.
gugong-scene-b-intrigue = Remove 1 servant, 3 steps up the intrigue track.
gugong-scene-a-palace = The envoy climbs 1 step.
gugong-scene-b-palace = Remove 2 servants: the envoy climbs 2 steps, the intrigue marker 1.
gugong-scene-a-canal = Put 1 servant on a ship, then move a ship.
gugong-scene-b-canal = Remove 1 servant and put 2 others on ships.
gugong-scene-servant-normal-about = In your pool: { $pool }. In your supply: { $supply }.
gugong-scene-servant-double-about = Counts as 2 servants on the wall, on a ship and when 2 are removed.
gugong-scene-traveller = Traveller: { $player }
gugong-scene-traveller-home = Not on the road yet.
gugong-scene-envoy = Envoy: { $player }
gugong-scene-envoy-about = Step { $step } of 8.
gugong-scene-envoy-arrived = In the palace, on the place worth { $points } VP.
gugong-scene-marker = Intrigue: { $player }
gugong-scene-marker-about = Step { $step } of 14.
gugong-scene-medal = Medal
gugong-scene-medal-about = The first player to choose A at Intrigue takes it and starts the next day.
gugong-scene-wall = Great Wall
gugong-scene-wall-about = { $filled } of { $goal } servants. { $builders }
gugong-scene-wall-rule = Great Wall scoring
gugong-scene-pile = Gift pile
gugong-scene-pile-about = { $pile ->
    [one] 1 card left.
   *[other] { $pile } cards left.
    } The reward of harbour 3 is its top card.
gugong-scene-arrival = Place { $place } in the palace
gugong-scene-arrival-about = Worth { $points } VP at the end; goes to the first who arrives once the better places are taken.
gugong-scene-day = Day { $day }
gugong-scene-day-about = Four days, each with a morning, a day and a night.
gugong-scene-pool-about = Servants ready to use; those in the supply must be gained first.
gugong-scene-tokens-about = Collected tokens, at most six. 2 for a servant, 4 for 2 VP, 6 for jade.
gugong-scene-jade = Jade
gugong-scene-jade-about = At the end { $points } VP, and { $more } more for each further one.
gugong-scene-claims = Harbour rewards
gugong-scene-claims-about = Free spaces for harbour rewards; a claimed one holds a servant for good.
gugong-scene-start = Start player

# Night and final scoring
gugong-scene-night = The night of day { $day }
gugong-scene-night-about = Each discarded gift gives a servant for every die of its value.
gugong-scene-night-matches = Matches
gugong-scene-night-meng = As many as the number of the day
gugong-scene-night-gained = { $servants ->
    [0] No servants
    [one] +1 servant
   *[other] +{ $servants } servants
    }
gugong-scene-night-ships = The ships sail
gugong-scene-night-to = to harbour { $harbour }
gugong-scene-night-lost = lost at sea
gugong-scene-night-claims = claims: { $reward }
gugong-scene-night-most = Most matches
gugong-scene-final = Final scoring
gugong-scene-final-guests = The emperor receives his guests
gugong-scene-final-about = Points are counted source by source.
gugong-scene-final-why = Only those in the palace can win.
gugong-scene-final-inside = in the palace
gugong-scene-final-outside = outside the palace
gugong-scene-final-total = Total
gugong-scene-twilight = Twilight: the lower halves of Meng’s cards

# What a plan is stopped by
gugong-watch-card = another card lies there
gugong-watch-wall = the Great Wall has been scored
gugong-watch-palace = somebody has reached the palace
gugong-watch-hand = your hand has changed
