# Bütün oyunların ortak sözleri.

# Sayılan şeyler; sayıdan sonra ad değişmez. Değişken, şeyin adını taşır.
n-yuan = { $yuan } yuan
n-rice = { $rice } pirinç
n-fireworks = { $fireworks } havai fişek
n-points = { $points } puan
n-steps = { $steps } adım
n-persons = { $persons } kişi
n-palaces = { $palaces } saray
n-floors = { $floors } kat
n-cards = { $cards } kart
n-tiles = { $tiles } karo
n-servants = { $servants } hizmetkâr
n-tokens = { $tokens } jeton
n-jade = { $jade } yeşim
n-matches = { $matches } eşleşme

# Sorulan soruyla ilgisi olmayan bir hamlenin neden yapılamadığı.
why-not-now = Bu şu anda yapılamaz.
