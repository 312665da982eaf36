"""`yamen review`: how everyone's chances went in a recorded game, and which moves cost most."""

import json
import sys
from collections.abc import Callable
from typing import Annotated, Any, Final

import typer
from rich.progress import BarColumn, Progress, TaskProgressColumn, TimeRemainingColumn

from yamen.bots import review as bots
from yamen.bots.clock import FOREVER
from yamen.bots.explain import Budget
from yamen.bots.review import Blunder, Review, TimelinePoint
from yamen.cli.advice import ENOUGH, chance_of, listed, points_of, share
from yamen.cli.options import (
    ContentFile,
    Lang,
    PlainText,
    RecordFile,
    UsageError,
    at_least,
    bots_of,
    language_of,
    read_record,
)
from yamen.cli.reader import Reader
from yamen.cli.render import Screen, console, sanitised, screen
from yamen.engine.game import Game
from yamen.engine.layout import Row, Section
from yamen.locales import Language

BARS: Final = "▁▂▃▄▅▆▇█"
WIDEST: Final = 64
"""The most columns of a curve."""
READ_ALOUD: Final = 11
"""The points of a curve that are read aloud."""


def review(
    file: RecordFile,
    seconds: Annotated[float, typer.Option("--seconds", help="How long each decision is thought about.")] = 0.5,
    simulations: Annotated[
        int | None,
        typer.Option(
            "--simulations", help="Simulations for each decision, however long they take; then nothing is luck."
        ),
    ] = None,
    seed: Annotated[int, typer.Option("--seed", help="With --simulations: the same seed gives the same review.")] = 1,
    moves: Annotated[int, typer.Option("--moves", help="How many of the moves that cost most are told.")] = 5,
    bot: Annotated[
        str | None,
        typer.Option("--bots", metavar="NAME", help="Also tell what a bot, or module:Class, would have played."),
    ] = None,
    content: ContentFile = None,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object.")] = False,
    lang: Lang = None,
    plain: PlainText = False,
) -> None:
    """Look at a recorded game again.

    How likely everyone was to win, move by move, and the moves that cost most, each with a better one. Every position
    is analysed from what the player to move could see.
    """
    language = language_of(lang)
    if not seconds > 0:
        raise UsageError(language.text("terminal-no-time", value=str(seconds)))
    if simulations is not None:
        at_least(1, "--simulations", simulations, language)
    at_least(1, "--moves", moves, language)
    game = read_record(file, None, content, language)
    if not bots.decisions(game):
        raise UsageError(language.text("terminal-review-nothing", file=sanitised(str(file))))
    opinions = list(bots.opinions(game, bots_of(bot, 1, language)[0], seed)) if bot is not None else []
    found = run(game, seed, budget_of(seconds, simulations), moves, language)
    if as_json:
        data = to_json(game, found)
        if bot is not None:
            data["bot"] = {"name": bot, "choices": [opinion_to_json(game, opinion) for opinion in opinions]}
        print(json.dumps(data))
        return
    out = screen(plain)
    tell(game, found, sanitised(str(file)), language, out)
    if bot is not None:
        tell_opinions(game, bot, opinions, language, out)


def budget_of(seconds: float, simulations: int | None) -> Budget:
    """A time for each decision, or a number of simulations and of games played to the end that goes with it."""
    if simulations is None:
        return Budget(ENOUGH, ENOUGH, seconds)
    return Budget(simulations, simulations // 50, FOREVER)


def run(game: Game, seed: int, budget: Budget, most: int, language: Language) -> Review:
    """Look at all decisions, with a progress bar where somebody may look at it."""
    if not sys.stderr.isatty():
        return reviewed(game, seed, budget, most, lambda share: None)
    columns = ("{task.description}", BarColumn(), TaskProgressColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console(stderr=True), transient=True) as bar:
        task = bar.add_task(language.text("terminal-review-running"), total=1.0)
        return reviewed(game, seed, budget, most, lambda share: bar.update(task, completed=share))


def reviewed(game: Game, seed: int, budget: Budget, most: int, progress: Callable[[float], None]) -> Review:
    """The whole review; `progress` is called with the fraction that is done."""
    numbers = bots.decisions(game)
    again = min(len(numbers), bots.SECOND_PASS_MOVES * most)
    total, done = len(numbers) + bots.SECOND_PASS_FACTOR * again, 0
    first: list[bots.AnalysedDecision] = []
    for decision in bots.analyse(game, numbers, seed, bots.first_pass(budget)):
        first.append(decision)
        done += 1
        progress(done / total)
    second: list[bots.AnalysedDecision] = []
    for decision in bots.analyse(game, bots.worst(first, most), seed + 1, bots.second_pass(budget)):
        second.append(decision)
        done += bots.SECOND_PASS_FACTOR
        progress(done / total)
    return bots.summary(game, first, second, most)


# As data


def to_json(game: Game, found: Review) -> dict[str, Any]:
    data = found.to_json()
    for blunder in data["blunders"]:
        blunder["asked"] = game.at(blunder["number"]).question().to_json()
        for move in (blunder["played"], blunder["better"]):
            move["text"] = game.text(move["move"])
    return {
        "game": game.type.name,
        "players": game.setup.players,
        "names": game.cast,
        "moves": len(game.moves),
        **data,
    }


def opinion_to_json(game: Game, opinion: bots.Opinion) -> dict[str, Any]:
    data = {"number": opinion.number, "seat": opinion.seat}
    return {**data, "played": game.text(opinion.played), "chosen": game.text(opinion.chosen)}


# In words


def tell(game: Game, found: Review, file: str, language: Language, out: Screen) -> None:
    reader = Reader(game, language)
    out.section(curves(reader, found.timeline))
    out.say(language.text("terminal-review-honest"))
    if not found.blunders:
        out.say(language.text("terminal-review-none"))
        return
    out.heading(language.text("terminal-review-blunders"))
    out.log(describe_blunder(reader, blunder) for blunder in found.blunders)
    out.say(language.text("terminal-review-what-if", file=file, number=found.blunders[0].number))


def curves(reader: Reader, timeline: list[TimelinePoint]) -> Section:
    """A curve for each who could win."""
    language = reader.language
    rows, lines = [], []
    for at, name in enumerate(reader.names):
        chances = [point.win_chances[at] for point in timeline]
        rows.append(Row((name, sparkline(chances))))
        few = thinned(chances, READ_ALOUD)
        lines.append(f"{name}: {', '.join(share(chance, language) for chance in few)}")
    heads = (reader.text("terminal-review-player"), reader.text("terminal-review-chance"))
    return Section(reader.text("terminal-review"), heads, rows, lines, note=reader.text("terminal-review-note"))


def sparkline(chances: list[float]) -> str:
    return "".join(BARS[min(int(chance * len(BARS)), len(BARS) - 1)] for chance in thinned(chances, WIDEST))


def thinned(chances: list[float], most: int) -> list[float]:
    """At most so many of them, evenly spread; the first and the last are always among them."""
    last = len(chances) - 1
    if last < most:
        return chances
    return [chances[at * last // (most - 1)] for at in range(most)]


def describe_blunder(reader: Reader, blunder: Blunder) -> str:
    """What was asked, what was done, what would have been better, and why."""
    then = Reader(reader.game.at(blunder.number), reader.language)
    move_played, move_better = then.remarked([blunder.played.move, blunder.better.move])
    asked = reader.text(
        "terminal-review-blunder",
        number=blunder.number + 1,
        player=reader.names[blunder.seat],
        question=then.question(),
    )
    played = reader.text(
        "terminal-review-played",
        move=move_played,
        chance=chance_of(reader, blunder.played),
        points=points_of(reader, blunder.played),
    )
    better = reader.text(
        "terminal-review-better",
        move=move_better,
        chance=chance_of(reader, blunder.better),
        points=points_of(reader, blunder.better),
    )
    if blunder.reasons:
        gains = reader.text("terminal-review-gains", reasons=listed(reader, blunder.reasons))
    else:
        gains = reader.text("terminal-review-no-gains")
    return "\n".join((asked, played, better, gains))


def tell_opinions(game: Game, bot: str, opinions: list[bots.Opinion], language: Language, out: Screen) -> None:
    """How often a bot would have played as was played, and where it would not."""
    reader = Reader(game, language)
    others = [each for each in opinions if each.played != each.chosen]
    out.heading(reader.text("terminal-review-bot", bot=bot, same=len(opinions) - len(others), decisions=len(opinions)))
    out.log(
        reader.text(
            "terminal-review-bot-move",
            number=each.number + 1,
            player=reader.names[each.seat],
            played=reader.move(each.played),
            chosen=reader.move(each.chosen),
        )
        for each in others
    )
