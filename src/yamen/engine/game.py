"""One game being played: the position, the moves so far, undo. What untrusted callers use."""

import operator
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple, SupportsIndex

from yamen.engine.definition import GameDefinition, Setup, option_text
from yamen.engine.errors import BadOption, IllegalMove, NothingToUndo, YamenError
from yamen.engine.messages import Context, Message, speaker
from yamen.engine.position import Position
from yamen.engine.record import FORMAT, MANY, ONCE, write_record
from yamen.engine.tasks import CHANCE, SPECTATOR

UNFINISHED: Final = "*"


class HistoryStep(NamedTuple):
    """A move of a game, with what came of it."""

    number: int
    """How many moves, chance counted, precede it."""
    player: int
    """The seat that made it, or CHANCE."""
    move: int
    text: str
    """The move as a short text."""
    events: list[Message]
    """What happened."""
    comments: list[str]
    """The comments after it."""


class Game:
    """A game from its first move on. Chance plays by itself, unless `chance` is None.

    Undo takes back the last player's own moves, until it meets a chance move, something newly seen, or another
    player's move.
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
        self.comments: dict[int, list[str]] = {}
        """Comments, by the number of moves before them; the record keeps them."""
        self.tags: dict[str, str] = {}
        """More tags of the record, such as `Event` or `Date`, which mean nothing to the rules."""
        self.opening: list[Message] = []
        """What chance did before the first decision."""
        self._play_chance(self.opening)
        self._bind("event", self.opening)

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
        """The names of all who play, the seats first: what sentences about the game need."""
        return self.names + list(self.type.others) if self.setup.players == 1 else self.names

    @property
    def type(self) -> GameDefinition:
        """Which game it is."""
        return self.setup.game

    @property
    def player(self) -> int:
        """The seat to move; -1 for chance, -2 when the game is over."""
        return self.position.player

    @property
    def is_over(self) -> bool:
        """Whether nobody has anything left to decide."""
        return self.position.is_over

    def legal_moves(self) -> list[int]:
        """Every move that may be played now, ascending."""
        return self.position.legal_moves()

    def legal_texts(self) -> list[str]:
        """Every move that may be played now, as a short text."""
        return [self.type.moves.text(move) for move in self.position.legal_moves()]

    def text(self, move: SupportsIndex, language: str | None = None) -> str:
        """The short text of a move, as `play` takes it and records hold it; or its name in a language."""
        known = self.type.moves.find(move)
        if language is None:
            return self.type.moves.text(known)
        # The table's own message is shared by all games, so that one isn't bound.
        message = self.type.moves.message(known)
        return speaker().sentence(message, Context("move", self.type, self.cast), language)

    def question(self) -> Message:
        """What the player to move is asked."""
        if self.is_over:
            raise YamenError("The game is over: nobody is asked anything.")
        question = self.position.question()
        self._bind("question", [question])
        return question

    def why_not(self, move: SupportsIndex | str) -> Message | None:
        """The reason why a move, given as int or text, may not be played now; None if it may."""
        wanted = self.type.moves.find(move)
        if wanted in self.position._legal:
            return None
        reason = self.position.why_not(wanted)
        if reason is not None:
            self._bind("reason", [reason])
        return reason

    def _bind(self, role: str, messages: list[Message]) -> None:
        """Let messages know their game, so that they can be put into words."""
        context = Context(role, self.type, self.cast)
        for message in messages:
            message.context = context

    # Playing

    def play(self, move: SupportsIndex | str) -> list[Message]:
        """Play a move, given as int or text, and whatever chance does then. Returns what happened."""
        wanted = self._allowed(move)
        before = self.position
        self.position = before.clone()
        return self._go(wanted, before)

    def after(self, move: SupportsIndex | str) -> tuple["Game", list[Message]]:
        """The game with a move played, and what happened; this one stays as it is."""
        wanted = self._allowed(move)
        after = self.clone()
        return after, after._go(wanted, self.position)

    def _allowed(self, move: SupportsIndex | str) -> int:
        wanted = self.type.moves.find(move)
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
        self._bind("event", news)
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
            self._play(self._chance.choices(self.position._legal, self.position.odds())[0], news)

    def resume(self, chance: random.Random) -> list[Message]:
        """Let chance play by itself from now on. Returns what it did at once."""
        self._chance = chance
        news: list[Message] = []
        self._play_chance(news)
        self._bind("event", news)
        return news

    def can_undo(self, seat: SupportsIndex | None = None) -> bool:
        """Whether the last move can be taken back; by whoever sits at `seat`, if one is given."""
        return bool(self._undo) and (seat is None or operator.index(seat) == self._undo[-1][0])

    def undo(self) -> None:
        """Take back the last move; NothingToUndo if chance, something newly seen or another player came after it."""
        if not self._undo:
            raise NothingToUndo(
                "There is nothing to undo: a move can be taken back only until chance, something newly seen "
                "or another player's move follows."
            )
        _, before = self._undo.pop()
        self.position = before.clone()
        self._count -= 1
        self.comments = {number: said for number, said in self.comments.items() if number <= self._count}

    def comment(self, text: str) -> None:
        """Add a comment after the moves so far."""
        self.comments.setdefault(self._count, []).extend(text.splitlines())

    def history(self) -> Iterator[HistoryStep]:
        """Every move so far, with its events; the game is played through once more for that."""
        again = Game(self.setup, None, self.names[:])
        number = 0
        for player, move in self.moves:
            events = again.play(move)
            number += 1
            yield HistoryStep(number - 1, player, move, self.text(move), events, self.comments.get(number, [])[:])

    # Looking

    def view(self, seat: SupportsIndex = SPECTATOR) -> dict[str, Any]:
        """All that the player at `seat` may know; without a seat, all that a spectator may."""
        viewer = operator.index(seat)
        if viewer != SPECTATOR and not 0 <= viewer < self.setup.players:
            raise BadOption(
                f"There is no seat {viewer}; seats are 0 to {self.setup.players - 1}, "
                "and yamen.SPECTATOR is whoever has none."
            )
        return self.position.view(viewer)

    @property
    def scores(self) -> list[int]:
        """The points of each seat."""
        return self.position.scores

    @property
    def ranking(self) -> list[int]:
        """The seats from first to last place."""
        return self.position.ranking

    @property
    def winner(self) -> int | None:
        """The winning seat, or None if nobody has won."""
        return self.position.winner

    def returns(self) -> list[float]:
        """1 for the winner, 0 for the others."""
        return self.position.returns()

    def __repr__(self) -> str:
        if self.is_over:
            turn = f"over after {self._count} moves, {' : '.join(str(score) for score in self.scores)}"
        elif self.player == CHANCE:
            turn = f"move {self._count + 1}, chance to move"
        else:
            turn = f"move {self._count + 1}, {self.names[self.player]} (seat {self.player}) to move"
        return f"<Game {self.type.name}, {self.setup.players} players ({', '.join(self.names)}), {turn}>"

    def __str__(self) -> str:
        """The board in English, as everybody at the table sees it; without the extra `play`, a summary."""
        return self.board()

    def board(self, language: str = "en") -> str:
        """The board in a language, as everybody at the table sees it, in plain text."""
        return speaker().board(self, language)

    # Copies and saves

    def clone(self) -> "Game":
        """The same game with the same undo, to be played on elsewhere; chance goes its own way there."""
        copy = Game(self.setup, None, self.names[:], self.position.clone())
        copy._log, copy._count = self._log, self._count
        copy._undo = self._undo[:]
        copy.comments = {number: said[:] for number, said in self.comments.items()}
        copy.tags = dict(self.tags)
        if isinstance(self._chance, random.SystemRandom):
            copy._chance = self._chance
        elif self._chance is not None:
            copy._chance = random.Random(repr(self._chance.getstate()))
        return copy

    def __copy__(self) -> "Game":
        return self.clone()

    def __deepcopy__(self, memo: object) -> "Game":
        return self.clone()

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Game):
            return False
        return self is other or (self.moves == other.moves and self.to_record() == other.to_record())

    def __hash__(self) -> int:
        raise TypeError("unhashable type: 'Game': a game changes when it is played")

    def __reduce__(self) -> tuple[Any, ...]:
        # A generator that asks the system for its numbers has no state to keep.
        chance = None if isinstance(self._chance, random.SystemRandom) else self._chance
        kept = (chance, self._chance is not None, self._undo, self.opening, self.comments, self.tags)
        return _restored, (self.setup, self.names, self.position, self.moves, *kept)

    def at(self, number: SupportsIndex) -> "Game":
        """The game as it was after its first `number` moves, chance counted; chance is left to the caller."""
        return self._at(operator.index(number))

    def _at(self, number: int) -> "Game":
        if not 0 <= number <= self._count:
            raise BadOption(f"There is no move {number}; the game has {self._count} so far.")
        copy = Game(self.setup, None, self.names[:])
        for _, move in self.moves[:number]:
            copy.play(move)
        copy.comments = {at: said[:] for at, said in self.comments.items() if at <= number}
        copy.tags = dict(self.tags)
        return copy

    def to_json(self) -> dict[str, Any]:
        """The position, also in mid-turn, as JSON data; the moves that led there are in the record."""
        return self.setup.position_to_json(self.position)

    def to_record(self) -> str:
        """The whole game as text: what `load` reads."""
        for name in self.tags:
            if name in ONCE or name in MANY or not re.fullmatch(r"\w+", name):
                raise BadOption(f"'{name}' can't be the name of a tag; take a word that the format doesn't use itself.")
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
            *((name, self.tags[name]) for name in self.tags),
        ]
        return write_record(tags, [(seat, self.text(move)) for seat, move in self.moves], self.comments)

    def result(self) -> str:
        """The points of each seat as records have them, or `*` while the game goes on."""
        return " ".join(str(score) for score in self.scores) if self.is_over else UNFINISHED

    def save(self, path: str | Path) -> None:
        """Write the record to a file, atomically."""
        target = Path(path)
        draft = target.with_name(target.name + ".part")
        draft.write_text(self.to_record(), "utf-8", newline="\n")
        draft.replace(target)


def _restored(
    setup: Setup,
    names: list[str],
    position: Position,
    moves: list[tuple[int, int]],
    chance: random.Random | None,
    by_itself: bool,
    undo: list[tuple[int, Position]],
    opening: list[Message],
    comments: dict[int, list[str]],
    tags: dict[str, str],
) -> Game:
    """A game out of its parts: what a pickle of it holds."""
    game = Game(setup, None, names, position)
    game.moves = moves
    game._chance = chance or random.SystemRandom() if by_itself else None
    game._undo = undo
    game.opening = opening
    game.comments = comments
    game.tags = tags
    return game
