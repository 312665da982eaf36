"""What can happen in this game: the kinds of event, in the order of the rules. Nothing hidden is told."""

from typing import Final

from yamen.engine.messages import NUMBER, PLAYER, Kind
from yamen.games.gugong.moves import AUTOMA, BENEFIT, CITY, DECREE, GIFT, GOODS, LOCATION, REWARD, TOKEN

BY: Final = ("player", PLAYER)
AT: Final = ("location", LOCATION)
GIFT_CARD: Final = ("gift", GIFT)
TOKEN_KIND: Final = ("token", TOKEN)
VP: Final = ("points", NUMBER)
STEPS: Final = ("steps", NUMBER)
HOW_MANY: Final = ("servants", NUMBER)
DAY: Final = ("day", NUMBER)

# G1, G2 Setup and morning
GAME_BEGINS: Final = Kind("game-begins", BY)
GIFT_LAID: Final = Kind("gift-laid", GIFT_CARD, AT)
DECREE_LAID: Final = Kind("decree-laid", ("decree", DECREE))
TOKEN_LAID: Final = Kind("token-laid", TOKEN_KIND, ("city", CITY))
DICE_ROLLED: Final = Kind("dice-rolled", ("first", NUMBER), ("second", NUMBER), ("third", NUMBER))
DAY_BEGINS: Final = Kind("day-begins", DAY, BY)
TOKENS_SHUFFLED: Final = Kind("tokens-shuffled")

# G3 Day
EXCHANGED: Final = Kind("exchanged", BY, ("given", GIFT), ("taken", GIFT), AT)
SERVANTS_REMOVED: Final = Kind("servants-removed", BY, HOW_MANY)
DOUBLE_REMOVED: Final = Kind("double-removed", BY)
CARD_DISCARDED: Final = Kind("card-discarded", BY)
WITHOUT_ACTIONS: Final = Kind("without-actions", BY)
SERVANTS_GAINED: Final = Kind("servants-gained", BY, HOW_MANY)
DOUBLE_GAINED: Final = Kind("double-gained", BY)
SWAPPED: Final = Kind("swapped", BY, ("given", GIFT), ("taken", GIFT), AT)
PASSED: Final = Kind("passed", BY)
POINTS_SCORED: Final = Kind("points-scored", BY, VP)
POINTS_LOST: Final = Kind("points-lost", BY, VP)

# G4 Travel
TRAVELLED: Final = Kind("travelled", BY, ("city", CITY), TOKEN_KIND)
TOKEN_USED: Final = Kind("token-used", BY, TOKEN_KIND)
TOKENS_EXCHANGED: Final = Kind("tokens-exchanged", BY, ("tokens", NUMBER), ("goods", GOODS))
CARD_FOR_JADE: Final = Kind("card-for-jade", BY, GIFT_CARD)
CARD_TAKEN_BACK: Final = Kind("card-taken-back", BY)
BONUS_PLACED: Final = Kind("bonus-placed", BY, TOKEN_KIND, AT)
PLUS_ONE: Final = Kind("plus-one", BY)
BONUS_STORED: Final = Kind("bonus-stored", BY, TOKEN_KIND)
TOLL_PAID: Final = Kind("toll-paid", BY, ("to", PLAYER))
FOLLOWED: Final = Kind("followed", BY, AT)

# G5 to G10 Locations
WALL_PLACED: Final = Kind("wall-placed", BY, HOW_MANY, ("filled", NUMBER), ("goal", NUMBER))
WALL_SCORED: Final = Kind("wall-scored", BY, VP)
BENEFIT_TAKEN: Final = Kind("benefit-taken", BY, ("benefit", BENEFIT), STEPS)
DIE_TURNED: Final = Kind("die-turned", BY, ("die", NUMBER), ("value", NUMBER))
JADE_GAINED: Final = Kind("jade-gained", BY, ("jade", NUMBER))
INTRIGUE_MOVED: Final = Kind("intrigue-moved", BY, STEPS)
MEDAL_TAKEN: Final = Kind("medal-taken", BY)
ENVOY_MOVED: Final = Kind("envoy-moved", BY, STEPS)
PALACE_REACHED: Final = Kind("palace-reached", BY, VP)
DECREE_OBTAINED: Final = Kind("decree-obtained", BY, ("decree", DECREE), VP)
DECREE_USED: Final = Kind("decree-used", BY, ("decree", DECREE))
SHIP_LOADED: Final = Kind("ship-loaded", BY, ("harbour", NUMBER), HOW_MANY)
SHIP_LAUNCHED: Final = Kind("ship-launched", BY, ("harbour", NUMBER), HOW_MANY)
SHIP_SAILED: Final = Kind("ship-sailed", BY, ("harbour", NUMBER))
REWARD_CLAIMED: Final = Kind("reward-claimed", BY, ("harbour", NUMBER), ("reward", REWARD))
CARD_DRAWN: Final = Kind("card-drawn", BY)

# G12 Night
NIGHT_FALLS: Final = Kind("night-falls", DAY)
CARD_MATCHED: Final = Kind("card-matched", BY, GIFT_CARD, ("matches", NUMBER))
MATCHES_COUNTED: Final = Kind("matches-counted", BY, ("matches", NUMBER))
MOST_MATCHES: Final = Kind("most-matches", BY, VP)
SHIP_LOST: Final = Kind("ship-lost", BY, HOW_MANY)

# G13 Final scoring
FINAL_SCORED: Final = Kind("final-scored", BY, ("wall", NUMBER), ("decrees", NUMBER), ("jade", NUMBER))
ARRIVAL_SCORED: Final = Kind("arrival-scored", BY, VP)
OUTSIDE_PALACE: Final = Kind("outside-palace", BY)
GAME_WON: Final = Kind("game-won", BY, VP)
NOBODY_WON: Final = Kind("nobody-won")

# G14 Meng
FOCUS_DRAWN: Final = Kind("focus-drawn", AT)
AUTOMA_REVEALED: Final = Kind("automa-revealed", ("automa", AUTOMA), GIFT_CARD)
AUTOMA_SHUFFLED: Final = Kind("automa-shuffled")
MENG_ACTS: Final = Kind("meng-acts", AT)
MENG_CANT: Final = Kind("meng-cant", AT)
MENG_FREE: Final = Kind("meng-free", AT)
MENG_SWAP: Final = Kind("meng-swap", VP)
TWILIGHT_FALLS: Final = Kind("twilight-falls")
TWILIGHT_CARD: Final = Kind("twilight-card", ("automa", AUTOMA))
TWILIGHT_SKIPPED: Final = Kind("twilight-skipped", ("automa", AUTOMA))
