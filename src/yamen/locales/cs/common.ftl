# Co mají všechny hry společné.

# Počítané věci ve 4. pádě. Argument se jmenuje podle věci.
n-yuan = { $yuan ->
    [one] { $yuan } jüan
    [few] { $yuan } jüany
   *[other] { $yuan } jüanů
    }
n-rice = { $rice ->
    [one] { $rice } pytel rýže
    [few] { $rice } pytle rýže
   *[other] { $rice } pytlů rýže
    }
n-fireworks = { $fireworks ->
    [one] { $fireworks } rachejtli
    [few] { $fireworks } rachejtle
   *[other] { $fireworks } rachejtlí
    }
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
n-persons = { $persons ->
    [one] { $persons } postavu
    [few] { $persons } postavy
   *[other] { $persons } postav
    }
n-palaces = { $palaces ->
    [one] { $palaces } palác
    [few] { $palaces } paláce
   *[other] { $palaces } paláců
    }
n-floors = { $floors ->
    [one] { $floors } patro
    [few] { $floors } patra
   *[other] { $floors } pater
    }
n-cards = { $cards ->
    [one] { $cards } kartu
    [few] { $cards } karty
   *[other] { $cards } karet
    }
n-tiles = { $tiles ->
    [one] { $tiles } destičku
    [few] { $tiles } destičky
   *[other] { $tiles } destiček
    }
n-servants = { $servants ->
    [one] { $servants } služebníka
    [few] { $servants } služebníky
   *[other] { $servants } služebníků
    }
n-tokens = { $tokens ->
    [one] { $tokens } žeton
    [few] { $tokens } žetony
   *[other] { $tokens } žetonů
    }
n-jade = { $jade ->
    [one] { $jade } nefrit
    [few] { $jade } nefrity
   *[other] { $jade } nefritů
    }
n-matches = { $matches ->
    [one] { $matches } shodu
    [few] { $matches } shody
   *[other] { $matches } shod
    }

# Proč tah není dovolen, když s položenou otázkou nesouvisí.
why-not-now = To teď nejde.
