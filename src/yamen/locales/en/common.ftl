# What all games share.

# Counted things, as the object of a verb. The argument has the name of the thing.
n-yuan = { $yuan } yuan
n-rice = { $rice } rice
n-fireworks = { $fireworks ->
    [one] { $fireworks } firework
   *[other] { $fireworks } fireworks
    }
n-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
    }
n-steps = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
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

# Why a move is not allowed when it has nothing to do with the question.
why-not-now = That can’t be done now.
