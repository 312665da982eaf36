"""The engine and the plain second implementation play the same games, move by move."""

import math
import random
from fractions import Fraction
from typing import Any, NamedTuple

import pytest

import yamen
from tests.gugong import second, second_meng
from tests.gugong.second_table import CARDS, CONTENT, LOCATIONS
from yamen.engine.counts import unpacked
from yamen.games.gugong.moves import MOVES
from yamen.games.gugong.setup import new_position
from yamen.games.gugong.words import CITIES, DOUBLE_PLACES, REWARDS, TOKENS

GAMES = 180
"""How many games they play: nine of every mix of 2 to 5 players, bonus tokens and expert setup, two of every level
and sets against Meng."""
NUMBERS = [
    pytest.param(number, marks=() if yamen.COMPILED or number % 7 == 0 else pytest.mark.nightly)
    for number in range(GAMES)
]
"""For a change every seventh is played uncompiled."""

BUSY = {"skip": 0.1, "no-actions": 0.05, "tokens": 0.02, "option-b": 3.0}
TEMPERS: list[dict[str, float]] = [
    {},
    BUSY | {"travel": 3.0, "canal": 5.0, "claim": 20.0},
    BUSY | {"travel": 20.0, "tokens": 0.001, "use": 4.0},
    BUSY | {"palace": 10.0, "decrees": 5.0, "jade": 5.0},
]
"""How much more often than others players choose moves with these words, so that rare scenes occur too."""

CHANCE = -1
OVER = -2
HARBOURS = 5
LEVELS = ["easy", "normal", "hard"]
SETS = ["4/5", "2/3", "1/2"]
FOCUSES = ["random", *LOCATIONS]
GIFT_OF = [gift for group in CONTENT["gifts"] for gift in CARDS[group]]


class Options(NamedTuple):
    """The options of one game; the last three for one player only."""

    players: int
    bonus: bool
    expert: bool
    level: str = "easy"
    sets: str = "4/5"
    focus: str = "random"


def options_of(number: int) -> Options:
    """Spread the options evenly over the games."""
    rest, players = divmod(number, 5)
    if players > 0:
        return Options(players + 1, rest % 2 == 1, rest // 2 % 2 == 1)
    rest, expert = divmod(rest, 2)
    rest, sets = divmod(rest, len(SETS))
    rest, level = divmod(rest, len(LEVELS))
    return Options(1, False, expert == 1, LEVELS[level], SETS[sets], FOCUSES[number % len(FOCUSES)])


def name_of(number: int) -> str:
    options = options_of(number)
    return "-".join(map(str, options if options.players == 1 else options[:3]))


def new_game(options: Options) -> second.Game:
    if options.players == 1:
        return second_meng.SoloGame(options.expert, options.level, options.sets, options.focus)
    return second.Game(options.players, options.bonus, options.expert)


class Taste:
    """Chooses moves at random, in every game some words far more often."""

    def __init__(self, number: int) -> None:
        self.rng = random.Random(number)
        self.temper = self.rng.choice(TEMPERS)
        self.weights: dict[str, float] = {}

    def weight(self, word: str) -> float:
        if word not in self.weights:
            self.weights[word] = 10 ** self.rng.uniform(0, 1) * self.temper.get(word, 1.0)
        return self.weights[word]

    def choose(self, texts: list[str]) -> str:
        return self.rng.choices(texts, [math.prod(self.weight(word) for word in text.split()) for text in texts])[0]


def named(words: tuple[str, ...], index: int) -> str | None:
    return words[index] if index >= 0 else None


def kinds(counts: list[int]) -> list[str]:
    return sorted(TOKENS[token] for token, count in enumerate(counts) for _ in range(count))


def gifts(cards: list[int]) -> list[str]:
    return sorted(GIFT_OF[card] for card in cards)


def summary_of(s: Any) -> dict[str, Any]:
    """The engine's position in the form of `second.Game.summary`."""
    view = s.view(-1)
    return {
        "day": s.day,
        "start": s.start,
        "medal": None if s.medal < 0 else s.medal,
        "dice": list(s.dice),
        "board": [None if card < 0 else GIFT_OF[card] for card in s.board],
        "pile": gifts(s.pile),
        "cities": {city: view["cities"][city] for city in view["cities"]},
        "token_pile": kinds(unpacked(s.token_pile, len(TOKENS))),
        "token_discards": kinds(unpacked(s.token_discards, len(TOKENS))),
        "houses": view["houses"],
        "decrees": {d["decree"]: sorted(d["servants"]) for d in view["decrees"]},
        "track": list(s.track),
        "bonus": view["bonus"],
        "players": [
            {
                "pool": f.pool,
                "supply": f.supply,
                "double": DOUBLE_PLACES[f.double],
                "wall": f.wall,
                "jade": f.jade,
                "vp": f.vp,
                "envoy": f.envoy,
                "arrival": f.arrival,
                "intrigue": f.intrigue,
                "traveller": named(CITIES, f.traveller),
                "tokens": [TOKENS[token] for token in f.tokens],
                "ships": [
                    [berth // HARBOURS + 1, berth % HARBOURS + 1, cargo] if berth >= 0 else None
                    for berth, cargo in zip(f.berths, f.cargo, strict=True)
                ],
                "claims": dict(zip(REWARDS, f.claims, strict=True)),
                "hand": gifts(f.hand),
                "discards": gifts(f.discards),
            }
            for f in s.families
        ],
    }


def shares(texts: list[str], weights: list[int]) -> dict[str, Fraction]:
    """How likely each text is."""
    return {text: Fraction(weight, sum(weights)) for text, weight in zip(texts, weights, strict=True)}


@pytest.mark.parametrize("number", NUMBERS, ids=name_of)
def test_the_engine_and_the_second_implementation_agree_after_every_move(number: int) -> None:
    """G1 to G14: who decides, the moves, their odds, what lies where, scores and ranking."""
    options = options_of(number)
    taste = Taste(number)
    position = new_position(options.players, options._asdict())
    game = new_game(options)
    run = game.run()
    ask = next(run, None)
    played: list[str] = []
    while ask is not None:
        texts = [MOVES.text(move) for move in position.legal]
        assert position.player == ask.player, played
        assert sorted(texts) == sorted(ask.moves), played
        if ask.player == CHANCE:
            assert shares(texts, position.odds()) == shares(ask.moves, ask.weights), played
        if game.stacks:
            assert summary_of(position) == game.summary(), played
        text = taste.choose(texts)
        played.append(text)
        position.play(MOVES.parse(text))
        try:
            ask = run.send(text)
        except StopIteration:
            ask = None
    assert position.player == OVER, played
    assert [player["points"] for player in position.view(-1)["players"]] == list(game.points.values()), played
    assert list(position.scores) == list(game.points.values())[: options.players], played
    assert list(position.ranking) == [seat for seat in game.ranking if seat < options.players], played
    assert position.winner == (game.winner if game.winner in range(options.players) else None), played


def test_the_games_cover_every_number_of_players_with_every_option() -> None:
    """G1.1 G1.9 G14.1: all mixes of players, bonus tokens and expert setup occur, and every way to meet Meng."""
    games = [options_of(number) for number in range(GAMES)]
    alone = [game for game in games if game.players == 1]
    assert len({game for game in games if game.players > 1}) == 4 * 2 * 2
    assert len({(game.expert, game.level, game.sets) for game in alone}) == 2 * 3 * 3
    assert {game.focus for game in alone} == set(FOCUSES)
