# Bütün oyunların ortak sözleri.

# Sayılan şeyler; sayıdan sonra ad değişmez. Değişken, şeyin adını taşır.
n-points = { $points } puan
n-steps = { $steps } adım

# Sorulan soruyla ilgisi olmayan bir hamlenin neden yapılamadığı.
why-not-now = Bu şu anda yapılamaz.
