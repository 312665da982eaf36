"""D6, D7: scoring at the end of each month and at the end of the game."""

from typing import final

from mypy_extensions import i64

from yamen.engine.tasks import Step
from yamen.games.dragon.content import DragonContent
from yamen.games.dragon.court import Court
from yamen.games.dragon.news import FINAL_SCORED, GAME_WON, GOODS_SOLD, MONTH_SCORED
from yamen.games.dragon.state import Dragon
from yamen.games.dragon.words import (
    COURT_LADY,
    FROM_LADIES,
    FROM_MONEY,
    FROM_MONKS,
    FROM_PALACES,
    FROM_PERSONS,
    FROM_PRIVILEGES,
    MONK,
    TYPE_OF,
)


@final
class Scoring(Step[Dragon]):
    """D6.1: a point for each palace, each court lady's dragon and each dragon on privileges."""

    def run(self, s: Dragon) -> None:
        for player in s.order:
            court = s.courts[player]
            palaces: i64 = len(court.palaces)
            ladies = court.symbols(s.content, COURT_LADY)
            dragons = court.dragons(s.content)
            court.score(FROM_PALACES, palaces)
            court.score(FROM_LADIES, ladies)
            court.score(FROM_PRIVILEGES, dragons)
            s.tell(MONTH_SCORED, player, palaces, ladies, dragons)


def worth_of_persons(court: Court) -> i64:
    """D7.1: 2 points per person."""
    return 2 * court.persons()


def worth_of_monks(court: Court, content: DragonContent) -> i64:
    """D7.1: for each monk, the Buddhas times the floors of its palace."""
    total: i64 = 0
    for palace in court.palaces:
        for person in palace.persons:
            if TYPE_OF[person] == MONK:
                total += content.symbols[person] * palace.floors
    return total


def worth_of_money(court: Court) -> i64:
    """D7.1: rice and fireworks are sold for 2 yuan each, then a point per 3 yuan."""
    return (court.yuan + 2 * court.rice + 2 * court.fireworks) // 3


def sell_goods(s: Dragon, player: i64) -> None:
    """D7.1: rice and fireworks are gone and their yuan are there."""
    court = s.courts[player]
    goods = court.rice + court.fireworks
    if goods > 0:
        s.tell(GOODS_SOLD, player, court.rice, court.fireworks, 2 * goods)
    court.yuan += 2 * goods
    court.rice = 0
    court.fireworks = 0


@final
class FinalScoring(Step[Dragon]):
    """D7.1: persons, monks and money. D7.2: most points wins."""

    def run(self, s: Dragon) -> None:
        for player in s.order:
            court = s.courts[player]
            persons = worth_of_persons(court)
            monks = worth_of_monks(court, s.content)
            money = worth_of_money(court)
            s.score(player, FROM_PERSONS, persons)
            s.score(player, FROM_MONKS, monks)
            s.score(player, FROM_MONEY, money)
            if s.rules > 1:  # in version 1 the goods were counted but stayed where they were
                sell_goods(s, player)
            s.tell(FINAL_SCORED, player, persons, monks, money)
        winner = s.ranking[0]
        s.tell(GAME_WON, winner, s.courts[winner].points())
