# What all games share.

# Counted things, as the object of a verb. The argument has the name of the thing.
n-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
    }
n-steps = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
    }

# Why a move is not allowed when it has nothing to do with the question.
why-not-now = That can’t be done now.
