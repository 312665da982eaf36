"""Non-interference: what a player can't see never changes what they see, are told, are asked, nor what a bot does."""

from collections.abc import Mapping
from typing import Any

import pytest

import tests.two_worlds
import yamen
from tests.engine import toy
from tests.gugong.scenes import scene
from tests.test_conformance import setup_of
from tests.two_worlds import SOME_BOTS, Compared, Secrets, Worlds
from yamen import GAMES, SPECTATOR, Setup
from yamen.bots.bot import Bot
from yamen.bots.observation import Observation
from yamen.conformance import all_setups
from yamen.engine.messages import Message
from yamen.games.dragon.super_events import DiscardCard
from yamen.games.gugong.day import PayForExchange
from yamen.games.gugong.gifts import TakeBack
from yamen.games.gugong.meng import MengGivesCard
from yamen.games.gugong.ships import DrawGift

GAMES_PER_CHANGE = 12 if yamen.COMPILED else 3
QUICK_BOTS = {
    name: share for name, share in SOME_BOTS.items() if not name.startswith(("strong", "master", "grandmaster"))
}
GAMES_PER_NIGHT = 60 if yamen.COMPILED else 8


def blown_away(position: Any, kind: str, viewer: int) -> bool:
    """D9.8: the person cards that others discard where hands are closed."""
    task = position.choice()
    return isinstance(task, DiscardCard) and position.closed_hands and task.player != viewer


def face_down(position: Any, kind: str, viewer: int) -> bool:
    """G3.2, G4.4, G10.4, G14.5: cards drawn, paid with and taken back, which only their owner sees."""
    task = position.choice()
    if isinstance(task, MengGivesCard):
        return True
    hidden = isinstance(task, DrawGift | TakeBack) or (isinstance(task, PayForExchange) and kind == "discard")
    return hidden and task.player != viewer


SECRETS = {
    "dragon": Secrets(blown_away, frozenset({"card-played"})),
    "gugong": Secrets(
        face_down,
        frozenset({"exchanged", "swapped", "card-for-jade", "automa-revealed", "matches-counted", "card-matched"}),
    ),
}


@pytest.fixture
def bots(nightly: bool) -> Mapping[str, float]:
    """Who is asked how often; those that search take long uncompiled."""
    return SOME_BOTS if nightly or yamen.COMPILED else QUICK_BOTS


@pytest.fixture
def games(nightly: bool) -> int:
    """How many are compared in each case."""
    return GAMES_PER_NIGHT if nightly else GAMES_PER_CHANGE


CASES = [(name, players) for name, game in GAMES.items() for players in game.players]


@pytest.mark.parametrize(("name", "players"), CASES)
def test_two_worlds_that_a_player_cannot_tell_apart_stay_so(
    name: str, players: int, games: int, bots: Mapping[str, float]
) -> None:
    """G3.4, G10.4, G14.1: whoever looks, a player or somebody who only watches."""
    setups = [setup for setup in all_setups(GAMES[name]) if setup.players == players]
    found = Compared()
    for number in range(games):
        viewer = [SPECTATOR, *range(players)][number % (players + 1)]
        setup = setups[number * 7 % len(setups)]
        done = Worlds(setup, viewer, players * 1000 + number, SECRETS[name], bots).compare()
        found = Compared(*(one + other for one, other in zip(found, done, strict=True)))
    assert found.moves > 50 * games
    assert found.chosen > games
    assert found.hidden > 0 or name != "gugong" or players == 1


@pytest.mark.parametrize("players", GAMES["dragon"].players)
def test_cards_discarded_face_down_stay_hidden(players: int, games: int) -> None:
    """D9.8: with closed hands, from players, spectators and bots alike."""
    setup = Setup(GAMES["dragon"], players, {"super_event": "tornado", "hands": "closed"})
    found = Compared()
    for number in range(games):
        viewer = [SPECTATOR, *range(players)][number % (players + 1)]
        done = Worlds(setup, viewer, players * 1000 + number, SECRETS["dragon"], SOME_BOTS).compare()
        found = Compared(*(one + other for one, other in zip(found, done, strict=True)))
    assert found.hidden > 0
    assert found.chosen > games


# What the comparison has found before


def test_a_payment_stays_hidden_though_it_is_like_the_gift_played() -> None:
    """G3.2, G3.4: of two fives one is exchanged, the other one or one of two more pays for it."""
    for payment in ("5-servant", "1-palace", "8-none"):
        base = scene(2).board(jade="9-none").seat(0, hand="5-servant 5-servant 1-palace 8-none", pool=0)
        table = base.turn().play("exchange 5-servant jade", f"discard {payment}")
        assert table.seen(0, viewer=1) == ([], ["9-none"], ["1-palace", "5-servant", "8-none"])


def test_of_two_equal_gifts_the_one_surely_in_hand_is_played() -> None:
    """G3.4, G4.4: so the other one may still be the card taken back, or not."""
    for taken_back in ("6-swap", "2-canal"):
        base = scene(2).board(jade="6-swap", canal="1-canal").seat(0, hand="9-none 6-swap", discards="2-canal", pool=0)
        table = base.then(("ExchangeGift", 0), ("UseToken", 0, 7), ("ExchangeGift", 0))
        table.play("exchange 9-none jade", "use", f"take-back {taken_back}", "exchange 6-swap canal")
        assert table.seen(0, viewer=1) == ([], ["1-canal"], ["2-canal", "6-swap"])


def test_a_gift_that_comes_to_light_counts_as_the_one_alike_that_all_know() -> None:
    """G3.4, G10.4: an 8 is played, and nobody else sees whether it is the one they know or another."""
    for payment in ("8-none", "2-canal"):
        base = scene(2).board(jade="5-swap", canal="1-canal")
        base.seat(0, hand="4-palace 8-none 8-none 2-canal", hidden="8-none", pool=0)
        table = base.turn(0, 0).play("exchange 4-palace jade", f"discard {payment}", "skip", "exchange 8-none canal")
        assert table.seen(0, viewer=1) == ([], ["1-canal", "5-swap"], ["2-canal"])


# The toy game: what tells players apart is found


TEA = Secrets(
    unseen=lambda s, kind, viewer: isinstance(s.choice(), toy.Draw) and s.choice().host != viewer,
    telling=frozenset({"served"}),
    looking=frozenset({"peek"}),
)


def compare_tea(position: type[toy.Tea]) -> Compared:
    found = Compared()
    for seed in range(40):
        done = Worlds(setup_of(position), (SPECTATOR, 0, 1, 2)[seed % 4], seed, TEA, {"random": 1.0}).compare()
        found = Compared(*(one + other for one, other in zip(found, done, strict=True)))
    return found


def test_worlds_of_a_game_with_hidden_hands_stay_alike() -> None:
    found = compare_tea(toy.Tea)
    assert min(found) > 100


class TellsWhatIsDrawn(toy.Tea):
    def show(self, card: int, viewers: int) -> None:
        super().show(card, viewers)
        self.tell(toy.TOASTED, 0, card % 3)


class OffersMoreForHighCards(toy.Tea):
    def anytime(self, player: int) -> list[int]:
        return super().anytime(player) if max(self.hand(self.next(player)), default=0) > 4 else []


class RefusesByAnothersHand(toy.Tea):
    def refusals(self) -> dict[int, Message]:
        mine = super().refusals()
        return {
            move: mine[move] for move in mine if (move - toy.SERVE) % toy.CARDS in self.hand(self.next(self.player))
        }


class ShowsTheHighestCard(toy.Tea):
    def view(self, viewer: int = SPECTATOR) -> dict[str, Any]:
        return {**super().view(viewer), "highest": max(self.hand(0), default=-1)}


@pytest.mark.parametrize(
    ("position", "reason"),
    [
        (TellsWhatIsDrawn, "toasted"),
        (OffersMoreForHighCards, "has other moves"),
        (RefusesByAnothersHand, "for other reasons"),
        (ShowsTheHighestCard, "sees a difference"),
    ],
)
def test_a_game_that_gives_something_hidden_away_is_found_out(position: type[toy.Tea], reason: str) -> None:
    with pytest.raises(AssertionError, match=reason):
        compare_tea(position)


class Cheat(Bot):
    """Looks at the true position."""

    def choose(self, observation: Observation) -> int:
        position = observation._position
        assert isinstance(position, toy.Tea)
        return observation.legal[sum(position.hand(position.next(observation.viewer))) % len(observation.legal)]


def test_a_bot_that_looks_at_the_true_position_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tests.two_worlds, "new_bot", lambda *_: Cheat())
    with pytest.raises(AssertionError, match="knows more than it may"):
        compare_tea(toy.Tea)
