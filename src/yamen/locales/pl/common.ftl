# To, co wspólne dla wszystkich gier.

# Policzone rzeczy w bierniku. Argument nosi nazwę rzeczy.
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

# Dlaczego ruch jest niedozwolony, gdy nie dotyczy zadanego pytania.
why-not-now = Teraz nie można tego zrobić.
