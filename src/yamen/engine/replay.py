"""Reading records: the game that one holds, played through, or the line where it goes wrong."""

import re
from collections.abc import Callable

from yamen.engine.content import Content
from yamen.engine.definition import GameDefinition, Setup
from yamen.engine.errors import BadRecord, YamenError
from yamen.engine.game import Game
from yamen.engine.record import MANY, ONCE, Line, Record, Tag, read_record
from yamen.engine.tasks import CHANCE


def read_game(text: str, find: Callable[[str], GameDefinition], content: Content | None = None) -> Game:
    """The game of a record, by the rules it was played under; `find` gives the type of a game by its name.

    Where the record breaks off, is damaged or has an illegal move, BadRecord names the line and holds what precedes.
    """
    record = read_record(text)
    setup = _read_setup(record, find, content)
    names = record.all("Name")
    if len(names) != setup.players:
        raise BadRecord((names or record.tags)[-1].number, f"there are {setup.players} players but {len(names)} names")
    game = Game(setup, None, [tag.value for tag in names])
    game.tags = {tag.name: tag.value for tag in record.tags if tag.name not in ONCE and tag.name not in MANY}
    count, result = _number(record.one("Moves")), record.one("Result")
    game.comments = record.comments
    for line in record.moves:
        cut = line.number == record.last_line and not record.ended
        if fault := line.fault or _replay(game, line, count, cut):
            raise BadRecord(line.number, fault, game)
    if len(game.moves) < count:
        reason = f"the record breaks off: it has {len(game.moves)} moves of {count}"
        raise BadRecord(record.last_line, reason, game)
    if game.result() != result.value:
        reason = f"the result is {game.result()}, the record says {result.value}"
        raise BadRecord(result.number, reason, game)
    return game


def _read_setup(record: Record, find: Callable[[str], GameDefinition], content: Content | None) -> Setup:
    tag = record.one("Game")
    try:
        type_ = find(tag.value)
        tag = record.one("Players")
        players = _number(tag)
        setup = Setup(type_, players, {}, content)
        tag = record.one("Rules")
        rules = _number(tag)
        setup = Setup(type_, players, {}, content, rules)
        options: dict[str, str] = {}
        for tag in record.all("Option"):
            name, _, value = tag.value.partition("=")
            if name in options:
                raise BadRecord(tag.number, f"the option {name} stands a second time; it must stand once")
            options[name] = value
            setup = Setup(type_, players, options, content, rules)
    except BadRecord:
        raise
    except YamenError as error:
        raise BadRecord(tag.number, str(error)) from None
    lost = [option.name for option in type_.options if option.since <= rules and option.name not in options]
    if lost:
        raise BadRecord(record.tags[-1].number, f"the option {lost[0]} is missing; each must stand once")
    tag = record.one("Content")
    if content is None and tag.value in type_.former_content:
        setup.content_hash = tag.value
    elif tag.value != setup.content.hash:
        reason = f"the game was played with content {tag.value}, this is {setup.content.hash}"
        raise BadRecord(tag.number, f"{reason}; give the content it was played with")
    return setup


def _replay(game: Game, line: Line, count: int, cut: bool) -> str:
    """Play the move of a line; returns why that can't be, if so."""
    if game.is_over:
        return "the game is over, but the record goes on"
    if len(game.moves) == count:
        return f"the record should end after {count} moves, but goes on"
    if line.seat != game.player:
        who = "chance (*)" if game.player == CHANCE else f"seat {game.player + 1}"
        return f"'{line.text}': it is the turn of {who}"
    if cut:
        for text in game.legal_texts():
            if text.startswith(line.text) and text != line.text:
                return f"'{line.text}' may be cut off, it could be '{text}'; if it is whole, end the line"
    try:
        game.play(line.text)
    except YamenError as error:
        return str(error)
    return ""


def _number(tag: Tag) -> int:
    if not re.fullmatch("0|[1-9][0-9]{0,8}", tag.value):
        raise BadRecord(tag.number, f"the tag [{tag.name}] must hold a number, not '{tag.value}'")
    return int(tag.value)
