"""The weights of the evaluation of Gùgōng, in hundredths of a point where nothing else is said.

Guessed from the rules first, then tuned by thousands of games between bots with different ones.
"""

from typing import Final

POINT: Final = 100

SERVANT: Final = 97
"""The first servant in the pool, if it will find work."""
CROWD: Final = 5
"""How much less each further one is worth."""
IDLE: Final = 16
"""A servant in the pool that will find no work."""
WORK: Final = 213
"""Servants that an exchange to come needs, in hundredths."""
INCOME: Final = 4
"""Servants gained from one day to the next."""
SUPPLY: Final = 17
"""A servant in the supply, of the first ENOUGH: it can be gained."""
ENOUGH: Final = 6
DOUBLE_DAY: Final = 38
"""The double servant for each day to come."""

OUTSIDE: Final = 2115
"""What is lost by those who stay outside the palace."""
PACE: Final = 8986
"""Where that is as likely as not: the square of the steps in hundredths that are left for an exchange."""
STEP: Final = 67
"""A step of the envoy towards the palace, as steps beyond it score."""
RACE: Final = 52
"""A step more than another who is outside too, up to three, of what their places differ by."""

INTRIGUE_STEP: Final = 19
"""A step of intrigue, and for each ten exchanges to come."""
INTRIGUE_LATER: Final = 17
TIES: Final = 26
"""Being ahead of another on the intrigue track."""
BENEFIT: Final = 38
"""The intrigue benefit after a wall scoring, for who is on the wall; and more, if it may be jade."""
BENEFIT_FOR_JADE: Final = 46
LEAD: Final = 14
"""A servant more than the others on the wall, in the chance to score it; and being ahead in a tie."""
WALL_TIE: Final = 8

JADE_TO_COME: Final = 9
"""The jade that an exchange to come brings, in hundredths."""
TOKEN: Final = 24
"""A travel token."""

EXCHANGE: Final = 68
"""An exchange still to come today."""
EXCHANGE_LATER: Final = 104
"""A card for each day to come."""
HAND: Final = 20
"""How good a card in hand is, and a card taken for the next day."""
QUALITY: Final = 36
FREE: Final = [0, 12, 18, 37, 55, 67, 76, 82, 88, 91]
"""How good it is for a card to have such a value."""

NIGHT_MATCH: Final = 51
"""The matches that an exchange to come brings, in hundredths."""
NIGHT_TIE: Final = 20
"""Being ahead in a tie at night, in hundredths of a match."""
NIGHT_UNCERTAINTY: Final = 18
"""How far from sure an exchange to come leaves who has the most."""

POINTS_TO_COME: Final = 95
"""The points on the track, decrees and servants at harbours that an exchange to come brings, in hundredths."""
DECREES_TO_COME: Final = 9
CLAIMS_TO_COME: Final = 11

LOADED: Final = [0, 12, 47, 103]
"""A ship with so many servants, against the best reward it can reach."""
DELAY: Final = 6
"""What each night that a ship has to wait for its reward takes away."""
MEDAL: Final = 51
MORNINGS: Final = [186, 55, 86, 53, 58]
"""The level 1 decrees, a morning."""
ALWAYS: Final = [8, 12, 20, 14, 11]
"""The level 2 decrees, an exchange."""

PAID: Final = 85
"""A servant paid for a decree or jade, in a move under way."""
USE_TOKEN: Final = [95, 190, 120, 40, 90, 200, 60, 110, 60, 80, 60, 0, 40, 40, 40]
"""The benefit of a travel token."""
ACTION: Final = [118, 63, 89, 104, 206, 142, 57, 90, 131, 65, 0]
"""The action of a gift card or location."""

UNCERTAINTY: Final = 260
"""How far the difference of two families may be off in the end, and for each day before."""
UNCERTAINTY_A_DAY: Final = 80
MENG_GAINS: Final = 1200
"""What Meng gains more than a person, for each day to come; and what he lacks in the end."""
MENG_LACKS: Final = 400
