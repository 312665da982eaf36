# The table of In the Year of the Dragon in the browser.

# The camera, which both games share
dragon-scene-camera = Board. Arrow keys move the view, plus and minus zoom, 0 shows everything.
dragon-scene-camera-reset = Back to the whole view
dragon-scene-camera-places = Places of the board

dragon-scene-place-year = Year
dragon-scene-place-actions = Actions
dragon-scene-place-people = People
dragon-scene-place-track = Order
