"""Gùgōng once more: travel with its tokens, and the actions of the seven locations. Part of `second`."""

from tests.gugong.second_canal import WallAndCanal
from tests.gugong.second_table import (
    CONTENT,
    DECREES,
    LOCATIONS,
    TOP_OF_TRACK,
    Asking,
    Bonus,
    Done,
    Player,
    level_of,
    value_of,
)

CARD_FOR_JADE: int = CONTENT["token_values"]["card_for_jade"][0]
SERVANTS_FOR_JADE: int = CONTENT["token_values"]["servants_for_jade"][0]
BONUS_TOKENS = ["plus1", "toll", "follow"]


class Actions(WallAndCanal):
    """G3.5 What can be done at a location, or with a card that shows one."""

    # G4 Travel

    def reachable(self, p: Player) -> list[str]:
        """G4.2 Any city with a token at first; then along roads, through cities without one."""
        with_token = [city for city, token in self.cities.items() if token]
        if p.city is None:
            return with_token
        seen = {p.city}
        frontier = [p.city]
        while frontier:
            here = frontier.pop()
            for road in self.roads:
                for there in road:
                    if here in road and there not in seen:
                        seen.add(there)
                        if self.cities[there] is None:
                            frontier.append(there)
        return [city for city in with_token if city in seen]

    def travel_cost(self, p: Player) -> int:
        return 1 if self.has_decree(p, "cheap_travel") else 2

    def travel(self, p: Player, variant: str) -> Asking:
        """G4.1 Move once, or remove servants and move twice."""
        if variant == "option-b":
            yield from self.remove(p, self.travel_cost(p))
        yield from self.move_traveller(p)
        if variant == "option-b" and self.reachable(p):
            yield from self.move_traveller(p)

    def move_traveller(self, p: Player) -> Asking:
        """G4.3 Collect a token, may use it, keep it."""
        text = yield from self.ask(p, lambda: [f"to {city}" for city in self.reachable(p)])
        p.city = text.split()[1]
        token = self.cities[p.city]
        assert token
        self.cities[p.city] = None
        text = yield from self.ask(p, lambda: ["skip"] + ["use"] * self.token_helps(p, token))
        if text == "use" and token in BONUS_TOKENS:
            yield from self.set_beside(p, token)
            return
        if text == "use":
            yield from self.use_token(p, token)
        yield from self.store(p, token)

    def token_helps(self, p: Player, token: str) -> bool:
        """G3.5, G4.4 Whether using a token would change anything."""
        if token in BONUS_TOKENS:
            return p.bodies("pool") > 0
        if token in ("servant", "servants", "wall"):
            return p.bodies("supply") > 0
        if token == "intrigue":
            return self.steps(p) < TOP_OF_TRACK
        if token == "card_for_jade":
            return any(value_of(gift) >= CARD_FOR_JADE for gift in p.hand)
        if token == "swap":
            return bool(self.own_for_swap(p))
        if token == "take_back":
            return bool(p.discards)
        if token == "ship":
            return bool(self.loads(p, "supply"))
        if token == "servants_for_jade":
            return bool(p.ways(SERVANTS_FOR_JADE))
        return token != "double"

    def use_token(self, p: Player, token: str) -> Asking:
        """G4.4 The basic benefits."""
        if token == "servant":
            yield from self.gain(p, 1, whole=True)
        elif token == "servants":
            yield from self.gain(p, 2, whole=True)
        elif token == "envoy":
            self.envoy(p, 1)
        elif token == "intrigue":
            self.intrigue(p, 1)
        elif token == "vp":
            p.vp += CONTENT["token_values"]["vp"][0]
        elif token == "card_for_jade":
            gifts = sorted({gift for gift in p.hand if value_of(gift) >= CARD_FOR_JADE})
            self.discard(p, (yield from self.ask(p, lambda: [f"discard {gift}" for gift in gifts])))
            p.jade += 1
        elif token == "swap":
            yield from self.swap(p)
        elif token == "take_back":
            text = yield from self.ask(p, lambda: [f"take-back {gift}" for gift in sorted(set(p.discards))])
            p.discards.remove(text.split()[1])
            p.hand.append(text.split()[1])
        elif token == "ship":
            yield from self.ship_effect(p)
        elif token == "wall":
            yield from self.place_on_wall(p, "supply", may_skip=False)
            yield from self.check_wall()
        else:
            assert token == "servants_for_jade"
            yield from self.remove(p, SERVANTS_FOR_JADE)
            p.jade += 1

    def discard(self, p: Player, text: str) -> None:
        gift = text.split()[1]
        p.hand.remove(gift)
        p.discards.append(gift)

    # G4.5 Bonus tokens

    def set_beside(self, p: Player, token: str) -> Asking:
        location = None
        if token != "plus1":
            text = yield from self.ask(p, lambda: [f"mark {place}" for place in LOCATIONS])
            location = text.split()[1]
        kind = (yield from self.ask(p, lambda: [f"place {kind}" for kind in p.kinds("pool")])).split()[1]
        p.take("pool", kind, "beside")
        self.bonus.append(Bonus(token, p.seat, location, kind))

    def end_bonus(self) -> Asking:
        """At the day's end the servants go to the supply, and the tokens in player order on spaces."""
        ended, self.bonus = self.bonus, []
        for bonus in ended:
            p = self.players[bonus.owner]
            if bonus.servant == "double":
                p.double = "supply"
            else:
                p.supply += 1
        for p in self.player_order():
            for bonus in ended:
                if bonus.owner == p.seat:
                    yield from self.store(p, bonus.token)

    def performed(self, p: Player, location: str) -> Asking:
        """Tolls first, then followers in turn order, who pay tolls themselves but are not followed."""
        self.pay_tolls(p, location)
        for owner in self.with_token("follow", p, location):
            if (yield from self.action(owner, location)):
                self.pay_tolls(owner, location)

    def pay_tolls(self, p: Player, location: str) -> None:
        for owner in self.with_token("toll", p, location):
            owner.vp += 1
            p.vp = max(p.vp - 1, 0)

    def with_token(self, token: str, p: Player, location: str) -> list[Player]:
        """The others who have such a token there, in turn order from this player on."""
        others = self.clockwise(p.seat)[1:]
        return [o for o in others for b in self.bonus if (b.owner, b.token, b.location) == (o.seat, token, location)]

    # G6 Jade, G9 Decrees

    def jade_prices(self, p: Player) -> dict[str, int]:
        """G6.1 The first house with jade of each price; the square when all are empty."""
        less = 1 if self.has_decree(p, "cheap_jade") else 0
        if not any(self.house_jade):
            return {"square": CONTENT["jade"]["square"][0] - less}
        prices: dict[str, int] = {}
        for number, (price, jade) in enumerate(zip(self.houses, self.house_jade, strict=True), 1):
            if jade and price - less not in prices.values():
                prices[f"house {number}"] = price - less
        return prices

    def buy_jade(self, p: Player, text: str) -> Asking:
        yield from self.remove(p, self.jade_prices(p)[text])
        if text != "square":
            self.house_jade[int(text.split()[1]) - 1] = False
        p.jade += 1

    def decree_ways(self, p: Player, decree: str) -> list[str]:
        """G9.1 The ways to pay that leave a normal servant to place."""
        cost = self.decree_cost(p, decree)
        normal = {"normal": cost, "double": max(cost - 2, 0)}
        ways = p.ways(cost) if cost else ["normal"]
        return [way for way in ways if p.pool > normal[way]]

    def decree_cost(self, p: Player, decree: str) -> int:
        cost: int = CONTENT["decrees"][f"cost{level_of(decree)}"][0]
        return cost + len(self.decrees[decree]) - (1 if self.has_decree(p, "cheap_decrees") else 0)

    def obtain(self, p: Player, decree: str) -> Asking:
        yield from self.remove(p, self.decree_cost(p, decree), lambda: self.decree_ways(p, decree))
        p.pool -= 1
        self.decrees[decree].append(p.seat)
        if level_of(decree) < 3:
            p.vp += CONTENT["decrees"][decree][0]

    # All locations

    def variants(self, p: Player, location: str) -> list[str]:
        """G3.5 What can be paid for and would change something."""
        if location == "jade":
            return [text for text, price in self.jade_prices(p).items() if p.ways(price)]
        if location == "decrees":
            laid = [decree for decree in DECREES if decree in self.decrees and not self.has_decree(p, decree)]
            return [f"decree {decree}" for decree in laid if self.decree_ways(p, decree)]
        a, b = {
            "travel": (bool(self.reachable(p)), bool(self.reachable(p) and p.ways(self.travel_cost(p)))),
            "great_wall": (p.bodies("pool") >= 1, p.bodies("pool") >= 2),
            "intrigue": (
                self.steps(p) < TOP_OF_TRACK or self.medal is None,
                self.steps(p) < TOP_OF_TRACK and bool(p.ways(1)),
            ),
            "palace": (True, bool(p.ways(2))),
            "canal": (bool(self.loads(p, "pool") or self.sails(p) or self.claims(p)), bool(self.canal_b_ways(p))),
        }[location]
        return ["option-a"] * a + ["option-b"] * b

    def action(self, p: Player, location: str) -> Done:
        """The action, if the player likes; whether it was performed."""
        if location == "canal":
            return (yield from self.canal(p))
        text = yield from self.ask(p, lambda: ["skip", *self.variants(p, location)])
        if text == "skip":
            return False
        if location == "travel":
            yield from self.travel(p, text)
        elif location == "great_wall":
            yield from self.wall_action(p, text)
        elif location == "jade":
            yield from self.buy_jade(p, text)
        elif location == "intrigue":
            if text == "option-a":
                self.medal = p.seat if self.medal is None else self.medal
                self.intrigue(p, 1)
            else:
                yield from self.remove(p, 1)
                self.intrigue(p, 3)
        elif location == "palace":
            if text == "option-a":
                self.envoy(p, 1)
            else:
                yield from self.remove(p, 2)
                self.envoy(p, 2)
                self.intrigue(p, 1)
        else:
            yield from self.obtain(p, text.split()[1])
        return True

    def canal(self, p: Player) -> Done:
        """G10.4 Where A or B is chosen full ships may claim; that alone is an action performed."""
        text, claimed = yield from self.ask_with_claims(p, lambda: ["skip", *self.variants(p, "canal")])
        done = False if text == "skip" else (yield from self.canal_action(p, text))
        return done or claimed
