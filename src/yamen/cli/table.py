"""The table in the terminal: bots move, people are shown the board, asked, and answered."""

import os
from pathlib import Path

from yamen.bots.bot import Bot
from yamen.bots.observation import Observation
from yamen.cli.advice import hint
from yamen.cli.autosave import Autosave
from yamen.cli.options import tried
from yamen.cli.reader import Reader, retold
from yamen.cli.render import Screen, sanitised
from yamen.cli.words import folded
from yamen.engine.errors import UnknownMove
from yamen.engine.game import Game
from yamen.engine.layout import Section
from yamen.engine.messages import Message
from yamen.engine.tasks import NOBODY, NOT_NOW, SPECTATOR
from yamen.locales import Language

MOST_REFUSED = 6
"""So many refused choices are listed with their reasons; `why` tells the others."""
MOST_EXPLAINED = 12


class TerminalGame:
    """A game in the terminal: `bots` are the bots by seat, at all other seats are people."""

    def __init__(
        self, game: Game, bots: dict[int, Bot], language: Language, screen: Screen, autosave: Autosave
    ) -> None:
        self.game = game
        self.bots = bots
        self.reader = Reader(game, language)
        self.screen = screen
        self.autosave = autosave
        self.log: list[Message] = []
        self.marks: list[int] = []
        """How long the log was before each move that can be taken back."""
        self.read: dict[int, int] = {}
        """How long the log was when each player last decided."""
        self.opening = 0
        """How long it was before the first decision: setting up need not be told, for it lies on the table."""
        for (seat, _), news in zip(game.moves, retold(game), strict=True):
            if seat >= 0:
                self.read[seat] = len(self.log)
            self.log += news
            if not self.read:
                self.opening = len(self.log)
        self.time = ""
        """The title of the board when it was last shown: the round."""
        self.seat = NOBODY
        """Who was asked last."""
        self.leaves = False

    def text(self, key: str, **args: int | str) -> str:
        return self.reader.text(key, **args)

    def play(self) -> None:
        self.autosave.save()
        self.screen.say(self.text("terminal-welcome"))
        try:
            while not self.game.is_over and not self.leaves:
                bot = self.bots.get(self.game.player)
                if bot is not None:
                    self.make(bot.choose(Observation(self.game.position, self.game.player)))
                else:
                    self.ask()
        except (EOFError, KeyboardInterrupt):
            self.screen.say("")
        if self.game.is_over:
            self.end()
        elif self.autosave.works:
            self.screen.say(self.text("terminal-left", file=self.autosave.to_go_on()))

    def make(self, move: int) -> None:
        self.marks.append(len(self.log))
        self.log += self.game.play(move)
        self.autosave.save()

    def end(self) -> None:
        people = [seat for seat in range(self.game.setup.players) if seat not in self.bots]
        self.show_news(min((self.read.get(seat, self.opening) for seat in people), default=0))
        self.show_board()
        self.screen.section(self.reader.result())
        if self.autosave.works:
            self.screen.say(self.text("terminal-ended", file=str(self.autosave.file)))

    # What a person is shown

    def ask(self) -> None:
        """Show the person to move what happened and what there is to choose, and take the answer."""
        seat = self.game.player
        board = self.board()
        if self.screen.redraws or board[0].title != self.time:
            self.show_board()
        if seat != self.seat and self.game.setup.players - len(self.bots) > 1:
            self.screen.heading(self.text("terminal-hand-over", player=self.reader.names[seat]))
        self.time, self.seat = board[0].title, seat
        self.show_news(self.read.get(seat, self.opening))
        self.read[seat] = len(self.log)
        self.show_question()
        moves = len(self.game.moves)
        while len(self.game.moves) == moves and not self.leaves:
            self.answer(input("> ").strip())

    def board(self) -> list[Section]:
        return self.reader.board(self.game.player if self.game.player >= 0 else SPECTATOR)

    def show_board(self) -> None:
        self.screen.say("")
        for section in self.board():
            self.screen.section(section)

    def show_news(self, since: int) -> None:
        news = self.reader.worth_telling(self.log[since:])
        if news:
            self.screen.heading(self.text("terminal-news"))
            self.screen.log(self.reader.sentences(news))

    def show_question(self) -> None:
        refused = self.reader.refused()
        if len(refused) > MOST_REFUSED:
            refused = [*refused[: MOST_REFUSED - 1], self.text("terminal-more-refused")]
        self.screen.question(self.reader.question(), self.reader.choices(), refused)

    # What a person answers

    def answer(self, line: str) -> None:
        command, _, rest = line.partition(" ")
        commands = {
            "undo": self.undo,
            "hint": self.hint,
            "board": self.show_board,
            "log": lambda: self.screen.log(self.reader.sentences(self.log)),
            "help": lambda: self.screen.say(self.text("terminal-help")),
            "quit": self.leave,
        }
        if command == "save":
            self.save(rest.strip())
        elif command == "why":
            self.explain(rest.strip())
        elif line in commands:
            commands[line]()
        elif line:
            self.choose(line)
        else:
            self.screen.say(self.text("terminal-welcome"))

    def choose(self, line: str) -> None:
        """A choice by its number, its text or its name."""
        legal = self.game.legal_moves()
        if line.isdecimal():
            number = int(line[:9])
            if 1 <= number <= len(legal):
                self.make(legal[number - 1])
            else:
                self.screen.say(self.text("terminal-no-such-number", number=line[:9], most=len(legal)))
            return
        named = [move for move in legal if folded(self.reader.move(move)) == folded(line)]
        try:
            move = named[0] if len(named) == 1 else self.game.type.moves.parse(line)
        except UnknownMove:
            self.screen.say(self.text("terminal-not-understood", input=sanitised(line), most=len(legal)))
            return
        reason = self.game.why_not(move)
        if reason is None:
            self.make(move)
        else:
            self.screen.say(self.reader.refusal(move, reason))

    def hint(self) -> None:
        self.screen.say(self.text("terminal-hint-thinks"))
        self.screen.log(hint(self.reader))

    def undo(self) -> None:
        if not self.game.can_undo() or self.game.moves[-1][0] in self.bots:
            self.screen.say(self.text("terminal-nothing-to-undo"))
            return
        self.game.undo()
        del self.log[self.marks.pop() :]
        self.read = {seat: min(read, len(self.log)) for seat, read in self.read.items()}
        self.autosave.save()
        self.screen.say(self.text("terminal-undone"))

    def save(self, name: str) -> None:
        file = Path(os.path.expanduser(name)) if name else self.autosave.file
        if tried(lambda: self.save_to(file), self.reader.language, file):
            self.screen.say(self.text("terminal-saved", file=sanitised(str(file))))

    def save_to(self, file: Path) -> None:
        """Save over an older record at most, never over anything else."""
        if file.exists() and not file.read_bytes().startswith(b"[Yamen"):
            raise FileExistsError(self.text("terminal-not-a-record"))
        self.game.save(file)

    def leave(self) -> None:
        self.leaves = True

    def explain(self, name: str) -> None:
        """Why a choice, given by its text or by a part of its name, is refused; without a name, all that are."""
        refused = self.game.position.refusals()
        if not name:
            self.screen.log(self.reader.refused() or [self.text("terminal-nothing-refused")])
            return
        found = self.matching(name, [*refused, *self.game.legal_moves()])
        for move in found[:MOST_EXPLAINED]:
            if move in refused:
                self.screen.say(self.reader.refusal(move, refused[move]))
            else:
                number = self.game.legal_moves().index(move) + 1
                self.screen.say(self.text("terminal-allowed", move=self.reader.move(move), number=number))
        if found:
            return
        if self.matching(name, range(len(self.game.type.moves))):
            self.screen.say(f"{sanitised(name)}: {self.reader.reason(NOT_NOW.message())}")
        else:
            self.screen.say(self.text("terminal-no-such-move", name=sanitised(name)))

    def matching(self, name: str, moves: list[int] | range) -> list[int]:
        wanted = folded(name)
        exact = [move for move in moves if wanted in (folded(self.game.text(move)), folded(self.reader.move(move)))]
        return exact or [
            move for move in moves if wanted in folded(self.game.text(move)) or wanted in folded(self.reader.move(move))
        ]
