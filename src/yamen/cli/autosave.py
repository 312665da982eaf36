"""Nothing is lost: every move is saved as it is made."""

import os
from datetime import datetime
from pathlib import Path

from yamen.cli.options import tried
from yamen.engine.game import Game
from yamen.locales import Language


def folder() -> Path:
    """Where games are kept."""
    data = os.environ.get("XDG_DATA_HOME")
    return (Path(data) if data else Path.home() / ".local" / "share") / "yamen" / "games"


class Autosave:
    """The file of one game. A game that was loaded from the folder goes on in its file."""

    def __init__(self, game: Game, loaded: Path | None, content: Path | None, language: Language) -> None:
        self.game = game
        self.content = content
        self.language = language
        self.works = True
        if loaded is not None and loaded.resolve().parent == folder().resolve():
            self.file = loaded
        else:
            self.file = new_file(game.type.name)

    def to_go_on(self) -> str:
        """What `yamen play --load` needs to go on with this game."""
        return str(self.file) if self.content is None else f"{self.file} --content {self.content.resolve()}"

    def save(self) -> None:
        """Save, or say once why it is not possible."""
        if self.works:
            self.works = tried(self._write, self.language, self.file)

    def _write(self) -> None:
        self.file.parent.mkdir(parents=True, exist_ok=True)
        self.game.save(self.file)


def new_file(game: str) -> Path:
    """A name that no other game has."""
    name = f"{game}-{datetime.now():%Y-%m-%d-%H%M%S}"
    file = folder() / f"{name}.yamen"
    number = 2
    while file.exists():
        file = folder() / f"{name}-{number}.yamen"
        number += 1
    return file
