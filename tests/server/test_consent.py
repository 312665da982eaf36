"""What all people at a table must agree to: to go back beyond a fence, to abandon the game."""

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

from tests.server.house import FREE, ME, House, bot
from tests.server.patience import till
from yamen import loads
from yamen.engine.tasks import CHANCE
from yamen.server.accounts.schemas import Me
from yamen.server.errors import Conflict, DomainError, PermissionDenied
from yamen.server.tables import moves
from yamen.server.tables.listeners import Broadcast
from yamen.server.tables.schemas import LogStep, NewSeat
from yamen.server.tables.state import TableState


async def three(house: House, game: str = "dragon") -> tuple[TableState, list[Me]]:
    people = [await house.guest(name) for name in ("Ania", "Emre", "Jana")]
    return await house.running(*people, game=game), people


async def play_until_beyond(house: House, table: TableState, people: list[Me], seat: int) -> int:
    """Play until the seat has decided and chance or another has moved since; returns the number before it decided."""
    while table.game.player != seat:
        await house.play_on(table, people, 1)
    before = table.number
    await house.play_on(table, people, 1)
    while table.game.player == seat:
        before = table.number
        await house.play_on(table, people, 1)
    return before


async def test_all_people_must_agree_to_go_back_and_then_the_table_stands_as_it_stood(house: House) -> None:
    table, people = await three(house)
    before = await play_until_beyond(house, table, people, 0)
    stood = (await house.records.replay(table.id, people[0], before, 0)).view
    number = table.number
    await house.play.propose(table.id, people[0], number, "undo")
    proposal = (await house.tables.view(table.id, people[2])).proposal
    assert proposal is not None
    assert (proposal.kind, proposal.by, proposal.to) == ("undo", 0, before)
    assert (proposal.agreed, proposal.waiting) == ([0], [1, 2])
    await house.play.answer(table.id, people[2], True)
    assert table.number == number
    await house.play.answer(table.id, people[1], True)
    state = await house.tables.view(table.id, people[0])
    assert (state.number, state.view, state.to_move, state.proposal) == (number + 1, stood, 0, None)
    assert not state.can_undo
    again = await house.reopened()
    assert (await again.tables.view(table.id, people[0])) == state
    await again.close()


async def test_a_proposal_outlives_a_restart(house: House) -> None:
    table, people = await three(house)
    before = await play_until_beyond(house, table, people, 1)
    await house.play.propose(table.id, people[1], table.number, "undo")
    again = await house.reopened()
    for person in (people[0], people[2]):
        await again.play.answer(table.id, person, True)
    there = await again.registry.get(table.id)
    assert there.game.view(1) == (await again.records.replay(table.id, people[1], before, 1)).view
    await again.close()


async def test_a_proposal_falls_by_a_move_by_a_no_and_when_somebody_resigns(house: House) -> None:
    table, people = await three(house)
    await play_until_beyond(house, table, people, 0)

    async def proposed() -> None:
        await house.play.propose(table.id, people[0], table.number, "undo")
        assert table.views.view(None).proposal is not None

    await proposed()
    with pytest.raises(Conflict, match="Another proposal"):
        await house.play.propose(table.id, people[1], table.number, "abandon")
    await house.play_on(table, people, 1)
    assert table.views.view(None).proposal is None
    with pytest.raises(Conflict, match="Nothing is proposed"):
        await house.play.answer(table.id, people[1], True)
    await proposed()
    await house.play.answer(table.id, people[1], False)
    assert table.views.view(None).proposal is None
    await proposed()
    await house.play.answer(table.id, people[0], False)  # who proposed can think better of it
    assert table.views.view(None).proposal is None
    await proposed()
    await house.play.resign(table.id, people[2], 2)
    assert table.views.view(None).proposal is None
    assert table.stage == "running"


async def test_strangers_neither_propose_nor_answer(house: House) -> None:
    table, people = await three(house)
    stranger = await house.guest("Stranger")
    await play_until_beyond(house, table, people, 0)
    for kind in ("undo", "abandon"):
        with pytest.raises(PermissionDenied):
            await house.play.propose(table.id, stranger, table.number, kind)
    await house.play.propose(table.id, people[0], table.number, "abandon")
    with pytest.raises(PermissionDenied):
        await house.play.answer(table.id, stranger, True)
    with pytest.raises(Conflict, match="not 0"):
        await house.play.propose(table.id, people[1], 0, "undo")


async def test_who_plays_with_bots_alone_goes_back_at_once(house: House) -> None:
    ania = await house.guest("Ania")
    table = await house.table(ania, ME, bot(), bot())
    await house.play.start(table.id, ania)

    await house.wait_for_bots(table)
    with pytest.raises(Conflict, match="no decision"):
        await house.play.propose(table.id, ania, table.number, "undo")
    while True:
        before, view = table.number, table.game.view(0)
        await house.play.play(table.id, ania, before, table.game.legal_moves()[0])
        if table.game.player != 0:
            break
    await house.wait_for_bots(table)
    assert table.number > before + 1
    await house.play.propose(table.id, ania, table.number, "undo")
    assert (table.game.view(0), table.game.player) == (view, 0)


async def test_a_person_answers_for_all_their_seats(house: House) -> None:
    ania, emre = await house.guest("Ania"), await house.guest("Emre")
    table = await house.table(ania, ME, NewSeat("same_screen", name="Kasia"), FREE)
    await house.seating.join(table.id, emre, 2)
    await house.play.start(table.id, ania)
    await house.play_on(table, [ania, ania, emre], 6)
    await house.play.propose(table.id, emre, table.number, "abandon")
    proposal = table.views.view(emre.id).proposal
    assert proposal is not None
    assert (proposal.by, proposal.agreed, proposal.waiting) == (2, [2], [0, 1])
    await house.play.answer(table.id, ania, True)
    assert table.abandoned


async def test_an_abandoned_game_is_over_without_a_result_and_has_a_record(house: House) -> None:
    table, people = await three(house, "gugong")
    await house.play_on(table, people, 20)
    await house.play.propose(table.id, people[2], table.number, "abandon")
    for person in people[:2]:
        await house.play.answer(table.id, person, True)
    state = await house.tables.view(table.id, people[0])
    assert (state.stage, state.abandoned, state.result, state.to_move, state.legal) == ("over", True, None, None, [])
    with pytest.raises(Conflict, match="over"):
        await house.play.play(table.id, people[table.game.player], table.number, table.game.legal_moves()[0])
    game = loads(await house.records.record(table.id, people[1]))
    assert (len(game.moves), game.is_over) == (table.number, False)
    assert (await house.records.replay(table.id, people[0], 10, 1)).view is not None
    again = await house.reopened()
    assert await again.tables.view(table.id, people[0]) == state
    await again.close()


async def test_bots_wait_while_people_decide(house: House) -> None:
    ania, emre = await house.guest("Ania"), await house.guest("Emre")
    table = await house.table(ania, ME, FREE, bot("random"))
    await house.seating.join(table.id, emre, 1)
    people = [ania, emre]
    await house.play.start(table.id, ania)
    await till(lambda: table.game.player != 2)
    while table.game.player != 2:
        await house.play_on(table, people, 1)
    await house.play.propose(table.id, ania, table.number, "abandon")
    number = table.number
    await house.wait_for_bots(table)
    assert (table.number, table.game.player) == (number, 2)
    await house.play.answer(table.id, emre, False)
    await house.wait_for_bots(table)
    assert table.number > number


class Witness:
    """Somebody who has been there all along."""

    def __init__(self, table: TableState) -> None:
        self.table = table
        self.steps: list[LogStep] = []
        self.views: dict[int, Any] = {table.number: table.game.view(0)}
        table.listeners.add(self.hear)

    def hear(self, notice: Broadcast) -> None:
        self.steps += notice.steps
        self.views[self.table.number] = self.table.game.view(0)


@pytest.mark.parametrize("game", ["dragon", "gugong"])
async def test_whatever_is_taken_back_replay_restart_and_record_stay_right(
    house: House, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    rng = random.Random(7)
    monkeypatch.setattr(moves.DICE, "choices", rng.choices)
    people = [await house.guest(name) for name in ("Ania", "Emre")]
    table = await house.running(*people, game=game)
    start = table.number
    witness = Witness(table)
    backs = 0
    for turn in range(400):
        if table.stage != "running":
            break
        try:
            what = rng.random()
            if what < 0.12:
                person = rng.choice(people)
                await house.play.propose(table.id, person, table.number, "undo")
                other = people[1 - people.index(person)]
                await house.play.answer(table.id, other, rng.random() < 0.8)
                backs += table.number > 0 and table.snapshot == table.number
            elif what < 0.25:
                await house.play.undo(table.id, rng.choice(people), table.number)
            else:
                await house.play_on(table, people, 1)
        except DomainError as error:
            if "decision yet" not in str(error) and "nothing of yours" not in str(error):
                raise
        if turn % 25 == 0:
            other_house = await House.at(house.config.data)
            there = await other_house.registry.get(table.id)
            assert (there.number, there.snapshot) == (table.number, table.snapshot)
            assert there.game.to_json() == table.game.to_json()
            assert [there.views.view(person.id) for person in people] == [
                table.views.view(person.id) for person in people
            ]
            await other_house.close()
    assert backs >= 5
    for number, view in witness.views.items():
        assert (await house.records.replay(table.id, people[0], number, 0)).view == view
    for since in (start, start + 40, table.number - 3):
        heard = [step for step in witness.steps if step.number > since and step.events != [] and not gossip(step)]
        told = await house.records.steps(table, people[0].id, since, table.number)
        assert [step.number for step in told] == list(range(since + 1, table.number + 1))
        assert [step for step in told if step.events] == heard
    if table.stage == "running":
        await house.play.propose(table.id, people[0], table.number, "abandon")
        await house.play.answer(table.id, people[1], True)
    recorded = loads(await house.records.record(table.id, None))
    assert recorded.view(0) == table.game.view(0)
    assert CHANCE in {seat for seat, _ in recorded.moves}
    course = await house.records.course(table.id, None)
    assert course.of == table.number
    assert course.standings[-1].scores == recorded.scores


async def test_one_can_go_back_to_the_same_decision_again_and_again(house: House) -> None:
    ania = await house.guest("Ania")
    table = await house.table(ania, ME, NewSeat("same_screen", name="Kasia"))
    await house.play.start(table.id, ania)
    await house.play_on(table, [ania, ania], 30)
    start, stood = table.number, table.game.view(0)
    for _ in range(4):
        while table.game.view(0)["players"] == stood["players"]:
            await house.play_on(table, [ania, ania], 1)
        while table.game.view(0) != stood:
            await house.play.propose(table.id, ania, table.number, "undo")
    course = await house.records.course(table.id, ania)
    now = course.standings[0]
    for number in range(table.number + 1):
        now = next((standing for standing in course.standings if standing.number == number), now)
        assert now.scores == (await house.records.replay(table.id, ania, number, 0)).scores
    assert (await house.records.replay(table.id, ania, start, 0)).view == stood


def gossip(step: LogStep) -> bool:
    """What is told only to those who are there."""
    return step.events[0]["kind"] in ("disagreed", "abandoned")


@pytest.mark.parametrize("where", ["sqlite", "postgres"])
async def test_answers_given_in_two_processes_at_once_both_count(
    tmp_path: Path, where: str, request: pytest.FixtureRequest
) -> None:
    database = None if where == "sqlite" else request.getfixturevalue("database")
    here = await House.at(tmp_path, database)
    there = await House.at(tmp_path, database)
    table, people = await three(here)
    await play_until_beyond(here, table, people, 0)
    await here.play.propose(table.id, people[0], table.number, "undo")
    await there.registry.get(table.id)
    number = table.number
    await asyncio.gather(here.play.answer(table.id, people[1], True), there.play.answer(table.id, people[2], True))
    fresh = await House.at(tmp_path, database)
    seen = await fresh.registry.get(table.id)
    assert (seen.number, seen.proposal, seen.game.player) == (number + 1, None, 0)
    for house in (here, there, fresh):
        await house.close()


@pytest.mark.parametrize("where", ["sqlite", "postgres"])
async def test_a_no_in_one_process_counts_before_the_last_yes_in_another(
    tmp_path: Path, where: str, request: pytest.FixtureRequest
) -> None:
    database = None if where == "sqlite" else request.getfixturevalue("database")
    here = await House.at(tmp_path, database)
    there = await House.at(tmp_path, database)
    people = [await here.guest(name) for name in ("Ania", "Emre", "Jana")]
    table = await here.running(*people)
    await play_until_beyond(here, table, people, 0)
    await here.play.propose(table.id, people[0], table.number, "undo")
    await here.play.answer(table.id, people[1], True)
    await there.registry.get(table.id)
    await here.play.answer(table.id, people[1], False)
    with pytest.raises(Conflict, match="Nothing is proposed"):
        await there.play.answer(table.id, people[2], True)
    assert (await there.registry.get(table.id)).number == table.number
    for house in (here, there):
        await house.close()
