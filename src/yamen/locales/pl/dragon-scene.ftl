# Stół gry W roku smoka w przeglądarce.

# Kamera, wspólna dla obu gier
dragon-scene-camera = Plansza. Strzałki przesuwają widok, plus i minus przybliżają i oddalają, 0 pokazuje całość.
dragon-scene-camera-reset = Wróć do pełnego widoku
dragon-scene-camera-places = Miejsca na planszy

dragon-scene-place-year = Rok
dragon-scene-place-actions = Akcje
dragon-scene-place-people = Postacie
dragon-scene-place-track = Kolejność
