# The browser: dragon-scene.
