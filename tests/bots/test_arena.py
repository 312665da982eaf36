"""The arena: who sits where, and what is counted."""

import pytest

from yamen.bots.arena import Match, Played, compete, play, results, schedule, wilson
from yamen.cli.arena_ratings import best_of_each, rated, rating_model
from yamen.engine.definition import Setup
from yamen.engine.errors import BadOption
from yamen.games import find_game
from yamen.games.gugong.words import LOCATIONS


def dragon(players: int) -> Setup:
    return Setup(find_game("dragon"), players)


def without_time(game: Played) -> tuple[object, ...]:
    return (game.match, game.scores, game.places, game.winner, game.decisions)


def test_every_bot_sits_in_every_seat_of_the_same_deal() -> None:
    games = schedule(3, 3, 6, 5)
    assert [game.bots for game in games] == [(0, 1, 2), (1, 2, 0), (2, 0, 1)] * 2
    assert len({game.seed for game in games[:3]}) == 1
    assert games[3].seed != games[0].seed
    assert [game.number for game in games] == list(range(6))


def test_more_bots_than_seats_meet_in_all_lineups() -> None:
    assert [game.bots for game in schedule(3, 2, 6, 1)] == [(0, 1), (1, 0), (0, 2), (2, 0), (1, 2), (2, 1)]


def test_fewer_bots_than_seats_sit_there_several_times() -> None:
    assert [game.bots for game in schedule(2, 4, 2, 1)] == [(0, 1, 0, 1), (1, 0, 1, 0)]


def test_alone_each_bot_plays_the_same_deals() -> None:
    games = schedule(2, 1, 4, 1)
    assert [game.bots for game in games] == [(0,), (1,), (0,), (1,)]
    assert games[0].seed == games[1].seed != games[2].seed


def test_the_same_seed_gives_the_same_games_with_simulations_counted() -> None:
    bots = ["strong@3", "casual"]
    first, second = (list(map(without_time, compete(dragon(2), bots, 2, 4))) for _ in range(2))
    assert first == second
    assert first != list(map(without_time, compete(dragon(2), bots, 2, 5)))


def test_processes_play_the_same_games() -> None:
    bots = ["greedy", "random"]
    here = list(map(without_time, compete(dragon(2), bots, 4, 4)))
    assert here == list(map(without_time, compete(dragon(2), bots, 4, 4, processes=2)))


def test_a_bot_chooses_alike_wherever_it_sits_at_first() -> None:
    """The seed of a bot goes with the bot and the deal, so that rotations compare seats and not luck."""
    one = play(dragon(2), ["greedy", "random"], Match(0, (0, 1), 99))
    again = play(dragon(2), ["greedy", "random"], Match(7, (0, 1), 99))
    assert one.scores == again.scores


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"), [(8, 10, 0.490, 0.943), (0, 20, 0.0, 0.161), (75, 100, 0.657, 0.825)]
)
def test_intervals_are_wilsons(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=0.001)


def test_no_games_say_nothing() -> None:
    assert wilson(0, 0) == (0.0, 1.0)


def game(number: int, bots: tuple[int, ...], scores: list[int], winner: int) -> Played:
    places = [sorted(scores, reverse=True).index(score) + 1 for score in scores]
    return Played(Match(number, bots, 1), scores, places, winner, False, [10, 10], [0.5, 0.1], [0.2, 0.05])


def test_wins_scores_and_times_are_counted_by_bot() -> None:
    played = [game(0, (0, 1), [90, 80], 0), game(1, (1, 0), [70, 100], 1), game(2, (0, 1), [60, 95], 1)]
    first, second = results(["a", "b"], played)
    assert (first.games, first.wins, second.wins) == (3, 2, 1)
    assert first.mean_score == pytest.approx(250 / 3)
    assert (first.winning_score, second.winning_score) == (95, 95)
    assert first.move_seconds == pytest.approx((0.5 + 0.1 + 0.5) / 30)
    assert first.longest_seconds == 0.2


def test_points_are_told_by_source_and_exchanges_by_location() -> None:
    setup = Setup(find_game("gugong"), 2)
    played = list(compete(setup, ["greedy", "random"], 4, 1))
    for entrant in results(["greedy", "random"], played):
        assert sum(points for _, points in entrant.sources) == pytest.approx(entrant.mean_score)
        exchanges = {kind.partition(" ")[2]: number for kind, number in entrant.moves if kind.startswith("exchange ")}
        assert set(exchanges) <= set(LOCATIONS)
        assert sum(exchanges.values()) >= 8
        assert sum(number for _, number in entrant.moves) * entrant.games == sum(
            game.decisions[seat]
            for game in played
            for seat, bot in enumerate(game.match.bots)
            if ("greedy", "random")[bot] == entrant.bot
        )


def test_whoever_wins_more_is_rated_higher_and_more_games_narrow_the_doubt() -> None:
    few = [game(number, (0, 1), [90, 80], 0) for number in range(4)]
    many = [game(number, (0, 1), [90, 80] if number % 4 else [80, 90], 0 if number % 4 else 1) for number in range(80)]
    better, worse = rated(rating_model(), ["a", "b"], few, results(["a", "b"], few))
    assert better.rating > worse.rating
    assert rated(rating_model(), ["a", "b"], many, results(["a", "b"], many))[0].spread < better.spread


def test_a_bot_in_several_seats_is_rated_by_the_best_of_them() -> None:
    assert best_of_each(["a", "b", "b", "b"], [2, 4, 1, 3]) == (["a", "b"], [2, 1])


def test_without_bots_there_is_nothing_to_play() -> None:
    with pytest.raises(BadOption, match="no bots to play"):
        list(compete(dragon(2), [], 1, 1))
