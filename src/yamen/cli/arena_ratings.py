"""Ratings of bots, by a library that is only needed for them."""

from typing import Any

from yamen.bots.arena import SURE, Entrant, Played


def rating_model() -> Any:
    """Plackett and Luce's model of who comes before whom; asked for before the games, which may take hours."""
    from openskill.models import PlackettLuce

    return PlackettLuce()


def rated(model: Any, bots: list[str], played: list[Played], entrants: list[Entrant]) -> list[Entrant]:
    """The same with ratings, over all games in order."""
    ratings: dict[str, Any] = {entrant.bot: model.rating() for entrant in entrants}
    rival = model.rating()
    for game in sorted(played, key=lambda game: game.match.number):
        names = [bots[entrant] for entrant in game.match.bots]
        if len(set(names)) < len(names):
            names, places = best_of_each(names, game.places)
        else:
            places = game.places
        if len(names) == 1 and len(game.match.bots) > 1:
            continue  # It has only played against itself.
        if len(names) == 1:
            # Alone, the bot is rated against whoever plays beside it.
            places = [2, 1] if game.others_won else [1, 2]
            rated_ = model.rate([[ratings[names[0]]], [rival]], ranks=[float(place) for place in places])
            ratings[names[0]], rival = rated_[0][0], rated_[1][0]
        else:
            rated_ = model.rate([[ratings[name]] for name in names], ranks=[float(place) for place in places])
            for name, [rating] in zip(names, rated_, strict=True):
                ratings[name] = rating
    return [
        entrant._replace(rating=ratings[entrant.bot].mu, spread=SURE * ratings[entrant.bot].sigma)
        for entrant in entrants
    ]


def best_of_each(names: list[str], places: list[int]) -> tuple[list[str], list[int]]:
    """A bot that sits at the table several times counts with the best of its places."""
    best: dict[str, int] = {}
    for name, place in zip(names, places, strict=True):
        best[name] = min(place, best.get(name, place))
    return list(best), list(best.values())
