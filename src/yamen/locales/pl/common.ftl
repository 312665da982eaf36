# To, co wspólne dla wszystkich gier.

# Policzone rzeczy w bierniku. Argument nosi nazwę rzeczy.
n-yuan = { $yuan ->
    [one] { $yuan } juana
    [few] { $yuan } juany
   *[many] { $yuan } juanów
    }
n-rice = { $rice ->
    [one] { $rice } żeton ryżu
    [few] { $rice } żetony ryżu
   *[many] { $rice } żetonów ryżu
    }
n-fireworks = { $fireworks ->
    [one] { $fireworks } żeton fajerwerków
    [few] { $fireworks } żetony fajerwerków
   *[many] { $fireworks } żetonów fajerwerków
    }
n-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
    }
n-steps = { $steps ->
    [one] { $steps } pole
    [few] { $steps } pola
   *[many] { $steps } pól
    }
n-persons = { $persons ->
    [one] { $persons } postać
    [few] { $persons } postacie
   *[many] { $persons } postaci
    }
n-palaces = { $palaces ->
    [one] { $palaces } pałac
    [few] { $palaces } pałace
   *[many] { $palaces } pałaców
    }
n-floors = { $floors ->
    [one] { $floors } piętro
    [few] { $floors } piętra
   *[many] { $floors } pięter
    }
n-cards = { $cards ->
    [one] { $cards } kartę
    [few] { $cards } karty
   *[many] { $cards } kart
    }
n-tiles = { $tiles ->
    [one] { $tiles } kafelek
    [few] { $tiles } kafelki
   *[many] { $tiles } kafelków
    }
n-servants = { $servants ->
    [one] { $servants } służącego
    [few] { $servants } służących
   *[many] { $servants } służących
    }
n-tokens = { $tokens ->
    [one] { $tokens } żeton
    [few] { $tokens } żetony
   *[many] { $tokens } żetonów
    }
n-jade = { $jade ->
    [one] { $jade } jadeit
    [few] { $jade } jadeity
   *[many] { $jade } jadeitów
    }
n-matches = { $matches ->
    [one] { $matches } dopasowanie
    [few] { $matches } dopasowania
   *[many] { $matches } dopasowań
    }

# Dlaczego ruch jest niedozwolony, gdy nie dotyczy zadanego pytania.
why-not-now = Teraz nie można tego zrobić.
