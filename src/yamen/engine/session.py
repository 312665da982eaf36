"""One game being played: the position, the moves so far, undo. What untrusted callers use."""

import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from yamen.engine.agenda import CHANCE, NOT_NOW, Position
from yamen.engine.content import Content
from yamen.engine.errors import BadOption, BadRecord, IllegalMove, NothingToUndo, YamenError
from yamen.engine.game import GameType, Setup, option_text
from yamen.engine.record import FORMAT, Line, Record, Tag, read_record, write_record
from yamen.engine.vocabulary import Message

UNFINISHED: Final = "*"


class Game:
    """A game from its first move on. Chance plays by itself, unless `chance` is None.

    Undo goes back over the last player's own moves to the last fence: a chance move, something newly seen, or
    another's move.
    """

    def __init__(
        self,
        setup: Setup,
        chance: random.Random | None = None,
        names: list[str] | None = None,
        position: Position | None = None,
    ) -> None:
        self.setup = setup
        self.names = names or [f"Player {seat + 1}" for seat in range(setup.players)]
        self.position: Position = position or setup.position()
        self._log: list[tuple[int, int]] = []
        """The moves so far, and perhaps those of a copy that has gone on: copies of a game share it."""
        self._count = 0
        self._chance = chance
        self._undo: list[tuple[int, Position]] = []
        self.opening: list[Message] = []
        """What chance did before the first decision."""
        self._play_chance(self.opening)

    # Whose turn it is and what may be done

    @property
    def moves(self) -> list[tuple[int, int]]:
        """Every move so far, each as who made it and what; chance is -1."""
        return self._log[: self._count]

    @moves.setter
    def moves(self, moves: list[tuple[int, int]]) -> None:
        self._log, self._count = moves[:], len(moves)

    @property
    def cast(self) -> list[str]:
        """The names of all who play, the people first: what sentences about the game need."""
        return self.names + list(self.type.others) if self.setup.players == 1 else self.names

    @property
    def type(self) -> GameType:
        return self.setup.game

    @property
    def player(self) -> int:
        """The seat to move; -1 for chance, -2 when the game is over."""
        return self.position.player

    @property
    def is_over(self) -> bool:
        return self.position.is_over()

    def legal_moves(self) -> list[int]:
        """Every move that may be played now, ascending."""
        return self.position.legal[:]

    def legal_texts(self) -> list[str]:
        """The same as short texts."""
        return [self.type.moves.text(move) for move in self.position.legal]

    def text(self, move: int) -> str:
        return self.type.moves.text(move)

    def question(self) -> Message:
        """What the player to move is asked."""
        if self.is_over:
            raise YamenError("The game is over: nobody is asked anything.")
        return self.position.choice().ask(self.position)

    def why_not(self, move: int | str) -> Message | None:
        """The reason why a move may not be played now; None if it may."""
        wanted = self._move(move)
        if wanted in self.position.legal:
            return None
        return self.position.refusals().get(wanted, NOT_NOW.message())

    # Playing

    def play(self, move: int | str) -> list[Message]:
        """Play a move, given as int or text, and whatever chance does then. Returns what happened."""
        wanted = self._allowed(move)
        before = self.position
        self.position = before.clone()
        return self._go(wanted, before)

    def after(self, move: int | str) -> tuple["Game", list[Message]]:
        """The game with a move played, and what happened; this one stays as it is."""
        wanted = self._allowed(move)
        after = self.clone()
        return after, after._go(wanted, self.position)

    def _allowed(self, move: int | str) -> int:
        wanted = self._move(move)
        reason = self.why_not(wanted)
        if reason is not None:
            raise IllegalMove(self.text(wanted), reason, self.legal_texts())
        return wanted

    def _go(self, wanted: int, before: Position) -> list[Message]:
        """Play a legal move in a copy of the position before: that never changes again, so that games can share it."""
        news: list[Message] = []
        player = self.player
        self._play(wanted, news)
        if player == CHANCE or self.position.revealed:
            self._undo = []
        else:
            if self._undo and self._undo[-1][0] != player:
                self._undo = []
            self._undo.append((player, before))
        self._play_chance(news)
        return news

    def _play(self, move: int, news: list[Message]) -> None:
        if len(self._log) > self._count:
            self._log = self.moves
        self._log.append((self.player, move))
        self._count += 1
        self.position.revealed = False
        self.position.news = news
        self.position.play(move)
        self.position.news = None

    def _play_chance(self, news: list[Message]) -> None:
        if self._chance is None:
            return
        while self.position.player == CHANCE:
            self._undo = []
            self._play(self._chance.choices(self.position.legal, self.position.odds())[0], news)

    def resume(self, chance: random.Random) -> list[Message]:
        """Let chance play by itself from now on. Returns what it did at once."""
        self._chance = chance
        news: list[Message] = []
        self._play_chance(news)
        return news

    def _move(self, move: int | str) -> int:
        return self.type.moves.parse(move) if isinstance(move, str) else self.type.moves.known(move)

    def can_undo(self, seat: int | None = None) -> bool:
        """Whether the last move can be taken back; by whoever sits at `seat`, if one is given."""
        return bool(self._undo) and (seat is None or seat == self._undo[-1][0])

    def undo(self) -> None:
        """Take back the last move, unless a fence stands behind it."""
        if not self._undo:
            raise NothingToUndo(
                "There is nothing to undo: a move can be taken back only until chance, something newly seen "
                "or another player's move follows."
            )
        _, before = self._undo.pop()
        self.position = before.clone()
        self._count -= 1

    # Looking

    def view(self, seat: int) -> dict[str, Any]:
        """All that the player at `seat` may know; -1 is a spectator."""
        if not -1 <= seat < self.setup.players:
            raise BadOption(f"There is no seat {seat}; seats are 0 to {self.setup.players - 1}, and -1 is a spectator.")
        return self.position.view(seat)

    @property
    def scores(self) -> list[int]:
        return self.position.scores()

    @property
    def ranking(self) -> list[int]:
        """The seats from first to last place."""
        return self.position.ranking()

    @property
    def winner(self) -> int | None:
        """The winning seat, or None if nobody has won."""
        winner = self.position.winner()
        return winner if winner >= 0 else None

    # Copies and saves

    def clone(self) -> "Game":
        """The same game with the same undo, to be played on elsewhere; chance goes its own way there."""
        copy = Game(self.setup, None, self.names[:], self.position.clone())
        copy._log, copy._count = self._log, self._count
        copy._undo = self._undo[:]
        if isinstance(self._chance, random.SystemRandom):
            copy._chance = self._chance
        elif self._chance is not None:
            copy._chance = random.Random(repr(self._chance.getstate()))
        return copy

    def at(self, number: int) -> "Game":
        """The game as it was after its first `number` moves, chance counted; chance is left to the caller."""
        if not 0 <= number <= self._count:
            raise BadOption(f"There is no move {number}; the game has {self._count} so far.")
        copy = Game(self.setup, None, self.names[:])
        for _, move in self.moves[:number]:
            copy.play(move)
        return copy

    def to_json(self) -> dict[str, Any]:
        """The position, also in mid-turn, as JSON data; the moves that led there are in the record."""
        return self.setup.position_to_json(self.position)

    def to_record(self) -> str:
        """The whole game as text: what `load` reads."""
        given, rules = self.setup.options, self.setup.rules
        options = [f"{o.name}={option_text(given[o.name])}" for o in self.type.options if o.since <= rules]
        tags = [
            ("Yamen", FORMAT),
            ("Game", self.type.name),
            ("Rules", str(rules)),
            ("Content", self.setup.content_hash),
            ("Players", str(self.setup.players)),
            *(("Name", name) for name in self.names),
            *(("Option", option) for option in options),
            ("Moves", str(self._count)),
            ("Result", self.result()),
        ]
        return write_record(tags, [(seat, self.text(move)) for seat, move in self.moves])

    def result(self) -> str:
        """The points of each seat as records tell them, or `*` while the game goes on."""
        return " ".join(str(score) for score in self.scores) if self.is_over else UNFINISHED

    def save(self, path: str | Path) -> None:
        """Write the record to a file, whole or not at all."""
        target = Path(path)
        draft = target.with_name(target.name + ".part")
        draft.write_text(self.to_record(), "utf-8", newline="\n")
        draft.replace(target)


def read_game(text: str, find: Callable[[str], GameType], content: Content | None = None) -> Game:
    """The game a record tells, by the rules it was played under; `find` gives the type of a game by its name.

    Where the record breaks off, is damaged or has an illegal move, BadRecord names the line and holds what precedes.
    """
    record = read_record(text)
    setup = _read_setup(record, find, content)
    names = record.all("Name")
    if len(names) != setup.players:
        raise BadRecord((names or record.tags)[-1].number, f"there are {setup.players} players but {len(names)} names")
    game = Game(setup, None, [tag.value for tag in names])
    count, result = _number(record.one("Moves")), record.one("Result")
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


def _read_setup(record: Record, find: Callable[[str], GameType], content: Content | None) -> Setup:
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
