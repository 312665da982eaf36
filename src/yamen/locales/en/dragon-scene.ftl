# The table of In the Year of the Dragon in the browser.

dragon-scene-place-year = Year
dragon-scene-place-actions = Actions
dragon-scene-place-people = Persons
dragon-scene-place-track = Order

# The head of the page
dragon-scene-status = Month { $month } of { $months } · { $phase }
dragon-scene-status-draft = First persons
dragon-scene-phase-actions = actions
dragon-scene-phase-persons = persons
dragon-scene-phase-event = event

# Headings
dragon-scene-actions = Actions
dragon-scene-people = Persons
dragon-scene-order = Person track
dragon-scene-young = young
dragon-scene-old = old
dragon-scene-no-cards = The action cards are gathered in.
dragon-scene-not-dealt = Not dealt into groups yet
dragon-scene-no-palaces = No palaces
dragon-scene-own = Your court
dragon-scene-hand = Your person cards
dragon-scene-hand-of = Person cards in hand
dragon-scene-hand-count = Cards in hand: { $count }
dragon-scene-played = Played
dragon-scene-wall-tiles = Your wall tiles
dragon-scene-symbols = Symbols at court
dragon-scene-points = points
dragon-scene-this-month = This month
dragon-scene-next-month = Next month

# Short names that fit on scrolls, cards and the banner
dragon-scene-event-peace = Peace
dragon-scene-event-tribute = Tribute
dragon-scene-event-drought = Drought
dragon-scene-event-contagion = Contagion
dragon-scene-event-mongols = Mongols
dragon-scene-event-festival = Festival
dragon-scene-action-taxes = Taxes
dragon-scene-action-build = Build
dragon-scene-action-harvest = Harvest
dragon-scene-action-fireworks = Fireworks
dragon-scene-action-military_parade = Parade
dragon-scene-action-research = Research
dragon-scene-action-privilege = Privilege
dragon-scene-action-build_wall = Wall
dragon-scene-super-lantern_festival = Lanterns
dragon-scene-super-buddha = { dragon-super_event-buddha }
dragon-scene-super-earthquake = { dragon-super_event-earthquake }
dragon-scene-super-flood = { dragon-super_event-flood }
dragon-scene-super-solar_eclipse = Eclipse
dragon-scene-super-volcanic_eruption = Eruption
dragon-scene-super-tornado = { dragon-super_event-tornado }
dragon-scene-super-sunrise = { dragon-super_event-sunrise }
dragon-scene-super-assassination_attempt = Assassins
dragon-scene-super-edict = { dragon-super_event-edict }
dragon-scene-super-hidden = Face down

# What a month will do to you
dragon-scene-need-peace = Peace: nothing happens
dragon-scene-need-tribute = Tribute: you can pay { n-yuan }
dragon-scene-need-tribute-short = Tribute: yuan { $have } of { $yuan }, you release { n-persons }
dragon-scene-need-drought = Drought: your rice is enough
dragon-scene-need-drought-short = Drought: rice { $have } of { $rice }, you release { n-persons }
dragon-scene-need-contagion = Contagion: your healers protect everyone
dragon-scene-need-contagion-short = Contagion: you release { n-persons }
dragon-scene-need-mongols = Mongols: { n-points }, and you are safe
dragon-scene-need-mongols-short = Mongols: { $points ->
    [0] no points,
   *[other] { n-points },
    } fewest helmets, you release 1 person
dragon-scene-need-festival = Festival: { n-points } for your fireworks
dragon-scene-need-festival-none = Festival: no points for you
dragon-scene-need-wall = The wall holds: { $points ->
    [0] no points for you
   *[other] { n-points }
    }
dragon-scene-need-wall-short = The wall lacks { n-tiles }, but you are safe
dragon-scene-need-wall-fewest = The wall lacks { n-tiles }: with the fewest, you release 1 person
dragon-scene-need-decay = Decay: 1 floor each from empty palaces ({ $palaces })
dragon-scene-need-lantern = Lantern Festival: { n-points }
dragon-scene-need-buddha = Buddha: { $points ->
    [0] no points for you
   *[other] { n-points } for monks
    }
dragon-scene-need-flood = Flood: you return { $back } of { $goods } goods
dragon-scene-need-flood-none = Flood: you lose nothing
dragon-scene-need-assassination = Assassination attempt: you lose your privileges ({ $dragons })
dragon-scene-need-assassination-none = Assassination attempt: you have nothing to lose
dragon-scene-need-earthquake = Earthquake: you lose 2 floors
dragon-scene-need-tornado = Tornado: you discard 2 person cards
dragon-scene-need-solar_eclipse = Solar Eclipse: the event happens twice
dragon-scene-need-volcanic_eruption = Volcanic Eruption: all person markers go back to 0
dragon-scene-need-sunrise = Sunrise: you take a young person
dragon-scene-need-edict = Edict: one of your types brings its yield

# What things are
dragon-scene-about-action-taxes = Take 2 yuan, and one for each coin on your tax collectors.
dragon-scene-about-action-build = Build 1 palace floor, and one for each hammer on your craftsmen.
dragon-scene-about-action-harvest = Take 1 rice, and one for each rice sack on your farmers.
dragon-scene-about-action-fireworks = Take 1 firework, and one for each firework on your pyrotechnists.
dragon-scene-about-action-military_parade = Move 1 step on the person track, and one for each helmet on your warriors.
dragon-scene-about-action-research = Score 1 point, and one for each book on your scholars.
dragon-scene-about-action-privilege = Buy one privilege: small for { $small } yuan or large for { $large } yuan.
dragon-scene-about-action-build_wall = Take the bonus of one of your wall tiles, then lay it under the first event without a tile.
dragon-scene-about-fee = A dragon lies on this group, so it costs { n-yuan }.
dragon-scene-about-tile = Steps on the person track: { $value }. Symbols: { $symbols }.
dragon-scene-about-left = Tiles left: { $left }.
dragon-scene-about-type-craftsman = Each hammer adds a floor when you build.
dragon-scene-about-type-court_lady = Each dragon scores 1 point at the end of every month.
dragon-scene-about-type-pyrotechnist = Each firework adds one to a fireworks show.
dragon-scene-about-type-tax_collector = Each coin adds 1 yuan to taxes.
dragon-scene-about-type-warrior = Each helmet adds a step to a parade and scores 1 point when the Mongols come; whoever has the fewest releases a person.
dragon-scene-about-type-monk = At the end of the game each Buddha scores as many points as the palace has floors.
dragon-scene-about-type-healer = Each mortar saves one person from a contagion.
dragon-scene-about-type-farmer = Each rice sack adds one to the harvest.
dragon-scene-about-type-scholar = Each book adds 1 point to research.
dragon-scene-about-card = Play it in the persons phase to take a person of this type. Each card is played once.
dragon-scene-about-wild = Play it in the persons phase to take any person. Each card is played once.
dragon-scene-about-month = Month { $month }: { $event }
dragon-scene-about-event-peace = Nothing happens.
dragon-scene-about-event-tribute = Pay { n-yuan }; for each yuan missing release one person.
dragon-scene-about-event-drought = Give 1 rice for each inhabited palace; release one person from each palace that goes unfed.
dragon-scene-about-event-contagion = Release { n-persons }, one fewer for each mortar on your healers.
dragon-scene-about-event-mongols = Score 1 point for each helmet. Then everyone with the fewest helmets releases one person.
dragon-scene-about-event-festival = Most fireworks: { $first } points, second most: { $second }. Whoever scores returns half of them, rounded up.
dragon-scene-about-palace = Palace { $palace }
dragon-scene-about-palace-text = Room for one person on each floor. It scores 1 point at the end of every month; without persons it loses a floor.
dragon-scene-about-new-palace = New palace
dragon-scene-about-new-palace-text = The floor begins a new palace.
dragon-scene-about-privilege = Price: { $price } yuan. Points at the end of every month: { $dragons }.
dragon-scene-about-bonus = Wall tile: { $bonus }
dragon-scene-about-bonus-text = Bonus when you build it: +{ $amount }.
dragon-scene-about-wall = Wall, space { $space }
dragon-scene-about-wall-built = Built by: { $player }.
dragon-scene-about-wall-open = Not built yet. If the Mongols come in this month, the wall must reach this far.
dragon-scene-about-super-hidden = A super event lies face down
dragon-scene-about-super-hidden-text = It is turned up when month 7 begins. Until then nobody knows which of the ten it is.
dragon-scene-about-yuan = { dragon-bonus-yuan }
dragon-scene-about-yuan-text = Pays for tribute, privileges and groups with a dragon. At the end 3 yuan are 1 point.
dragon-scene-about-rice = { dragon-bonus-rice }
dragon-scene-about-rice-text = Feeds one palace in a drought. At the end it is sold for 2 yuan.
dragon-scene-about-fireworks = fireworks
dragon-scene-about-fireworks-text = At a festival those with the most and second most score. At the end each is sold for 2 yuan.
dragon-scene-about-wall-tiles = wall tiles
dragon-scene-about-wall-tiles-text = Tiles not built yet.
dragon-scene-about-points-text = Most points at the end of the year win.
dragon-scene-about-marker = { $player }: space { $steps }
dragon-scene-about-marker-text = Place in the turn order: { $place }. Whoever is further ahead goes first; on the same space, the upper marker does.
dragon-scene-about-dragon = Dragon: { $player }
dragon-scene-about-dragon-text = It marks the group of actions that its player has chosen this month.
dragon-scene-about-track = Person track
dragon-scene-about-track-text = New persons and parades move the markers. Whoever is further ahead goes first.

# On cards in hand; long words may break at the soft hyphen
dragon-scene-card-craftsman = Craftsman
dragon-scene-card-court_lady = Court lady
dragon-scene-card-pyrotechnist = Pyro{ "\u00AD" }technist
dragon-scene-card-tax_collector = Tax collector
dragon-scene-card-warrior = Warrior
dragon-scene-card-monk = Monk
dragon-scene-card-healer = Healer
dragon-scene-card-farmer = Farmer
dragon-scene-card-scholar = Scholar
dragon-scene-card-wild = Any
dragon-scene-months-next = This month and the next two

# What a plan is stopped by
dragon-watch-fee = the price of that group has changed
dragon-watch-event = the event has changed
dragon-watch-wall = the Great Wall has been checked
dragon-watch-hand = your cards have changed
