"""Positions laid out piece by piece, and the table to play on from there.

    scene(3).seat(0, pool=2, hand="2-canal 3-servants").board(jade="8-none").decree("cheap_jade", 0).turn(0)

Seats count from 0, as in data; the texts of moves count from 1. Gifts, tokens, cities and decrees are named as in the
moves. What isn't said is as bare as can be: no cards in hand, no tokens in cities, 6 servants in each pool. Servants,
cards and tokens named in one place are missing in another, so that everything always adds up.
"""

from collections.abc import Sequence
from typing import Any, Final

from yamen import SPECTATOR, Game, Message, Setup, find_game
from yamen.engine.content import Content
from yamen.engine.counts import unpacked
from yamen.games.gugong.content import GugongContent
from yamen.games.gugong.family import Family
from yamen.games.gugong.position import GugongPosition
from yamen.games.gugong.travel import bonus_code
from yamen.games.gugong.words import (
    AUTOMA_CARDS,
    CARD_ACTIONS,
    CITIES,
    DECREE_NAMES,
    DOUBLE_PLACES,
    GIFTS,
    LOCATIONS,
    PALACE_STEP,
    PER_LEVEL,
    PILE_GROUP,
    TOKENS,
)

GUGONG: Final = find_game("gugong")
SERVANTS: Final = 12
Ship = tuple[int, int, int]
"""Route and harbour, both from 1 on, and the normal servants aboard."""


class Table:
    """A game in progress, played by texts; chance is played like everyone else."""

    def __init__(self, game: Game, news: list[Message]) -> None:
        self.game = game
        self.news = news

    def play(self, *texts: str) -> "Table":
        for text in texts:
            self.news += self.game.play(text)
        return self

    def reloaded(self) -> "Table":
        """The same table, saved as JSON and read again."""
        position = self.game.setup.position_from_json(self.game.to_json())
        return Table(Game(self.game.setup, position=position), self.news[:])

    # Whose turn it is

    @property
    def player(self) -> int:
        return self.game.player

    @property
    def is_over(self) -> bool:
        return self.game.is_over

    @property
    def question(self) -> str:
        return self.game.question().kind.name

    def legal(self) -> list[str]:
        return self.game.legal_texts()

    def legal_but_tokens(self) -> list[str]:
        """The legal moves without the exchange of tokens that is possible at any time."""
        return [text for text in self.legal() if not text.startswith("tokens")]

    def why_not(self, text: str) -> dict[str, int | str]:
        """The reason why a move is refused."""
        reason = self.game.why_not(text)
        assert reason is not None, f"{text} is legal"
        return reason.to_json()

    # What happened

    def told(self, kind: str) -> list[tuple[int | str, ...]]:
        """The arguments of all news of a kind."""
        return [tuple(news.named().values()) for news in self.news if news.kind.name == kind]

    # What is where

    @property
    def position(self) -> GugongPosition:
        position = self.game.position
        assert isinstance(position, GugongPosition)
        return position

    def family(self, seat: int) -> Family:
        return self.position.families[seat]

    def each(self, what: str) -> list[Any]:
        """The same number of each family."""
        return [getattr(family, what) for family in self.position.families]

    def gifts(self, cards: Sequence[int]) -> list[str]:
        return [GIFTS[self.position.gift(card)] for card in cards]

    def hand(self, seat: int) -> list[str]:
        return sorted(self.gifts(self.family(seat).hand))

    def discards(self, seat: int) -> list[str]:
        """The gifts of a discard pile, the top one last."""
        return self.gifts(self.family(seat).discards)

    def tokens(self, seat: int) -> list[str]:
        return [TOKENS[token] for token in self.family(seat).tokens]

    def board(self, location: str) -> str:
        return self.gifts(self.position.board)[LOCATIONS.index(location)]

    def city(self, city: str) -> str | None:
        """The token in a city."""
        token = self.position.token_in(CITIES.index(city))
        return TOKENS[token] if token >= 0 else None

    def traveller(self, seat: int) -> str | None:
        city = self.family(seat).traveller
        return CITIES[city] if city >= 0 else None

    def double(self, seat: int) -> str:
        """Where the double servant is."""
        return DOUBLE_PLACES[self.family(seat).double]

    def ships(self, seat: int) -> list[Ship | None]:
        family = self.family(seat)
        return [
            (berth // 5 + 1, berth % 5 + 1, cargo) if berth >= 0 else None
            for berth, cargo in zip(family.berths, family.cargo, strict=True)
        ]

    def token_discards(self) -> dict[str, int]:
        return {
            TOKENS[kind]: count
            for kind, count in enumerate(unpacked(self.position.token_discards, len(TOKENS)))
            if count
        }

    def on_decree(self, decree: str) -> list[int]:
        """The families with a servant on a decree."""
        mask = self.position.on_decrees[self.position.decrees.index(DECREE_NAMES.index(decree))]
        return [seat for seat in range(len(self.position.families)) if mask >> seat & 1]

    def view(self, viewer: int = SPECTATOR) -> dict[str, Any]:
        return self.game.view(viewer)

    def seen(self, seat: int, viewer: int) -> tuple[list[str], list[str], list[str]]:
        """The cards of a family that the viewer knows to be in hand, in the discards, and in one of both."""
        view = self.view(viewer)["cards"][seat]
        return view["hand"]["cards"], view["discards"]["cards"], view["either"]


class Scene:
    """A position being laid out: on day 1, seat 0 starting, as after the setup until something else is said."""

    def __init__(self, players: int, content: Content | None, rules: int | None, options: dict[str, Any]) -> None:
        self.setup = Setup(GUGONG, players, options, content, rules)
        figures = self.setup.content
        assert isinstance(figures, GugongContent)
        self.content = figures
        self.pieces = self.setup.position().pieces()
        self.pieces.update(day=1, dice=[1, 4, 7])
        self.families: list[dict[str, Any]] = self.pieces["families"]
        for family in self.families:
            family["hand"] = []
        self._cities: dict[str, str] = {}
        self._board: dict[str, str] = {}
        self._cards: dict[tuple[int, str], str] = {}
        self._pile: str | None = None
        self._hidden: list[tuple[int, str]] = []
        self._supply: dict[int, int] = {}
        self._decrees: dict[str, Sequence[int]] = {}
        self._order: Sequence[int] = ()
        self._discarded = ""
        self._token_pile: str | None = None

    # The families

    def seat(
        self,
        seat: int,
        *,
        hand: str | None = None,
        discards: str | None = None,
        hidden: str = "",
        tokens: str | None = None,
        double: str | None = None,
        traveller: str | None = None,
        ships: Sequence[Ship] | None = None,
        claims: tuple[int, int, int] | None = None,
        supply: int | None = None,
        **pieces: int,
    ) -> "Scene":
        """What one family has: pool, wall, jade, vp, envoy, arrival, intrigue, passed by their numbers.

        Hand and discards are names of gifts, the top discard last; those in `hidden` only the owner knows. `double` is
        where the double servant is; claims are servants at the rewards vp, card and double. The supply is what is
        left of 12 servants unless it is given.
        """
        family = self.families[seat]
        unknown = set(pieces) - {"pool", "wall", "jade", "vp", "envoy", "arrival", "intrigue", "passed"}
        assert not unknown, f"a family has no {unknown}"
        family.update(pieces)
        for place, gifts in (("hand", hand), ("discards", discards)):
            if gifts is not None:
                self._cards[seat, place] = gifts
        self._hidden += [(seat, gift) for gift in hidden.split()]
        if tokens is not None:
            family["tokens"] = [TOKENS.index(token) for token in tokens.split()]
        if double is not None:
            family["double"] = DOUBLE_PLACES.index(double)
        if traveller is not None:
            family["traveller"] = CITIES.index(traveller)
        if ships is not None:
            bare = [(0, 0, 0)] * (3 - len(ships))
            family["berths"] = [route * 5 + harbour - 6 if route else -1 for route, harbour, _ in [*ships, *bare]]
            family["cargo"] = [cargo for _, _, cargo in [*ships, *bare]]
        if claims is not None:
            family["claims"] = list(claims)
        if supply is not None:
            self._supply[seat] = supply
        return self

    def each(self, **pieces: Any) -> "Scene":
        """What every family has."""
        for seat in range(len(self.families)):
            self.seat(seat, **pieces)
        return self

    def track(self, *seats: int) -> "Scene":
        """The order on the intrigue track, needed where markers share a step: the upper one first."""
        self._order = seats
        return self

    # The board

    def board(self, **gifts: str) -> "Scene":
        """The gifts at the locations; at others lie some that nobody has."""
        self._board |= gifts
        return self

    def pile(self, gifts: str) -> "Scene":
        """The draw pile of gifts."""
        self._pile = gifts
        return self

    def cities(self, **tokens: str) -> "Scene":
        """The tokens on the map; all other cities are empty."""
        self._cities |= tokens
        return self

    def token_pile(self, tokens: str) -> "Scene":
        """The tokens left in the draw piles."""
        self._token_pile = tokens
        return self

    def discarded_tokens(self, tokens: str) -> "Scene":
        self._discarded = tokens
        return self

    def decree(self, name: str, *seats: int) -> "Scene":
        """A decree that is shown, and who has a servant on it; the first one named of a level is the bottom one."""
        self._decrees[name] = seats
        return self

    def bonus(self, token: str, seat: int, location: str = "travel", double: bool = False) -> "Scene":
        """A bonus token in use, with its servant."""
        code = bonus_code(seat, TOKENS.index(token), LOCATIONS.index(location), int(double))
        self.pieces["bonus"] = [*self.pieces["bonus"], code]
        if double:
            self.seat(seat, double="beside")
        return self

    def dice(self, *values: int) -> "Scene":
        self.pieces["dice"] = list(values)
        return self

    def houses(self, *numbers: int) -> "Scene":
        """The houses that still have jade, from 1 on."""
        self.pieces["houses"] = sum(1 << number - 1 for number in numbers)
        return self

    def day(self, day: int) -> "Scene":
        self.pieces["day"] = day
        return self

    def start(self, seat: int) -> "Scene":
        self.pieces["start"] = seat
        return self

    def medal(self, seat: int) -> "Scene":
        self.pieces["medal"] = seat
        return self

    # Meng

    def focus(self, location: str) -> "Scene":
        self.pieces["focus"] = LOCATIONS.index(location)
        return self

    def automa(self, deck: str, today: str = "", used: str = "") -> "Scene":
        """Meng's deck, his cards of the day in the order played, and those of earlier days."""
        self.pieces["automa"] = [deck.split().count(card) for card in AUTOMA_CARDS]
        self.pieces["automa_today"] = [AUTOMA_CARDS.index(card) for card in today.split()]
        self.pieces["automa_used"] = [used.split().count(card) for card in AUTOMA_CARDS]
        return self

    def rim(self, place: int) -> "Scene":
        """Where on the rim of the map Meng was last, from 0 on."""
        self.pieces["meng_rim"] = place
        return self

    # What comes next

    def then(self, *tasks: str | tuple[str | int, ...]) -> Table:
        """The table at which these tasks are done, in this order, and nothing after them."""
        self._lay_cards()
        self._lay_tokens()
        self._lay_decrees()
        self._count_servants()
        self._stack_markers()
        position = self.setup.position_from_json({"rules": self.setup.rules, "pieces": self.pieces, "agenda": []})
        news: list[Message] = []
        position.news = news
        calls = [(task,) if isinstance(task, str) else task for task in tasks]
        position.then([GUGONG.tasks[str(name)](*arguments) for name, *arguments in calls])
        position.advance()
        position.news = None
        return Table(Game(self.setup, position=position), news)

    def turn(self, *seats: int) -> Table:
        """These players exchange a gift each."""
        return self.then(*(("ExchangeGift", seat) for seat in seats or (0,)))

    def act(self, location: str, *seats: int) -> Table:
        """These players have the action of a location each."""
        return self.then(*(("Act", seat, LOCATIONS.index(location), 0) for seat in seats or (0,)))

    def token(self, token: str, seat: int = 0) -> Table:
        """The player has just collected a token."""
        kind = TOKENS.index(token)
        if token in ("plus1", "toll", "follow"):
            return self.then(("UseBonus", seat, kind))
        return self.then(("UseToken", seat, kind), ("StoreToken", seat, kind))

    def day_from(self, seat: int = 0) -> Table:
        """The turns of the day, from this player on, until all have passed."""
        return self.then(("Turn", seat))

    def morning(self, day: int) -> Table:
        """The days from this morning on."""
        return self.then(("Day", day))

    def night(self) -> Table:
        """The end of the day and the night."""
        return self.then("PutAwayBonus", "CheckDice")

    # How the pieces add up

    def _lay_cards(self) -> None:
        """First what was named, then any card on the locations left; of the others the draw pile's are in it."""
        content = self.content
        named = [f"{value}-{CARD_ACTIONS[action]}" for value, action in zip(content.value, content.action, strict=True)]
        free = list(range(len(named)))

        def take(gift: str) -> int:
            found = next((card for card in free if named[card] == gift), None)
            assert found is not None, f"there is no {gift} left"
            free.remove(found)
            return found

        everybody = (1 << len(self.families)) - 1
        seen = [everybody] * len(named)
        placed = [everybody] * len(named)
        board = {location: take(gift) for location, gift in self._board.items()}
        for (seat, place), gifts in self._cards.items():
            cards = [take(gift) for gift in gifts.split()]
            self.families[seat][place] = sorted(cards) if place == "hand" else cards
            for card in cards:
                if (seat, named[card]) in self._hidden:
                    self._hidden.remove((seat, named[card]))
                    seen[card] = placed[card] = 1 << seat
        if self._pile is not None:
            pile = [take(gift) for gift in self._pile.split()]
        rest = iter(free[:])
        self.pieces["board"] = [board[name] if name in board else next(rest) for name in LOCATIONS]
        if self._pile is None:
            pile = [card for card in rest if content.group[card] == PILE_GROUP]
        for card in pile:
            seen[card] = placed[card] = 0
        self.pieces.update(pile=sorted(pile), seen=seen, placed=placed)

    def _lay_tokens(self) -> None:
        tokens = [TOKENS.index(token) for token in self._discarded.split()]
        self.pieces["token_discards"] = [tokens.count(kind) for kind in range(len(TOKENS))]
        self.pieces["cities"] = [TOKENS.index(self._cities[city]) if city in self._cities else -1 for city in CITIES]
        if self._token_pile is not None:
            left = self._token_pile.split()
            self.pieces["token_pile"] = [left.count(token) for token in TOKENS]
            return
        used = [*tokens, *self.pieces["cities"], *(code // 5 % 3 + 12 for code in self.pieces["bonus"])]
        used += [token for family in self.families for token in family["tokens"]]
        self.pieces["token_pile"] = [
            max(0, count - used.count(kind)) if kind < 12 or self.setup.options["bonus"] else 0
            for kind, count in enumerate(self.content.tokens)
        ]

    def _lay_decrees(self) -> None:
        shown: list[str] = []
        for level in range(3):
            names = DECREE_NAMES[level * PER_LEVEL : (level + 1) * PER_LEVEL]
            named = [name for name in self._decrees if name in names]
            assert len(named) <= 2, f"{named} are too many"
            shown += [*named, *(name for name in names if name not in named)][:2]
        self.pieces["decrees"] = [DECREE_NAMES.index(name) for name in shown]
        self.pieces["on_decrees"] = [sum(1 << seat for seat in self._decrees.get(name, ())) for name in shown]

    def _count_servants(self) -> None:
        for seat, family in enumerate(self.families):
            used = family["pool"] + family["wall"] + sum(family["cargo"])
            if not (self.setup.players == 1 and seat == 1):
                used += sum(family["claims"])
            used += sum(mask >> seat & 1 for mask in self.pieces["on_decrees"])
            used += sum(1 for code in self.pieces["bonus"] if code % 5 == seat and code // 15 % 2 == 0)
            family["supply"] = self._supply.get(seat, SERVANTS - used)
            assert family["supply"] >= 0, f"seat {seat} has {used} servants"
            if family["envoy"] == PALACE_STEP and family["arrival"] == 0:
                family["arrival"] = 1 + max(other["arrival"] for other in self.families)

    def _stack_markers(self) -> None:
        seats = self._order or range(len(self.families) - 1, -1, -1)
        self.pieces["track"] = sorted(seats, key=lambda seat: -int(self.families[seat]["intrigue"]))


def scene(players: int = 3, content: Content | None = None, rules: int | None = None, **options: Any) -> Scene:
    return Scene(players, content, rules, options)


def fresh(players: int, **options: Any) -> Table:
    """The table before the first chance move."""
    return Table(Game(Setup(GUGONG, players, options)), [])
