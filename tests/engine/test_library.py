"""The library as Python programmers expect one: repr, print, equality, copies, pickles, processes, numpy, threads."""

import copy
import multiprocessing
import pickle
import random
import threading
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from typing import Any

import pytest

import yamen
from tests.engine import toy
from tests.engine.tables import tea
from yamen import CHANCE, NOBODY, SPECTATOR, BadOption, Game, IllegalMove, UnknownMove
from yamen.conformance import plain
from yamen.extras import MissingExtra
from yamen.locales import LANGUAGES

COPIES: list[Callable[[Any], Any]] = [copy.copy, copy.deepcopy, lambda it: pickle.loads(pickle.dumps(it))]


class NumpyLike:
    """An int that is no `int`, as numpy's are."""

    def __init__(self, value: int) -> None:
        self.value = value

    def __index__(self) -> int:
        return self.value


def midgame(game: str, players: int, **options: Any) -> Game:
    played = yamen.new_game(game, players, seed=5, **options)
    rng = random.Random(players)
    for _ in range(30):
        played.play(rng.choice(played.legal_moves()))
    return played


GAMES = [midgame("dragon", 3, hands="closed", great_wall=True), midgame("gugong", 4, bonus=True), midgame("gugong", 1)]


# repr and print


def test_the_repr_tells_game_seats_move_number_and_whose_turn_it_is() -> None:
    game = yamen.new_game("dragon", 2, seed=7, names=["Ania", "Ben"])
    assert repr(game) == "<Game dragon, 2 players (Ania, Ben), move 11, Ania (seat 0) to move>"
    assert repr(game.position) == "<Position dragon, 2 players, seat 0 to move>"
    assert repr(yamen.new_position("gugong", 3)) == "<Position gugong, 3 players, chance to move>"
    while not game.is_over:
        game.play(game.legal_moves()[0])
    assert repr(game).endswith("over after 170 moves, 33 : 30>")
    assert repr(game.position).endswith("over>")
    assert "dragon, 2 players, great_wall=false" in repr(game.setup)
    assert repr(yamen.GAMES["gugong"]) == "<GameDefinition gugong, 1 to 5 players>"
    rng = yamen.Rng(7)
    assert repr(rng) == repr(yamen.Rng(7)) == repr(pickle.loads(pickle.dumps(rng)))
    rng.below(6)
    assert repr(rng) != repr(yamen.Rng(7))


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_printing_draws_the_board_that_everyone_sees(game: Game) -> None:
    drawn = str(game)
    assert all(name in drawn for name in game.cast)
    assert len(drawn.splitlines()) > 10
    assert game.board("pl") != drawn
    assert not any(character in drawn for character in "│─╭")


def test_without_the_words_printing_gives_a_summary_and_says_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(code: str) -> None:
        raise MissingExtra("Putting games into words needs the extra 'play': pip install 'yamen[play]'")

    monkeypatch.setattr("yamen.locales._bundle", missing)
    dragon = yamen.new_game("dragon", 2, seed=7)
    assert str(dragon) == (
        "<Game dragon, 2 players (Player 1, Player 2), move 11, Player 1 (seat 0) to move>\n"
        "Points: Player 1 0, Player 2 0\n"
        "(Putting games into words needs the extra 'play': pip install 'yamen[play]' to see the board.)"
    )
    reason = dragon.why_not("take old_monk")
    assert reason is not None
    assert str(reason) == "<only-young>"
    with pytest.raises(MissingExtra, match="needs the extra 'play'"):
        reason.text()


# Equality, copies, processes


def test_games_are_equal_when_their_records_are_and_can_be_no_keys() -> None:
    one, other = (yamen.new_game("dragon", 2, seed=7, names=["A", "B"]) for _ in range(2))
    assert one == other
    assert one.position == other.position
    assert one != yamen.new_game("dragon", 2, seed=7, names=["A", "C"])
    one.play(one.legal_moves()[0])
    assert one != other
    assert one.position != other.position
    assert one != "a game"
    for thing in (one, one.position):
        with pytest.raises(TypeError, match="unhashable"):
            hash(thing)
    assert one.setup == other.setup
    assert hash(one.setup) == hash(other.setup)
    assert one.setup != yamen.Setup(one.type, 3)


@pytest.mark.parametrize("copied", COPIES, ids=["copy", "deepcopy", "pickle"])
@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_a_copy_is_equal_and_goes_its_own_way(copied: Callable[[Any], Any], game: Game) -> None:
    before = game.to_record()
    again = copied(game)
    assert again == game
    assert again.can_undo() == game.can_undo()
    assert again.setup == game.setup
    position = copied(game.position)
    assert plain(position) == plain(game.position)
    assert position.revealed == game.position.revealed
    again.play(again.legal_moves()[0])
    position.play_checked(position.legal_moves()[-1])
    assert game.to_record() == before
    assert game != again
    assert copied(game.setup) == game.setup
    assert copied(game.setup.content) == game.setup.content


def test_what_was_pickled_can_be_undone_and_has_the_same_chance() -> None:
    game = yamen.new_game("dragon", 2, seed=7)
    game.comment("well begun")
    game.tags["Event"] = "tea"
    game.play("take young_monk")
    again = pickle.loads(pickle.dumps(game))
    again.undo()
    game.undo()
    assert again == game
    for each in (game, again):
        while not each.is_over:
            each.play(each.legal_moves()[-1])
    assert again == game
    unforeseen = pickle.loads(pickle.dumps(yamen.new_game("dragon", 2)))
    while not unforeseen.is_over:
        unforeseen.play(unforeseen.legal_moves()[0])
    left_to_the_caller = pickle.loads(pickle.dumps(yamen.new_game("dragon", 2, seed=1).at(0)))
    assert left_to_the_caller.player == CHANCE


@pytest.mark.parametrize("copied", COPIES, ids=["copy", "deepcopy", "pickle"])
def test_messages_and_generators_are_copied_too(copied: Callable[[Any], Any]) -> None:
    game = yamen.new_game("dragon", 2, seed=7)
    game.play("take young_monk")
    reason = game.why_not("turn-away")
    assert reason is not None
    assert copied(reason) == reason
    assert copied(reason).text("pl") == reason.text("pl")
    rng = yamen.Rng(3)
    rng.below(10)
    again = copied(rng)
    assert [again.below(1000) for _ in range(5)] == [rng.below(1000) for _ in range(5)]


def test_bots_and_observations_go_to_other_processes_and_bots_begin_anew_there() -> None:
    game = yamen.new_game("gugong", 2, seed=2)
    for name in ("random", "greedy", "strong@5"):
        bot = yamen.bots.get(name, game, seed=4)
        found = pickle.loads(pickle.dumps(bot))
        assert repr(found) == repr(bot)
        assert found.choose(game) == bot.choose(game)
    observation = yamen.bots.Observation(game.position, game.player)
    found = pickle.loads(pickle.dumps(observation))
    assert (found.viewer, found.legal, found.view()) == (observation.viewer, observation.legal, observation.view())


def test_content_of_ones_own_and_former_rules_go_with_a_setup() -> None:
    dragon = yamen.find_game("dragon")
    content = dragon.read_content(dragon.content.text.replace("taxes = [2", "taxes = [5", 1), "mine")
    assert content != dragon.content
    setup = pickle.loads(pickle.dumps(yamen.Setup(dragon, 2, {"great_wall": True}, content, 1)))
    assert (setup.content, setup.content_hash, setup.rules) == (content, content.hash, 1)
    assert setup.content.figures == content.figures
    assert setup.options["great_wall"] is True


def test_a_game_that_nobody_could_find_in_another_process_says_so() -> None:
    game = Game(tea(2), random.Random(1))
    assert copy.deepcopy(game) == game
    with pytest.raises(TypeError, match="The game 'tea' is not registered"):
        pickle.dumps(game)
    with pytest.raises(ValueError, match="made by hand"):
        pickle.dumps(toy.Tea(2))


def count_moves(position: yamen.Position) -> int:
    rng = yamen.Rng(1)
    moves = 0
    while not position.is_over:
        position.play(position.roll(rng) if position.player == CHANCE else rng.pick(position.legal_moves()))
        moves += 1
    return moves


def test_positions_and_games_travel_to_other_processes() -> None:
    positions = [game.position for game in GAMES]
    with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as pool:
        assert list(pool.map(count_moves, positions)) == [count_moves(position.clone()) for position in positions]
        assert list(pool.map(repr, GAMES)) == [repr(game) for game in GAMES]


@pytest.mark.parametrize(
    "mistake",
    [
        lambda: yamen.find_game("chess"),
        lambda: yamen.new_game("dragon", 2, seed=1).play("castle"),
        lambda: yamen.new_game("dragon", 2, seed=1).play("turn-away"),
        lambda: yamen.loads("nothing"),
        lambda: yamen.find_game("dragon").read_content("x = 1", "a file"),
        lambda: yamen.new_game("dragon", 9),
    ],
)
def test_mistakes_come_back_from_other_processes_as_they_are(mistake: Callable[[], object]) -> None:
    with pytest.raises(yamen.YamenError) as raised:
        mistake()
    again = pickle.loads(pickle.dumps(raised.value))
    assert (str(again), again.__reduce__()[:2]) == (str(raised.value), raised.value.__reduce__()[:2])


# One dialect


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_games_and_positions_say_the_same_by_the_same_names(game: Game) -> None:
    position = game.position
    for name in ("player", "is_over", "scores", "ranking", "winner"):
        assert getattr(game, name) == getattr(position, name)
    for name in ("legal_moves", "legal_texts", "question", "returns"):
        assert getattr(game, name)() == getattr(position, name)()
    assert game.winner is None
    move = game.legal_moves()[0]
    assert game.text(move) == position.text(move)
    refused = next(move for move in range(len(game.type.moves)) if move not in game.legal_moves())
    assert game.why_not(refused) == position.why_not(refused) is not None
    assert game.why_not(move) is position.why_not(move) is None


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_whoever_changes_the_legal_moves_of_a_position_changes_a_list_of_their_own(game: Game) -> None:
    position = game.position
    expected = game.legal_moves()
    for given in (position.legal, position.legal_moves(), game.legal_moves()):
        given.clear()
    assert position.legal == game.legal_moves() == game.clone().legal_moves() == expected


def test_a_position_plays_checked_moves_or_gives_the_reason() -> None:
    position = yamen.new_game("dragon", 2, seed=7).position
    position.play_checked("take young_monk")
    before = plain(position)
    with pytest.raises(IllegalMove, match=r"'turn-away' can't be played now: must-take-in") as error:
        position.play_checked("turn-away")
    assert error.value.reason.kind.name == "must-take-in"
    with pytest.raises(UnknownMove):
        position.play_checked("castle")
    assert plain(position) == before
    position.play_checked(NumpyLike(position.legal_moves()[0]))


def test_chance_nobody_and_the_spectator_are_three() -> None:
    assert len({CHANCE, NOBODY, SPECTATOR}) == 3
    game = GAMES[0]
    assert game.view() == game.view(SPECTATOR) == game.position.view() == game.position.view(SPECTATOR)
    assert game.view(0) != game.view()
    for seat in (CHANCE, NOBODY, 3):
        with pytest.raises(BadOption, match=rf"There is no seat {seat}; .*yamen\.SPECTATOR"):
            game.view(seat)


# Moves, history, words


def test_ints_that_are_no_int_are_moves_and_what_is_none_is_unknown() -> None:
    game = yamen.new_game("dragon", NumpyLike(2), seed=7)
    move = NumpyLike(game.legal_moves()[0])
    assert game.why_not(move) is None
    assert game.text(move) == game.legal_texts()[0]
    assert game.view(NumpyLike(0)) == game.view(0)
    assert game.can_undo(NumpyLike(0)) is game.can_undo(0)
    after, _ = game.after(move)
    game.play(move)
    assert game == after
    assert game.at(NumpyLike(3)) == game.at(3)
    for nonsense in (1.5, None, [3]):
        with pytest.raises(UnknownMove, match="is not a move of this game"):
            game.play(nonsense)  # type: ignore[arg-type]  # that is the mistake


def test_numpy_ints_are_moves_and_seeds() -> None:
    numpy = pytest.importorskip("numpy")
    game = yamen.new_game("dragon", 2, seed=numpy.int64(7))
    assert game == yamen.new_game("dragon", 2, seed=7)
    game.play(numpy.int64(game.legal_moves()[0]))
    assert game.moves[-1][1] == game.at(len(game.moves) - 1).legal_moves()[0]
    choices = {yamen.bots.get("random", game, seed=kind(3)).choose(game) for kind in (int, numpy.int64)}
    assert len(choices) == 1
    assert repr(yamen.Rng(numpy.int32(5))) == repr(yamen.Rng(5))


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_the_history_tells_every_move_with_its_events(game: Game) -> None:
    again = Game(game.setup, None, game.names)
    steps = list(game.history())
    assert [(step.player, step.move) for step in steps] == game.moves
    for number, step in enumerate(steps):
        assert step.number == number
        assert step.text == game.text(step.move)
        assert step.events == again.play(step.move)
        assert all(event.text("cs") for event in step.events)
    assert any(step.events for step in steps)


@pytest.mark.parametrize("language", LANGUAGES)
def test_reasons_questions_events_and_moves_are_said_in_every_language(language: str) -> None:
    game = yamen.new_game("dragon", 2, seed=7, names=["Ania", "Ben"])
    game.play("take young_monk")
    said = {game.question().text(language), game.text(game.legal_moves()[0], language)}
    reason = game.why_not("turn-away")
    assert reason is not None
    said |= {reason.text(language), *(event.text(language) for event in game.play("house 1"))}
    assert len(said) == 4
    assert all(len(sentence) > 3 for sentence in said)
    with pytest.raises(BadOption, match="There is no language 'xx'"):
        reason.text("xx")


def test_a_reason_prints_as_a_sentence_and_one_of_a_bare_position_says_why_it_cannot() -> None:
    game = yamen.new_game("dragon", 2, seed=7)
    game.play("take young_monk")
    assert str(game.why_not("turn-away")) == "Your palaces have room, so you must take this person in."
    bare = game.position.why_not("turn-away")
    assert str(bare) == repr(bare) == "<must-take-in>"
    assert bare is not None
    with pytest.raises(ValueError, match="ask a Game"):
        bare.text()


# Threads


@pytest.mark.parametrize(("game", "simulations"), [("dragon", 120), ("gugong", 5)])
def test_other_threads_run_while_a_bot_thinks(game: str, simulations: int) -> None:
    played = yamen.new_game(game, 3, seed=1)
    thinker = yamen.bots.get(f"master@{simulations * (50 if yamen.COMPILED else 1)}", played, seed=1)
    thinks, ended = threading.Event(), threading.Event()
    turns = [0]

    def count() -> None:
        thinks.wait()
        while not ended.is_set():
            turns[0] += 1
            ended.wait(0.001)

    other = threading.Thread(target=count)
    other.start()
    thinks.set()
    began = time.perf_counter()
    thinker.choose(played)
    elapsed = time.perf_counter() - began
    seen = turns[0]
    ended.set()
    other.join()
    assert seen > 20 * elapsed, "the other thread stood still"
