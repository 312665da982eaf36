"""The encoder of Gùgōng: features of the table, of what is asked, and of each family; in solo games of Meng's, too.

They are counts and one-hot features, and what follows from them by the printed rules; none is a judgement.
"""

from typing import ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from yamen.engine.counts import bit, count
from yamen.engine.encoder import Encoder
from yamen.engine.position import Position
from yamen.games.gugong.actions import FOLLOWED, Act, Advance, TakeJade
from yamen.games.gugong.canal import ClaimAtNight, ClaimShip, LoadFromSupply, LoadTwo, MoveShip, PutOnShip
from yamen.games.gugong.day import CardBenefit, ExchangeGift, ExchangeNow, PayForExchange
from yamen.games.gugong.days import Day, Turn
from yamen.games.gugong.decrees import PlaceOnDecree
from yamen.games.gugong.family import AT_HOME, NO_CARD, NO_CITY
from yamen.games.gugong.final_scoring import FinalScoring, LastExchange, ScoreEverything, jade_worth
from yamen.games.gugong.gifts import GiveForJade, SwapBoard, SwapOwn, TakeBack
from yamen.games.gugong.great_wall import ExtraOnWall, PlaceOnWall, TakeBenefit, TokenOnWall, TurnDie, wall_goal
from yamen.games.gugong.morning import MorningDecrees, NewServants, UseMorningDecrees
from yamen.games.gugong.night import CheckDice, MostMatches, NightEnvoy
from yamen.games.gugong.servants import GainServants, RemoveServants
from yamen.games.gugong.state import NO_HOLDER, Gugong
from yamen.games.gugong.tokens import MakeRoom, StoreToken
from yamen.games.gugong.travel import (
    GainJade,
    MarkLocation,
    SecondTravelStep,
    SetAside,
    TravelStep,
    UseBonus,
    UseToken,
    bonus_location,
    bonus_owner,
    bonus_token,
    reachable,
)
from yamen.games.gugong.words import (
    AUTOMA_CARDS,
    BENEFIT_STEPS,
    BONUS_PLUS1,
    BONUS_TOLL,
    CANAL,
    CARD_ACTIONS,
    CHEAP_DECREES,
    CHEAP_JADE,
    CITIES,
    DAYS,
    DECREE_NAMES,
    DICE,
    END_DECREES,
    END_FLAT,
    END_HARBOURS,
    END_JADE,
    END_VP,
    EQUAL_GIFTS,
    HARBOURS,
    HIGHEST_VALUE,
    LOCATIONS,
    MOST_PLAYERS,
    ON_SHIP,
    PALACE_STEP,
    PER_LEVEL,
    REWARDS,
    SHIP_SPACES,
    SHIPS,
    SOLO_LEVELS,
    SWAP,
    TOKENS,
    TRAVEL,
)

VALUES: Final = range(1, HIGHEST_VALUE + 1)
QUESTIONS: Final = (
    "exchange",
    "pay-exchange",
    "card-action",
    "action",
    "follow",
    "swap-own",
    "swap-board",
    "travel",
    "use-token",
    "make-room",
    "card-for-jade",
    "take-back",
    "mark",
    "set-aside",
    "wall",
    "wall-more",
    "wall-extra",
    "wall-token",
    "benefit",
    "die",
    "load",
    "load-more",
    "sail",
    "claim",
    "ship",
    "remove",
    "gain",
    "night-envoy",
    "last-exchange",
    "morning-decrees",
)
MOST_HOUSES: Final = 8
BERTHS: Final = 10
MOST_MISSING: Final = 4

TABLE: Final = (
    *(f"{players} players" for players in range(1, MOST_PLAYERS + 1)),
    *(f"level {level}" for level in SOLO_LEVELS),
    *(f"focus {location}" for location in LOCATIONS),
    *(f"day {day}" for day in range(DAYS + 1)),
    "days to come",
    "morning decrees to come",
    "new servants to come",
    "night to come",
    *(f"dice of {value}" for value in VALUES),
    *(f"value at {location}" for location in LOCATIONS),
    *(f"{value} at {location}" for location in LOCATIONS for value in VALUES),
    *(f"{action} card at {location}" for location in LOCATIONS for action in CARD_ACTIONS),
    *(f"matches at {location}" for location in LOCATIONS),
    *(f"house {house} has jade" for house in range(1, MOST_HOUSES + 1)),
    "houses with jade",
    "price of jade",
    *(f"shown: {decree}" for decree in DECREE_NAMES),
    *(f"servants on {decree}" for decree in DECREE_NAMES),
    "medal is free",
    "draw pile",
    "wall",
    *(f"{missing} missing in the wall" for missing in range(1, MOST_MISSING + 1)),
    *(f"ship in berth {berth}" for berth in range(BERTHS)),
    "in the palace",
    "points of the next there",
    *(f"Meng's deck: {card}" for card in AUTOMA_CARDS),
    *(f"Meng's day: {card}" for card in AUTOMA_CARDS),
    *(f"asked: {question}" for question in QUESTIONS),
    *(f"about {location}" for location in LOCATIONS),
    *(f"about a {value}" for value in VALUES),
    *(f"about a {action} card" for action in CARD_ACTIONS),
    *(f"about token {token}" for token in TOKENS),
    *(f"about decree {decree}" for decree in DECREE_NAMES[:PER_LEVEL]),
    *(f"about ship {ship}" for ship in range(1, SHIPS + 1)),
    "from the discards",
    "amount",
    "least amount",
    "to keep",
    "claimed",
    "moved",
    *(f"{value} on die {die}" for die in range(1, DICE + 1) for value in VALUES),
    *(f"{token} in {city}" for city in CITIES for token in TOKENS),
    *(
        f"ship {ship}: {what}"
        for ship in range(1, SHIPS + 1)
        for what in (
            *(f"harbour {harbour}" for harbour in range(1, HARBOURS + 1)),
            *(f"{aboard} aboard" for aboard in range(SHIP_SPACES + 1)),
        )
    ),
)

# What a family still has to do of a move under way comes first: it is read from the agenda
SEAT: Final = (
    "asked",
    *(f"to do: {action}" for action in CARD_ACTIONS[:-1]),
    "to pay for an exchange",
    "tokens to use",
    "tokens to store",
    "jade to come",
    "decrees to come",
    "servants to remove",
    "servants to gain",
    "benefit to come",
    "night's most matches to come",
    "claims to come",
    "intrigue steps to come",
    "Meng",
    "turns to wait",
    "seats after the asked",
    "seats after the start player",
    "has the medal",
    "passed",
    "cards in hand",
    "cards for tomorrow",
    "exchanges today",
    "exchanges to come",
    "points",
    "points ahead of the best rival",
    "points in the end as it stands",
    "these ahead of the best rival",
    *(f"{value} in hand" for value in VALUES),
    *(f"{action} in hand" for action in CARD_ACTIONS),
    *(f"{value} for tomorrow" for value in VALUES),
    *(f"{action} for tomorrow" for action in CARD_ACTIONS),
    *(f"free at {location}" for location in LOCATIONS),
    "stuck in hand",
    "free matches in reach",
    "matches",
    "matches ahead of the best rival",
    "matches in hand",
    "pool",
    *(f"pool of {servants}" for servants in range(1, 8)),
    "supply",
    *(f"double servant {place}" for place in ("locked", "supply", "pool", "wall", "beside", "ship")),
    *(f"envoy at {step}" for step in range(PALACE_STEP + 1)),
    "envoy's steps to come",
    "exchanges more than these steps",
    "last exchanges outside the palace",
    "points of arrival",
    "intrigue",
    *(f"intrigue for benefit {steps}" for steps in BENEFIT_STEPS),
    "place in intrigue",
    "first in intrigue",
    "intrigue ahead of the best rival",
    *(f"{jade} jade" for jade in range(1, 6)),
    "jade",
    "worth of jade",
    "worth of one more jade",
    "price of jade",
    "jade in reach",
    "on the wall",
    "most on the wall",
    "on the wall ahead of the best rival",
    *(f"has {decree}" for decree in DECREE_NAMES),
    *(f"{decree} in reach" for decree in DECREE_NAMES),
    "decrees",
    "worth of decrees",
    "tokens",
    "worth of tokens",
    "traveller at home",
    *(f"{token} in reach" for token in TOKENS),
    "ships out",
    *(f"ship with {aboard} in harbour {harbour}" for harbour in range(1, HARBOURS + 1) for aboard in range(4)),
    *(f"claims of {reward}" for reward in REWARDS),
    *(f"no space for {reward}" for reward in REWARDS),
    "plus 1",
    *(f"toll at {location}" for location in LOCATIONS),
    *(f"follows at {location}" for location in LOCATIONS),
)

TABLE_SIZE: Final = len(TABLE)
SEAT_SIZE: Final = len(SEAT)
ZEROS: Final[list[list[int]]] = [[0] * (TABLE_SIZE + families * SEAT_SIZE) for families in range(MOST_PLAYERS + 1)]
# Among the features of a seat
TO_PAY: Final = 11
TO_USE: Final = 12
TO_STORE: Final = 13
JADE_TO_COME: Final = 14
DECREES_TO_COME: Final = 15
TO_REMOVE: Final = 16
TO_GAIN: Final = 17
BENEFIT_TO_COME: Final = 18
MOST_MATCHES: Final = 19
CLAIMS_TO_COME: Final = 20
STEPS_TO_COME: Final = 21
AFTER_AGENDA: Final = 22
LAST_EXCHANGES: Final = 4


@final
class GugongEncoder(Encoder):
    table_features: ClassVar[tuple[str, ...]] = TABLE
    seat_features: ClassVar[tuple[str, ...]] = SEAT

    def contenders(self, s: Position) -> i64:
        assert isinstance(s, Gugong)
        return len(s.families)

    def encode(self, s: Position) -> list[int]:
        assert isinstance(s, Gugong)
        out = ZEROS[len(s.families)][:]
        summary = TableSummary(s, out)
        encode_table(summary, out)
        at: i64 = TABLE_SIZE
        size: i64 = SEAT_SIZE
        for seat in range(len(s.families)):
            encode_family(summary, seat, out, at)
            at += size
        return out

    def points(self, s: Position) -> list[int]:
        assert isinstance(s, Gugong)
        return [s.score(seat) for seat in range(len(s.families))]


@final
@mypyc_attr(acyclic=True)
class TableSummary:
    """What of the day is still to come, and what families are compared by: computed once for each position."""

    def __init__(self, s: Gugong, out: list[int]) -> None:
        """What the agenda has for each family is written into the features `out`."""
        self.s = s
        self.days: i64 = DAYS - s.day
        """The days after this one."""
        self.night_due: i64 = 0
        self.morning_due: i64 = 0
        self.servants_due: i64 = 0
        self.next: i64 = s.player if s.player >= 0 else s.start
        """Whose turn is next."""
        self.read_agenda(out)

        self.dice: i64 = 0
        """How many dice show each value, packed."""
        for die in s.dice:
            if die > 0:
                self.dice += bit(4 * die)
        self.board: i64 = 0
        """The value of the card at each location, packed."""
        values = s.content.value
        at: i64 = 0
        for card in s.board:
            if card != NO_CARD:
                self.board |= values[card] << 4 * at
            at += 1

        self.price: i64 = s.content.square
        """The cheapest jade."""
        if s.houses != 0:
            self.price = 99
            at = 0
            for price in s.content.houses[s.side]:
                if s.houses >> at & 1 and price < self.price:
                    self.price = price
                at += 1

        self.matches: i64 = 0
        """The matches of each family, packed in 8 bits; the points in the end as it stands, packed in 12."""
        self.sure: i64 = 0
        self.wall: i64 = 0
        self.inside: i64 = 0
        self.measure()

    def read_agenda(self, out: list[int]) -> None:
        s = self.s
        size: i64 = SEAT_SIZE
        table: i64 = TABLE_SIZE
        at: i64 = s.pending
        while at > 0:
            at -= 1
            task = s.task(at)
            if isinstance(task, Turn):
                self.next = task.player
            elif isinstance(task, CheckDice):
                self.night_due = 1
            elif isinstance(task, Day):
                self.days = DAYS + 1 - task.day
            elif isinstance(task, Act):
                out[table + task.player * size + 1 + task.location] += 1
            elif isinstance(task, CardBenefit):
                out[table + task.player * size + 1 + task.action] += 1
            elif isinstance(task, (TravelStep, SecondTravelStep)):
                out[table + task.player * size + 1 + TRAVEL] += 1
            elif isinstance(task, StoreToken):
                out[table + task.player * size + TO_STORE] += 1
            elif isinstance(task, (UseToken, UseBonus)):
                out[table + task.player * size + TO_USE] += 1
            elif isinstance(task, (PayForExchange, ExchangeNow)):
                base: i64 = table + task.player * size
                out[base + 1 + task.location] += 1
                action: i64 = task.gift % 11
                if action < 10:
                    out[base + 1 + action] += 1
                if isinstance(task, PayForExchange):
                    out[base + TO_PAY] = 1
            elif isinstance(task, (PutOnShip, LoadTwo)):
                out[table + task.player * size + 1 + CANAL] += 1
            elif isinstance(task, (SwapOwn, SwapBoard)):
                out[table + task.player * size + 1 + SWAP] += 1
            elif isinstance(task, (TakeJade, GainJade, GiveForJade)):
                out[table + task.player * size + JADE_TO_COME] += 1
            elif isinstance(task, PlaceOnDecree):
                out[table + task.player * size + DECREES_TO_COME] += 1
            elif isinstance(task, RemoveServants):
                out[table + task.player * size + TO_REMOVE] += int(task.servants)
            elif isinstance(task, GainServants):
                out[table + task.player * size + TO_GAIN] += int(task.servants)
            elif isinstance(task, TakeBenefit):
                out[table + task.player * size + BENEFIT_TO_COME] = 1
            elif isinstance(task, (MostMatches, NightEnvoy)):
                out[table + task.player * size + MOST_MATCHES] = 1
            elif isinstance(task, (ClaimAtNight, ClaimShip)):
                out[table + task.player * size + CLAIMS_TO_COME] = 1
            elif isinstance(task, Advance):
                out[table + task.player * size + STEPS_TO_COME] = 1
            elif isinstance(task, MorningDecrees):
                self.morning_due = 1
            elif isinstance(task, NewServants):
                self.servants_due = 1
            elif isinstance(task, (FinalScoring, ScoreEverything)):
                self.days = 0

    def measure(self) -> None:
        """What each family has of the things that are compared."""
        s = self.s
        values = s.content.value
        for seat in range(len(s.families)):
            family = s.families[seat]
            if self.night_due:
                matches: i64 = 0
                if s.is_meng(seat):
                    matches = s.day
                else:
                    for card in family.discards:
                        matches += self.dice >> 4 * values[card] & 15
                self.matches |= matches << 8 * seat
            self.wall += family.on_wall()
            if family.arrival > 0:
                self.inside += 1
            sure: i64 = family.vp + self.in_the_end(seat)
            self.sure |= (sure if sure < MOST_SURE else MOST_SURE) << 12 * seat

    def decrees_of(self, seat: i64) -> i64:
        """The decrees that a family has, a bit for each."""
        s = self.s
        owned: i64 = 0
        at: i64 = 0
        for mask in s.on_decrees:
            who: i64 = mask
            if who >> seat & 1:
                owned |= bit(s.decrees[at])
            at += 1
        return owned

    def in_the_end(self, seat: i64) -> i64:
        """G13: what is still to be scored of what a family has, inside the palace or not."""
        s = self.s
        family = s.families[seat]
        if s.is_over:
            return s.score(seat) - family.vp
        total = jade_worth(s, family.jade) + self.decree_points(seat)
        if family.arrival > 0:
            total += s.content.arrival[family.arrival - 1]
        return total

    def decree_points(self, seat: i64) -> i64:
        """G9.4: the decrees of level 3."""
        family = self.s.families[seat]
        owned = self.decrees_of(seat)
        if owned >> END_VP == 0:
            return 0
        total: i64 = 0
        if owned >> END_VP & 1:
            track: i64 = family.vp // 3
            total += track if track < 10 else 10
        if owned >> END_FLAT & 1:
            total += 8
        if owned >> END_JADE & 1:
            total += 2 * family.jade if family.jade < 5 else 10
        if owned >> END_DECREES & 1:
            total += 2 * bits(owned)
        if owned >> END_HARBOURS & 1:
            total += 2 * (family.claimed(0) + family.claimed(1) + family.claimed(2))
        return total


MOST_SURE: Final = (1 << 12) - 1


def bits(mask: i64) -> i64:
    """How many bits a set has."""
    total: i64 = 0
    while mask != 0:
        mask &= mask - 1
        total += 1
    return total


def encode_table(summary: TableSummary, out: list[int]) -> None:
    s = summary.s
    content = s.content
    out[s.players - 1] = 1
    at: i64 = 5
    if s.players == 1:
        out[at + s.level] = 1
        out[at + 3 + s.focus] = 1
    at += 10
    out[at + s.day] = 1
    at += 5
    out[at] = summary.days
    out[at + 1] = summary.morning_due
    out[at + 2] = summary.servants_due
    out[at + 3] = summary.night_due
    at += 4
    dice = summary.dice >> 4
    for value in range(9):
        shown = dice & 15
        if shown > 0:
            out[at + value] = shown
        dice >>= 4
    at += 9
    board = summary.board
    card: i64
    for location in range(7):
        card = s.board[location]
        if card == NO_CARD:
            continue
        printed = board >> 4 * location & 15
        out[at + location] = printed
        out[at + 6 + 9 * location + printed] = 1
        out[at + 70 + 11 * location + content.action[card]] = 1
        out[at + 147 + location] = summary.dice >> 4 * printed & 15
    at += 154
    if s.houses != 0:
        for house in range(8):
            if s.houses >> house & 1:
                out[at + house] = 1
        out[at + 8] = bits(s.houses)
    out[at + 9] = summary.price
    at += 10
    place: i64 = 0
    for decree in s.decrees:
        out[at + decree] = 1
        out[at + 15 + decree] = bits(s.on_decrees[place])
        place += 1
    at += 30
    if s.medal == NO_HOLDER:
        out[at] = 1
    out[at + 1] = len(s.pile)
    out[at + 2] = summary.wall
    missing: i64 = wall_goal(s) - summary.wall
    if 0 < missing <= MOST_MISSING:
        out[at + 2 + missing] = 1
    at += 7
    for family in s.families:
        if family.has_ships_out():
            for ship in range(SHIPS):
                berth = family.berth(ship)
                if berth != AT_HOME:
                    out[at + berth] = 1
    at += 10
    out[at] = summary.inside
    if summary.inside < len(content.arrival):
        out[at + 1] = content.arrival[summary.inside]
    at += 2
    if s.players == 1:
        place = at
        for cards in s.automa:
            out[place] = cards
            place += 1
        for drawn in s.automa_today:
            out[at + 8 + drawn] += 1
    at += 16
    if s.player >= 0:
        encode_question(s, out, at)


def encode_question(s: Gugong, out: list[int], at: i64) -> None:
    """What is asked, and about what: `at` is where the questions begin."""
    task = s.task(s.pending - 1)
    locations: i64 = at + 30
    values: i64 = locations + 7
    actions: i64 = values + 9
    tokens: i64 = actions + 11
    decrees: i64 = tokens + 15
    ships: i64 = decrees + 5
    amounts: i64 = ships + 3
    dice: i64 = amounts + 6
    cities: i64 = dice + 27
    fleet: i64 = cities + 210
    question: i64 = 0
    if isinstance(task, ExchangeGift):
        question = 0
    elif isinstance(task, Act):
        question = 4 if task.followed & FOLLOWED else 3
        out[locations + task.location] = 1
        if task.followed > FOLLOWED:
            out[amounts + 4] = 1
    elif isinstance(task, PayForExchange):
        question = 1
        out[locations + task.location] = 1
        out[values + task.gift // 11] = 1
        out[actions + task.gift % 11] = 1
    elif isinstance(task, CardBenefit):
        question = 2
        out[values + task.gift // 11] = 1
        out[actions + task.gift % 11] = 1
    elif isinstance(task, SwapOwn):
        question = 5
    elif isinstance(task, SwapBoard):
        question = 6
        out[values + task.gift // 11] = 1
        out[actions + task.gift % 11] = 1
        out[amounts] = task.from_discards
    elif isinstance(task, TravelStep):
        question = 7
        in_cities = s.cities
        city: i64 = cities
        while in_cities != 0:
            token = in_cities & 15
            if token > 0:
                out[city + token - 1] = 1
            in_cities >>= 4
            city += 15
    elif isinstance(task, (UseToken, UseBonus)):
        question = 8
        out[tokens + task.token] = 1
    elif isinstance(task, RemoveServants):
        question = 25
        out[amounts + 1] = task.servants
        out[amounts + 3] = task.keep
    elif isinstance(task, GainServants):
        question = 26
        out[amounts + 1] = task.servants
        out[amounts + 2] = task.least
    elif isinstance(task, PlaceOnWall):
        question = 14 if task.least > 0 else 15
        out[amounts + 1] = task.servants
        out[amounts + 2] = task.least
    elif isinstance(task, PutOnShip):
        question = 20
    elif isinstance(task, LoadTwo):
        question = 21
        out[amounts + 1] = task.servants
    elif isinstance(task, MoveShip):
        question = 22
        out[amounts + 5] = task.moved
    elif isinstance(task, ClaimShip):
        question = 23
        out[ships + task.ship] = 1
    elif isinstance(task, ClaimAtNight):
        question = 23
    elif isinstance(task, LoadFromSupply):
        question = 24
    elif isinstance(task, TakeBenefit):
        question = 18
    elif isinstance(task, TurnDie):
        question = 19
        die_at = dice
        for die in s.dice:
            out[die_at + die - 1] = 1
            die_at += 9
    elif isinstance(task, UseMorningDecrees):
        question = 29
        for place in range(2):
            if task.left >> place & 1:
                out[decrees + s.decrees[place]] = 1
    elif isinstance(task, NightEnvoy):
        question = 27
    elif isinstance(task, LastExchange):
        question = 28
    elif isinstance(task, GiveForJade):
        question = 10
    elif isinstance(task, TakeBack):
        question = 11
    elif isinstance(task, MakeRoom):
        question = 9
    elif isinstance(task, MarkLocation):
        question = 12
        out[tokens + task.token] = 1
    elif isinstance(task, SetAside):
        question = 13
        out[tokens + task.token] = 1
        out[locations + task.location] = 1
    elif isinstance(task, ExtraOnWall):
        question = 16
    elif isinstance(task, TokenOnWall):
        question = 17
    out[at + question] = 1
    family = s.families[s.player]
    if family.has_ships_out():
        for ship in range(SHIPS):
            berth: i64 = family.berth(ship)
            if berth != AT_HOME:
                out[fleet + berth % HARBOURS] = 1
                aboard = family.aboard(ship)
                out[fleet + 5 + (aboard if aboard < 3 else 3)] = 1
            fleet += 9


def encode_family(summary: TableSummary, seat: i64, out: list[int], at: i64) -> None:
    s = summary.s
    content = s.content
    family = s.families[seat]
    families: i64 = len(s.families)
    meng = s.is_meng(seat)
    owned = summary.decrees_of(seat)
    if s.player == seat:
        out[at] = 1
    at += AFTER_AGENDA
    if meng:
        out[at] = 1
    out[at + 1] = (seat - summary.next + families) % families
    if s.player >= 0:
        out[at + 2] = (seat - s.player + families) % families
    out[at + 3] = (seat - s.start + families) % families
    if s.medal == seat:
        out[at + 4] = 1
    hand: i64 = len(family.hand)
    discards: i64 = len(family.discards)
    today: i64 = hand
    if family.passed or not summary.night_due:
        today = 0
        if family.passed:
            out[at + 5] = 1
    out[at + 6] = hand
    out[at + 7] = discards
    exchanges: i64 = today + summary.days * (hand + discards)
    out[at + 8] = today
    out[at + 9] = exchanges
    at += 10

    # Points, and what the best rival has of what is compared
    sure = summary.sure >> 12 * seat & MOST_SURE
    own_matches = summary.matches >> 8 * seat & 255
    vp = family.vp
    best_vp: i64 = 0
    best_sure: i64 = 0
    best_matches: i64 = 0
    best_wall: i64 = 0
    best_intrigue: i64 = 0
    for rival in range(len(s.families)):
        if rival == seat:
            continue
        other = s.families[rival]
        if other.vp > best_vp:
            best_vp = other.vp
        value: i64 = summary.sure >> 12 * rival & MOST_SURE
        if value > best_sure:
            best_sure = value
        value = summary.matches >> 8 * rival & 255
        if value > best_matches:
            best_matches = value
        value = other.on_wall()
        if value > best_wall:
            best_wall = value
        if other.intrigue > best_intrigue:
            best_intrigue = other.intrigue
    out[at] = vp
    out[at + 1] = vp - best_vp
    out[at + 2] = sure
    out[at + 3] = sure - best_sure
    at += 4

    if not meng:
        encode_cards(summary, seat, owned, out, at)
    at += 49
    out[at] = own_matches
    out[at + 1] = own_matches - best_matches
    if summary.night_due and not meng:
        matching: i64 = 0
        for card in family.hand:
            matching += summary.dice >> 4 * content.value[card] & 15
        out[at + 2] = matching
    at += 3

    pool = family.pool
    out[at] = pool
    mark: i64 = 1
    while mark <= 7 and pool >= mark:
        out[at + mark] = 1
        mark += 1
    out[at + 8] = family.supply
    out[at + 9 + (family.double if family.double < ON_SHIP else ON_SHIP)] = 1
    at += 15
    envoy = family.envoy
    out[at + envoy] = 1
    steps: i64 = PALACE_STEP - envoy
    out[at + 9] = steps
    if steps > 0:
        out[at + 10] = exchanges - steps
        if exchanges <= LAST_EXCHANGES:
            out[at + 11] = LAST_EXCHANGES + 1 - exchanges
    if family.arrival > 0:
        out[at + 12] = content.arrival[family.arrival - 1]
    at += 13
    intrigue = family.intrigue
    out[at] = intrigue
    mark = 1
    for cost in BENEFIT_STEPS:
        if intrigue < cost:
            break
        out[at + mark] = 1
        mark += 1
    rank: i64 = 0
    for ahead in s.track:
        if ahead == seat:
            break
        rank += 1
    out[at + 5] = rank
    if rank == 0:
        out[at + 6] = 1
    out[at + 7] = intrigue - best_intrigue
    at += 8

    jade = family.jade
    if jade > 0:
        out[at + (jade if jade < 5 else 5) - 1] = 1
        out[at + 5] = jade
    worth: i64 = jade_worth(s, jade)
    out[at + 6] = worth
    out[at + 7] = jade_worth(s, jade + 1) - worth
    price = summary.price - (owned >> CHEAP_JADE & 1)
    out[at + 8] = price
    if family.can_remove(price):
        out[at + 9] = 1
    at += 10
    on_wall = family.on_wall()
    if on_wall > 0:
        out[at] = on_wall
        if on_wall > best_wall:
            out[at + 1] = 1
        elif on_wall == best_wall:
            for ahead in s.track:
                if s.families[ahead].on_wall() == on_wall:
                    if ahead == seat:
                        out[at + 1] = 1
                    break
    out[at + 2] = on_wall - best_wall
    at += 3

    less: i64 = owned >> CHEAP_DECREES & 1
    place: i64 = 0
    for decree in s.decrees:
        if owned >> decree & 1:
            out[at + decree] = 1
        else:
            due: i64 = content.decree_cost[decree // PER_LEVEL]
            who: i64 = s.on_decrees[place]
            due += bits(who)
            if due > 0:
                due -= less
            if family.can_remove(due, 1):
                out[at + 15 + decree] = 1
        place += 1
    at += 30
    if owned != 0:
        out[at] = bits(owned)
        out[at + 1] = summary.decree_points(seat)
    tokens: i64 = len(family.tokens)
    if tokens > 0:
        out[at + 2] = tokens
        out[at + 3] = tokens + family.double_tokens()
    if family.traveller == NO_CITY:
        out[at + 4] = 1
    at += 5
    if not meng:
        in_reach = reachable(s, seat)
        in_cities = s.cities
        while in_reach != 0:
            if in_reach & 1:
                out[at + (in_cities & 15) - 1] += 1
            in_reach >>= 1
            in_cities >>= 4
    at += 15
    if family.has_ships_out():
        out_at_sea: i64 = 0
        for ship in range(SHIPS):
            berth: i64 = family.berth(ship)
            if berth != AT_HOME:
                out_at_sea += 1
                aboard = family.aboard(ship)
                out[at + 1 + 4 * (berth % HARBOURS) + (aboard if aboard < 3 else 3)] += 1
        out[at] = out_at_sea
    at += 21
    for reward in range(3):
        claimed = family.claimed(reward)
        if claimed > 0:
            out[at + reward] = claimed
            if claimed >= content.reward_spaces[reward]:
                out[at + 3 + reward] = 1
    at += 6
    for code in s.bonus:
        if bonus_owner(code) == seat:
            token = bonus_token(code)
            if token == BONUS_PLUS1:
                out[at] += 1
            elif token == BONUS_TOLL:
                out[at + 1 + bonus_location(code)] += 1
            else:
                out[at + 8 + bonus_location(code)] += 1


def encode_cards(summary: TableSummary, seat: i64, owned: i64, out: list[int], at: i64) -> None:
    """The cards in hand and for tomorrow, and where those in hand are free."""
    s = summary.s
    values = s.content.value
    actions = s.content.action
    family = s.families[seat]
    plus: i64 = owned >> EQUAL_GIFTS & 1
    for code in s.bonus:
        if bonus_owner(code) == seat and bonus_token(code) == BONUS_PLUS1:
            plus += 1
    board = summary.board
    found: i64 = 0
    stuck: i64 = 0
    for card in family.hand:
        value: i64 = values[card]
        out[at + value - 1] += 1
        out[at + 9 + actions[card]] += 1
        free: i64 = 0
        one: i64 = 1
        rest = board
        for _ in range(7):
            if value + plus > rest & 15 or (value == 1 and rest & 15 == HIGHEST_VALUE):
                free += one
            one <<= 4
            rest >>= 4
        found += free
        if free == 0:
            stuck += 1
    for card in family.discards:
        out[at + 19 + values[card]] += 1
        out[at + 29 + actions[card]] += 1
    at += 40
    matching: i64 = 0
    for location in range(7):
        number = count(found, location)
        if number > 0:
            out[at + location] = number
            matching += summary.dice >> 4 * (board >> 4 * location & 15) & 15
    out[at + 7] = stuck
    if summary.night_due:
        out[at + 8] = matching
