"""Positions: what of the agenda runs, what waits, and in which order; chance, events, clones, the end."""

import json
from collections import Counter
from typing import ClassVar

from tests.engine import toy
from tests.engine.tables import play, position_of, table, tea
from yamen import CHANCE, NOBODY, SPECTATOR, Game, Rng
from yamen.conformance import facts
from yamen.engine.messages import Message
from yamen.engine.position import NO_INTERRUPTION, perft, playout
from yamen.engine.tasks import Choice, Step


class Say(Step[toy.Tea]):
    """Writes its number down; 1 has something to add."""

    fields: ClassVar[tuple[str, ...]] = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, s: toy.Tea) -> None:
        s.points.append(self.number)
        if self.number == 1:
            s.then([Say(11), Say(12)])
        if self.number == 12:
            s.follow(Say(121))


def said(position: toy.Tea) -> list[int]:
    position.advance()
    return position.points


def test_tasks_run_in_the_order_told_and_each_with_all_that_follows_from_it_before_the_next() -> None:
    position = toy.Tea(0)
    position.then([Say(1), Say(2)])
    assert said(position) == [1, 11, 12, 121, 2]


def test_what_is_told_later_comes_before_what_was_pending() -> None:
    position = toy.Tea(0)
    position.then([Say(3)])
    position.then([])
    position.follow(Say(4))
    assert said(position) == [4, 3]


def test_toasts_come_before_the_weather_and_the_weather_before_the_next_turn() -> None:
    game = table([3, 4], [5, 6], [7, 8], cups=0)
    game.play("serve 3")
    assert game.question() == toy.TOASTS.message(0, 2)
    game.play("toast 2")
    assert game.question() == toy.TOASTS.message(0, 1)
    game.play("toast 3")
    assert game.player == CHANCE
    assert game.legal_texts() == ["weather sun", "weather rain"]
    game.play("weather rain")
    assert (game.player, game.scores) == (1, [3, 1, 1])


def test_a_single_choice_is_played_by_the_kernel() -> None:
    game = table([2, 3], [5, 6], cups=0)
    game.play("serve 2")
    assert game.player == 1
    assert game.scores == [2, 2], "both toasts went to the only other player"
    assert [game.text(move) for _, move in game.moves][-1] == "serve 2"


def test_a_single_chance_move_is_played_by_the_kernel() -> None:
    game = Game(tea(3, hand=3))
    play(game, *(f"draw {card}" for card in range(1, 9)))
    assert game.player == 0
    assert position_of(game).hand(2) == [6, 7, 8], "the ninth card was the last one"


def test_a_choice_stays_a_choice_while_the_player_may_interrupt() -> None:
    game = table([2, 3], [5, 6])
    game.play("serve 2")
    assert game.legal_texts() == ["toast 2", "sip", "peek"]
    game.play("sip")
    assert game.player == 1, "without another cup both toasts are forced"


def test_interruptions_come_with_every_decision_of_the_player_and_the_question_stays() -> None:
    game = table([1, 2], [5, 6], cups=2)
    asked = game.question()
    assert game.legal_texts() == ["serve 1", "serve 2", "hide 1", "hide 2", "sip", "peek"]
    game.play("sip")
    assert (game.question(), game.player) == (asked, 0)
    assert game.legal_texts() == ["serve 1", "serve 2", "hide 1", "hide 2", "sip", "peek"]
    game.play("peek")
    assert (game.question(), game.player) == (asked, 0)
    assert game.legal_texts() == ["serve 1", "serve 2", "hide 1", "hide 2"]


def test_interruptions_belong_to_the_player_who_decides_and_never_to_chance() -> None:
    game = table([1, 2], [5, 6], cups=0)
    position_of(game).cups[1] = 1
    assert game.legal_texts() == ["serve 1", "serve 2", "hide 1", "hide 2"]
    game.play("serve 1")
    assert game.legal_texts() == ["weather sun", "weather rain"]
    game.play("weather sun")
    assert game.legal_texts() == ["serve 5", "serve 6", "hide 5", "hide 6", "sip", "peek"]


def test_a_game_without_interruptions_never_looks_for_them() -> None:
    game = table([1, 2], [5, 6])
    position_of(game).interruptions = NO_INTERRUPTION
    game.position.advance()
    assert game.legal_texts() == ["serve 1", "serve 2", "hide 1", "hide 2"]


# Chance


def test_odds_are_equal_unless_the_task_has_weights() -> None:
    game = Game(tea(2))
    assert game.position.odds() == [1] * 9
    game = table([1, 2], [5, 6])
    game.play("serve 1")
    assert game.position.odds() == [3, 1]


def test_chance_rolls_by_the_odds() -> None:
    game = table([1, 2], [5, 6])
    game.play("serve 1")
    rng = Rng(7)
    rolled = Counter(game.text(game.position.roll(rng)) for _ in range(10_000))
    assert abs(rolled["weather sun"] - 7500) < 250
    assert rolled.total() == rolled["weather sun"] + rolled["weather rain"]
    drawn = Counter(Game(tea(2)).position.roll(rng) for _ in range(9000))
    assert sorted(drawn) == list(range(9))
    assert all(abs(count - 1000) < 160 for count in drawn.values())


# Events


def test_nothing_is_told_where_nobody_listens() -> None:
    position = table([2, 3], [5, 6], cups=0).position
    position.play(toy.SERVE + 1)
    assert position.news is None


def test_what_happened_is_told_in_its_order_to_whoever_listens() -> None:
    game = table([2, 3], [5, 6], cups=0)
    assert game.play("serve 2") == [
        Message(toy.SERVED, (0, 1)),
        Message(toy.TOASTED, (0, 1)),
        Message(toy.TOASTED, (0, 1)),
    ]
    assert game.position.news is None, "only while the move is played"


def test_nobody_listens_to_a_clone() -> None:
    position = table([2, 3], [5, 6], cups=0).position
    position.news = []
    copy = position.clone()
    copy.play(toy.SERVE + 1)
    assert (copy.news, position.news) == (None, [])


def test_what_is_not_told_of_an_event_is_zero() -> None:
    position = toy.Tea(2)
    position.news = []
    position.tell(toy.SERVED, 1)
    position.tell(toy.SERVED)
    assert [message.args for message in position.news] == [(1, 0), (0, 0)]


# Clones and JSON


def test_a_clone_is_equal_and_goes_its_own_way() -> None:
    game = table([3, 4], [5, 6], [7, 8])
    game.play("serve 3")
    before = facts(game.position)
    copy = game.position.clone()
    assert facts(copy) == before
    playout(copy, Rng(1))
    assert copy.is_over
    assert facts(game.position) == before
    again = game.position.clone()
    playout(game.position, Rng(2))
    assert facts(again) == before


def test_a_clone_knows_whether_something_was_revealed() -> None:
    position = toy.Tea(2)
    assert not position.revealed
    position.show(0, 1)
    assert position.clone().revealed
    position.revealed = False
    position.show(0, 1)
    assert not position.clone().revealed, "seen before"


def test_a_position_is_plain_data_in_mid_turn() -> None:
    game = table([3, 4], [5, 6], [7, 8], cups=0)
    game.play("serve 3")
    game.play("toast 2")
    assert game.to_json() == {
        "pieces": {
            "where": [-1, -1, -2, 0, 1, 1, 2, 2, -1],
            "seen_by": [0, 0, 15, 1, 2, 2, 4, 4, 0],
            "points": [3, 1, 0],
            "cups": [0, 0, 0],
        },
        "agenda": [["Round"], ["Turn", 2], ["Turn", 1], ["Weather", 0], ["Toast", 0, 1]],
    }


def test_a_game_goes_on_from_json_at_every_moment() -> None:
    setup = tea(3, hand=2)
    position = setup.position()
    rng = Rng(5)
    moves = 0
    while not position.is_over:
        again = setup.position_from_json(json.loads(json.dumps(setup.position_to_json(position))))
        assert (again.player, again.legal) == (position.player, position.legal)
        playout(position, rng, 1)
        moves += 1
        replayed = again.clone()
        playout(replayed, Rng(moves))
        assert replayed.is_over
    ended = setup.position_from_json(setup.position_to_json(position))
    assert (ended.player, ended.legal, ended.scores) == (NOBODY, [], position.scores)
    assert moves > 10


# The end


def test_chance_and_nobody_have_numbers_that_no_seat_has() -> None:
    """They stand in records, views and other people's programs."""
    assert (CHANCE, NOBODY, SPECTATOR) == (-1, -2, -3)


def test_nobody_has_won_before_the_end() -> None:
    game = table([1, 2], [5, 6])
    assert (game.is_over, game.winner, game.position.winner) == (False, None, None)
    assert game.position.returns() == [0.0, 0.0]


def test_the_first_in_the_ranking_has_won_at_the_end() -> None:
    game = table([1], [6], cups=0)
    play(game, "hide 1", "serve 6")
    assert game.legal_texts() == ["weather sun", "weather rain"]
    game.play("weather rain")
    assert (game.is_over, game.player, game.legal_moves()) == (True, NOBODY, [])
    assert (game.scores, game.ranking, game.winner) == ([2, 6], [1, 0], 1)
    assert game.position.returns() == [0.0, 1.0]
    game = table([6], [1], cups=0)
    play(game, "serve 6", "weather rain", "hide 1")
    assert (game.ranking, game.winner) == ([0, 1], 0)


# Playouts and perft


def test_a_playout_counts_the_decisions_of_players_and_repeats_by_its_seed() -> None:
    results = []
    for _ in range(2):
        position = tea(3).position()
        decisions = playout(position, Rng(11))
        results.append((decisions, position.scores))
        assert position.is_over
    assert results[0] == results[1]
    assert results[0][0] >= 9, "nine cards are served or hidden"


def test_a_playout_stops_after_its_limit_chance_counted() -> None:
    position = tea(2).position()
    assert playout(position, Rng(1), 6) == 0, "six cards are drawn, nobody decides"
    assert position.player == 0
    assert playout(position, Rng(1), 1) == 1


def lines(position: toy.Tea, depth: int) -> int:
    """Perft by the book."""
    if depth == 0 or position.is_over:
        return 1
    total = 0
    for move in position.legal:
        after = position.clone()
        after.play(move)
        total += lines(after, depth - 1)
    return total


def test_perft_counts_lines_and_a_game_that_ends_earlier_counts_once() -> None:
    position = position_of(table([1], [6], cups=0))
    assert [perft(position, depth) for depth in range(6)] == [1, 2, 4, 7, 9, 9]
    position = position_of(table([3, 4], [5, 6], [7, 8]))
    for depth in range(5):
        assert perft(position, depth) == lines(position, depth)


def test_a_choice_by_itself_asks_to_choose_and_has_no_better_reason_than_not_now() -> None:
    class Plain(Choice[toy.Tea]):
        def options(self, s: toy.Tea) -> list[int]:
            return [toy.SIP, toy.PEEK]

    position = toy.Tea(1)
    choice = Plain(0)
    assert choice.ask(position).kind.name == "choose"
    assert choice.expected(position) == [toy.SIP, toy.PEEK]
    assert choice.why_not(position, 0).kind.name == "not-now"
    assert choice.weights(position) == []
