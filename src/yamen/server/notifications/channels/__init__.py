"""The kinds of channels: how each is set up, and how a message goes out on it."""
