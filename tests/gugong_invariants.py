"""What holds in every position of Gùgōng, and after every move."""

from collections import Counter
from typing import Final

from yamen.conformance import Laws
from yamen.engine.counts import unpacked
from yamen.engine.messages import Message
from yamen.engine.tasks import SPECTATOR
from yamen.games.gugong.days import Turn
from yamen.games.gugong.family import AT_HOME, NO_CITY, Family
from yamen.games.gugong.great_wall import CheckWall, wall_filled, wall_goal
from yamen.games.gugong.meng import MengStore
from yamen.games.gugong.news import WALL_SCORED
from yamen.games.gugong.night import PutAwayBonus
from yamen.games.gugong.state import MENG, NO_HOLDER, NO_TOKEN, Gugong
from yamen.games.gugong.tokens import StoreToken
from yamen.games.gugong.travel import MarkLocation, SetAside, UseBonus, bonus_double, bonus_owner, bonus_token
from yamen.games.gugong.words import (
    BESIDE,
    CITIES,
    DAYS,
    DOUBLE_PLACES,
    HARBOURS,
    INTRIGUE_TOP,
    LEVELS,
    LOCKED,
    ON_SHIP,
    PALACE_STEP,
    PER_LEVEL,
    REWARD_DOUBLE,
    SHIP_SPACES,
    SHIPS,
    SHOWN_PER_LEVEL,
    TOKEN_SPACES,
    TOKENS,
)

SERVANTS: Final = 12
CARDS: Final = 38
SETS: Final = range(1, 6)
SHOWN_LEVELS: Final = [level for level in range(LEVELS) for _ in range(SHOWN_PER_LEVEL)]
TOKEN_TASKS: Final = (StoreToken, UseBonus, MarkLocation, SetAside, MengStore)
"""G4.3: these have a token that is collected but not stored yet."""
LEDGER: Final = {
    "points-scored": {"points": "points"},
    "points-lost": {"points": "-points"},
    "decree-obtained": {"points": "points", "": "decrees"},
    "jade-gained": {"jade": "jade"},
    "envoy-moved": {"steps": "envoy"},
    "intrigue-moved": {"steps": "intrigue"},
    "benefit-taken": {"steps": "-intrigue"},
    "wall-placed": {"servants": "wall"},
    "ship-launched": {"servants": "aboard"},
    "ship-loaded": {"servants": "aboard"},
    "ship-lost": {"servants": "-aboard"},
    "travelled": {"": "tokens"},
    "tokens-exchanged": {"tokens": "-tokens"},
    "card-drawn": {"": "cards"},
    "final-scored": {"wall": "final", "decrees": "final", "jade": "final"},
    "arrival-scored": {"points": "final"},
}
"""Which field of an event goes into which column of the family's book; without a field it is one."""
COLUMNS: Final = (
    "points",
    "final",
    "jade",
    "envoy",
    "intrigue",
    "wall",
    "aboard",
    "decrees",
    "tokens",
    "cards",
)


def conserved(s: Gugong) -> object:
    """No position is impossible; the tokens and Meng's deck stay."""
    for player, family in enumerate(s.families):
        check_family(s, player, family)
    check_cards(s)
    check_tracks(s)
    check_canal(s)
    check_table(s)
    if s.is_over:
        check_result(s)
    return (len(s.families), s.level, s.content.hash, tokens_of(s), automa_of(s))


# Servants


def check_family(s: Gugong, player: int, family: Family) -> None:
    double = family.double
    placed = 0
    for mask in s.on_decrees:
        placed += mask >> player & 1
    beside = [bonus_double(code) for code in s.bonus if bonus_owner(code) == player]
    claimed = 0 if s.is_meng(player) else sum(family.claims)
    counts = (family.pool, family.supply, family.wall, *family.cargo, placed, claimed, beside.count(False))
    assert min(counts) >= 0, f"G1.7: less than no servants: {counts}"
    assert sum(counts) == SERVANTS, f"G1.7: family {player} has {sum(counts)} servants: {counts}"
    assert 0 <= double < len(DOUBLE_PLACES), "G11.1: the double servant is nowhere"
    assert beside.count(True) == (double == BESIDE), "G4.5: the double servant is beside no token"
    if s.is_meng(player):
        assert double == LOCKED, "G14.1: Meng's double servant marks his focus"
    else:
        assert (family.claims[REWARD_DOUBLE] == 0) == (double == LOCKED), "G11.1: locked until it is claimed"
    for claims, spaces in zip(family.claims, s.content.reward_spaces, strict=True):
        assert 0 <= claims <= spaces, f"G10.4: {family.claims} claims"
    assert len(family.tokens) <= TOKEN_SPACES, f"G4.3: {len(family.tokens)} tokens"
    assert family.vp >= 0, "G4.5: points never fall below 0"
    assert family.hand == sorted(family.hand)


def tokens_laid(s: Gugong) -> list[int]:
    return [s.token_in(city) for city in range(len(CITIES))]


# Cards


def check_cards(s: Gugong) -> None:
    held = [card for family in s.families for card in [*family.hand, *family.discards]]
    laid = [card for card in s.board if card >= 0]
    found = [*held, *laid, *s.pile]
    assert len(found) == len(set(found)), "G1.4: a card is in two places"
    assert set(found) <= set(range(CARDS)), "G1.4: there is no such card"
    for card in laid:
        assert s.seen_by(SPECTATOR) >> card & 1, "G1.4: a card on the board that somebody has not seen"
    if s.day > 0:
        assert len(laid) == len(s.board), "G1.4: a location without a card"
        box = Counter(s.content.group[card] for card in set(range(CARDS)) - set(found))
        unused = len(SETS) - len(s.families)
        assert not box or (set(box) <= set(SETS) and list(box.values()) == [4] * unused), (
            f"G1.4: in the box are the unused sets or nothing, not {box}"
        )


# Tokens and Meng's deck


def tokens_of(s: Gugong) -> tuple[int, ...]:
    """How many of each kind there are: in cities, piles and discards, stored, in use, and on their way."""
    assert min(s.token_pile, s.token_discards) >= 0, "G2.2: less than no tokens"
    counts = unpacked(s.token_pile + s.token_discards, len(TOKENS))
    stored = [token for family in s.families for token in family.tokens]
    in_use = [bonus_token(code) for code in s.bonus]
    under_way = [task.token for task in s.agenda if isinstance(task, TOKEN_TASKS)]
    for token in [*tokens_laid(s), *stored, *in_use, *under_way]:
        if token != NO_TOKEN:
            counts[token] += 1
    assert len(counts) == len(TOKENS)
    return tuple(counts)


def automa_of(s: Gugong) -> tuple[int, ...]:
    counts = [deck + used for deck, used in zip(s.automa, s.automa_used, strict=True)]
    assert min(s.automa, default=0) >= 0, "G14.2: less than no automa cards"
    for card in s.automa_today:
        counts[card] += 1
    return tuple(counts)


# Tracks


def check_tracks(s: Gugong) -> None:
    everybody = list(range(len(s.families)))
    assert sorted(s.track) == everybody, f"G7.2: the track {s.track} is no order of the families"
    steps = [s.families[player].intrigue for player in s.track]
    assert steps == sorted(steps, reverse=True), f"G7.2: the order is not that of the steps: {steps}"
    assert 0 <= steps[-1] <= steps[0] <= INTRIGUE_TOP, f"G7.1: off the track: {steps}"
    for family in s.families:
        assert 0 <= family.envoy <= PALACE_STEP, f"G8.1: an envoy at step {family.envoy}"
        assert (family.arrival > 0) == family.in_palace(), "G8.1: a place for those in the palace, and only for them"
    places = sorted(family.arrival for family in s.families if family.in_palace())
    assert places == list(range(1, len(places) + 1)), f"G8.1: the places {places} are not the best ones"


# The canal


def check_canal(s: Gugong) -> None:
    taken: list[int] = []
    for family in s.families:
        berths, aboard, double = family.berths, family.cargo[:], family.double
        assert len(berths) == len(aboard) == SHIPS, "G1.7: not three ships"
        if double >= ON_SHIP:
            aboard[double - ON_SHIP] += 2
        assert max(aboard) <= SHIP_SPACES, f"G10.2: {aboard} servants on ships"
        for berth, servants in zip(berths, aboard, strict=True):
            assert (servants > 0) == (berth != AT_HOME), "G10.2: a ship never sails empty, nor is it loaded at home"
        taken += [berth for berth in berths if berth != AT_HOME]
    assert len(taken) == len(set(taken)), f"G10.2: two ships in a harbour: {taken}"
    harbours = HARBOURS * (2 if s.players > 3 else 1)
    assert not taken or (min(taken) >= 0 and max(taken) < harbours), f"G10.2: a harbour that isn't there: {taken}"


# The rest of the table


def check_table(s: Gugong) -> None:
    seats = range(len(s.families))
    assert s.start in seats, "G1.8: no such start player"
    assert s.medal == NO_HOLDER or s.medal in seats, "G7.1: the medal is nobody's"
    assert 0 <= s.day <= DAYS, f"G1.3: day {s.day}"
    houses = s.content.houses[s.side]
    assert 0 <= s.houses < 1 << len(houses), "G1.5: jade in a house that isn't there"
    assert len(houses) - int(s.houses).bit_count() <= sum(family.jade for family in s.families), "G6.1: jade got lost"
    travellers = [family.traveller for family in s.families if family.traveller != NO_CITY]
    assert len(travellers) == len(set(travellers)), "G4.2: two travellers in a city"
    for city in travellers:
        assert s.token_in(city) == NO_TOKEN, "G4.3: a traveller beside a token"
    laid = {city for city, token in enumerate(tokens_laid(s)) if token != NO_TOKEN}
    assert laid <= set(s.content.cities[s.side]), "G1.1: a token off the map"
    assert max(s.on_decrees) < 1 << len(s.families), "G9.1: a servant of nobody on a decree"
    assert len(set(s.decrees)) == len(s.decrees), "G1.6: a decree twice"
    if s.day > 0:
        levels = [decree // PER_LEVEL for decree in s.decrees]
        assert levels == SHOWN_LEVELS, f"G1.6: decrees of the levels {levels}"
        for value, faces in zip(s.dice, s.content.faces, strict=True):
            assert value in faces, f"G1.2: a die shows {value}"
    tasks = {type(task) for task in s.agenda}
    assert wall_filled(s) < wall_goal(s) or CheckWall in tasks, "G5.2: a complete wall was not scored"
    assert s.day == 0 or s.bonus == [] or tasks & {Turn, PutAwayBonus}, "G4.5: a bonus token in use by night"


def check_result(s: Gugong) -> None:
    scores = s.scores
    ranked = [scores[seat] for seat in s.ranking]
    assert ranked == sorted(ranked, reverse=True), f"G13.6: the ranking is not that of the points: {ranked}"
    for player, family in enumerate(s.families):
        if not family.in_palace() and not s.is_meng(player):
            assert s.score(player) == 0, "G13.6: points outside the palace"
    first = s.ranking[0]
    beaten = s.players == 1 and (s.score(MENG), s.track[0] == MENG) > (s.score(first), s.track[0] == first)
    nobody = beaten or not s.families[first].in_palace()
    assert s.winner == (None if nobody else first), "G13.6: the wrong one won"


# What a move changes is what the news tell


def change(before: Gugong, news: list[Message], after: Gugong) -> None:
    """The news, entered into the books of before, give the books of after: nothing comes or goes untold.

    Servants, cards and tokens at a place that news don't tell apart are counted by `conserved`.
    """
    if after.day == 0 or before.day == 0:
        return
    books = books_of(before)
    for number, message in enumerate(news):
        enter(books, message, message.kind is WALL_SCORED and not is_final(news, number))
    assert books == books_of(after), f"{COLUMNS}: not {books} but {books_of(after)} after {news}"
    assert before.day <= after.day <= before.day + 1, "G2: a day is left out"
    assert after.houses & ~before.houses == 0, "G1.5: jade came back to a house"
    assert after.decrees == before.decrees, "G1.6: other decrees"
    for old, new in zip(before.on_decrees, after.on_decrees, strict=True):
        assert old & ~new == 0, "G9.1: a servant left a decree"
    for family, later in zip(before.families, after.families, strict=True):
        if family.claims != later.claims:
            assert all(old <= new for old, new in zip(family.claims, later.claims, strict=True)), "G10.4: a claim ended"
        assert family.arrival in (0, later.arrival), "G8.1: another place in the palace"
    if after.medal != before.medal:
        told_of = any(message.kind.name == "medal-taken" for message in news)
        given_back = after.start == before.medal and after.medal == NO_HOLDER
        assert told_of or given_back, "G7.1: the medal changed hands"


def books_of(s: Gugong) -> list[list[int]]:
    """How much each family has of everything, in the order of COLUMNS."""
    tokens, decrees = [len(family.tokens) for family in s.families], [0] * len(s.families)
    for task in s.agenda:
        if isinstance(task, TOKEN_TASKS):
            tokens[MENG if isinstance(task, MengStore) else task.player] += 1
    for code in s.bonus:
        tokens[bonus_owner(code)] += 1
    for mask in s.on_decrees:
        for player in range(len(decrees)) if mask else ():
            decrees[player] += mask >> player & 1
    return [
        [
            family.vp,
            sum(family.final),
            family.jade,
            family.envoy,
            family.intrigue,
            family.on_wall(),
            sum(family.cargo) + (2 if family.double >= ON_SHIP else 0),
            decrees[player],
            tokens[player],
            len(family.hand) + len(family.discards),
        ]
        for player, family in enumerate(s.families)
    ]


def is_final(news: list[Message], number: int) -> bool:
    """G13.2: whether this scoring of the wall is the last one, whose servants stay: final scoring follows at once."""
    envoy = ("points-scored", "envoy-moved", "palace-reached")
    following = [message.kind.name for message in news[number + 1 :] if message.kind.name not in envoy]
    return following[:1] == ["final-scored"]


def enter(books: list[list[int]], message: Message, goes_home: bool) -> None:
    name, args = message.kind.name, message.named()
    if "player" not in args:
        return
    book = books[int(args["player"])]
    for field, column in LEDGER.get(name, {}).items():
        sign = -1 if column.startswith("-") else 1
        book[COLUMNS.index(column.lstrip("-"))] += sign * int(args[field] if field else 1)
    if name == "reward-claimed":
        book[COLUMNS.index("aboard")] -= SHIP_SPACES
    elif goes_home:
        book[COLUMNS.index("wall")] = 0


LAWS = Laws(conserved, change, longest=1000, hidden=True, always_won=False)
