"""What a client is told of a position, with whatever follows from the rules, so that no client has to know them."""

from typing import Any

from mypy_extensions import i64

from yamen.engine.counts import total
from yamen.games.gugong.actions import price_of_b, printed_price_of_b
from yamen.games.gugong.day import is_free
from yamen.games.gugong.decrees import decree_cost
from yamen.games.gugong.family import AT_HOME, NO_CARD, NO_CITY, Family
from yamen.games.gugong.jade import jade_prices, square_price
from yamen.games.gugong.night import matches_of_value
from yamen.games.gugong.schemas import (
    BoardView,
    BonusToken,
    Cards,
    Claims,
    Costs,
    DayView,
    DecreesView,
    DecreeTile,
    DiceView,
    HarboursView,
    Held,
    MapView,
    OptionCosts,
    Printed,
    PrivateView,
    PublicView,
    Ship,
    Solo,
    Sources,
)
from yamen.games.gugong.schemas import Family as FamilyView
from yamen.games.gugong.ships import first_free, harbour_of, occupied, reward_harbour, routes
from yamen.games.gugong.state import NO_HOLDER, NO_TOKEN, Gugong
from yamen.games.gugong.travel import bonus_double, bonus_location, bonus_owner, bonus_token
from yamen.games.gugong.words import (
    AUTOMA_CARDS,
    BENEFIT_STEPS,
    BONUS_PLUS1,
    CANAL,
    CITIES,
    DAYS,
    DECREE_NAMES,
    DOUBLE_PLACES,
    ENVOY_STEPS_A,
    ENVOY_STEPS_B,
    EXCHANGE_SERVANTS,
    FROM_DECREES,
    FROM_JADE,
    FROM_PALACE,
    FROM_WALL,
    GIFTS,
    GREAT_WALL,
    HARBOURS,
    IN_POOL,
    INTRIGUE,
    INTRIGUE_TOP,
    LOCATIONS,
    PALACE,
    PALACE_STEP,
    PER_LEVEL,
    REWARD_CARD,
    REWARD_DOUBLE,
    REWARD_VP,
    SHIP_SPACES,
    SHIPS,
    SOLO_LEVELS,
    TOKEN_PRICES,
    TOKEN_SPACES,
    TOKENS,
    TOKENS_FOR_VP,
    TRAVEL,
    Location,
    Token,
)


def public_view(s: Gugong) -> PublicView:
    return {
        **day_view(s),
        **dice_view(s),
        **map_view(s),
        **board_view(s),
        **decrees_view(s),
        **harbours_view(s),
    }


def changes_of_public_view(s: Gugong, before: Gugong) -> dict[str, Any]:
    """The same without what is, at a glance, as it was in a position before: most moves change little."""
    changed: dict[str, Any] = {**day_view(s)}
    if s.dice is not before.dice:
        changed.update(dice_view(s))
    if s.board is not before.board:
        changed["board"] = gifts_view(s)
    if s.cities != before.cities or s.houses != before.houses:
        changed.update(map_view(s))
    if s.track is not before.track:
        changed["track"] = s.track[:]
    if s.bonus is not before.bonus:
        changed["bonus"] = [bonus_view(code) for code in s.bonus]
    if s.decrees is not before.decrees or s.on_decrees is not before.on_decrees:
        changed.update(decrees_view(s))
    if any(now.berths is not then.berths for now, then in zip(s.families, before.families, strict=True)):
        changed.update(harbours_view(s))
    return changed


def board_view(s: Gugong) -> BoardView:
    return {"board": gifts_view(s), "track": s.track[:], "bonus": [bonus_view(code) for code in s.bonus]}


def day_view(s: Gugong) -> DayView:
    return {
        "day": s.day,
        "start": s.start,
        "medal": None if s.medal == NO_HOLDER else s.medal,
        "pile": len(s.pile),
        "token_pile": total(s.token_pile),
        "token_discards": total(s.token_discards),
        "solo": solo_view(s) if s.players == 1 else None,
        "lost": [player for player in range(len(s.families)) if s.lost_points(player)],
    }


def dice_view(s: Gugong) -> DiceView:
    return {
        "dice": s.dice[:],
        "matches": {str(value): matches_of_value(s, value) for value in s.dice if value > 0},
    }


def gifts_view(s: Gugong) -> list[str | None]:
    return [None if card == NO_CARD else GIFTS[s.gift(card)] for card in s.board]


def map_view(s: Gugong) -> MapView:
    return {
        "cities": {CITIES[city]: token_in(s, city) for city in s.content.cities[s.side]},
        "houses": [s.houses >> at & 1 == 1 for at in range(len(s.content.houses[s.side]))],
    }


def decrees_view(s: Gugong) -> DecreesView:
    return {
        "decrees": [decree_view(s, at) for at in range(len(s.decrees))],
        "costs": [costs_for(s, player) for player in range(len(s.families))],
    }


def token_in(s: Gugong, city: i64) -> Token | None:
    token = s.token_in(city)
    return None if token == NO_TOKEN else TOKENS[token]


def decree_view(s: Gugong, at: i64) -> DecreeTile:
    decree = s.decrees[at]
    servants = [player for player in range(len(s.families)) if s.on_decrees[at] >> player & 1]
    return {"decree": DECREE_NAMES[decree], "level": decree // PER_LEVEL + 1, "servants": servants}


def costs_for(s: Gugong, player: i64) -> Costs:
    return {
        "option_b": by_location([price_of_b(s, player, location) for location in range(len(LOCATIONS))]),
        "houses": jade_prices(s, player),
        "square": square_price(s, player),
        "decrees": [decree_cost(s, player, at) for at in range(len(s.decrees))],
    }


def by_location(servants: list[int]) -> OptionCosts:
    return {
        "travel": servants[TRAVEL],
        "great_wall": servants[GREAT_WALL],
        "intrigue": servants[INTRIGUE],
        "palace": servants[PALACE],
        "canal": servants[CANAL],
    }


def harbours_view(s: Gugong) -> HarboursView:
    """G10.2, G10.3: a ship goes to the next free harbour."""
    mask = occupied(s)
    found: list[list[int | None]] = []
    for route in range(routes(s)):
        berths = [first_free(mask, route, harbour) for harbour in range(HARBOURS + 1)]
        found.append([None if berth == AT_HOME else harbour_of(berth) for berth in berths])
    return {"next_harbours": found}


def bonus_view(code: i64) -> BonusToken:
    token = bonus_token(code)
    return {
        "player": bonus_owner(code),
        "token": TOKENS[token],
        "location": None if token == BONUS_PLUS1 else LOCATIONS[bonus_location(code)],
        "double": bonus_double(code),
    }


def solo_view(s: Gugong) -> Solo:
    return {
        "level": SOLO_LEVELS[s.level],
        "focus": LOCATIONS[s.focus],
        "automa": sum(s.automa),
        "today": [AUTOMA_CARDS[card] for card in s.automa_today],
    }


def family_view(s: Gugong, player: i64) -> FamilyView:
    family = s.families[player]
    return {
        "points": s.score(player),
        "vp": family.vp,
        "sources": sources(family) if s.is_over else None,
        "pool": family.pool,
        "supply": family.supply,
        "servants": family.pool + (2 if family.double == IN_POOL else 0),
        "double": DOUBLE_PLACES[family.double],
        "wall": family.on_wall(),
        "jade": family.jade,
        "envoy": family.envoy,
        "arrival": family.arrival,
        "intrigue": family.intrigue,
        "traveller": None if family.traveller == NO_CITY else CITIES[family.traveller],
        "passed": family.passed,
        "tokens": [TOKENS[token] for token in family.tokens],
        "ships": [None if family.berth(ship) == AT_HOME else ship_view(family, ship) for ship in range(SHIPS)],
        "claims": by_reward(family.claims),
    }


def sources(family: Family) -> Sources:
    """G13: where the points come from."""
    final = family.final
    return {
        "track": family.vp,
        "wall": final[FROM_WALL],
        "decrees": final[FROM_DECREES],
        "palace": final[FROM_PALACE],
        "jade": final[FROM_JADE],
    }


def ship_view(family: Family, ship: i64) -> Ship:
    berth = family.berth(ship)
    return {"route": berth // HARBOURS + 1, "harbour": harbour_of(berth), "servants": family.aboard(ship)}


def by_reward(counts: list[int]) -> Claims:
    return {"vp": counts[REWARD_VP], "card": counts[REWARD_CARD], "double": counts[REWARD_DOUBLE]}


def private_view(s: Gugong, viewer: i64) -> PrivateView:
    """The cards of the families, but those drawn or discarded face down that the viewer has not seen."""
    return {"cards": [known_cards(s, family, viewer) for family in s.families], "free": free_exchanges(s, viewer)}


def free_exchanges(s: Gugong, viewer: i64) -> dict[str, list[Location]]:
    """G3.2: the locations where each gift in the viewer's hand is exchanged without paying."""
    found: dict[str, list[Location]] = {}
    if viewer < 0 or s.board[0] == NO_CARD:
        return found
    for card in s.families[viewer].hand:
        places = [location for location in range(len(LOCATIONS)) if is_free(s, viewer, card, location)]
        found[GIFTS[s.gift(card)]] = [LOCATIONS[location] for location in places]
    return found


def known_cards(s: Gugong, family: Family, viewer: i64) -> Held:
    """The cards the viewer knows to be in hand, in the discards, and in one of both."""
    hand: list[int] = []
    discards: list[int] = []
    either: list[int] = []
    seen = s.seen_by(viewer)
    placed = s.placed_by(viewer)
    for card in family.hand:
        if seen >> card & 1:
            (hand if placed >> card & 1 else either).append(s.gift(card))
    for card in family.discards:
        if seen >> card & 1:
            (discards if placed >> card & 1 else either).append(s.gift(card))
    return {
        "hand": cards_view(hand, len(family.hand)),
        "discards": cards_view(discards, len(family.discards)),
        "either": names(either),
    }


def cards_view(known: list[int], count: int) -> Cards:
    return {"cards": names(known), "count": count}


def names(gifts: list[int]) -> list[str]:
    if len(gifts) > 1:
        gifts.sort()
    return [GIFTS[gift] for gift in gifts]


def printed(s: Gugong) -> Printed:
    """What the board and its pieces say in numbers: a table can be played with corrected ones."""
    content = s.content
    roads = content.roads[s.side]
    return {
        "roads": [[CITIES[one], CITIES[other]] for one in range(len(roads)) for other in roads[one] if one < other],
        "houses": content.houses[s.side][:],
        "square": content.square,
        "worth": content.worth[:],
        "more": content.more,
        "arrival": content.arrival[: len(s.families)],
        "wall": {"goal": content.wall[len(s.families) - 2], "points": content.wall_points},
        "mornings": content.new_servants[:],
        "decree_costs": content.decree_cost[:],
        "decree_points": {DECREE_NAMES[decree]: content.decree_points[decree] for decree in s.decrees},
        "canal_points": content.canal_points,
        "reward_spaces": by_reward(content.reward_spaces),
        "reward_harbours": by_reward([reward_harbour(reward) for reward in range(len(content.reward_spaces))]),
        "token_vp": content.token_vp,
        "token_card": content.token_card,
        "token_servants": content.token_servants,
        "night_points": content.night_points,
        "faces": [sorted(set(faces)) for faces in content.faces],
        "days": DAYS,
        "ship_spaces": SHIP_SPACES,
        "token_spaces": TOKEN_SPACES,
        "palace_step": PALACE_STEP,
        "intrigue_top": INTRIGUE_TOP,
        "envoy_steps": [ENVOY_STEPS_A, ENVOY_STEPS_B],
        "option_b": by_location([printed_price_of_b(location) for location in range(len(LOCATIONS))]),
        "exchange_servants": EXCHANGE_SERVANTS,
        "benefits": {
            "servant": BENEFIT_STEPS[0],
            "servants": BENEFIT_STEPS[1],
            "die": BENEFIT_STEPS[2],
            "jade": BENEFIT_STEPS[3],
        },
        "token_prices": {
            "servant": TOKEN_PRICES[0],
            "double_servant": TOKEN_PRICES[1],
            "vp": TOKEN_PRICES[2],
            "jade": TOKEN_PRICES[3],
        },
        "tokens_for_vp": TOKENS_FOR_VP,
    }
