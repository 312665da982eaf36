"""G6: the jade market."""

from mypy_extensions import i64

from yamen.games.gugong.moves import BUY_HOUSE, BUY_SQUARE
from yamen.games.gugong.state import Gugong
from yamen.games.gugong.words import CHEAP_JADE


def jade_prices(s: Gugong, player: i64) -> list[int]:
    """G6.1, G9.3: what each house costs this player."""
    less: i64 = 1 if s.has_decree(player, CHEAP_JADE) else 0
    return [price - less for price in s.content.houses[s.side]]


def square_price(s: Gugong, player: i64) -> i64:
    return s.content.square - (1 if s.has_decree(player, CHEAP_JADE) else 0)


def jade_moves(s: Gugong, player: i64) -> list[int]:
    """G6.1: the first house of each price that still has jade; when all are empty, the square. As far as payable."""
    family = s.families[player]
    if s.houses == 0:
        return [BUY_SQUARE] if family.can_remove(square_price(s, player)) else []
    moves: list[int] = []
    seen: i64 = -1
    at: i64 = 0
    for price in jade_prices(s, player):
        if s.houses >> at & 1 and price != seen:
            seen = price
            if family.can_remove(price):
                moves.append(BUY_HOUSE + at)
        at += 1
    return moves


def houses_to_see(s: Gugong) -> list[int]:
    """The empty houses, and of those with jade the first of each price: the others are the same to everyone."""
    prices = s.content.houses[s.side]
    with_jade = [prices[at] if s.houses >> at & 1 else 0 for at in range(len(prices))]
    return [at for at in range(len(prices)) if with_jade[at] == 0 or with_jade.index(prices[at]) == at]
