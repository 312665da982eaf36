"""Records: exact both ways, and each kind of mistake in one is named with its line."""

import random
from pathlib import Path

import pytest

import yamen
from tests.engine import toy
from tests.engine.records import NAMES, damaged, every_game, moves_of, played, read
from tests.engine.tables import table, tea
from yamen import BadOption, BadRecord, Game, GameDefinition, Setup, UnknownGame, find_game
from yamen.conformance import plain
from yamen.engine.content import Content
from yamen.engine.definition import Option
from yamen.engine.record import read_record, write_record
from yamen.engine.replay import read_game
from yamen.games.dragon.state import RULES

# Both ways


@pytest.mark.parametrize("name", NAMES)
def test_any_name_comes_back_as_it_was(name: str, tmp_path: Path) -> None:
    game = Game(tea(2), random.Random(1), [name, "other"])
    assert len(game.to_record().splitlines()) == game.to_record().count("\n"), "a name breaks no line"
    again = read(game.to_record())
    assert again.names == [name, "other"]
    assert again.to_record() == game.to_record()
    dragon = yamen.new_game("dragon", 2, seed=1, names=[name, "other"])
    dragon.save(tmp_path / "game.yamen")
    assert yamen.load(tmp_path / "game.yamen").names == [name, "other"]


def test_games_with_all_options_and_numbers_of_players_come_back_exactly_finished_or_not() -> None:
    for setup, seed in every_game():
        for game in (played(setup, seed), played(setup, seed, seed % 60)):
            text = game.to_record()
            again = read(text)
            assert again.to_record() == text
            assert (again.moves, again.names, again.setup.options) == (game.moves, game.names, setup.options)
            assert plain(again.position) == plain(game.position)


def test_a_record_is_a_text_that_a_person_can_read() -> None:
    game = Game(tea(2, hand=1), None, ["Ada", 'Bo "the cup"'])
    for move in ("draw 4", "draw 2", "hide 4", "serve 2", "toast 1", "sip"):
        game.play(move)
    assert game.to_record() == (
        '[Yamen "1"]\n'
        '[Game "tea"]\n'
        '[Rules "1"]\n'
        '[Content "0000000000000000"]\n'
        '[Players "2"]\n'
        '[Name "Ada"]\n'
        '[Name "Bo \\"the cup\\""]\n'
        '[Option "hand=1"]\n'
        '[Moves "6"]\n'
        '[Result "2 3"]\n'
        "\n"
        "* draw 4\n"
        "* draw 2\n"
        "1 hide 4\n"
        "2 serve 2\n"
        "2 toast 1\n"
        "2 sip\n"
    )


def test_other_line_ends_comments_spaces_and_case_do_not_matter() -> None:
    text = played(tea(3), 5).to_record()
    lines = text.splitlines()
    variants = [
        text.replace("\n", "\r\n"),
        text.replace("\n", "\r"),
        "\ufeff" + text,
        "\n".join(f"  {line} \t" for line in lines),
        text.replace("serve", "SERVE").replace("hide ", "hide   "),
        text.removesuffix("\n"),
    ]
    for variant in variants:
        assert read(variant).to_record() == text


def test_comments_and_tags_of_ones_own_come_back() -> None:
    text = played(tea(3), 5).to_record()
    noted = (
        "# a note\n\n"
        + text.replace("\n\n", '\n[Event "Café \\"Tea\\""]\n\n# here it begins\n\n')
        + "\n\n#the end\n#\n"
    )
    game = read(noted)
    last = len(game.moves)
    assert game.comments == {0: ["a note", "here it begins"], last: ["the end", ""]}
    assert game.tags == {"Event": 'Café "Tea"'}
    assert [step.comments for step in game.history()][-1] == ["the end", ""]
    again = read(game.to_record())
    assert (again.comments, again.tags, again) == (game.comments, game.tags, game)
    assert again != read(text)
    assert game.at(3).comments == {0: ["a note", "here it begins"]}


def test_a_comment_is_on_the_game_so_far_and_goes_with_what_is_taken_back() -> None:
    game = table([1, 2], [5, 6], cups=1)
    game.comment("before")
    game.play("sip")
    game.comment("two\nlines")
    assert game.to_record().endswith("# before\n1 sip\n# two\n# lines\n")
    copy = game.clone()
    game.undo()
    assert list(game.comments.values()) == [["before"]]
    assert list(copy.comments.values()) == [["before"], ["two", "lines"]]


def test_a_comment_breaks_no_line_and_tags_have_names_of_their_own() -> None:
    game = played(tea(3), 5)
    game.comments[1] = ["a\u2028b\nc"]
    assert read(game.to_record()).comments[1] == ["a b", "c"]
    for name in ("Result", "Name", "two words", "", 'x"]'):
        game.tags = {name: "x"}
        with pytest.raises(BadOption, match="can't be the name of a tag"):
            game.to_record()


# Several games


def test_several_games_in_a_file_come_back_each_with_its_comments(tmp_path: Path) -> None:
    games = [yamen.new_game("dragon", 2 + seed % 3, seed=seed) for seed in range(4)]
    games[1].comment("of the second")
    while not games[2].is_over:
        games[2].play(games[2].legal_moves()[0])
    file = tmp_path / "games.yamen"
    yamen.save_all(file, games)
    assert list(yamen.load_all(file)) == games
    assert list(yamen.load_all(file))[1].comments == games[1].comments
    text = file.read_text("utf-8").replace('[Yamen "1"]', '# above\n[Yamen "1"]')
    assert [game.comments[0] for game in yamen.loads_all(text)] == [["above"]] * 4
    assert list(yamen.loads_all(games[0].to_record())) == games[:1]
    with pytest.raises(BadRecord, match="another game begins there; load_all reads files of several games"):
        yamen.load(file)


def test_a_mistake_in_one_of_several_games_is_named_by_its_line_in_the_file() -> None:
    texts = [yamen.new_game("dragon", 2, seed=seed).to_record() for seed in (1, 2)]
    hurt = texts[1].replace("* event", "* evnt", 1)
    line = (texts[0] + "\n" + hurt).split("\n").index(next(x for x in hurt.split("\n") if "evnt" in x)) + 1
    games = yamen.loads_all(texts[0] + "\n" + hurt)
    assert next(games).to_record() == texts[0]
    with pytest.raises(BadRecord, match=f"^line {line}: "):
        next(games)


def test_a_record_of_a_game_before_its_first_move() -> None:
    text = Game(tea(2), None).to_record()
    assert read(text).moves == []
    assert read(text).to_record() == text


def test_tags_and_moves_are_written_and_read_line_by_line() -> None:
    tags = [("Yamen", "1"), *((name, "x") for name in ONCE[1:])]
    record = read_record(write_record(tags, [(-1, "a"), (0, "b c")]))
    assert [(line.number, line.seat, line.text, line.fault) for line in record.moves] == [
        (9, -1, "a", ""),
        (10, 0, "b c", ""),
    ]
    assert [tag.name for tag in record.tags] == ONCE
    assert (record.last_line, record.ended) == (10, True)


ONCE = ["Yamen", "Game", "Rules", "Content", "Players", "Moves", "Result"]


# Each kind of mistake

DRAGON = played(Setup(find_game("dragon"), 3, {"super_event": "flood"}), 2)
TEA = played(tea(2), 4, 12)
COUNT = len(TEA.moves)
COUNT_TAG = f'[Moves "{COUNT}"]'


@pytest.mark.parametrize(
    ("old", "new", "line", "reason"),
    [
        ('[Yamen "1"]', '[Yamen "2"]', 1, "the record has format '2'; this program reads format 1"),
        ('[Game "tea"]', '[Game "chess"]', 2, "There is no game 'chess'"),
        ('[Rules "1"]', '[Rules "one"]', 3, "the tag [Rules] must hold a number, not 'one'"),
        (
            '[Content "0',
            '[Content "1',
            4,
            "the game was played with content 1000000000000000, this is 0000000000000000",
        ),
        ('[Players "2"]', '[Players "7"]', 5, "tea is for 2 to 3 players, not 7"),
        ('[Players "2"]', '[Players "two"]', 5, "the tag [Players] must hold a number"),
        ('[Players "2"]', '[Players "²"]', 5, "the tag [Players] must hold a number"),
        ('[Players "2"]', f'[Players "{"9" * 5000}"]', 5, "the tag [Players] must hold a number"),
        ('[Players "2"]', '[Players "3"]', 7, "there are 3 players but 2 names"),
        ('[Option "hand=3"]', '[Option "hand=4"]', 8, "The option hand can't be '4'; choose one of: 3, 2, 1."),
        ('[Option "hand=3"]', '[Option "hand"]', 8, "The option hand can't be ''"),
        ('[Option "hand=3"]', '[Option "milk=3"]', 8, "tea has no option 'milk'"),
        ('[Option "hand=3"]', '[Option "hand=3"]\n[Option "hand=2"]', 9, "the option hand stands a second time"),
        ('[Option "hand=3"]', '# [Option "hand=3"]', 10, "the option hand is missing; each must stand once"),
        ('[Option "hand=3"]', '[Option "ha\\nd=3"]', 8, "tea has no option 'ha\nd'"),
        ('[Option "hand=3"]', '[Option "h\\and=3"]', 8, "is not a tag"),
        ('[Option "hand=3"]', '[Optoin "hand=3"]', 10, "the option hand is missing"),
        ('[Option "hand=3"]', 'Option "hand=3"]', 8, "'Option \"hand=3\"]' is not a tag"),
        ('[Option "hand=3"]', '[Option "hand=3]', 8, "is not a tag"),
        ('[Option "hand=3"]', "[Option hand=3]", 8, "is not a tag"),
        ('[Option "hand=3"]', '[Option "hand=3"] ?', 8, "is not a tag"),
        ('[Option "hand=3"]', '[Option "hand=\x1b3"]', 8, "is not a tag"),
        (COUNT_TAG, '[Moves "x"]', 9, "the tag [Moves] must hold a number, not 'x'"),
        (COUNT_TAG, "", 10, "the tag [Moves] is missing"),
        (COUNT_TAG, f"{COUNT_TAG}\n{COUNT_TAG}", 10, "the tag [Moves] stands a second time"),
        ('[Game "tea"]', '[Game "tea"]\n[Game "tea"]', 3, "the tag [Game] stands a second time"),
        ('[Name "', '# [Name "', 7, "there are 2 players but 1 names"),
        ("[", "# [", 1, ""),
    ],
)
def test_a_damaged_tag_is_named_with_its_line_and_nothing_is_played(old: str, new: str, line: int, reason: str) -> None:
    text = TEA.to_record()
    assert old in text
    error = damaged(text.replace(old, new, 1 if old != "[" else -1))
    assert (error.line, error.game) == (line, None)
    assert reason in error.reason


@pytest.mark.parametrize("tag", ONCE)
def test_every_tag_must_be_there(tag: str) -> None:
    lines = [line for line in TEA.to_record().splitlines() if not line.startswith(f"[{tag} ")]
    assert damaged("\n".join(lines)).reason.startswith(f"the tag [{tag}] is missing; it must stand once")


def change_line(game: Game, number: int, text: str) -> tuple[str, int, list[tuple[int, int]]]:
    """A record with another text for a move, the line of it, and the moves before."""
    lines = game.to_record().splitlines(keepends=True)
    at = len(lines) - len(game.moves) + number
    lines[at] = text
    return "".join(lines), at + 1, game.moves[:number]


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("3 pass\n", "'pass': it is the turn of seat"),
        ("* pass\n", "'pass': it is the turn of seat"),
        ("{seat} castle\n", "'castle' is not a move of this game."),
        ("{seat} deal taxes\n", "'deal taxes' can't be played now: not-now. Legal: "),
        ("{seat}\n", "is not a move; it begins with a seat, or * for chance, like '2 pass'"),
        ("pass\n", "'pass' is not a move; it begins with a seat"),
        ("0 pass\n", "'0 pass' is not a move"),
        ("-1 pass\n", "'-1 pass' is not a move"),
        ("² pass\n", "'² pass' is not a move"),
        (f"{'9' * 5000} pass\n", "'999999999999999999999999999999999999999… is not a move".replace("…", "…'")),
        ("{seat} " + "pass " * 100 + "\n", "is not a move"),
        ("{seat} pa\x00ss\n", "pa\ufffdss' is not a move"),
        ("{seat} pa\x1b[31mss\n", "pa\ufffd[31mss' is not a move"),
        ("{seat} pa\udcffss\n", "pa\ufffdss' is not a move"),
        ('[Game "dragon"]\n', "'[Game \"dragon\"]' is not a move; tags come before the moves"),
        ("[\n", "'[' is not a move; tags come before the moves"),
    ],
)
def test_a_damaged_move_is_named_with_its_line_and_what_precedes_is_there(line: str, reason: str) -> None:
    number = next(n for n in range(60, 200) if DRAGON.moves[n][0] in (0, 1))
    seat = DRAGON.moves[number][0] + 1
    text, at, before = change_line(DRAGON, number, line.replace("{seat}", str(seat)))
    error = damaged(text)
    assert error.line == at
    assert reason in error.reason
    assert moves_of(error) == before
    assert "\x1b" not in str(error)


def test_an_illegal_move_is_refused_with_its_reason() -> None:
    number = next(n for n, (who, _) in enumerate(TEA.moves) if who == 0)
    in_hand = TEA.at(number).legal_texts()
    card = next(card for card in range(1, 10) if f"serve {card}" not in in_hand)
    text, at, before = change_line(TEA, number, f"1 serve {card}\n")
    error = damaged(text)
    assert (error.line, moves_of(error)) == (at, before)
    assert error.reason.startswith(f"'serve {card}' can't be played now: not-in-hand (T1). Legal: ")


def test_a_move_told_of_another_seat_is_refused_with_the_seat_to_move() -> None:
    number = next(n for n, (who, _) in enumerate(TEA.moves) if who == 1)
    text, at, before = change_line(TEA, number, "1 sip\n")
    error = damaged(text)
    assert (error.line, error.reason, moves_of(error)) == (at, "'sip': it is the turn of seat 2", before)


def test_chance_whose_move_is_told_of_a_seat_is_refused() -> None:
    text, at, before = change_line(TEA, 0, "1 draw 1\n")
    error = damaged(text)
    assert (error.line, error.reason, moves_of(error)) == (at, "'draw 1': it is the turn of chance (*)", before)


def test_moves_after_the_end_are_refused() -> None:
    text = DRAGON.to_record()
    for count in (len(DRAGON.moves), len(DRAGON.moves) + 1):
        more = text.replace(f'[Moves "{len(DRAGON.moves)}"]', f'[Moves "{count}"]') + "1 pass\n"
        error = damaged(more)
        assert error.line == text.count("\n") + 1
        assert error.reason == "the game is over, but the record goes on"
        assert moves_of(error) == DRAGON.moves


def test_a_wrong_number_of_moves_is_noticed() -> None:
    text = TEA.to_record()
    error = damaged(text.replace(COUNT_TAG, f'[Moves "{COUNT + 1}"]'))
    assert (error.line, error.reason) == (
        text.count("\n"),
        f"the record breaks off: it has {COUNT} moves of {COUNT + 1}",
    )
    assert moves_of(error) == TEA.moves
    error = damaged(text.replace(COUNT_TAG, f'[Moves "{COUNT - 2}"]'))
    assert error.line == text.count("\n") - 1
    assert error.reason == f"the record should end after {COUNT - 2} moves, but goes on"
    assert moves_of(error) == TEA.moves[:-2]


def test_a_move_left_out_or_doubled_is_noticed() -> None:
    lines = TEA.to_record().splitlines(keepends=True)
    for at in range(11, len(lines)):
        for changed in (lines[:at] + lines[at + 1 :], lines[: at + 1] + lines[at:]):
            error = damaged("".join(changed))
            assert error.line > at - 1
            assert (moves_of(error) or [])[: at - 11] == TEA.moves[: at - 11]


def test_a_wrong_result_is_noticed() -> None:
    right = DRAGON.result()
    text = DRAGON.to_record()
    at = text[: text.index("[Result")].count("\n") + 1
    for wrong in ("0 0 0", "*", right + " 1", f" {right}"):
        error = damaged(text.replace(f'[Result "{right}"]', f'[Result "{wrong}"]'))
        assert (error.line, error.reason) == (at, f"the result is {right}, the record says {wrong}")
        assert moves_of(error) == DRAGON.moves
    error = damaged(TEA.to_record().replace('[Result "*"]', '[Result "9 9"]'))
    assert error.reason == "the result is *, the record says 9 9"


SECOND = toy.GAME._replace(rules_version=2, options=(*toy.GAME.options, Option("sugar", (False, True), since=2)))
"""The same game when its rules have changed, and an option has come with them."""


def test_a_record_replays_by_the_rules_it_was_played_under() -> None:
    first = TEA.to_record()
    game = read_game(first, lambda name: SECOND)
    assert (game.setup.rules, game.position.rules) == (1, 1)
    assert game.to_record() == first
    second = Game(Setup(SECOND, 2), random.Random(1))
    assert '[Rules "2"]' in second.to_record()
    again = read_game(second.to_record(), lambda name: SECOND)
    assert (again.setup.rules, again.position.rules) == (2, 2)
    assert second.clone().position.rules == again.at(0).position.rules == 2


def test_rules_that_this_program_does_not_have_are_named() -> None:
    for version in ("0", "99"):
        error = damaged(DRAGON.to_record().replace(f'[Rules "{RULES}"]', f'[Rules "{version}"]'))
        newest = f"This program plays dragon by its rules of versions 1 to {RULES}, not {version}"
        assert (error.line, error.reason) == (3, f"{newest}; it takes a newer program.")


def test_an_option_that_came_with_later_rules_has_its_default_in_older_records() -> None:
    game = read_game(TEA.to_record(), lambda name: SECOND)
    assert game.setup.options == {"hand": 3, "sugar": False}
    early = TEA.to_record().replace('[Option "hand=3"]', '[Option "hand=3"]\n[Option "sugar=true"]')
    with pytest.raises(BadRecord, match="tea has no option 'sugar'; it has: hand"):
        read_game(early, lambda name: SECOND)
    late = Game(Setup(SECOND, 2)).to_record().replace('[Option "sugar=false"]\n', "")
    with pytest.raises(BadRecord, match="the option sugar is missing"):
        read_game(late, lambda name: SECOND)


def test_figures_of_which_we_are_less_sure_now_are_still_the_same_figures() -> None:
    """Unless somebody brings a copy that they have changed."""
    later = toy.GAME._replace(content=Content("1" * 16, []), former_content=("0" * 16,))
    game = read_game(TEA.to_record(), lambda name: later)
    assert game.to_record() == TEA.to_record()
    for content in (Content("1" * 16, []), Content("2" * 16, [])):
        with pytest.raises(BadRecord, match="was played with content 0000000000000000, this is"):
            read_game(TEA.to_record(), lambda name: later, content)


def test_a_position_is_saved_with_the_rules_it_was_begun_with() -> None:
    for rules in (1, 2):
        setup = Setup(SECOND, 2, rules=rules)
        data = setup.position_to_json(setup.position())
        assert ("rules" in data) == (rules > 1), "what version 1 saved stays as it was, letter by letter"
        assert Setup(SECOND, 2).position_from_json(data).rules == rules
    with pytest.raises(BadOption, match="versions 1 to 2, not 3"):
        Setup(SECOND, 2, rules=3)


def test_what_precedes_the_damage_can_be_played_on() -> None:
    text, _, _ = change_line(DRAGON, 100, "?\n")
    game = damaged(text).game
    assert isinstance(game, Game)
    game.resume(random.Random(1))
    while not game.is_over:
        game.play(game.legal_moves()[0])
    assert len(game.moves) > 100


def test_an_empty_text_is_no_record() -> None:
    for text in ("", "\n", "\n\n\n", "# only a note\n", "\ufeff"):
        assert damaged(text).reason == "this is no record of a game: it must begin with tags"
    for text in ("hello\n", "1 pass\n", "<html>"):
        assert "must begin with tags" in damaged(text).reason


def test_a_game_that_this_program_does_not_have_is_named() -> None:
    def no_game(name: str) -> GameDefinition:
        raise UnknownGame(name, ["dragon"])

    with pytest.raises(BadRecord, match="There is no game 'tea'; choose one of: dragon"):
        read_game(TEA.to_record(), no_game)
    with pytest.raises(BadRecord, match="line 2: There is no game 'tea'"):
        yamen.loads(TEA.to_record())
