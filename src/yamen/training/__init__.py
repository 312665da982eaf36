"""Training of the networks that bots play with: games of bots to begin with, then self-play with a search.

Needs the packages of `yamen[training]`. Nothing that plays imports it.
"""
