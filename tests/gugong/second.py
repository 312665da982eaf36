"""Gùgōng once more: a plain, slow implementation to hold against the engine.

It follows the order of the rules and shares nothing with the engine but the printed figures (content.toml) and the
texts of the moves. `Game(...).run()` is a generator: it yields an `Ask` and is sent the chosen text. Here stands the
course of the game; the table, the wall and the canal, the actions, and Meng have files of their own.
"""

from tests.gugong.second_actions import Actions
from tests.gugong.second_table import (
    CARDS,
    CONTENT,
    DECREES,
    FACES,
    LOCATIONS,
    PALACE_STEP,
    TOP_OF_TRACK,
    Asking,
    Done,
    Player,
    draw,
    level_of,
    value_of,
)

DAYS = 4


class Game(Actions):
    """One game, from set-up to ranking."""

    def __init__(self, players: int, bonus: bool, expert: bool) -> None:
        super().__init__(players)
        self.expert = expert
        for token, (count, _) in CONTENT["tokens"].items():
            if bonus or token not in ("plus1", "toll", "follow"):
                self.token_pile += [token] * count

    def run(self) -> Asking:
        yield from self.set_up()
        self.day = 1
        for day in range(1, DAYS + 1):
            if day > 1:
                yield from self.morning()
            yield from self.turns()
            yield from self.night()
        yield from self.final_scoring()

    # G1 Setup

    def set_up(self) -> Asking:
        self.start = int((yield from draw("start", range(1, len(self.players) + 1)))) - 1
        self.stacks[0] = [p.seat for p in self.player_order()]
        for number, p in enumerate(self.player_order(), 1):
            p.hand = list(CARDS[f"set{number}"])
        yield from self.lay_out([f"set{number}" for number in range(len(self.players) + 1, 6)])

    def lay_out(self, unused_sets: list[str]) -> Asking:
        """G1.4, G1.6, G1.1, G1.2 Cards on the board, decrees, tokens, dice; G1.9 expert."""
        cards = list(CARDS["board"])
        self.pile = list(CARDS["pile"])
        if self.expert:
            cards = self.pile = cards + self.pile + [gift for name in unused_sets for gift in CARDS[name]]
        for location in LOCATIONS:
            self.board[location] = yield from draw("deal", cards)
            cards.remove(self.board[location])
        for level in (1, 2, 3):
            for _ in range(2):
                left = [decree for decree in DECREES if level_of(decree) == level and decree not in self.decrees]
                self.decrees[(yield from draw("lay-decree", left))] = []
        yield from self.lay_tokens()
        yield from self.roll()

    def lay_tokens(self) -> Asking:
        """G2.2 A token on every city without token and traveller; empty piles are filled from the discards."""
        for city, token in self.cities.items():
            if token or any(p.city == city for p in self.players):
                continue
            if not self.token_pile:
                self.token_pile, self.token_discards = self.token_discards, []
            if self.token_pile:
                drawn = yield from draw("lay-token", self.token_pile)
                self.token_pile.remove(drawn)
                self.cities[city] = drawn

    def roll(self) -> Asking:
        for die, faces in enumerate(FACES):
            self.dice[die] = int((yield from draw("roll", faces)))

    # G2 Morning

    def morning(self) -> Asking:
        if self.medal is not None:
            self.start = self.medal
            self.medal = None
        yield from self.lay_tokens()
        yield from self.roll()
        for p in self.player_order():
            p.used = []
            while (yield from self.morning_decree(p)):
                pass
        self.day += 1
        for p in self.gaining_order():
            yield from self.gain(p, CONTENT["days"]["servants"]["each_morning"][self.day - 2], whole=False)

    def gaining_order(self) -> list[Player]:
        return self.player_order()

    def morning_decrees(self, p: Player) -> list[str]:
        """G2.4, G9.2 Those not yet used that would do something."""
        helps = {
            "morning_intrigue": self.steps(p) < TOP_OF_TRACK,
            "morning_ship": bool(self.loads(p, "supply")),
            "morning_servant": p.bodies("supply") > 0,
            "morning_envoy": True,
            "morning_swap": bool(self.own_for_swap(p)),
        }
        return [
            decree for decree, useful in helps.items() if useful and self.has_decree(p, decree) and decree not in p.used
        ]

    def morning_decree(self, p: Player) -> Done:
        if not any(level_of(decree) == 1 and decree not in p.used for decree in self.decrees_of(p)):
            return False
        text = yield from self.ask(p, lambda: ["skip", *(f"decree {decree}" for decree in self.morning_decrees(p))])
        if text == "skip":
            return False
        decree = text.split()[1]
        p.used.append(decree)
        if decree == "morning_intrigue":
            self.intrigue(p, 2)
        elif decree == "morning_ship":
            yield from self.ship_effect(p)
        elif decree == "morning_servant":
            yield from self.gain(p, 1, whole=True)
        elif decree == "morning_envoy":
            self.envoy(p, 1)
        else:
            yield from self.swap(p)
        return True

    # G3 Day

    def turns(self) -> Asking:
        """G3.1 Exchange by exchange; a pass is final."""
        for p in self.players:
            p.passed = False
        while not all(p.passed for p in self.players):
            for p in self.player_order():
                if not p.hand:
                    p.passed = True
                if not p.passed:
                    yield from self.turn(p)
        yield from self.end_bonus()

    def is_free(self, p: Player, gift: str, other: str) -> bool:
        """G3.2, G3.3, G4.5, G9.3."""
        own, theirs = value_of(gift), value_of(other)
        if own == 1 and theirs == 9:
            return True
        own += sum(bonus.token == "plus1" and bonus.owner == p.seat for bonus in self.bonus)
        return own > theirs or (own == theirs and self.has_decree(p, "equal_gifts"))

    def turn(self, p: Player) -> Asking:
        """G3.2 to G3.5 The exchange, then the action of the card, then that of the location."""
        gifts = sorted(set(p.hand))
        text = yield from self.ask(p, lambda: [f"exchange {gift} {place}" for gift in gifts for place in LOCATIONS])
        _, gift, location = text.split()
        paid = True
        if not self.is_free(p, gift, self.board[location]):
            paid = yield from self.pay_exchange(p, gift)
        p.hand.remove(gift)
        p.discards.append(self.board[location])
        self.board[location] = gift
        if paid:
            yield from self.card_action(p, gift.split("-")[1])
            if (yield from self.action(p, location)):
                yield from self.performed(p, location)

    def pay_exchange(self, p: Player, gift: str) -> Done:
        """G3.2 Whether actions follow."""
        others = list(p.hand)
        others.remove(gift)
        texts = ["no-actions", *(f"discard {other}" for other in sorted(set(others)))]
        text = yield from self.ask(p, lambda: texts + ["pay-servants"] * bool(p.ways(2)))
        if text == "pay-servants":
            yield from self.remove(p, 2)
        elif text != "no-actions":
            self.discard(p, text)
        return text != "no-actions"

    def card_action(self, p: Player, action: str) -> Asking:
        """G3.6 The action of the card played."""
        if action in LOCATIONS:
            if (yield from self.action(p, action)):
                yield from self.performed(p, action)
        elif action in ("servant", "servants"):
            text = yield from self.ask(p, lambda: ["skip"] + ["use"] * (p.bodies("supply") > 0))
            if text == "use":
                yield from self.gain(p, 1 if action == "servant" else 2, whole=True)
        elif action == "swap":
            text = yield from self.ask(p, lambda: ["skip"] + ["use"] * bool(self.own_for_swap(p)))
            if text == "use":
                yield from self.swap(p)

    # G12 Night

    def matches(self, p: Player) -> int:
        return sum(value_of(gift) == die for gift in p.discards for die in self.dice)

    def night(self) -> Asking:
        matches = {p.seat: self.matches(p) for p in self.player_order()}
        for p in self.gaining_order():
            if matches[p.seat]:
                yield from self.gain(p, matches[p.seat], whole=False)
        most = max(matches.values())
        if most:
            winner = self.ahead([p for p in self.players if matches[p.seat] == most])
            winner.vp += CONTENT["night"]["points"][0]
            yield from self.night_envoy(winner)
        self.night_ships()
        for p in self.player_order():
            yield from self.ask_with_claims(p, lambda: ["skip"])
        for p in self.players:
            p.hand += p.discards
            p.discards = []

    def night_envoy(self, p: Player) -> Asking:
        if (yield from self.ask(p, lambda: ["skip", "use"])) == "use":
            self.envoy(p, 1)

    # G13 Final scoring

    def final_scoring(self) -> Asking:
        for p in self.player_order():
            yield from self.ask(p, lambda: ["skip"])
        winner = self.most_on_wall()
        if winner:
            self.win_wall(winner)
        self.points = {p.seat: self.points_of(p) for p in self.players}

    def may_win(self, p: Player) -> bool:
        return p.envoy == PALACE_STEP

    def points_of(self, p: Player) -> int:
        """G13.3 to G13.6."""
        if not self.may_win(p):
            return 0
        points = p.vp
        if self.has_decree(p, "end_vp"):
            points += min(points // 3, 10)
        if self.has_decree(p, "end_flat"):
            points += 8
        if self.has_decree(p, "end_jade"):
            points += min(2 * p.jade, 10)
        if self.has_decree(p, "end_decrees"):
            points += 2 * sum(p.seat in seats for seats in self.decrees.values())
        if self.has_decree(p, "end_harbours"):
            points += 2 * sum(p.claims.values())
        points += [0, *(int(place[0]) for place in CONTENT["palace"].values())][p.arrival]
        worth: list[int] = [0, *CONTENT["jade"]["worth"]["points"]]
        more: int = CONTENT["jade"]["more"][0]
        return points + worth[min(p.jade, 5)] + more * max(p.jade - 5, 0)

    @property
    def winner(self) -> int | None:
        """G13.6 The first of those who may win."""
        return next((seat for seat in self.ranking if self.may_win(self.players[seat])), None)

    @property
    def ranking(self) -> list[int]:
        """G13.6 Ties go to who is ahead on the intrigue track; those outside the palace come after all others."""
        inside = [p for p in self.standing() if self.may_win(p)]
        outside = [p for p in self.standing() if not self.may_win(p)]
        return [p.seat for p in sorted(inside, key=lambda p: -self.points[p.seat]) + outside]
