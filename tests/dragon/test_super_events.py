"""D9: the super events."""

import random

import pytest

from tests.dragon.scenes import Palace, Scene, Table, draft, fresh, scene
from yamen import new_game
from yamen.games.dragon.words import EVENTS, SUPER_EVENTS

COURT: list[Palace] = [(3, "young_monk", "old_monk", "craftsman"), (2, "court_lady")]


# D9.1 One of ten, in month 7


def test_a_super_event_is_drawn_from_ten_and_shown_from_the_start() -> None:
    """D9.1"""
    table = fresh(2, super_event="random")
    while not table.legal[0].startswith("super"):
        table.play(table.legal[0])
    assert table.view["super_event"] is None
    assert table.legal == [f"super {name}" for name in SUPER_EVENTS]
    assert table.game.position.odds() == [1] * 10
    assert table.play("super flood").view["super_event"] == "flood"


def test_the_host_can_choose_when_the_events_are_known() -> None:
    """D9.1"""
    table = fresh(3, super_event="chosen")
    while not table.legal[0].startswith("super"):
        table.play(table.legal[0])
    assert (table.player, table.view["super_event"], None in table.view["events"]) == (0, None, False)
    assert table.legal == [f"super {name}" for name in SUPER_EVENTS]
    assert table.play("super tornado").view["super_event"] == "tornado"
    assert table.told("super-event-shown") == [("tornado",)]


def test_the_host_can_choose_a_super_event_or_none() -> None:
    """D9.1"""
    assert draft(2, super_event="edict").view["super_event"] == "edict"
    assert draft(2, super_event="none").view["super_event"] is None
    assert draft(2).view["super_event"] is None


@pytest.mark.parametrize("month", range(1, 13))
def test_it_happens_in_month_7_alone(month: int) -> None:
    """D9.1"""
    table = scene(2).month(month, "peace").super_event("lantern_festival").each(palaces=COURT).then("EventPhase")
    assert table.each("points") == ([8, 8] if month == 7 else [0, 0])


def test_palaces_emptied_by_it_decay_in_the_same_month() -> None:
    """D9.1 RULING, D5.9: the eclipse takes the only person, decay a floor; the quake a floor, decay the other."""
    eclipsed = scene(2).month(7, "tribute").super_event("solar_eclipse").seat(0, yuan=7, palaces=[(2, "craftsman")])
    assert eclipsed.then("EventPhase").palaces(0) == [(1,)]
    shaken = scene(2).month(7, "peace").super_event("earthquake").seat(1, palaces=[])
    table = shaken.seat(0, palaces=[(3, "craftsman"), (2,)]).then("EventPhase").play("lose 1", "lose 2")
    assert table.palaces(0) == [(2, "craftsman")]


# D9.2, D9.3


def test_the_lantern_festival_scores_persons_now_and_at_the_end() -> None:
    """D9.2"""
    table = scene(2).each(yuan=0).seat(0, palaces=COURT).super_event("lantern_festival").then("SuperEvent")
    assert table.each("points") == [8, 0]
    again = (
        scene(2).each(yuan=0).seat(0, palaces=COURT).super_event("lantern_festival").then("SuperEvent", "FinalScoring")
    )
    assert again.seat(0)["sources"]["persons"] == 16


def test_buddha_scores_monks_now_and_at_the_end() -> None:
    """D9.3: three floors, three Buddhas."""
    assert scene(2).seat(0, palaces=COURT).wonder("buddha").each("points") == [9, 0]
    again = scene(2).seat(0, palaces=COURT).super_event("buddha").then("SuperEvent", "FinalScoring")
    assert again.seat(0)["sources"]["monks"] == 18


# D9.4 Earthquake


def shaken(*palaces: Palace) -> Table:
    return scene(2).seat(0, palaces=palaces).seat(1, palaces=[]).wonder("earthquake")


def test_an_earthquake_takes_two_floors_of_the_owners_choice() -> None:
    """D9.4"""
    table = shaken((2,), (1,), (3,))
    assert table.legal == ["lose 1", "lose 2", "lose 3"]
    assert table.game.question().named() == {"player": 0, "floors": 2}
    table.play("lose 3")
    assert table.game.question().named() == {"player": 0, "floors": 1}
    table.play("lose 1")
    assert table.palaces(0) == [(1,), (1,), (2,)]


def test_a_palace_without_floors_is_gone_with_its_person() -> None:
    """D9.4"""
    table = shaken((1, "craftsman"), (3, "young_monk")).play("lose 1")
    assert table.is_over, "only the other palace has floors to lose"
    assert table.palaces(0) == [(2, "young_monk")]
    assert table.told("released") == [(0, "craftsman", 0)]
    assert shaken((2, "craftsman", "old_monk"), (1, "young_monk")).play("lose 1", "lose 1").palaces(0) == [
        (1, "young_monk")
    ]


def test_who_has_no_floor_left_is_released_by_choice_after_both_floors_are_gone() -> None:
    """D9.4 RULING: within that palace, though another has room."""
    table = shaken((3, "craftsman", "young_monk", "court_lady"), (3,)).play("lose 1")
    assert len(table.persons(0)) == 3
    table.play("lose 1")
    assert table.legal == ["release 1 craftsman", "release 1 court_lady", "release 1 young_monk"]
    table.play("release 1 craftsman")
    assert table.legal == ["release 1 court_lady", "release 1 young_monk"]
    table.play("release 1 court_lady")
    assert table.palaces(0) == [(1, "young_monk"), (3,)]


def test_two_palaces_may_each_lose_a_person() -> None:
    """D9.4"""
    table = shaken((2, "craftsman", "young_monk"), (2, "court_lady", "old_farmer")).play("lose 1", "lose 2")
    assert table.legal == ["release 1 craftsman", "release 1 young_monk"]
    table.play("release 1 young_monk")
    assert table.legal == ["release 2 court_lady", "release 2 old_farmer"]
    table.play("release 2 court_lady")
    assert table.palaces(0) == [(1, "craftsman"), (1, "old_farmer")]


def test_a_floor_nobody_lives_on_costs_nobody() -> None:
    """D9.4"""
    table = shaken((3, "craftsman"), (2, "young_monk")).play("lose 1", "lose 2")
    assert table.palaces(0) == [(2, "craftsman"), (1, "young_monk")]


@pytest.mark.parametrize(
    "palaces", [[], [(1, "craftsman")], [(1, "craftsman"), (1,)], [(2, "craftsman", "young_monk")]]
)
def test_who_has_no_more_than_two_floors_loses_all(palaces: list[Palace]) -> None:
    """D9.4 RULING"""
    table = shaken(*palaces)
    assert table.is_over
    assert table.palaces(0) == []


def test_the_earth_quakes_in_turn_order() -> None:
    """D9.4, D5.8: one player finishes before the next."""
    track = scene(3).each(palaces=[(3, "craftsman", "young_monk", "court_lady"), (1,)])
    for seat, steps in enumerate((1, 5, 3)):
        track.seat(seat, steps=steps)
    assert track.wonder("earthquake").turns("lose 1")[::4] == [1, 2, 0]


# D9.5 Flood


def floods(yuan: int, rice: int, fireworks: int) -> set[tuple[int, int, int]]:
    """All that a player can be left with."""
    left: set[tuple[int, int, int]] = set()
    begun = [scene(2).seat(1, yuan=0).seat(0, yuan=yuan, rice=rice, fireworks=fireworks).wonder("flood")]
    while begun:
        table = begun.pop()
        if table.is_over:
            seat = table.seat(0)
            left.add((seat["yuan"], seat["rice"], seat["fireworks"]))
            continue
        begun += [Table(table.game.clone(), []).play(text) for text in table.legal]
    return left


def test_rulebook_example_flood() -> None:
    """D9.5: of 3 yuan, 2 rice and 2 fireworks three go, such as 2 yuan and a firework or a yuan and 2 rice."""
    left = floods(3, 2, 2)
    assert (1, 2, 1) in left
    assert (2, 0, 2) in left
    every = {(y, r, f) for y in range(4) for r in range(3) for f in range(3) if y + r + f == 4}
    assert left == every


def test_the_flood_asks_for_yuan_and_then_for_rice() -> None:
    """D9.5: fireworks are the rest of what goes back."""
    table = scene(2).seat(1, yuan=0).seat(0, yuan=3, rice=2, fireworks=2).wonder("flood")
    assert (table.question, table.game.question().named()) == ("flood-yuan", {"player": 0, "goods": 3})
    table.play("return-yuan 1")
    assert (table.question, table.game.question().named()) == ("flood-rice", {"player": 0, "goods": 2})
    assert table.legal == ["return-rice 0", "return-rice 1", "return-rice 2"]
    assert table.play("return-rice 0").told("goods-returned") == [(0, 1, 0, 2), (1, 0, 0, 0)]


@pytest.mark.parametrize(
    ("goods", "kept"), [((0, 0, 0), 0), ((1, 0, 0), 1), ((0, 1, 1), 1), ((9, 0, 0), 5), ((0, 0, 3), 2), ((2, 5, 1), 4)]
)
def test_half_rounded_down_goes_back_in_any_mix(goods: tuple[int, int, int], kept: int) -> None:
    """D9.5"""
    yuan, rice, fireworks = goods
    every = {
        (y, r, f) for y in range(yuan + 1) for r in range(rice + 1) for f in range(fireworks + 1) if y + r + f == kept
    }
    assert floods(*goods) == every


# D9.6 Solar eclipse


def eclipse(event: str, **pieces: int) -> Scene:
    return scene(2).month(7, event).super_event("solar_eclipse").each(palaces=[(3,)], **pieces)


def test_an_eclipse_of_tribute_takes_it_again() -> None:
    """D9.6, D5.2"""
    table = eclipse("tribute", yuan=9).seat(1, yuan=7, palaces=[(2, "craftsman", "young_monk")]).then("EventPhase")
    table.play("release 1 craftsman")
    assert table.each("yuan") == [1, 0]
    assert table.persons(1) == ["young_monk"]


def test_an_eclipse_of_drought_is_hunger_again() -> None:
    """D9.6, D5.3"""
    table = eclipse("drought", rice=3).seat(0, palaces=[(2, "craftsman"), (1, "young_monk")]).then("EventPhase")
    assert table.play("unfed 2").persons(0) == ["craftsman"]
    assert table.each("rice") == [0, 3]


def test_an_eclipse_of_contagion_takes_three_more() -> None:
    """D9.6, D5.4"""
    many: list[Palace] = [(3, "craftsman", "craftsman", "craftsman"), (3, "craftsman", "craftsman"), (2, "young_monk")]
    table = eclipse("contagion").seat(0, palaces=[*many, (1, "court_lady")]).then("EventPhase")
    assert table.turns("release 1") == [0] * 6
    assert len(table.persons(0)) == 1


def test_an_eclipse_of_mongols_scores_and_releases_again() -> None:
    """D9.6, D5.5: helmets are counted anew."""
    table = eclipse("mongols").seat(0, palaces=[(3, "old_warrior", "craftsman")])
    table.seat(1, palaces=[(3, "young_warrior", "craftsman", "craftsman")])
    invaded = table.then("EventPhase").play("release 1 young_warrior")
    assert invaded.is_over
    assert invaded.each("points") == [4, 1]
    assert invaded.persons(1) == ["craftsman"]


def test_rulebook_example_an_eclipse_of_the_festival_can_have_another_winner() -> None:
    """D9.6, D5.6: 5 and 4 leave 2 and 2."""
    table = eclipse("festival").seat(0, fireworks=5).seat(1, fireworks=4).then("EventPhase")
    assert table.each("points") == [12, 9]
    assert table.each("fireworks") == [1, 1]


@pytest.mark.parametrize("event", EVENTS)
def test_the_event_of_month_7_happens_twice(event: str) -> None:
    """D9.6"""
    assert eclipse(event).then("EventPhase").told("event-happens") == [(event,), (event,)]


# D9.7, D9.8


def test_a_volcanic_eruption_puts_all_markers_on_one_pile_in_their_order() -> None:
    """D9.7, D2.5: the leader on top; the first to move on lies ahead of all."""
    track = scene(4).groups("military_parade").seat(0, steps=9).seat(1, steps=20).seat(2, steps=9).seat(3, steps=4)
    table = track.order(1, 2, 0, 3).super_event("volcanic_eruption").then("SuperEvent", ("TakeAction", 0))
    assert table.each("steps") == [0, 0, 0, 0]
    assert table.view["order"] == [1, 2, 0, 3]
    table.play("do military_parade")
    assert table.view["order"] == [0, 1, 2, 3]


def test_a_tornado_takes_two_cards_of_the_owners_choice() -> None:
    """D9.8: in turn order, for all to see."""
    table = scene(2).each(hand="monk wild wild farmer").seat(1, steps=1).wonder("tornado")
    assert table.player == 1
    assert table.legal == ["discard monk", "discard farmer", "discard wild"]
    assert table.game.question().named() == {"player": 1, "cards": 2}
    table.play("discard wild")
    assert table.game.question().named() == {"player": 1, "cards": 1}
    table.play("discard wild")
    assert table.player == 0
    table.play("discard monk", "discard farmer")
    assert table.each("cards") == [["wild", "wild"], ["monk", "farmer"]]
    assert table.told("card-discarded") == [(1, "wild"), (1, "wild"), (0, "monk"), (0, "farmer")]


def months_with_cards(players: int, super_event: str) -> set[int]:
    """The months of a whole game in which a person card is played."""
    game = new_game("dragon", players, seed=players, super_event=super_event)
    choose = random.Random(players)
    month, months = 0, set()
    while not game.is_over:
        for news in game.play(choose.choice(game.legal_texts())):
            if news.kind.name == "month-begins":
                month = int(news.named()["month"])
            elif news.kind.name == "card-played":
                months.add(month)
    return months


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_after_a_tornado_cards_are_played_in_months_8_and_9_and_no_more(players: int) -> None:
    """D9.8"""
    assert months_with_cards(players, "tornado") == set(range(1, 10))
    assert months_with_cards(players, "flood") == set(range(1, 12))


# D9.9 Sunrise


def test_at_sunrise_each_takes_a_young_person_of_another_type_without_a_card() -> None:
    """D9.9, D1.1"""
    table = scene(3).each(hand="").seat(1, steps=1).wonder("sunrise")
    assert table.player == 1
    assert len(table.legal) == 9
    assert not [text for text in table.legal if "old" in text]
    table.play("take young_monk", "house 1")
    assert table.seat(1)["steps"] == 7
    assert table.player == 0
    assert "take young_monk" not in table.legal
    table.play("take craftsman", "house 2")
    assert len(table.legal) == 7
    assert table.play("take court_lady", "house 1").persons(2) == ["court_lady"]


def test_the_order_of_the_sunrise_is_fixed_when_it_begins() -> None:
    """D2.5 RULING, D9.9: overtaken players still take first."""
    track = scene(3).seat(0, steps=2).seat(1, steps=1)
    table = track.wonder("sunrise").play("take court_lady", "house 1", "take young_monk", "house 1")
    assert table.player == 2
    assert table.view["order"] == [1, 0, 2]


def test_a_type_turned_away_at_sunrise_is_still_chosen() -> None:
    """D9.9 RULING, D4.2"""
    table = scene(2).each(palaces=[(1, "craftsman")]).wonder("sunrise").play("take young_monk")
    assert table.legal == ["turn-away", "release 1 craftsman"]
    table.play("turn-away")
    assert (table.seat(0)["steps"], table.persons(0)) == (0, ["craftsman"])
    assert "take young_monk" not in table.legal
    table.play("take young_healer", "release 1 craftsman")
    assert (table.seat(1)["steps"], table.persons(1)) == (4, ["young_healer"])


def test_with_nothing_allowed_left_at_sunrise_nothing_is_taken() -> None:
    """D9.9 RULING: one type is left, and the first player has it; old persons don't count."""
    table = scene(2).supply(only="old_monk", craftsman=3).wonder("sunrise").play("house 1")
    assert table.is_over
    assert table.persons(0) == ["craftsman"]
    assert table.persons(1) == []
    assert table.view["supply"]["craftsman"] == 2
    last = scene(2).supply(only="craftsman court_lady").wonder("sunrise").play("take court_lady", "house 1", "house 1")
    assert last.is_over
    assert last.persons(1) == ["craftsman"]


# D9.10 Assassination attempt


def test_privileges_are_lost_before_they_score() -> None:
    """D9.10"""
    month = scene(2).month(7, "peace").super_event("assassination_attempt")
    table = month.each(palaces=[(1, "craftsman")], privileges=(2, 1)).then("EventPhase", "Scoring")
    assert table.each("privileges") == [{"small": 0, "large": 0}] * 2
    assert table.each("points") == [1, 1]


def test_new_privileges_may_be_bought_after_the_attempt() -> None:
    """D9.10"""
    later = scene(2).groups("privilege").each(privileges=(1, 0)).super_event("assassination_attempt")
    table = later.then("SuperEvent", ("TakeAction", 0), "Scoring").play("do privilege")
    assert table.each("privileges") == [{"small": 1, "large": 0}, {"small": 0, "large": 0}]
    assert table.seat(0)["sources"]["privileges"] == 1


# D9.11 Edict


@pytest.mark.parametrize(
    ("type_", "persons", "good", "amount"),
    [
        ("tax_collector", ["tax_collector", "tax_collector"], "yuan", 6),
        ("farmer", ["young_farmer", "old_farmer"], "rice", 3),
        ("pyrotechnist", ["young_pyrotechnist", "old_pyrotechnist"], "fireworks", 3),
        ("warrior", ["young_warrior", "old_warrior"], "steps", 3),
        ("scholar", ["young_scholar", "old_scholar"], "points", 5),
        ("court_lady", ["court_lady", "court_lady"], "points", 2),
        ("monk", ["young_monk", "old_monk"], "points", 9),
    ],
)
def test_the_edict_gives_the_symbols_on_the_tiles_alone(type_: str, persons: list[str], good: str, amount: int) -> None:
    """D9.11: without the symbol of the action card; monks as at the end. Craftsmen and healers have their own tests."""
    table = scene(2).seat(0, yuan=0, palaces=[(3, *persons, "old_healer")]).wonder("edict")
    assert set(table.legal) == {f"edict {type_}", "edict healer"}
    table.play(f"edict {type_}")
    seat = table.seat(0)
    goods = {name: seat[name] for name in ("yuan", "rice", "fireworks", "steps", "points")}
    assert goods == {**dict.fromkeys(goods, 0), good: amount}


def test_rulebook_example_edict() -> None:
    """D9.11: Ania's farmers bring rice, Wojtek's monks Buddhas times floors, Magda's scholars a point a book."""
    courts = scene(3).seat(0, palaces=[(2, "young_farmer", "old_farmer"), (1, "craftsman")])
    courts.seat(1, palaces=[(2, "old_monk"), (1, "craftsman")]).seat(2, palaces=[(2, "young_scholar", "craftsman")])
    table = courts.wonder("edict").play("edict farmer", "edict monk", "edict scholar")
    assert table.each("rice") == [3, 0, 0]
    assert table.each("points") == [0, 4, 2]


def test_an_edict_for_craftsmen_builds_a_floor_for_each_hammer() -> None:
    """D9.11 RULING, D3.6"""
    table = scene(2).seat(0, palaces=[(3, "craftsman", "craftsman"), (1, "old_healer")]).wonder("edict")
    table.play("edict craftsman", "floor 2", "new-palace")
    assert table.is_over, "two floors for two hammers"
    assert table.palaces(0) == [(3, "craftsman", "craftsman"), (2, "old_healer"), (1,)]


def test_healers_bring_nothing_at_an_edict() -> None:
    """D9.11 RULING"""
    before = scene(2).seat(0, palaces=[(2, "old_healer", "craftsman")])
    assert before.wonder("edict").play("edict healer").view == before.then().view


def test_a_player_without_persons_is_skipped_by_the_edict() -> None:
    """D9.11 RULING: and a single type is not asked for."""
    table = (
        scene(3).seat(0, palaces=[(2, "tax_collector")], yuan=0).seat(2, palaces=[(2, "young_farmer")]).wonder("edict")
    )
    assert table.is_over
    assert table.told("edict-chosen") == [(0, "tax_collector"), (2, "farmer")]


def test_the_order_of_the_edict_is_fixed_when_it_begins() -> None:
    """D2.5 RULING, D9.11: warriors march at once, but who is overtaken has had a turn or still gets it."""
    track = scene(3).each(palaces=[(2, "old_warrior", "craftsman")])
    table = track.seat(0, steps=3).seat(1, steps=2).seat(2, steps=1).wonder("edict")
    asked: list[int] = []
    while not table.is_over:
        asked.append(table.player)
        table.play("edict warrior")
    assert asked == [0, 1, 2]
    assert table.each("steps") == [5, 4, 3]


# D9.12 Both expansions


@pytest.mark.parametrize("name", SUPER_EVENTS)
@pytest.mark.parametrize("players", [2, 5])
def test_both_expansions_can_be_combined(name: str, players: int) -> None:
    """D9.12: a whole game with the wall and each super event, which happens once."""
    game = new_game("dragon", players, seed=players, great_wall=True, super_event=name)
    choose = random.Random(players)
    kinds: list[str] = []
    while not game.is_over:
        kinds += [news.kind.name for news in game.play(choose.choice(game.legal_texts()))]
    assert kinds.count("super-event-happens") == 1
    assert kinds.count("wall-holds") + kinds.count("wall-broken") == 3
    assert game.winner is not None
