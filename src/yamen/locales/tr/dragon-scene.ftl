# Ejderha Yılında oyununun tarayıcıdaki masası.

# İki oyunun ortak kamerası
dragon-scene-camera = Oyun tahtası. Ok tuşları görünümü kaydırır, artı ve eksi yakınlaştırıp uzaklaştırır, 0 tümünü gösterir.
dragon-scene-camera-reset = Tüm görünüme dön
dragon-scene-camera-places = Tahtadaki yerler

dragon-scene-place-year = Yıl
dragon-scene-place-actions = Hamleler
dragon-scene-place-people = Kişiler
dragon-scene-place-track = Sıra
