dragon-title = In the Year of the Dragon
dragon-about = Twelve months at a Chinese court: gather people, build palaces, and come through tribute, drought, contagion and Mongols.

# Words. The form .object is what a verb takes.

dragon-type-craftsman = craftsman
dragon-type-court_lady = court lady
dragon-type-pyrotechnist = pyrotechnist
dragon-type-tax_collector = tax collector
dragon-type-warrior = warrior
dragon-type-monk = monk
dragon-type-healer = healer
dragon-type-farmer = farmer
dragon-type-scholar = scholar

dragon-person-craftsman = craftsman
    .object = a craftsman
dragon-person-court_lady = court lady
    .object = a court lady
dragon-person-young_pyrotechnist = young pyrotechnist
    .object = a young pyrotechnist
dragon-person-tax_collector = tax collector
    .object = a tax collector
dragon-person-young_warrior = young warrior
    .object = a young warrior
dragon-person-young_monk = young monk
    .object = a young monk
dragon-person-young_healer = young healer
    .object = a young healer
dragon-person-young_farmer = young farmer
    .object = a young farmer
dragon-person-young_scholar = young scholar
    .object = a young scholar
dragon-person-old_pyrotechnist = old pyrotechnist
    .object = an old pyrotechnist
dragon-person-old_warrior = old warrior
    .object = an old warrior
dragon-person-old_monk = old monk
    .object = an old monk
dragon-person-old_healer = old healer
    .object = an old healer
dragon-person-old_farmer = old farmer
    .object = an old farmer
dragon-person-old_scholar = old scholar
    .object = an old scholar

dragon-card-craftsman = craftsman
    .object = a craftsman card
dragon-card-court_lady = court lady
    .object = a court lady card
dragon-card-pyrotechnist = pyrotechnist
    .object = a pyrotechnist card
dragon-card-tax_collector = tax collector
    .object = a tax collector card
dragon-card-warrior = warrior
    .object = a warrior card
dragon-card-monk = monk
    .object = a monk card
dragon-card-healer = healer
    .object = a healer card
dragon-card-farmer = farmer
    .object = a farmer card
dragon-card-scholar = scholar
    .object = a scholar card
dragon-card-wild = wild card
    .object = a wild card

dragon-action-taxes = Taxes
dragon-action-build = Build
dragon-action-harvest = Harvest
dragon-action-fireworks = Fireworks Show
dragon-action-military_parade = Military Parade
dragon-action-research = Research
dragon-action-privilege = Privilege
dragon-action-build_wall = Build Wall

dragon-event-peace = Peace
dragon-event-tribute = Imperial Tribute
dragon-event-drought = Drought
dragon-event-contagion = Contagion
dragon-event-mongols = Mongol Invasion
dragon-event-festival = Dragon Festival

dragon-super_event-lantern_festival = Lantern Festival
dragon-super_event-buddha = Buddha
dragon-super_event-earthquake = Earthquake
dragon-super_event-flood = Flood
dragon-super_event-solar_eclipse = Solar Eclipse
dragon-super_event-volcanic_eruption = Volcanic Eruption
dragon-super_event-tornado = Tornado
dragon-super_event-sunrise = Sunrise
dragon-super_event-assassination_attempt = Assassination Attempt
dragon-super_event-edict = Edict

dragon-bonus-rice = rice
dragon-bonus-firework = firework
dragon-bonus-floor = palace floor
dragon-bonus-yuan = yuan
dragon-bonus-steps = steps on the person track
dragon-bonus-points = points

dragon-size-small = small privilege
dragon-size-large = large privilege

dragon-source-palaces = palaces
dragon-source-ladies = court ladies
dragon-source-privileges = privileges
dragon-source-research = research
dragon-source-mongols = Mongols
dragon-source-festival = festival
dragon-source-wall = wall
dragon-source-persons = persons
dragon-source-monks = monks
dragon-source-money = money

# Options and their values

dragon-option-great_wall = Great Wall
dragon-option-great_wall-false = not in the game
dragon-option-great_wall-true = in the game: an eighth action builds the wall, and each tile brings a bonus
dragon-option-super_event = Super event
dragon-option-super_event-none = none
dragon-option-super_event-random = one of the ten, drawn
dragon-option-super_event-chosen = one of the ten, chosen at seat 1 when the events of the year are known
dragon-option-super_event-lantern_festival = { dragon-super_event-lantern_festival }: everyone scores 2 points for each of their persons
dragon-option-super_event-buddha = { dragon-super_event-buddha }: monks score as at the end of the game
dragon-option-super_event-earthquake = { dragon-super_event-earthquake }: everyone loses 2 palace floors
dragon-option-super_event-flood = { dragon-super_event-flood }: everyone returns half of their yuan, rice and fireworks
dragon-option-super_event-solar_eclipse = { dragon-super_event-solar_eclipse }: the event of month 7 happens twice
dragon-option-super_event-volcanic_eruption = { dragon-super_event-volcanic_eruption }: all person markers go back to 0
dragon-option-super_event-tornado = { dragon-super_event-tornado }: everyone discards 2 person cards
dragon-option-super_event-sunrise = { dragon-super_event-sunrise }: everyone takes a young person without playing a card
dragon-option-super_event-assassination_attempt = { dragon-super_event-assassination_attempt }: everyone loses all privileges
dragon-option-super_event-edict = { dragon-super_event-edict }: one type of person at each court brings its yield
dragon-option-large_privilege_price = Price of a large privilege
dragon-option-large_privilege_price-7 = 7 yuan (anniversary edition)
dragon-option-large_privilege_price-6 = 6 yuan (edition of 2007)
dragon-option-super_event_hidden = Hidden super event
dragon-option-super_event_hidden-false = no: it lies open from the start
dragon-option-super_event_hidden-true = yes: nobody knows it until month 7 begins
dragon-option-wall_tile = Wall tiles
dragon-option-wall_tile-chosen = you choose the tile you build
dragon-option-wall_tile-random = the tile you build is drawn
dragon-option-hands = Hands
dragon-option-hands-open = open: everyone sees all person cards
dragon-option-hands-closed = closed: you know of others only what they have played

# Moves, as lines in a list of choices

dragon-move-pass = Pass
dragon-move-do = { $action }
dragon-move-buy = Buy a { $size }
dragon-move-turn-away = Turn the new person away
dragon-move-play = Play: { $card }
dragon-move-take = Take in: { $person }
dragon-move-house = Into palace { $palace }
dragon-move-new-palace = Start a new palace
dragon-move-floor = Build on palace { $palace }
dragon-move-wall = Wall tile: { $bonus }
dragon-move-start = Seat { $seat } begins
dragon-move-event = Event: { $event }
dragon-move-super = Super event: { $super_event }
dragon-move-deal = Action card: { $action }
dragon-move-discard = Discard: { $card }
dragon-move-edict = Choose: { $type }
dragon-move-unfed = Leave palace { $palace } unfed
dragon-move-lose = Lose a floor of palace { $palace }
dragon-move-release = Release: { $person } (palace { $palace })
dragon-move-return-yuan = { $amount ->
    [0] Return no yuan
   *[other] Return { $amount } yuan
    }
dragon-move-return-rice = { $amount ->
    [0] Return no rice
   *[other] Return { $amount } rice
    }

# What players are asked

dragon-ask-super-event = Choose the super event of month 7.
dragon-ask-draft = Choose a young person for your court.
dragon-ask-act = Choose an action, or pass.
dragon-ask-build = { $floors ->
    [one] Where do you build the floor?
   *[other] You have { n-floors } to build. Where does the next one go?
    }
dragon-ask-buy = Which privilege do you buy?
dragon-ask-play-card = Which person card do you play?
dragon-ask-take = You play { $card-object }. Whom do you take?
dragon-ask-house = In which palace will the { $person } live?
dragon-ask-replace = All your palaces are full. Whom will the { $person } replace?
dragon-ask-release = Release { n-persons }.
dragon-ask-release-from = Palace { $palace }: release one person.
dragon-ask-unfed = You are short of rice. Choose { n-palaces } to leave unfed.
dragon-ask-wall = Which wall tile do you build?
dragon-ask-earthquake = The earthquake costs you { n-floors }. From which palace?
dragon-ask-flood-yuan = The flood takes half of your goods (to return: { $goods }). How many yuan do you return?
dragon-ask-flood-rice = Still to return: { $goods }. How much rice? The rest is fireworks.
dragon-ask-discard = Discard { n-cards } from your hand.
dragon-ask-sunrise = Sunrise: take a young person of a type that nobody else has chosen.
dragon-ask-edict = Edict: which type of person at your court brings its yield?

# Why a move is not allowed

dragon-have = { $have ->
    [0] you have none
   *[other] you have { $have }
    }
dragon-why-only-young = Only a young person may be taken now.
dragon-why-same-type = You already have { $person-object }. Your first two persons must be of different types.
dragon-why-same-pair = Another player already has exactly this pair of persons. Choose somebody else.
dragon-why-palace-full = Palace { $palace } is full: it has room for one person per floor, and it has { n-floors }.
dragon-why-three-floors = Palace { $palace } already has three floors; it can’t have more.
dragon-why-fee = A group with a dragon costs { n-yuan }; { dragon-have }.
dragon-why-price = The privilege costs { n-yuan }; { dragon-have }.
dragon-why-fee-and-price = The group with a dragon and the privilege cost { n-yuan } together; { dragon-have }.
dragon-why-card-gone = You no longer have { $card-object }.
dragon-why-no-tiles = There are no such tiles left: { $person }.
dragon-why-wrong-card = You play { $card-object }, so you can only take a person of that type.
dragon-why-must-take-in = Your palaces have room, so you must take this person in.
dragon-why-other-palace = This time a person must leave palace { $palace }.
dragon-why-wall-complete = The wall is already complete.
dragon-why-no-wall-tiles = You have no wall tiles left.
dragon-why-bonus-used = That tile is already part of the wall.
dragon-why-type-taken = Somebody has already chosen this type of person: { $type }.
dragon-why-not-at-court = There is nobody of this type at your court: { $type }.

# What happens

dragon-event-event-laid = Month { $month }: { $event }.
dragon-event-super-event-shown = The super event of this year: { $super_event }.
dragon-event-draft-begins = { $player } is the first to choose persons.
dragon-event-month-begins = Month { $month } begins. Event: { $event }.

dragon-event-dealt = Group { $group }: { $action }.
dragon-event-passed = { $yuan ->
    [0] { $player } passes.
   *[other] { $player } passes and takes { n-yuan } from the bank.
    }
dragon-event-fee-paid = { $player } pays { n-yuan } for a group that already has a dragon.
dragon-event-action-taken = { $player } chooses an action: { $action }.
dragon-event-yuan-gained = { $player } receives { n-yuan }.
dragon-event-floor-built = { $floors ->
    [1] { $player } starts a new palace (palace { $palace }).
   *[other] { $player } builds on palace { $palace }, which now has { n-floors }.
    }
dragon-event-rice-gained = { $player } receives { n-rice }.
dragon-event-fireworks-gained = { $player } receives { n-fireworks }.
dragon-event-marched = { $player } moves { n-steps } on the person track.
dragon-event-points-gained = { $player } scores { n-points }.
dragon-event-privilege-bought = { $player } pays { n-yuan } for a { $size }.

dragon-event-card-played = { $player } plays { $card-object }.
dragon-event-card-wasted = { $player } gets nobody: no such persons are left.
dragon-event-taken-in = { $player } takes in { $person-object } (palace { $palace }) and moves { n-steps } on the person track.
dragon-event-turned-away = { $player } turns away { $person-object }.
dragon-event-released = { $player } releases { $person-object } (palace { $palace }).

dragon-event-event-happens = Event: { $event }.
dragon-event-tribute-paid = { $persons ->
    [0] { $player } pays a tribute of { n-yuan }.
   *[other] { $yuan ->
        [0] { $player } has no money for the tribute and must release { n-persons }.
       *[other] { $player } pays a tribute of { n-yuan } and must release { n-persons }.
        }
    }
dragon-event-palaces-fed = { $palaces ->
    [0] { $rice ->
        [0] { $player } has nobody to feed.
       *[other] { $player } gives { n-rice } and feeds every palace.
        }
   *[other] { $rice ->
        [0] { $player } has no rice and leaves { n-palaces } unfed.
       *[other] { $player } gives { n-rice } and leaves { n-palaces } unfed.
        }
    }
dragon-event-contagion-caught = { $persons ->
    [0] Contagion: thanks to healers { $player } loses nobody.
   *[other] Contagion: { $player } must release { n-persons }.
    }
dragon-event-helmets-scored = { $points ->
    [0] { $player } has no helmets and scores nothing.
   *[other] { $player } scores { n-points } for helmets.
    }
dragon-event-festival-scored = { $fireworks ->
    [1] { $player } has { n-fireworks }, returns it and scores { n-points }.
   *[other] { $player } has { n-fireworks }, returns { $returned } of them and scores { n-points }.
    }
dragon-event-decayed = Decay: { $player } loses { n-floors }.

dragon-event-month-scored = Scoring – { $player }: palaces { $palaces }, court ladies { $ladies }, privileges { $dragons }.
dragon-event-goods-sold = { $rice ->
    [0] { $player } sells { n-fireworks } for { n-yuan }.
   *[other] { $fireworks ->
        [0] { $player } sells { n-rice } for { n-yuan }.
       *[other] { $player } sells { n-rice } and { n-fireworks } for { n-yuan }.
        }
    }
dragon-event-final-scored = Final scoring – { $player }: persons { $persons }, monks { $monks }, money { $money }.
dragon-event-game-won = { $player } wins with { n-points }.

dragon-event-wall-built = { $player } builds a wall tile (bonus: { $bonus }). The wall now has { n-tiles }.
dragon-event-wall-holds = The wall is long enough: it has { n-tiles }, and { $needed } are needed.
dragon-event-wall-broken = { $tiles ->
    [0] There is no wall: everyone releases one person.
   *[other] The wall is too short: it has { n-tiles }, and { $needed } are needed. Whoever has the fewest tiles in it releases one person.
    }
dragon-event-wall-scored = { $points ->
    [0] { $player } has no tiles in the wall and scores nothing.
   *[other] { $player } scores { n-points } for the wall.
    }

dragon-event-super-event-happens = Super event: { $super_event }.
dragon-event-persons-scored = { $points ->
    [0] { $player } has no persons and scores nothing.
   *[other] { $player } scores { n-points } for persons.
    }
dragon-event-monks-scored = { $points ->
    [0] { $player } has no monks and scores nothing.
   *[other] { $player } scores { n-points } for monks.
    }
dragon-event-floor-lost = { $player } loses a floor of palace { $palace }.
dragon-event-goods-returned = { $yuan ->
    [0] { $rice ->
        [0] { $fireworks ->
            [0] Flood: { $player } loses nothing.
           *[other] Flood: { $player } loses { n-fireworks }.
            }
       *[other] { $fireworks ->
            [0] Flood: { $player } loses { n-rice }.
           *[other] Flood: { $player } loses { n-rice } and { n-fireworks }.
            }
        }
   *[other] { $rice ->
        [0] { $fireworks ->
            [0] Flood: { $player } loses { n-yuan }.
           *[other] Flood: { $player } loses { n-yuan } and { n-fireworks }.
            }
       *[other] { $fireworks ->
            [0] Flood: { $player } loses { n-yuan } and { n-rice }.
           *[other] Flood: { $player } loses { n-yuan }, { n-rice } and { n-fireworks }.
            }
        }
    }
dragon-event-markers-reset = All person markers go back to 0; their order stays.
dragon-event-card-discarded = { $player } discards { $card-object }.
dragon-event-card-hidden = { $player } discards a person card face down.
dragon-event-privileges-lost = { $dragons ->
    [0] { $player } has no privileges to lose.
   *[other] { $player } loses all privileges (dragons: { $dragons }).
    }
dragon-event-edict-chosen = { $player } chooses a type of person: { $type }.

# Counted things, as the object of a verb. The argument has the name of the thing.
n-yuan = { $yuan } yuan
n-rice = { $rice } rice
n-fireworks = { $fireworks ->
    [one] { $fireworks } firework
   *[other] { $fireworks } fireworks
    }
n-persons = { $persons ->
    [one] { $persons } person
   *[other] { $persons } persons
    }
n-palaces = { $palaces ->
    [one] { $palaces } palace
   *[other] { $palaces } palaces
    }
n-floors = { $floors ->
    [one] { $floors } floor
   *[other] { $floors } floors
    }
n-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
    }
n-tiles = { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
    }
