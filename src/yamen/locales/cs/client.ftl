# The browser: client.
