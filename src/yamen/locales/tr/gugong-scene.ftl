# The browser: gugong-scene.
