# Stůl hry V roce draka v prohlížeči.

# Kamera, společná oběma hrám
dragon-scene-camera = Herní plán. Šipky posouvají pohled, plus a minus přibližují a oddalují, 0 ukáže vše.
dragon-scene-camera-reset = Zpět na celý pohled
dragon-scene-camera-places = Místa na plánu

dragon-scene-place-year = Rok
dragon-scene-place-actions = Akce
dragon-scene-place-people = Postavy
dragon-scene-place-track = Pořadí
