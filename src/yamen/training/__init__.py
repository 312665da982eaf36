"""Training of the networks that bots play with: self-play, proximal policy optimisation, fitting of value networks.

Needs the packages of `yamen[training]`. Nothing that plays imports it.
"""
