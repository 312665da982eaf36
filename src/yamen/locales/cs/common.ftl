# Co mají všechny hry společné.

# Počítané věci ve 4. pádě. Argument se jmenuje podle věci.
n-points = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
    }
n-steps = { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroky
   *[other] { $steps } kroků
    }

# Proč tah není dovolen, když s položenou otázkou nesouvisí.
why-not-now = To teď nejde.
