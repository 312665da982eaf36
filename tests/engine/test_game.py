"""A game at the table: playing, reasons, undo and its fences, copies, saving."""

import random
from pathlib import Path

import pytest

import yamen
from tests.engine import toy
from tests.engine.tables import play, position_of, table, tea
from yamen import CHANCE, NOBODY, Game, IllegalMove, NothingToUndo, UnknownMove, YamenError
from yamen.conformance import facts, plain
from yamen.engine.tasks import NOT_NOW


def finished(seed: int, players: int = 3) -> Game:
    game = Game(tea(players), random.Random(seed))
    rng = random.Random(seed)
    while not game.is_over:
        game.play(rng.choice(game.legal_moves()))
    return game


# Playing


def test_a_move_is_played_by_int_or_by_text_in_any_case_and_spacing() -> None:
    games = [table([1, 2], [5, 6]) for _ in range(3)]
    games[0].play(toy.SERVE + 1)
    games[1].play("serve 2")
    games[2].play("  SERVE   2 ")
    assert games[0].to_json() == games[1].to_json() == games[2].to_json()
    assert games[0].moves == games[1].moves == games[2].moves


def test_the_legal_moves_are_a_copy() -> None:
    game = table([1, 2], [5, 6])
    game.legal_moves().clear()
    assert game.legal_texts() == ["serve 1", "serve 2", "hide 1", "hide 2", "sip", "peek"]
    assert [game.text(move) for move in game.legal_moves()] == game.legal_texts()


def test_chance_plays_by_itself_and_the_same_seed_gives_the_same_chance() -> None:
    games = [Game(tea(3), random.Random(4)) for _ in range(2)]
    assert games[0].player == 0
    assert games[0].moves == games[1].moves
    assert {who for who, _ in games[0].moves} == {CHANCE}
    assert Game(tea(3), random.Random(5)).moves != games[0].moves


def test_chance_is_left_to_the_caller_who_gives_none_until_it_is_resumed() -> None:
    game = table([1, 2], [5, 6])
    game.play("serve 1")
    assert game.player == CHANCE
    game.resume(random.Random(1))
    assert game.player == 1
    assert game.moves[-1][0] == CHANCE


def test_a_move_tells_what_happened_chance_included() -> None:
    game = Game(tea(2, hand=1), random.Random(1))
    card = game.legal_texts()[0].removeprefix("serve ")
    news = game.play(game.legal_moves()[0])
    assert news[0].to_json() == {"kind": "served", "player": 0, "card": card}


# Reasons


def test_a_move_that_could_be_expected_is_refused_with_its_reason() -> None:
    game = table([1, 2], [5, 6])
    assert game.why_not("serve 5") == toy.NOT_IN_HAND.message(4)
    assert game.why_not("hide 9") == toy.NOT_IN_HAND.message(8)
    assert game.why_not("serve 1") is None
    assert game.why_not("sip") is None
    refused = {game.text(move) for move in game.position.refusals()}
    assert refused == {f"{how} {card}" for how in ("serve", "hide") for card in range(3, 10)}


def test_a_move_that_has_nothing_to_do_with_the_question_is_not_for_now() -> None:
    game = table([1, 2], [5, 6])
    assert game.why_not("weather sun") == NOT_NOW.message()
    assert game.why_not(toy.TOAST) == NOT_NOW.message()


def test_an_illegal_move_names_the_move_the_reason_and_what_is_legal_and_changes_nothing() -> None:
    game = table([1, 2], [5, 6], [7, 8], cups=0)
    game.play("serve 2")
    before, moves = facts(game.position), game.moves[:]
    with pytest.raises(
        IllegalMove, match=r"^'toast 1' can't be played now: not-oneself \(T2\)\. Legal: toast 2, toast 3\.$"
    ) as error:
        game.play("toast 1")
    assert error.value.reason == toy.NOT_ONESELF.message()
    assert (error.value.text, facts(game.position), game.moves) == ("toast 1", before, moves)


def test_a_long_list_of_legal_moves_is_cut_short_in_the_message() -> None:
    with pytest.raises(IllegalMove, match=r"Legal: draw 1, .*draw 9\.$"):
        Game(tea(2)).play("sip")
    game = yamen.new_game("dragon", 5, seed=1, names=list("abcde"))
    while len(game.legal_moves()) <= 12:
        game.play(game.legal_moves()[-1])
    with pytest.raises(IllegalMove, match=r"…\.$"):
        game.play("wall rice")


def test_what_is_no_move_at_all_is_unknown() -> None:
    game = table([1, 2], [5, 6])
    for move in ("serve", "serve 10", "serve 1 2", "", "castle", 34, -1, 1 << 80):
        with pytest.raises(UnknownMove, match="is not a move of this game"):
            game.play(move)
        with pytest.raises(UnknownMove):
            game.why_not(move)


def test_after_the_end_nothing_is_legal_and_nobody_is_asked() -> None:
    game = finished(1)
    assert (game.player, game.legal_moves(), game.position.refusals()) == (NOBODY, [], {})
    with pytest.raises(IllegalMove, match=r"not-now\. Legal: nothing\.$"):
        game.play("sip")
    with pytest.raises(YamenError, match="The game is over"):
        game.question()


# Undo


def test_moves_of_ones_own_are_taken_back_one_by_one() -> None:
    game = table([1, 2], [5, 6], cups=2)
    first = facts(game.position)
    game.play("sip")
    second = facts(game.position)
    play(game, "sip", "hide 1")
    assert game.player == 1, "the next one is to move, but has not moved"
    game.undo()
    game.undo()
    assert facts(game.position) == second
    game.undo()
    assert facts(game.position) == first
    assert [game.text(move) for who, move in game.moves if who >= 0] == []
    assert not game.can_undo()


def test_after_an_undo_another_move_may_be_played() -> None:
    game = table([1, 2], [5, 6])
    game.play("hide 1")
    game.undo()
    game.play("hide 2")
    assert [game.text(move) for who, move in game.moves if who >= 0] == ["hide 2"]
    assert position_of(game).hand(0) == [0]


def test_there_is_nothing_to_undo_at_the_beginning() -> None:
    with pytest.raises(NothingToUndo, match="nothing to undo"):
        Game(tea(2), random.Random(1)).undo()


def test_chance_is_a_fence() -> None:
    game = table([1, 2], [5, 6])
    position_of(game).seen_by[0] = 7  # serving it shows nobody anything new
    game.play("serve 1")
    assert game.can_undo(), "chance has not moved yet"
    game.play("weather sun")
    assert not game.can_undo()
    with pytest.raises(NothingToUndo):
        game.undo()


def test_chance_that_plays_by_itself_is_a_fence() -> None:
    game = table([1, 2], [5, 6])
    position_of(game).seen_by[0] = 7
    game.resume(random.Random(1))
    game.play("sip")
    assert game.can_undo()
    game.play("serve 1")
    assert not game.can_undo()


def test_something_newly_seen_is_a_fence_for_all_before_it() -> None:
    game = table([1, 2], [5, 6], cups=3)
    play(game, "sip", "peek")
    assert not game.can_undo()
    game.play("sip")
    game.undo()
    assert not game.can_undo()
    game.play("serve 2")
    assert not game.can_undo(), "the other player has seen the card"


def test_what_is_already_known_is_no_fence() -> None:
    game = table([2, 3], [5, 6], cups=0)
    position_of(game).seen_by[1] = 7
    game.play("serve 2")
    assert game.can_undo()


def test_anothers_move_is_a_fence() -> None:
    game = table([1, 2], [5, 6])
    game.play("hide 1")
    before = facts(game.position)
    game.play("hide 5")
    game.undo()
    assert facts(game.position) == before
    assert not game.can_undo(), "the first player's move can't be taken back any more"


# Copies


def test_a_copy_of_the_game_goes_its_own_way_with_its_own_undo() -> None:
    game = table([1, 2], [5, 6])
    game.play("hide 1")
    copy = game.clone()
    game.undo()
    copy.undo()
    copy.play("hide 2")
    assert [game.text(move) for who, move in game.moves if who >= 0] == []
    assert position_of(game).hand(0) == [0, 1]
    game.play("sip")
    assert position_of(copy).cups == [2, 1]


def test_a_game_with_a_move_played_leaves_the_game_as_it_was() -> None:
    game = table([1, 2], [5, 6])
    before, begin = facts(game.position), game.moves
    one, _ = game.after("serve 1")
    other, news = game.after("serve 2")
    assert news == game.clone().play("serve 2")
    assert (facts(game.position), game.moves) == (before, begin)
    assert [one.text(one.moves[-1][1]), other.text(other.moves[-1][1])] == ["serve 1", "serve 2"]
    with pytest.raises(IllegalMove, match="'toast 1' can't be played now"):
        game.after("toast 1")


def test_a_move_can_be_taken_back_whatever_becomes_of_the_game_it_was_played_in() -> None:
    game = table([1, 2], [5, 6], cups=1)
    before = facts(game.position)
    after, _ = game.after("sip")
    game.play("serve 1")
    after.undo()
    assert (facts(after.position), after.moves) == (before, game.moves[:-1])
    after.play("serve 2")
    assert [game.text(game.moves[-1][1]), after.text(after.moves[-1][1])] == ["serve 1", "serve 2"]


def test_only_who_made_the_last_move_can_take_it_back() -> None:
    game = table([1, 2], [5, 6], cups=1)
    game.play("sip")
    assert [game.can_undo(), game.can_undo(0), game.can_undo(1)] == [True, True, False]


def test_copying_a_game_does_not_change_what_chance_does_in_it() -> None:
    def play_on(copied: bool) -> list[tuple[int, int]]:
        game, rng = Game(tea(3), random.Random(8)), random.Random(9)
        while not game.is_over:
            if copied:
                game.clone()
            game.play(rng.choice(game.legal_moves()))
        return game.moves

    assert play_on(copied=True) == play_on(copied=False)


def test_chance_in_a_copy_is_not_the_chance_to_come() -> None:
    """Else a copy could be used to look ahead."""

    def sky(game: Game) -> str:
        game.play("serve 1")
        return game.text(game.moves[-1][1])

    agreed = 0
    for seed in range(200):
        game = table([1, 2], [5, 6])
        game.resume(random.Random(seed))
        agreed += sky(game.clone()) == sky(game)
    assert 95 < agreed < 155, "as often as two strangers: 125 of 200"


def test_a_copy_of_a_game_that_nobody_can_foresee_can_be_played() -> None:
    game = yamen.new_game("dragon", 2)
    copy = game.clone()
    while not copy.is_over:
        assert copy.player != CHANCE, "chance plays by itself there, too"
        copy.play(copy.legal_moves()[0])
    assert not game.is_over


def test_any_earlier_moment_can_be_looked_at() -> None:
    game = finished(3)
    assert game.at(0).moves == []
    assert plain(game.at(0).position) == plain(tea(3).position())
    for number in range(len(game.moves) + 1):
        assert game.at(number).moves == game.moves[:number]
    last = game.at(len(game.moves))
    assert (last.scores, last.to_record()) == (game.scores, game.to_record())


def test_what_a_seat_may_know_is_all_that_the_view_shows() -> None:
    game = table([1, 2], [5, 6])
    assert game.view(0)["cards"] == [[1, 0], [2, 0]]
    assert game.view(1)["cards"] == [[5, 1], [6, 1]]
    assert game.view(yamen.SPECTATOR)["cards"] == []
    game.play("peek")
    assert game.view(0)["cards"] == [[1, 0], [2, 0], [5, 1], [6, 1]]
    game.play("serve 2")
    assert game.view(yamen.SPECTATOR)["cards"] == [[2, toy.OPEN]]


# Saving


def test_a_saved_game_is_loaded_the_same(tmp_path: Path) -> None:
    game = yamen.new_game("dragon", 3, seed=6, names=["Ada", "Zoë", "李"], great_wall=True)
    for _ in range(40):
        game.play(game.legal_moves()[-1])
    path = tmp_path / "game.yamen"
    game.save(path)
    assert path.read_bytes() == game.to_record().encode()
    again = yamen.load(path)
    assert (again.to_record(), again.names, again.to_json()) == (game.to_record(), game.names, game.to_json())
    game.play(game.legal_moves()[0])
    game.save(str(path))
    assert len(yamen.load(str(path)).moves) == len(game.moves)
    assert [file.name for file in tmp_path.iterdir()] == ["game.yamen"]


def test_a_loaded_game_plays_on_and_can_be_undone() -> None:
    game = yamen.new_game("dragon", 2, seed=1)
    game.play(game.legal_moves()[0])
    again = yamen.loads(game.to_record())
    assert again.can_undo() == game.can_undo()
    while not again.is_over:
        again.play(again.legal_moves()[0])


def test_players_without_names_are_numbered() -> None:
    assert Game(tea(3)).names == ["Player 1", "Player 2", "Player 3"]
    assert Game(tea(2), None, ["A", "B"]).names == ["A", "B"]


@pytest.mark.parametrize("seat", [-2, 2, 7])
def test_only_seats_and_spectators_can_look(seat: int) -> None:
    game = yamen.new_game("dragon", players=2, seed=1)
    with pytest.raises(yamen.BadOption, match=f"no seat {seat}"):
        game.view(seat)


@pytest.mark.parametrize("number", [-1, 100_000])
def test_a_game_can_be_seen_only_at_moves_it_has(number: int) -> None:
    game = yamen.new_game("dragon", players=2, seed=1)
    with pytest.raises(yamen.BadOption, match=f"no move {number}"):
        game.at(number)
