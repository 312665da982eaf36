"""The encoder of In the Year of the Dragon: features of the table, of what is asked, and of each court.

They are counts and one-hot features, and what follows from them by the printed rules; none is a judgement.
"""

from typing import ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from yamen.engine.counts import bit, changed, count
from yamen.engine.encoder import Encoder
from yamen.engine.position import Position
from yamen.games.dragon.actions import BuyPrivilege, GatherCards, LayOutCard, TakeAction
from yamen.games.dragon.court import NO_GROUP, Court
from yamen.games.dragon.events import CatchContagion, Event, LoseToMongols, NameUnfed, PayTribute, SufferDrought
from yamen.games.dragon.great_wall import BuildWall, LoseGuard
from yamen.games.dragon.palaces import BuildFloor, House, Release, ReleaseFrom, Replace
from yamen.games.dragon.persons import PersonPhase, PlayCard, TakePerson
from yamen.games.dragon.rounds import EventPhase
from yamen.games.dragon.scoring import Scoring
from yamen.games.dragon.setup import DraftPerson
from yamen.games.dragon.state import NO_SUPER_EVENT, NOT_DRAWN, Dragon
from yamen.games.dragon.super_events import (
    ChooseSuperEvent,
    DiscardCard,
    Earthquake,
    Flood,
    LoseFloor,
    ObeyEdict,
    ReturnRice,
    ReturnYuan,
    Sunrise,
    SuperEvent,
    TakeAtSunrise,
)
from yamen.games.dragon.words import (
    ACTIONS,
    ASSASSINATION_ATTEMPT,
    BONUSES,
    BUDDHA,
    CARDS,
    CONTAGION,
    COURT_LADY,
    DROUGHT,
    EARTHQUAKE,
    EVENTS,
    FESTIVAL,
    FLOOD,
    HEALER,
    KINDS,
    LANTERN_FESTIVAL,
    MONGOLS,
    MONK,
    MONTHS,
    MOST_PLAYERS,
    OLD,
    PERSONS,
    SOLAR_ECLIPSE,
    SUPER_EVENT_MONTH,
    SUPER_EVENTS,
    TORNADO,
    TRIBUTE,
    WALL_LENGTH,
    WARRIOR,
)

QUESTIONS: Final = (
    "super-event",
    "draft",
    "act",
    "build",
    "buy",
    "play-card",
    "take",
    "house",
    "replace",
    "release",
    "release-from",
    "unfed",
    "wall",
    "earthquake",
    "flood-yuan",
    "flood-rice",
    "discard",
    "sunrise",
    "edict",
)
AHEAD: Final = 8
"""The number of events seen one by one, from the next one on."""
SLOTS: Final = 8
"""The number of palaces seen one by one, of whoever is asked, in their order."""
SLOT_FEATURES: Final = 8
LOSSES: Final = 6
"""The number of events ahead whose losses are features of their own."""
YUAN_MARKS: Final = (1, 2, 3, 4, 5, 6, 7, 9, 10, 12)
HOUSEHOLDS: Final = ("1:0", "1:1", "2:0", "2:1", "2:2", "3:0", "3:1", "3:2", "3:3")
HOUSEHOLD: Final = [0, 0, 2, 5]
"""Where palaces begin among the households, by their number of floors."""

TABLE: Final = (
    *(f"{players} players" for players in range(2, MOST_PLAYERS + 1)),
    "great wall",
    "tiles are drawn",
    "closed hands",
    "hidden super event",
    "large privilege costs 6",
    *(f"month {month}" for month in range(MONTHS + 1)),
    "scorings to come",
    "actions to come",
    "cards laid out",
    "person phase to come",
    "event to come",
    "scoring to come",
    *(f"super event {event}" for event in SUPER_EVENTS),
    "months to the super event",
    *(f"event {ahead}: {event}" for ahead in range(AHEAD) for event in EVENTS[1:]),
    *(f"{event} to come" for event in EVENTS[1:]),
    *(f"supply of {person}" for person in PERSONS),
    *(f"{action} costs a fee" for action in ACTIONS),
    *(f"{one} lies with {other}" for at, one in enumerate(ACTIONS) for other in ACTIONS[:at]),
    "wall",
    "wall missing at the next invasion",
    *(f"asked: {question}" for question in QUESTIONS),
    "amount",
    "last of it",
    "goods less yuan",
    *(f"about {person}" for person in PERSONS),
    *(f"with card {card}" for card in CARDS),
    *(f"in palace {slot}" for slot in range(SLOTS)),
    *(
        f"palace {slot}: {what}"
        for slot in range(SLOTS)
        for what in ("1 floor", "2 floors", "3 floors", "empty", "1 person", "2 persons", "3 persons", "monks")
    ),
    "place of the asked",
)

SEAT: Final = (
    "asked",
    *(f"place {place}" for place in range(MOST_PLAYERS)),
    "place after the asked",
    "action due",
    "others before the action",
    "card due",
    "others before the card",
    "event due",
    "persons to release",
    "cards to discard",
    "super event due",
    "dragon laid",
    "points",
    "points ahead of the best rival",
    "points in the end as it stands",
    "these ahead of the best rival",
    *PERSONS,
    *(f"palaces {household}" for household in HOUSEHOLDS),
    "palaces",
    "empty palaces",
    "persons",
    "room",
    "worth of monks",
    "worth of money",
    "palaces and months",
    "court ladies and months",
    "privileges and months",
    "persons to come",
    "room for them",
    "yuan",
    *(f"{mark} yuan" for mark in YUAN_MARKS),
    "rice",
    "fireworks",
    "small privileges",
    "large privileges",
    *(f"card {card}" for card in CARDS),
    "cards",
    "steps",
    "steps ahead of the best rival",
    "rivals close behind",
    "rivals close ahead",
    "wall tiles built",
    "more than the fewest of a rival",
    *(f"tile {bonus}" for bonus in BONUSES),
    "helmets",
    "helmets more than the fewest of a rival",
    "fewest helmets",
    "helmets and invasions",
    "fireworks more than a rival",
    "festival points",
    *(f"persons lost {ahead} ahead" for ahead in range(LOSSES)),
    "persons lost in all",
    "yuan missing in all",
    "rice missing in all",
    "mortars missing",
    "super event points",
    "super event losses",
)

TABLE_SIZE: Final = len(TABLE)
SEAT_SIZE: Final = len(SEAT)
ZEROS: Final[list[list[int]]] = [[0] * (TABLE_SIZE + players * SEAT_SIZE) for players in range(MOST_PLAYERS + 1)]
MOST_SURE: Final = (1 << 12) - 1
CLOSE: Final = 4
"""A lead in steps that one person or parade makes up for."""


@final
class DragonEncoder(Encoder):
    table_features: ClassVar[tuple[str, ...]] = TABLE
    seat_features: ClassVar[tuple[str, ...]] = SEAT

    def contenders(self, s: Position) -> i64:
        assert isinstance(s, Dragon)
        return len(s.courts)

    def encode(self, s: Position) -> list[int]:
        assert isinstance(s, Dragon)
        out = ZEROS[len(s.courts)][:]
        summary = TableSummary(s)
        encode_table(summary, out)
        at: i64 = TABLE_SIZE
        size: i64 = SEAT_SIZE
        for seat in range(len(s.courts)):
            encode_court(summary, seat, out, at)
            at += size
        return out


@final
@mypyc_attr(acyclic=True)
class TableSummary:
    """What is still due this month, and what courts are compared by: computed once for each position."""

    def __init__(self, s: Dragon) -> None:
        self.s = s
        self.cards_out: i64 = 0
        self.persons_due: i64 = 0
        self.event_due: i64 = 0
        self.scoring_due: i64 = 0
        self.actions: i64 = 0
        """Who still acts this month, a bit for each; likewise for the card, the event and the super event."""
        self.cards: i64 = 0
        self.events: i64 = 0
        self.supers: i64 = 0
        self.releases: i64 = 0
        """How many persons each still has to release, packed; likewise for the cards to discard."""
        self.discards: i64 = 0
        self.before_action: i64 = 0
        """How many others act before each, packed; likewise for the cards."""
        self.before_card: i64 = 0
        self.read_agenda()

        self.scorings: i64 = MONTHS - s.month + self.scoring_due
        self.next_event: i64 = s.month - self.event_due
        """The first of the events to come."""
        self.super_event: i64 = NO_SUPER_EVENT
        """The super event, while it is to come."""
        if self.next_event < SUPER_EVENT_MONTH or self.supers != 0:
            self.super_event = s.super_event
        self.left: i64 = 0
        """The events of each kind to come, packed."""
        month: i64 = self.next_event
        while month < MONTHS:
            event: i64 = s.events[month]
            if event != NOT_DRAWN:
                self.left = changed(self.left, event, 1)
            month += 1

        self.helmets: i64 = 0
        """The helmets of each, packed in 8 bits; the fewest of all, and of all but one who has them."""
        self.fewest: i64 = 99
        self.second_fewest: i64 = 99
        self.most_fireworks: i64 = 0
        self.second_fireworks: i64 = 0
        """The most fireworks, and the most that are fewer: those that score."""
        self.rival_fireworks: i64 = 0
        """The most that another has than one of those with the most."""
        self.best: i64 = 0
        """The best points and the second best; likewise for the points in the end as it stands, and the steps."""
        self.second_best: i64 = 0
        self.best_sure: i64 = 0
        self.second_sure: i64 = 0
        self.most_steps: i64 = 0
        self.second_steps: i64 = 0
        self.tiles: i64 = 0
        """The tiles of each in the wall, packed; the fewest, and the second fewest."""
        self.fewest_tiles: i64 = 99
        self.second_tiles: i64 = 99
        self.sure: i64 = 0
        """The points of each in the end as it stands, packed in 12 bits."""
        self.measure()

    def read_agenda(self) -> None:
        s = self.s
        acting: i64 = 0
        playing: i64 = 0
        at: i64 = s.pending
        while at > 0:
            at -= 1
            task = s.task(at)
            if isinstance(task, TakeAction):
                self.actions |= 1 << task.player
                self.before_action = changed(self.before_action, task.player, acting)
                acting += 1
            elif isinstance(task, PlayCard):
                self.cards |= 1 << task.player
                self.before_card = changed(self.before_card, task.player, playing)
                playing += 1
            elif isinstance(task, Scoring):
                self.scoring_due = 1
                break  # nothing below it is of this month
            elif isinstance(task, PersonPhase):
                self.persons_due = 1
            elif isinstance(task, (EventPhase, Event)):
                self.event_due = 1
            elif isinstance(task, GatherCards):
                self.cards_out = 1
            elif isinstance(task, (PayTribute, SufferDrought, CatchContagion)):
                self.events |= 1 << task.player
            elif isinstance(task, Release):
                self.releases = changed(self.releases, task.player, task.persons)
            elif isinstance(task, (ReleaseFrom, LoseToMongols, LoseGuard)):
                self.releases = changed(self.releases, task.player, 1)
            elif isinstance(task, NameUnfed):
                self.releases = changed(self.releases, task.player, task.palaces)
            elif isinstance(task, DiscardCard):
                self.discards = changed(self.discards, task.player, task.cards)
            elif isinstance(task, (Earthquake, Flood, Sunrise, ObeyEdict, TakeAtSunrise, LoseFloor, ReturnYuan)):
                self.supers |= 1 << task.player
            elif isinstance(task, SuperEvent):
                self.supers = -1
            elif isinstance(task, LayOutCard):
                acting = 0

    def measure(self) -> None:
        """What each court has of the things that are compared."""
        s = self.s
        content = s.content
        if s.great_wall:
            for builder in s.wall:
                self.tiles = changed(self.tiles, builder, 1)
        seat: i64 = 0
        for court in s.courts:
            kinds = court.kinds()
            helmets: i64 = count(kinds, WARRIOR) * content.symbols[WARRIOR]
            helmets += count(kinds, OLD[WARRIOR]) * content.symbols[OLD[WARRIOR]]
            self.helmets |= helmets << 8 * seat
            if helmets < self.fewest:
                self.second_fewest = self.fewest
                self.fewest = helmets
            elif helmets < self.second_fewest:
                self.second_fewest = helmets
            fireworks = court.fireworks
            if fireworks > self.most_fireworks:
                self.rival_fireworks = self.most_fireworks
                self.second_fireworks = self.most_fireworks
                self.most_fireworks = fireworks
            else:
                if fireworks > self.rival_fireworks:
                    self.rival_fireworks = fireworks
                if self.second_fireworks < fireworks < self.most_fireworks:
                    self.second_fireworks = fireworks
            points = court.points()
            if points > self.best:
                self.second_best = self.best
                self.best = points
            elif points > self.second_best:
                self.second_best = points
            sure: i64 = points + self.in_the_end(court, kinds)
            if sure > MOST_SURE:
                sure = MOST_SURE
            self.sure |= sure << 12 * seat
            if sure > self.best_sure:
                self.second_sure = self.best_sure
                self.best_sure = sure
            elif sure > self.second_sure:
                self.second_sure = sure
            if court.steps > self.most_steps:
                self.second_steps = self.most_steps
                self.most_steps = court.steps
            elif court.steps > self.second_steps:
                self.second_steps = court.steps
            tiles = count(self.tiles, seat)
            if tiles < self.fewest_tiles:
                self.second_tiles = self.fewest_tiles
                self.fewest_tiles = tiles
            elif tiles < self.second_tiles:
                self.second_tiles = tiles
            seat += 1

    def in_the_end(self, court: Court, kinds: i64) -> i64:
        """D6.1, D7.1: what a court brings from now on if nothing changes."""
        if self.s.is_over:
            return 0
        content = self.s.content
        income: i64 = len(court.palaces) + court.dragons(content)
        income += count(kinds, COURT_LADY) * content.symbols[COURT_LADY]
        money: i64 = (court.yuan + 2 * court.rice + 2 * court.fireworks) // 3
        return income * self.scorings + 2 * court.persons() + monks(court, content.symbols) + money


def monks(court: Court, symbols: list[int]) -> i64:
    """D7.1: the Buddhas times the floors of their palaces."""
    total: i64 = 0
    for palace in court.palaces:
        kinds = palace.kinds
        buddhas: i64 = count(kinds, MONK) * symbols[MONK] + count(kinds, OLD[MONK]) * symbols[OLD[MONK]]
        total += buddhas * palace.floors
    return total


def encode_table(summary: TableSummary, out: list[int]) -> None:
    s = summary.s
    players: i64 = len(s.courts)
    out[players - 2] = 1
    at: i64 = 4
    if s.great_wall:
        out[at] = 1
    if s.random_tiles:
        out[at + 1] = 1
    if s.closed_hands:
        out[at + 2] = 1
    if s.super_event_hidden:
        out[at + 3] = 1
    if s.large_price < 7:
        out[at + 4] = 1
    at += 5
    out[at + s.month] = 1
    at += MONTHS + 1
    out[at] = summary.scorings
    out[at + 1] = MONTHS - s.month
    out[at + 2] = summary.cards_out
    out[at + 3] = summary.persons_due
    out[at + 4] = summary.event_due
    out[at + 5] = summary.scoring_due
    at += 6
    if summary.super_event != NO_SUPER_EVENT:
        out[at + summary.super_event] = 1
        out[at + 10] = SUPER_EVENT_MONTH - summary.next_event
    at += 11

    month: i64 = summary.next_event
    ahead: i64 = 0
    while month < MONTHS and ahead < AHEAD:
        event: i64 = s.events[month]
        if event > 0:
            out[at + 5 * ahead + event - 1] = 1
        month += 1
        ahead += 1
    at += 5 * AHEAD
    for kind in range(5):
        out[at + kind] = count(summary.left, kind + 1)
    at += 5
    supply = s.supply
    for person in range(KINDS):
        out[at + person] = supply & 15
        supply >>= 4
    at += KINDS

    if s.groups != 0:
        taken: i64 = 0
        for court in s.courts:
            if court.dragon != NO_GROUP:
                taken |= 1 << court.dragon
        pair: i64 = at + 8
        for action in range(8):
            group = count(s.groups, action)
            if group == 0:
                pair += action
                continue
            out[at + action] = taken >> (group - 1) & 1
            for other in range(action):
                if count(s.groups, other) == group:
                    out[pair] = 1
                pair += 1
    at += 8 + 28
    if s.great_wall:
        length: i64 = len(s.wall)
        out[at] = length
        mark: i64 = WALL_LENGTH
        month = summary.next_event
        while month < MONTHS:
            if s.events[month] == MONGOLS:
                mark = month + 1
                break
            month += 1
        if mark > length:
            out[at + 1] = mark - length
    at += 2
    encode_question(s, out, at)


def encode_question(s: Dragon, out: list[int], at: i64) -> None:
    """What is asked, and about what: `at` is where the questions begin."""
    player = s.player
    if player < 0:
        return
    task = s.task(s.pending - 1)
    amounts: i64 = at + 19
    persons: i64 = amounts + 3
    cards: i64 = persons + KINDS
    palaces: i64 = cards + 10
    slots: i64 = palaces + SLOTS
    place: i64 = slots + SLOTS * SLOT_FEATURES
    question: i64 = 0
    amount: i64 = 0
    housing = False
    if isinstance(task, TakeAction):
        question = 2
    elif isinstance(task, PlayCard):
        question = 5
    elif isinstance(task, House):
        question = 7
        out[persons + task.person] = 1
        housing = True
    elif isinstance(task, TakePerson):
        question = 6
        out[cards + task.card] = 1
    elif isinstance(task, BuildFloor):
        question = 3
        amount = task.floors
        housing = True
    elif isinstance(task, Release):
        question = 9
        amount = task.persons
        housing = True
    elif isinstance(task, Replace):
        question = 8
        out[persons + task.person] = 1
        housing = True
    elif isinstance(task, ReleaseFrom):
        question = 10
        if task.palace < SLOTS:
            out[palaces + task.palace] = 1
        housing = True
    elif isinstance(task, BuyPrivilege):
        question = 4
    elif isinstance(task, NameUnfed):
        question = 11
        amount = task.palaces
        for slot in range(SLOTS):
            if task.named >> slot & 1:
                out[palaces + slot] = 1
        housing = True
    elif isinstance(task, DraftPerson):
        question = 1
    elif isinstance(task, BuildWall):
        question = 12
    elif isinstance(task, LoseFloor):
        question = 13
        amount = task.floors
        housing = True
    elif isinstance(task, ReturnYuan):
        question = 14
        amount = task.goods
    elif isinstance(task, ReturnRice):
        question = 15
        amount = task.goods
        out[amounts + 2] = task.goods - task.yuan
    elif isinstance(task, DiscardCard):
        question = 16
        amount = task.cards
    elif isinstance(task, TakeAtSunrise):
        question = 17
        for type_ in range(9):
            if s.risen >> type_ & 1:
                out[cards + type_] = 1
    elif isinstance(task, ObeyEdict):
        question = 18
    elif isinstance(task, ChooseSuperEvent):
        question = 0
    out[at + question] = 1
    out[amounts] = amount
    if amount == 1:
        out[amounts + 1] = 1
    if housing:
        symbols = s.content.symbols
        for palace in s.courts[player].palaces:
            if slots == place:
                break
            floors: i64 = palace.floors
            if floors > 0:
                out[slots + floors - 1] = 1
            size: i64 = palace.size
            out[slots + 3 + (size if size < 3 else 3)] = 1
            kinds = palace.kinds
            out[slots + 7] = count(kinds, MONK) * symbols[MONK] + count(kinds, OLD[MONK]) * symbols[OLD[MONK]]
            slots += SLOT_FEATURES
    first: i64 = 0
    for seat in s.order:
        if seat == player:
            break
        first += 1
    out[place] = first


def encode_court(summary: TableSummary, seat: i64, out: list[int], at: i64) -> None:
    s = summary.s
    content = s.content
    symbols = content.symbols
    court = s.courts[seat]
    if s.player == seat:
        out[at] = 1
    place: i64 = 0
    asked: i64 = 0
    turn: i64 = 0
    for other in s.order:
        if other == seat:
            place = turn
        if other == s.player:
            asked = turn
        turn += 1
    out[at + 1 + place] = 1
    out[at + 6] = place - asked
    at += 7
    out[at] = summary.actions >> seat & 1
    out[at + 1] = count(summary.before_action, seat)
    out[at + 2] = summary.cards >> seat & 1
    out[at + 3] = count(summary.before_card, seat)
    out[at + 4] = summary.events >> seat & 1
    out[at + 5] = count(summary.releases, seat)
    out[at + 6] = count(summary.discards, seat)
    out[at + 7] = summary.supers >> seat & 1
    if court.dragon != NO_GROUP:
        out[at + 8] = 1
    points = court.points()
    out[at + 9] = points
    out[at + 10] = points - (summary.best if points < summary.best else summary.second_best)
    sure = summary.sure >> 12 * seat & MOST_SURE
    out[at + 11] = sure
    out[at + 12] = sure - (summary.best_sure if sure < summary.best_sure else summary.second_sure)
    at += 13

    kinds = court.kinds()
    rest = kinds
    for person in range(KINDS):
        number = rest & 15
        if number > 0:
            out[at + person] = number
        rest >>= 4
    at += KINDS
    palaces: i64 = len(court.palaces)
    inhabited: i64 = 0
    floors: i64 = 0
    persons: i64 = 0
    buddhas: i64 = 0
    households: i64 = 0
    for palace in court.palaces:
        size: i64 = palace.size
        floors += palace.floors
        if size > 0:
            inhabited += 1
            persons += size
            here = palace.kinds
            monk: i64 = count(here, MONK) * symbols[MONK] + count(here, OLD[MONK]) * symbols[OLD[MONK]]
            buddhas += monk * palace.floors
        if palace.floors > 0:
            households += bit(6 * (HOUSEHOLD[palace.floors] + (size if size < palace.floors else palace.floors)))
    for household in range(9):
        number = households & 63
        if number > 0:
            out[at + household] = number
        households >>= 6
    at += 9
    out[at] = palaces
    out[at + 1] = palaces - inhabited
    out[at + 2] = persons
    out[at + 3] = floors - persons
    out[at + 4] = buddhas
    yuan = court.yuan
    out[at + 5] = (yuan + 2 * court.rice + 2 * court.fireworks) // 3
    out[at + 6] = palaces * summary.scorings
    out[at + 7] = count(kinds, COURT_LADY) * symbols[COURT_LADY] * summary.scorings
    out[at + 8] = court.dragons(content) * summary.scorings
    hand = court.cards
    cards: i64 = court.cards_left()
    to_come: i64 = cards
    if summary.super_event == TORNADO:
        to_come = cards - 2 if cards > 2 else 0
    out[at + 9] = to_come
    out[at + 10] = floors - persons - to_come
    at += 11
    out[at] = yuan
    mark: i64 = 1
    for least in YUAN_MARKS:
        if yuan < least:
            break
        out[at + mark] = 1
        mark += 1
    at += 11
    out[at] = court.rice
    out[at + 1] = court.fireworks
    out[at + 2] = court.small
    out[at + 3] = court.large
    at += 4
    for card in range(10):
        number = hand & 15
        if number > 0:
            out[at + card] = number
        hand >>= 4
    at += 10
    out[at] = cards
    steps = court.steps
    out[at + 1] = steps
    out[at + 2] = steps - (summary.most_steps if steps < summary.most_steps else summary.second_steps)
    behind: i64 = 0
    ahead: i64 = 0
    for other_court in s.courts:
        if other_court is not court:
            lead = steps - other_court.steps
            if 0 <= lead <= CLOSE:
                behind += 1
            elif -CLOSE <= lead < 0:
                ahead += 1
    out[at + 3] = behind
    out[at + 4] = ahead
    at += 5
    if s.great_wall:
        tiles = count(summary.tiles, seat)
        out[at] = tiles
        out[at + 1] = tiles - (summary.fewest_tiles if tiles > summary.fewest_tiles else summary.second_tiles)
        for bonus in range(6):
            out[at + 2 + bonus] = court.wall_tiles >> bonus & 1
    at += 8
    helmets = summary.helmets >> 8 * seat & 255
    out[at] = helmets
    out[at + 1] = helmets - (summary.fewest if helmets > summary.fewest else summary.second_fewest)
    if helmets == summary.fewest:
        out[at + 2] = 1
    out[at + 3] = helmets * count(summary.left, MONGOLS)
    fireworks = court.fireworks
    out[at + 4] = fireworks - (
        summary.most_fireworks if fireworks < summary.most_fireworks else summary.rival_fireworks
    )
    festival: i64 = 0
    if fireworks > 0 and fireworks >= summary.second_fireworks:
        festival = content.festival[0] if fireworks == summary.most_fireworks else content.festival[1]
    out[at + 5] = festival * count(summary.left, FESTIVAL)
    at += 6

    # The events to come, one after the other, with what there is now
    mortars: i64 = count(kinds, HEALER) * symbols[HEALER] + count(kinds, OLD[HEALER]) * symbols[OLD[HEALER]]
    sick: i64 = content.contagion - mortars
    if sick < 0:
        sick = 0
    rice = court.rice
    tribute: i64 = content.tribute
    lost: i64 = 0
    no_yuan: i64 = 0
    no_rice: i64 = 0
    month: i64 = summary.next_event
    ahead = 0
    while month < MONTHS:
        event: i64 = s.events[month]
        month += 1
        gone: i64 = 0
        times: i64 = 2 if month == SUPER_EVENT_MONTH and summary.super_event == SOLAR_ECLIPSE else 1
        while times > 0:
            times -= 1
            if event == TRIBUTE:
                yuan -= tribute
                if yuan < 0:
                    gone -= yuan
                    no_yuan -= yuan
                    yuan = 0
            elif event == DROUGHT:
                rice -= inhabited
                if rice < 0:
                    gone -= rice
                    no_rice -= rice
                    rice = 0
            elif event == CONTAGION:
                gone += sick
            elif event == MONGOLS and helmets == summary.fewest:
                gone += 1
        if gone > 0:
            lost += gone
            if ahead < LOSSES:
                out[at + ahead] = gone
        ahead += 1
    at += LOSSES
    out[at] = lost
    out[at + 1] = no_yuan
    out[at + 2] = no_rice
    out[at + 3] = sick if count(summary.left, CONTAGION) > 0 else 0
    if summary.super_event != NO_SUPER_EVENT:
        if summary.super_event == LANTERN_FESTIVAL:
            out[at + 4] = 2 * persons
        elif summary.super_event == BUDDHA:
            out[at + 4] = buddhas
        elif summary.super_event == FLOOD:
            out[at + 5] = (court.yuan + court.rice + fireworks) // 2
        elif summary.super_event == ASSASSINATION_ATTEMPT:
            out[at + 5] = court.dragons(content)
        elif summary.super_event == EARTHQUAKE and floors - persons < 2:
            out[at + 5] = 2 - floors + persons
