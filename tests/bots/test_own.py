"""Bots of one's own, and bots by one call."""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import yamen
from yamen.bots import BOTS, Observation
from yamen.bots.arena import compete, results
from yamen.bots.review import opinions
from yamen.bots.simulate import simulate
from yamen.cli import main

MODULE = '''
class First:
    """Takes what comes first; no relation of ours, and its ints are none of Python's."""

    def __init__(self, seed):
        self.seed = seed

    def choose(self, observation):
        return Index(observation.legal[0])


class Index:
    def __init__(self, value):
        self.value = value

    def __index__(self):
        return self.value


class Cheat:
    def choose(self, observation):
        return 999


class Fails:
    def choose(self, observation):
        return 1 // 0


class Wants:
    def __init__(self, depth):
        self.depth = depth

    def choose(self, observation):
        return observation.legal[0]


class Mute:
    pass
'''


class Last:
    """A bot of this module's."""

    def choose(self, observation: Observation) -> int:
        return observation.legal[-1]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    (tmp_path / "some_bots.py").write_text(MODULE, "utf-8")
    (tmp_path / "broken_bots.py").write_text("1 / 0", "utf-8")
    (tmp_path / "needy_bots.py").write_text("import no_such_package", "utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", sys.path[:])
    yield tmp_path
    for name in ("some_bots", "broken_bots", "needy_bots"):
        sys.modules.pop(name, None)


def setup(game: str = "dragon", players: int = 2) -> yamen.Setup:
    return yamen.Setup(yamen.find_game(game), players)


# By one call


@pytest.mark.parametrize("name", ["random", "greedy", "casual", "strong@20", "master@20"])
def test_a_bot_plays_for_whoever_is_to_move(name: str) -> None:
    game = yamen.new_game("dragon", 3, seed=2)
    bot = yamen.bots.get(name, game, seed=1)
    assert repr(bot) == f"<bot {name}>"
    seats = set()
    for _ in range(8):
        seats.add(game.player)
        before = game.to_record()
        move = bot.choose(game)
        assert game.to_record() == before
        game.play(move)
    assert len(seats) > 1


def test_the_same_seed_gives_the_same_choice_of_a_game_a_position_or_an_observation() -> None:
    game = yamen.new_game("gugong", 2, seed=2)
    given: list[Any] = [game, game.position, Observation(game.position, game.player)]
    assert len({yamen.bots.get("greedy", game, seed=4).choose(each) for each in given}) == 1


def test_a_bot_has_nothing_to_choose_when_the_game_is_over_or_it_is_the_turn_of_chance() -> None:
    game = yamen.new_game("dragon", 2, seed=2)
    bot = yamen.bots.get("random", game)
    with pytest.raises(yamen.BadOption, match="'random' has nothing to choose: it is chance's turn"):
        bot.choose(game.at(0))
    while not game.is_over:
        game.play(bot.choose(game))
    with pytest.raises(yamen.BadOption, match="'random' has nothing to choose: the game is over"):
        bot.choose(game)


def test_a_bot_refuses_a_game_that_it_is_not_for() -> None:
    bot = yamen.bots.get("greedy", yamen.new_game("gugong", 2))
    for other in (yamen.new_game("dragon", 2), yamen.new_game("dragon", 2).position):
        with pytest.raises(yamen.BadOption, match="The bot 'greedy' is for gugong, not for dragon; get another one"):
            bot.choose(other)


def test_a_name_that_no_bot_has_is_refused() -> None:
    with pytest.raises(yamen.BadOption, match=f"There is no bot 'clever'; choose one of: {', '.join(BOTS)}"):
        yamen.bots.get("clever", yamen.new_game("dragon", 2))


# One's own


@pytest.mark.parametrize("spec", [Last, Last(), f"{Last.__module__}:Last"], ids=["class", "object", "text"])
def test_a_bot_of_ones_own_plays_simulated_and_rated_games(spec: Any) -> None:
    sys.modules.setdefault(Last.__module__, sys.modules[__name__])
    name = spec if isinstance(spec, str) else "Last"
    counted = simulate(setup(), [spec, "random"], 3, 1)
    assert [seat.bot for seat in counted.seats] == [name, "random"]
    played = list(compete(setup(), [spec, "greedy"], 4, 1))
    assert [entrant.bot for entrant in results([spec, "greedy"], played)] == [name, "greedy"]
    assert sum(entrant.games for entrant in results([spec, "greedy"], played)) == 8
    game = yamen.new_game("dragon", 2, seed=1)
    bot = yamen.bots.get(spec, game)
    while not game.is_over:
        assert bot.choose(game) == game.legal_moves()[-1]
        game.play(bot.choose(game))
    assert all(each.played == each.chosen for each in opinions(game, spec, 1))
    assert any(each.played != each.chosen for each in opinions(game, "random", 1))


def test_a_bot_of_ones_own_gets_the_seed_if_it_takes_one(folder: Path) -> None:
    sys.path.insert(0, str(folder))
    game = yamen.new_game("dragon", 2, seed=1)
    bot: Any = yamen.bots.get("some_bots:First", game, seed=42)
    assert bot.bot.player.seed == 42
    assert bot.choose(game) == game.legal_moves()[0]


@pytest.mark.parametrize(
    ("spec", "reason"),
    [
        ("no_such_module:Bot", "There is no module 'no_such_module' for the bot 'no_such_module:Bot'"),
        ("some_bots:Third", "The module 'some_bots' has no class 'Third'"),
        ("some_bots:Mute", "The bot 'some_bots:Mute' has no method 'choose'"),
        ("some_bots:", "write module:Class"),
        (":First", "write module:Class"),
        ("broken_bots:Bot", "can't be loaded: ZeroDivisionError"),
        ("needy_bots:Bot", "its module needs 'no_such_package', which is missing"),
    ],
)
def test_what_is_wrong_with_a_bot_is_said_in_a_sentence(
    spec: str, reason: str, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["simulate", "dragon", "--players", "2", "--bots", f"{spec},random"]) == 2
    said = capsys.readouterr().err
    assert reason in said
    assert "Traceback" not in said
    with pytest.raises(yamen.BadOption):
        yamen.bots.get(spec, yamen.new_game("dragon", 2))


def test_a_move_that_is_not_legal_is_refused_with_the_name_of_the_bot(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["simulate", "dragon", "--players", "2", "--bots", "some_bots:Cheat,random"]) == 2
    assert "The bot 'some_bots:Cheat' chose 999, which is not legal here" in capsys.readouterr().err


@pytest.mark.parametrize("processes", [1, 2])
@pytest.mark.parametrize(("name", "reason"), [("Fails", "ZeroDivisionError"), ("Wants", "argument: 'depth'")])
def test_what_fails_in_a_bot_is_shown_from_its_own_code_on(
    name: str, reason: str, processes: int, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    told = ["arena", "dragon", "--bots", f"some_bots:{name},random", "--games", "2"]
    assert main([*told, "--processes", str(processes)]) == 2
    said = capsys.readouterr().err
    assert f"The bot 'some_bots:{name}' failed:" in said
    assert reason in said
    assert ("some_bots.py" in said) == (name == "Fails")
    assert "typer" not in said


@pytest.mark.parametrize("processes", [1, 2])
def test_the_arena_takes_bots_of_ones_own_from_the_current_folder(
    processes: int, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    told = ["arena", "dragon", "--bots", "some_bots:First,random", "--games", "4", "--json"]
    assert main([*told, "--processes", str(processes)]) == 0
    data = json.loads(capsys.readouterr().out)
    assert {each["bot"] for each in data["bots"]} == {"some_bots:First", "random"}


def test_the_review_tells_what_a_bot_of_ones_own_would_have_played(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game = yamen.new_game("dragon", 2, seed=1)
    for _ in range(6):
        game.play(game.legal_moves()[-1])
    game.save(folder / "game.yamen")
    told = ["review", str(folder / "game.yamen"), "--simulations", "4", "--bots", "some_bots:First", "--lang", "en"]
    assert main([*told, "--plain"]) == 0
    assert "some_bots:First would have played the same in 0 of 6 decisions." in capsys.readouterr().out
    assert main([*told, "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["bot"]["name"] == "some_bots:First"
    assert [each["played"] for each in data["bot"]["choices"]] == [
        step.text for step in game.history() if step.player >= 0
    ]
