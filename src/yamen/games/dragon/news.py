"""What can happen in this game: the kinds of event, in the order of the rules."""

from typing import Final

from yamen.engine.messages import NUMBER, PLAYER, Kind, Words
from yamen.games.dragon.moves import ACTION, BONUS, CARD, EVENT, PERSON, SIZE, SUPER_EVENT, TYPE

PALACE: Final = Words("palace", first=1)
BY: Final = ("player", PLAYER)
YUAN: Final = ("yuan", NUMBER)
RICE: Final = ("rice", NUMBER)
FIREWORKS: Final = ("fireworks", NUMBER)
STEPS: Final = ("steps", NUMBER)
POINTS: Final = ("points", NUMBER)
FLOORS: Final = ("floors", NUMBER)
MONTH: Final = ("month", NUMBER)

# D2 Setup
EVENT_LAID: Final = Kind("event-laid", MONTH, ("event", EVENT))
SUPER_EVENT_SHOWN: Final = Kind("super-event-shown", ("super_event", SUPER_EVENT))
DRAFT_BEGINS: Final = Kind("draft-begins", BY)
MONTH_BEGINS: Final = Kind("month-begins", MONTH, ("event", EVENT))

# D3 Actions
DEALT: Final = Kind("dealt", ("action", ACTION), ("group", NUMBER))
PASSED: Final = Kind("passed", BY, YUAN)
FEE_PAID: Final = Kind("fee-paid", BY, YUAN)
ACTION_TAKEN: Final = Kind("action-taken", BY, ("action", ACTION))
YUAN_GAINED: Final = Kind("yuan-gained", BY, YUAN)
FLOOR_BUILT: Final = Kind("floor-built", BY, ("palace", PALACE), FLOORS)
RICE_GAINED: Final = Kind("rice-gained", BY, RICE)
FIREWORKS_GAINED: Final = Kind("fireworks-gained", BY, FIREWORKS)
MARCHED: Final = Kind("marched", BY, STEPS)
POINTS_GAINED: Final = Kind("points-gained", BY, POINTS)
PRIVILEGE_BOUGHT: Final = Kind("privilege-bought", BY, ("size", SIZE), YUAN)

# D4 Persons
CARD_PLAYED: Final = Kind("card-played", BY, ("card", CARD))
CARD_WASTED: Final = Kind("card-wasted", BY, ("card", CARD))
TAKEN_IN: Final = Kind("taken-in", BY, ("person", PERSON), ("palace", PALACE), STEPS)
TURNED_AWAY: Final = Kind("turned-away", BY, ("person", PERSON))
RELEASED: Final = Kind("released", BY, ("person", PERSON), ("palace", PALACE))

# D5 Events
EVENT_HAPPENS: Final = Kind("event-happens", ("event", EVENT))
TRIBUTE_PAID: Final = Kind("tribute-paid", BY, YUAN, ("persons", NUMBER))
PALACES_FED: Final = Kind("palaces-fed", BY, RICE, ("palaces", NUMBER))
CONTAGION_CAUGHT: Final = Kind("contagion-caught", BY, ("persons", NUMBER))
HELMETS_SCORED: Final = Kind("helmets-scored", BY, POINTS)
FESTIVAL_SCORED: Final = Kind("festival-scored", BY, FIREWORKS, POINTS, ("returned", NUMBER))
DECAYED: Final = Kind("decayed", BY, FLOORS)

# D6, D7 Scoring
MONTH_SCORED: Final = Kind("month-scored", BY, ("palaces", NUMBER), ("ladies", NUMBER), ("dragons", NUMBER))
GOODS_SOLD: Final = Kind("goods-sold", BY, RICE, FIREWORKS, YUAN)
FINAL_SCORED: Final = Kind("final-scored", BY, ("persons", NUMBER), ("monks", NUMBER), ("money", NUMBER))
GAME_WON: Final = Kind("game-won", BY, POINTS)

# D8 The Great Wall
WALL_BUILT: Final = Kind("wall-built", BY, ("bonus", BONUS), ("tiles", NUMBER))
WALL_HOLDS: Final = Kind("wall-holds", ("tiles", NUMBER), ("needed", NUMBER))
WALL_BROKEN: Final = Kind("wall-broken", ("tiles", NUMBER), ("needed", NUMBER))
WALL_SCORED: Final = Kind("wall-scored", BY, POINTS)

# D9 Super events
SUPER_EVENT_HAPPENS: Final = Kind("super-event-happens", ("super_event", SUPER_EVENT))
PERSONS_SCORED: Final = Kind("persons-scored", BY, POINTS)
MONKS_SCORED: Final = Kind("monks-scored", BY, POINTS)
FLOOR_LOST: Final = Kind("floor-lost", BY, ("palace", PALACE))
GOODS_RETURNED: Final = Kind("goods-returned", BY, YUAN, RICE, FIREWORKS)
MARKERS_RESET: Final = Kind("markers-reset")
CARD_DISCARDED: Final = Kind("card-discarded", BY, ("card", CARD))
CARD_HIDDEN: Final = Kind("card-hidden", BY)
PRIVILEGES_LOST: Final = Kind("privileges-lost", BY, ("dragons", NUMBER))
EDICT_CHOSEN: Final = Kind("edict-chosen", BY, ("type", TYPE))
