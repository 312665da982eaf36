"""The guides of a first game, played to their end by touching things, with every task solved."""

import re
import time

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.hands import ENOUGH, LEGAL, ON, PATIENCE, Hands, state_of
from tests.browser.scenes import settle

COACH = ".coach"
KINDS = ("open", "met", "missed", "word", "questions", "play")
"""What the guide is at: a task and how it stands, a word, questions, or help while the player plays."""
TAB = {"gift:palace": "Palace", "gift:travel": "Travel", "gift:jade": "Jade", "option:a:palace": "Palace"}
"""Where a phone shows things that are not in the picture."""
HELPS = {
    "tribute": "tax_collector",
    "drought": "farmer",
    "contagion": "healer",
    "mongols": "warrior",
    "festival": "pyrotechnist",
}


class Pupil(Hands):
    """Reads what the guide says, does what it asks for, and plays whatever comes in between."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        page.wait_for_url("**/table/*?guide")
        expect(page.locator(COACH)).to_be_visible()
        settle(page)

    # What the guide says

    @property
    def kind(self) -> str:
        """Empty while a story is told instead."""
        found: list[str] = self.page.evaluate("[...(document.querySelector('.coach')?.classList ?? [])]")
        return next((kind for kind in KINDS if kind in found), "")

    @property
    def text(self) -> str:
        return self.page.locator(f"{COACH} .said").inner_text()

    def says(self, text: str) -> None:
        expect(self.page.locator(f"{COACH} .said")).to_contain_text(text)

    def press(self, name: str) -> None:
        before = self.text
        self.page.locator(COACH).get_by_role("button", name=name, exact=True).click()
        self.page.wait_for_function("(old) => document.querySelector('.coach .said')?.innerText !== old", arg=before)

    def listen(self) -> None:
        while self.kind == "word":
            self.press("Next")

    def praises(self, text: str) -> None:
        """A task is solved."""
        self.says(text)
        assert self.kind == "met"
        self.press("Next")

    def until(self, *kinds: str) -> None:
        """Play whatever is asked until the guide is at something, or ask it to go on."""
        end = time.monotonic() + PATIENCE / 1000
        while True:
            assert time.monotonic() < end, f"The guide never comes to {kinds}."
            settle(self.page)  # a task may be about what has just been asked
            kind = self.kind
            if kind in kinds:
                return
            assert kind in ("play", ""), self.text
            self._touch()

    # What the player does

    def touch(self, *things: str) -> None:
        """Touch these things one after the other, and confirm the move that they make."""
        number = state_of(self.page)["number"]
        for thing in things:
            spot = f'{LEGAL}[data-thing="{thing}"]'
            expect(self.page.locator(spot).first).to_be_attached()
            settle(self.page)  # the camera may be on its way to where the card could go
            if not self._press(spot):
                self.page.locator(".tabs").get_by_role("button", name=TAB[thing]).click()
                settle(self.page)
                assert self._press(spot), f"{thing} can't be touched."
        expect(self.page.locator(ON)).to_be_visible()
        assert self._press(ON)
        self.moved(number)

    def choose(self, text: str) -> None:
        """Take a choice beside the board."""
        number = state_of(self.page)["number"]
        self.page.locator(".choices, .acts").get_by_role("button", name=text).first.click()
        self.moved(number)

    def moved(self, number: int) -> None:
        """Wait until the page shows what a move has led to."""
        end = time.monotonic() + PATIENCE / 1000
        while state_of(self.page)["number"] == number:
            assert time.monotonic() < end, "The move isn't made."
            self.page.wait_for_timeout(20)
        settle(self.page)


def value(gift: str) -> int:
    return int(gift.split("-")[0])


LOCATIONS = ("travel", "great_wall", "jade", "intrigue", "palace", "decrees", "canal")


class GugongPupil(Pupil):
    def exchange_at(self, location: str) -> None:
        """With the lowest higher card, else with the lowest of all."""
        state = state_of(self.page)
        cards = sorted(state["view"]["cards"][0]["hand"]["cards"], key=value)
        gift = state["view"]["board"][LOCATIONS.index(location)]
        free = [card for card in cards if value(card) > value(gift)]
        self.touch(f"hand:{(free or cards)[0]}", f"gift:{location}")

    def solve(self, location: str, pays: str, kind: str = "open") -> None:
        """Exchange at a location and take option A there, until the task is solved."""
        for _ in range(ENOUGH):
            if self.kind == "":  # the night is told
                self._touch()
                continue
            if self.kind != kind:
                return
            state = state_of(self.page)
            question = state["question"] if state["to_move"] == 0 else None
            asked = question["kind"] if question else None
            if question is None:
                self.page.wait_for_timeout(30)
            elif asked == "exchange":
                self.exchange_at(location)
            elif asked == "pay-exchange":
                self.choose(pays)
            elif asked == "card-action" or (asked == "action" and question["location"] != location):
                self.choose("Skip")
            elif asked == "action":
                self.touch(f"option:a:{location}")
            else:
                self._touch()
                settle(self.page)


@pytest.mark.parametrize("size", ["phone", pytest.param("desk", marks=pytest.mark.nightly)])
def test_the_guide_of_gugong_leads_through_a_day_and_a_night(open_page: Open, size: str) -> None:
    pupil = GugongPupil(open_page("/guide/gugong", size=size))
    page = pupil.page
    expect(page.locator(".spotlight").first).to_be_visible()  # it points at what it speaks of,
    assert page.locator(LEGAL).count() == 0  # and waits until that is read
    pupil.listen()

    assert pupil.kind == "open"
    pupil.touch("hand:1-palace", "gift:jade")  # a mistake: a 1 for a 7
    pupil.says("isn’t higher than the gift")
    pupil.says("Undo takes the move back.")
    page.get_by_role("button", name="Undo", exact=True).click()
    expect(page.locator(f"{COACH} .verdict")).to_have_count(0)
    pupil.press("How?")
    expect(page.locator(".spotlight").first).to_be_visible()
    pupil.touch("hand:6-swap", "gift:palace")
    pupil.praises("Nothing paid!")
    pupil.solve("palace", "", "play")

    assert pupil.kind == "questions"
    answers = page.locator(f"{COACH} details")
    expect(answers).to_have_count(3)
    for at, answer in enumerate(("envoy in the palace", "One exchange", "bring no servants")):
        expect(answers.nth(at).locator("p")).to_be_hidden()
        answers.nth(at).locator("summary").click()
        expect(answers.nth(at).locator("p")).to_be_visible()
        expect(answers.nth(at).locator("p")).to_contain_text(answer)
    page.goto(page.url.removesuffix("?guide"))  # as one comes back from the list of one's tables
    expect(page.locator(f"{COACH} details")).to_have_count(3)
    pupil.press("Go on with the guide")

    pupil.until("open")
    pupil.says("Get your envoy a step further")
    steps = state_of(page)["view"]["players"][0]["envoy"]
    pupil.solve("palace", "Discard")
    assert state_of(page)["view"]["players"][0]["envoy"] > steps
    pupil.praises("A step nearer")

    pupil.until("open")
    pupil.says("Collect a travel token")
    pupil.solve("travel", "Remove 2 servants")
    pupil.praises("The token is yours")

    pupil.until("open", "word")  # whether a gift on the board matches a die depends on what the bot did
    if pupil.kind == "open":
        pupil.says("value of one of the dice")
        view = state_of(page)["view"]
        there = next(at for at, gift in zip(LOCATIONS, view["board"], strict=True) if value(gift) in view["dice"])
        TAB.setdefault(f"gift:{there}", there.replace("great_", "").capitalize())
        pupil.solve(there, "Exchange without any action")
        pupil.praises("It matches!")
        pupil.until("word")
    pupil.says("The night is over.")
    assert state_of(page)["view"]["day"] == 2
    pupil.listen()
    assert pupil.kind == "questions"
    page.get_by_role("button", name="Play on").click()
    expect(page.locator(COACH)).to_have_count(0)
    page.reload()
    settle(page)
    expect(page.locator(COACH)).to_have_count(0)


class DragonPupil(Pupil):
    def prepare(self) -> None:
        """Take the person who helps with the next event that finds the court unprepared."""
        pupil, view = self, state_of(self.page)["view"]
        court = [person.split("_", 1)[-1] for palace in view["players"][0]["palaces"] for person in palace["persons"]]
        court += [person for palace in view["players"][0]["palaces"] for person in palace["persons"]]
        event = next(one for one in view["events"] if one != "peace" and HELPS[one] not in court)
        pupil.touch(f"card:{HELPS[event]}")
        state = state_of(self.page)
        if state["question"] and state["question"]["kind"] == "take":
            pupil.touch(f"person:{state['legal'][0]['message']['person']}")
        pupil.house()

    def house(self) -> None:
        """Which palace it is that somebody moves into makes no difference here."""
        question = state_of(self.page)["question"]
        if question and question["kind"] == "house":
            self.touch("palace:1" if self.page.locator(f'{LEGAL}[data-thing="palace:1"]').count() else "palace:2")


@pytest.mark.parametrize("size", [pytest.param("phone", marks=pytest.mark.nightly), "desk"])
def test_the_guide_of_dragon_leads_through_two_months(open_page: Open, size: str) -> None:
    pupil = DragonPupil(open_page("/guide/dragon", size=size))
    page = pupil.page
    pupil.says("year of the dragon")
    expect(page.locator(".spotlight").first).to_be_visible()
    assert page.locator(LEGAL).count() == 0
    pupil.press("Next")
    pupil.says("Month 3 brings the first trouble: a drought")
    pupil.listen()

    pupil.says("at least 8 steps")
    for person in ("young_monk", "tax_collector"):
        pupil.touch(f"person:{person}")
        pupil.house()
    pupil.praises("9 steps!")

    pupil.until("open")
    pupil.says("without paying 3 yuan")
    taken = [player["dragon"] for player in state_of(page)["view"]["players"]]
    groups = state_of(page)["view"]["groups"]
    free = next(actions for at, actions in enumerate(groups) if at not in taken)
    pupil.touch(f"action:{next(one for one in free if one not in ('harvest', 'privilege'))}")
    pupil.praises("Nothing paid for the group")

    pupil.until("open")
    pupil.says("Month 3 brings a drought")
    pupil.touch("card:scholar")
    pupil.says("That card brings somebody else. Undo takes the move back.")
    page.get_by_role("button", name="Undo", exact=True).click()
    expect(page.locator(f"{COACH} .verdict")).to_have_count(0)
    settle(page)
    pupil.prepare()
    pupil.praises("Well prepared!")

    pupil.until("word")
    pupil.says("Your first points.")
    assert state_of(page)["view"]["month"] == 2
    pupil.listen()
    answers = page.locator(f"{COACH} details")
    answers.nth(2).locator("summary").click()
    expect(answers.nth(2).locator("p")).to_be_visible()
    expect(answers.nth(2)).to_contain_text("Month 3, Drought")
    pupil.press("Go on with the guide")

    pupil.until("open")
    pupil.says("Fill your stores")
    page.reload()
    pupil.says("Fill your stores")
    settle(page)
    pupil.press("How?")
    pupil.touch("action:harvest")
    pupil.praises("Your rice: 2.")

    pupil.until("open")
    pupil.says("Month 5 brings a contagion")  # the tax collector pays the tribute of month 4
    pupil.prepare()
    pupil.praises("Well prepared!")

    pupil.until("word")
    assert state_of(page)["view"]["month"] == 3
    pupil.listen()
    assert pupil.kind == "questions"
    page.get_by_role("button", name="Play on").click()
    expect(page.locator(COACH)).to_have_count(0)


def test_a_task_can_be_skipped_and_the_guide_left(open_page: Open) -> None:
    page = open_page()
    ways = page.get_by_role("article", name="In the Year of the Dragon").locator(".play, .ways").get_by_role("link")
    expect(ways.first).to_have_accessible_name(re.compile("^First game"))  # what a newcomer sees first
    ways.first.click()
    pupil = Pupil(page)
    pupil.listen()
    assert pupil.kind == "open"
    pupil.press("Skip the task")
    assert pupil.kind == "play"
    pupil.page.locator(COACH).get_by_role("button", name="Play without the guide").click()
    expect(pupil.page.locator(COACH)).to_have_count(0)
    expect(pupil.page.locator(LEGAL).first).to_be_visible()
