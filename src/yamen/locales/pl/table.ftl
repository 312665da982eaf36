# The browser: table.
