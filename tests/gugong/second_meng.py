"""Gùgōng once more, alone against Meng (G14). Part of `second`."""

from collections.abc import Generator

from tests.gugong.second import Game
from tests.gugong.second_canal import SHIP_SPACES, SPACES
from tests.gugong.second_table import (
    CARDS,
    CONTENT,
    LOCATIONS,
    TOP_OF_TRACK,
    Ask,
    Asking,
    Done,
    Player,
    draw,
    level_of,
)

FREE_TRAVEL = ["special", "jade", "decrees"]
"""G14.10 Automa cards whose lower action is a free move."""


class SoloGame(Game):
    """Seat 1 belongs to Meng, who decides nothing."""

    def __init__(self, expert: bool, level: str, sets: str, focus: str) -> None:
        super().__init__(2, bonus=False, expert=expert)
        self.meng = self.players[1]
        self.level = level
        self.sets = [f"set{number}" for number in sets.split("/")]
        self.focus = focus
        self.deck = [card for card, (count, _) in CONTENT["automa"].items() for _ in range(count)]
        if level == "easy":
            self.deck.remove("special")
        self.today: list[str] = []
        self.earlier: list[str] = []
        self.twilight = False
        self.rim_place = -1

    def set_up(self) -> Asking:
        """G14.1 The human starts; Meng has a focus, and on the hard level a fifth card."""
        for p, name in zip(self.players, self.sets, strict=True):
            p.hand = list(CARDS[name])
        if self.focus == "random":
            self.focus = yield from draw("focus", LOCATIONS)
        self.stacks[0] = [0, 1]
        yield from self.lay_out([name for name in ("set1", "set2", "set3", "set4", "set5") if name not in self.sets])

    def lay_out(self, unused_sets: list[str]) -> Asking:
        yield from super().lay_out(unused_sets)
        if self.level == "hard":
            self.meng.claims["card"] += 1
            yield from self.deal_to(self.meng)

    # Meng decides nothing

    def exchanges(self, p: Player) -> list[str]:
        return [] if p is self.meng else super().exchanges(p)

    def claims(self, p: Player, only: int = 0) -> list[str]:
        return [] if p is self.meng else super().claims(p, only)

    def gain(self, p: Player, amount: int, whole: bool) -> Asking:
        if p is self.meng:
            amount = min(amount, p.supply)
            p.supply -= amount
            p.pool += amount
        else:
            yield from super().gain(p, amount, whole)

    def gaining_order(self) -> list[Player]:
        """Meng, who has no choice, takes his servants before the human is asked."""
        return [self.meng, self.players[0]]

    def night_envoy(self, p: Player) -> Asking:
        if p is self.meng:
            self.envoy(p, 1)
        else:
            yield from super().night_envoy(p)

    def matches(self, p: Player) -> int:
        """G14.11 As many as the number of the day."""
        return self.day if p is self.meng else super().matches(p)

    def benefit(self, p: Player) -> Asking:
        """G14.6 Jade from step 7 on, else a servant."""
        if p is not self.meng:
            yield from super().benefit(p)
        elif self.steps(p) >= 7:
            self.intrigue(p, -7)
            p.jade += 1
        elif self.steps(p) >= 1 and p.supply:
            self.intrigue(p, -1)
            yield from self.gain(p, 1, whole=True)

    def morning_decree(self, p: Player) -> Done:
        if p is not self.meng:
            return (yield from super().morning_decree(p))
        cards = 0
        for decree in [decree for decree in self.decrees if self.has_decree(p, decree)]:
            if decree == "morning_intrigue":
                self.intrigue(p, 2)
            elif decree == "morning_ship":
                cards = self.load_meng(1, ["supply"])
            elif decree == "morning_servant":
                yield from self.gain(p, 1, whole=True)
            elif decree == "morning_envoy":
                self.envoy(p, 1)
            elif decree == "morning_swap":
                p.vp += 1
        yield from self.draw_cards(cards)
        return False

    # G14.2, G14.3 Day and twilight

    def turn(self, p: Player) -> Asking:
        if p is not self.meng:
            yield from super().turn(p)
            return
        if not self.deck:
            self.deck, self.earlier = self.earlier, []
        automa = yield from draw("automa", self.deck)
        self.deck.remove(automa)
        self.today.append(automa)
        special = automa == "special"
        location = self.focus if special else automa
        gift = yield from self.top_gift()
        p.discards.append(self.board[location])
        self.board[location] = gift
        action = gift.split("-")[1]
        if action in LOCATIONS:
            yield from self.act(action, special)
        elif action in ("servant", "servants"):
            yield from self.gain(p, 1 if action == "servant" else 2, whole=True)
        elif action == "swap":
            p.vp += 1
        yield from self.act(location, special)

    def top_gift(self) -> Generator[Ask, str, str]:
        gift = yield from draw("reveal", self.meng.hand)
        self.meng.hand.remove(gift)
        return gift

    def end_bonus(self) -> Asking:
        """There are no bonus tokens; twilight comes at the same time."""
        self.twilight = True
        for automa in self.today:
            yield from self.act_at_twilight(automa)
        self.earlier += self.today
        self.today = []
        self.twilight = False

    def act_at_twilight(self, automa: str) -> Asking:
        m = self.meng
        if automa in FREE_TRAVEL:
            yield from self.travel_meng()
        elif automa == "travel":
            if self.next_city() and self.pay_meng(self.travel_cost(m)):
                yield from self.travel_meng()
        elif automa == "great_wall":
            if self.pay_meng(1, placed=1):
                yield from self.build_meng(1, ["pool"])
        elif automa == "canal":
            if self.pay_meng(1, placed=1):
                yield from self.draw_cards(self.load_meng(1, ["pool"]))
        elif automa == "intrigue":
            if self.steps(m) < TOP_OF_TRACK and self.pay_meng(1):
                self.intrigue(m, 2)
        elif self.pay_meng(2):
            self.envoy(m, 1)
            self.intrigue(m, 1)

    # Meng's servants and tokens

    def within_reach(self) -> int:
        """G14.5 The servants in the pool, and those that tokens can be exchanged for."""
        doubles = self.meng.tokens.count("double")
        return self.meng.pool + min(doubles + (len(self.meng.tokens) - doubles) // 2, self.meng.supply)

    def pay_meng(self, cost: int, placed: int = 0) -> bool:
        """Remove servants and leave some to place, with tokens if need be; False if he can't."""
        m = self.meng
        if self.within_reach() < cost + placed:
            return False
        while m.pool < cost + placed:
            self.exchange(m, super().exchanges(m)[0])
        m.pay(cost, "normal")
        return True

    def store(self, p: Player, token: str) -> Asking:
        """G14.5 Six tokens are jade at once."""
        if p is not self.meng:
            yield from super().store(p, token)
            return
        p.tokens.append(token)
        jade = [text for text in super().exchanges(p) if text.startswith("tokens jade")]
        if jade:
            self.exchange(p, jade[0])

    # G14.4 Travel

    def next_city(self) -> str | None:
        """Counter-clockwise along the rim; from a bare rim to the nearest token."""
        first = self.rim_place + 1
        for city in self.rim[first:] + self.rim[:first]:
            if self.cities[city]:
                return city
        near = {self.meng.city}
        for _ in self.cities:
            near |= {city for road in self.roads if near & set(road) for city in road}
            for city in self.inner:
                if city in near and self.cities[city]:
                    return city
        return None

    def travel_meng(self) -> Asking:
        m = self.meng
        city = self.next_city()
        if city is None:
            return
        m.city = city
        if city in self.rim:
            self.rim_place = self.rim.index(city)
        token = self.cities[city]
        assert token
        self.cities[city] = None
        if token == "swap" or (self.twilight and token in ("take_back", "card_for_jade")):
            m.vp += 1
        elif token == "card_for_jade" and m.hand:
            m.discards.append((yield from self.top_gift()))
            m.jade += 1
        elif token == "take_back" and m.discards:
            m.hand.append(m.discards.pop())
        elif token == "ship":
            yield from self.draw_cards(self.load_meng(1, ["supply"]))
        elif token == "wall":
            self.put_on_wall(1, ["supply"])
            yield from self.check_wall()
        elif token == "servants_for_jade" and m.pool >= 3:
            m.pay(3, "normal")
            m.jade += 1
        elif token in ("servant", "servants", "envoy", "intrigue", "vp"):
            yield from self.use_token(m, token)
        yield from self.store(m, token)

    # The other actions

    def act(self, location: str, special: bool) -> Asking:
        """G14.4 to G14.10 Variant A, or with a special card variant B for nothing."""
        m = self.meng
        places = ["supply", "pool"] if special else ["pool"]
        if location == "travel":
            for _ in range(2 if special else 1):
                yield from self.travel_meng()
        elif location == "great_wall":
            if special or self.pay_meng(0, placed=1):
                yield from self.build_meng(2 if special else 1, places)
        elif location == "canal":
            if special or self.pay_meng(0, placed=1):
                yield from self.draw_cards(self.load_meng(2 if special else 1, places))
        elif location == "jade":
            prices = self.jade_prices(m)
            cheapest = min(prices, key=lambda text: prices[text])
            if special or self.pay_meng(prices[cheapest]):
                self.take_jade(cheapest)
        elif location == "intrigue":
            if not special and self.medal is None:
                self.medal = m.seat
            self.intrigue(m, 3 if special else 1)
        elif location == "palace":
            self.envoy(m, 2 if special else 1)
            self.intrigue(m, 1 if special else 0)
        else:
            self.obtain_meng(special)

    def take_jade(self, text: str) -> None:
        if text != "square":
            self.house_jade[int(text.split()[1]) - 1] = False
        self.meng.jade += 1

    def build_meng(self, number: int, places: list[str]) -> Asking:
        """G14.6 Servants onto the wall, as many as there are; G5.1 with the decree one more from the supply."""
        if self.put_on_wall(number, places) and self.has_decree(self.meng, "extra_wall"):
            self.put_on_wall(1, ["supply"])
        yield from self.check_wall()

    def put_on_wall(self, number: int, places: list[str]) -> bool:
        """Whether any servant was placed."""
        m = self.meng
        before = m.wall
        for _ in range(number):
            place = next((place for place in places if m.kinds(place)), None)
            if place:
                m.take(place, "normal", "wall")
                m.wall += 1
        return m.wall > before

    def load_meng(self, number: int, places: list[str]) -> int:
        """G14.9 Servants onto a ship, as many as there are; a full one claims at once. Returns the cards to draw."""
        m = self.meng
        cards = 0
        for _ in range(number):
            place = next((place for place in places if m.kinds(place)), None)
            loads = self.loads(m, place) if place else []
            if place and loads:
                ship = self.load(m, place, loads[0])
                if m.aboard(ship) == SHIP_SPACES:
                    cards += self.claim_meng(ship)
        return cards

    def draw_cards(self, number: int) -> Asking:
        for _ in range(number):
            gift = yield from draw("deal", self.pile)
            self.pile.remove(gift)
            (self.meng.discards if self.twilight else self.meng.hand).append(gift)

    def claim_meng(self, number: int) -> int:
        """Cards first, then points; returns how many cards."""
        m = self.meng
        self.bring_home(m, number, staying=0)
        if m.claims["card"] < SPACES["card"] and self.pile:
            m.claims["card"] += 1
            return 1
        m.claims["vp"] = min(m.claims["vp"] + 1, SPACES["vp"])
        m.vp += CONTENT["canal"]["points"][0]
        return 0

    def obtain_meng(self, special: bool) -> None:
        """G14.8 The level of the day, then lower ones, then higher ones."""
        m = self.meng
        today = min(self.day, 3)
        for level in [*range(today, 0, -1), *range(today + 1, 4)]:
            left = [d for d in self.decrees if level_of(d) == level and m.seat not in self.decrees[d]]
            # The first one laid is the bottom one; sorting keeps that order among equals.
            for decree in sorted(left, key=lambda d: len(self.decrees[d])):
                if special and m.supply:
                    m.supply -= 1
                elif m.pool if special else self.pay_meng(self.decree_cost(m, decree), placed=1):
                    m.pool -= 1
                else:
                    continue
                self.decrees[decree].append(m.seat)
                if level < 3:
                    m.vp += CONTENT["decrees"][decree][0]
                return

    # G14.11 The end

    def may_win(self, p: Player) -> bool:
        """Outside the palace Meng keeps his score."""
        return p is self.meng or super().may_win(p)
