"""G12: the night phase."""

from typing import Any, ClassVar, final

from mypy_extensions import i64

from yamen.engine.counts import NO_COUNTS, changed, count
from yamen.engine.messages import Kind
from yamen.engine.tasks import Choice, PlayerStep, Step, Task
from yamen.games.gugong import questions
from yamen.games.gugong.canal import ClaimAtNight
from yamen.games.gugong.family import AT_HOME, NO_CARDS
from yamen.games.gugong.moves import SKIP_OR_USE, USE
from yamen.games.gugong.news import (
    BONUS_STORED,
    CARD_MATCHED,
    MATCHES_COUNTED,
    MOST_MATCHES,
    NIGHT_FALLS,
    SHIP_LOST,
    SHIP_SAILED,
)
from yamen.games.gugong.palace import move_envoy
from yamen.games.gugong.servants import gain, gaining, score
from yamen.games.gugong.ships import first_free, harbour_of, occupied
from yamen.games.gugong.state import MENG, Gugong
from yamen.games.gugong.tokens import StoreToken
from yamen.games.gugong.travel import bonus_double, bonus_owner, bonus_token
from yamen.games.gugong.words import HARBOURS, IN_SUPPLY, ON_SHIP, SHIPS


@final
class PutAwayBonus(Step[Gugong]):
    """G4.5: at the day's end bonus tokens in use are stored, in player order, and their servants go to the supply."""

    def run(self, s: Gugong) -> None:
        tasks: list[Task[Any]] = []
        for player in s.everyone():
            for code in s.bonus:
                if bonus_owner(code) != player:
                    continue
                family = s.families[player]
                if bonus_double(code):
                    family.double = IN_SUPPLY
                else:
                    family.supply += 1
                s.tell(BONUS_STORED, player, bonus_token(code))
                tasks.append(StoreToken(player, bonus_token(code)))
        s.bonus = NO_CARDS
        s.then(tasks)


def matches_of(s: Gugong, card: i64) -> i64:
    """The dice that show the value of a card."""
    return matches_of_value(s, s.content.value[card])


def shown(s: Gugong) -> i64:
    """How many dice show each value."""
    counts: i64 = NO_COUNTS
    for die in s.dice:
        counts = changed(counts, die, 1)
    return counts


def matches_of_value(s: Gugong, value: i64) -> i64:
    return count(shown(s), value)


def matches(s: Gugong, player: i64) -> i64:
    """G12.1: pairs of card and die. G14.11: Meng's are as many as the day's number."""
    return s.day if s.is_meng(player) else pairs(s, player, shown(s))


def pairs(s: Gugong, player: i64, by_value: i64) -> i64:
    """Pairs of a card in the discards and a die, by how many dice show each value."""
    values = s.content.value
    total: i64 = 0
    for card in s.families[player].discards:
        total += count(by_value, values[card])
    return total


@final
class CheckDice(Step[Gugong]):
    """G12.1: each match may bring a servant; most matches score. Cards that match are shown to all."""

    def run(self, s: Gugong) -> None:
        s.tell(NIGHT_FALLS, s.day)
        counts = [matches(s, player) for player in range(len(s.families))]
        tasks: list[Task[Any]] = []
        for player in s.everyone():
            s.tell(MATCHES_COUNTED, player, counts[player])
            if s.is_meng(player):
                supply = s.families[player].supply
                gain(s, player, counts[player] if counts[player] < supply else supply, False)
                continue
            for card in s.families[player].discards:
                dice = matches_of(s, card)
                if dice > 0:
                    s.bring_to_light(player, card)
                    s.tell(CARD_MATCHED, player, s.gift(card), dice)
            s.settle_spots(player)
            if counts[player] > 0:
                tasks.extend(gaining(s, player, counts[player], 0))
        most: i64 = 0
        for found in counts:
            if found > most:
                most = found
        if most > 0:
            tasks.append(MostMatches(s.ahead([player for player in s.track if counts[player] == most])))
        s.then([*tasks, MoveShips()])


@final
class MostMatches(PlayerStep[Gugong]):
    """G12.1: 3 VP, and the envoy may move a step; ties go to whoever is ahead on the intrigue track."""

    def run(self, s: Gugong) -> None:
        s.tell(MOST_MATCHES, self.player, s.content.night_points)
        score(s, self.player, s.content.night_points)
        if s.is_meng(self.player):
            move_envoy(s, MENG, 1)
        else:
            s.follow(NightEnvoy(self.player))


@final
class NightEnvoy(Choice[Gugong]):
    """G12.1: the envoy of the player with the most matches may move a step."""

    question: ClassVar[Kind] = questions.NIGHT_ENVOY

    def options(self, s: Gugong) -> list[int]:
        return SKIP_OR_USE

    def answer(self, s: Gugong, move: int) -> None:
        if move == USE:
            move_envoy(s, self.player, 1)


@final
class MoveShips(Step[Gugong]):
    """G12.2: all ships move a step, the furthest ahead first; from harbour 5 they are lost. Full ones may claim."""

    def run(self, s: Gugong) -> None:
        for harbour in range(HARBOURS - 1, -1, -1):
            for player in range(len(s.families)):
                if s.families[player].has_ships_out():
                    drift_from(s, player, harbour)
        tasks: list[Task[Any]] = [ClaimAtNight(player) for player in s.everyone() if not s.is_meng(player)]
        s.then([*tasks, TakeUpDiscards()])


def drift_from(s: Gugong, player: i64, harbour: i64) -> None:
    """The ships of a family that lie in a harbour, on whichever route."""
    for ship in range(SHIPS):
        berth: i64 = s.families[player].berth(ship)
        if berth != AT_HOME and berth % HARBOURS == harbour:
            drift(s, player, ship)


def drift(s: Gugong, player: i64, ship: i64) -> None:
    """One ship moves to the next free harbour, or is lost at sea."""
    family = s.families[player]
    berth: i64 = family.berth(ship)
    if berth % HARBOURS == HARBOURS - 1:
        lost = family.aboard(ship)
        family.supply += family.normal_aboard(ship)
        family.load(ship, -family.normal_aboard(ship))
        family.move_ship(ship, AT_HOME)
        if family.double == ON_SHIP + ship:
            family.double = IN_SUPPLY
        s.tell(SHIP_LOST, player, lost)
        return
    ahead = first_free(occupied(s), berth // HARBOURS, berth % HARBOURS + 1)
    if ahead != AT_HOME:
        family.move_ship(ship, ahead)
        s.tell(SHIP_SAILED, player, harbour_of(ahead))


@final
class TakeUpDiscards(Step[Gugong]):
    """G12.3: the discard pile becomes the hand, with what is still in it."""

    def run(self, s: Gugong) -> None:
        for player in range(len(s.families)):
            family = s.families[player]
            hand = family.hand + family.discards
            hand.sort()
            family.hand = hand
            family.discards = NO_CARDS
            family.passed = False
            s.settle_spots(player)
