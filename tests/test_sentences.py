"""What games say in every language: whole sentences, right in their plurals and cases."""

import re
from collections.abc import Iterator
from itertools import product
from typing import Final

import pytest

from tests.texts import kinds, texts
from yamen import GAMES, GameDefinition
from yamen.engine.errors import BadOption
from yamen.engine.messages import PLAYER, Kind, Message
from yamen.engine.tasks import NOT_NOW
from yamen.games.gugong.words import GIFTS
from yamen.locales import LANGUAGES, Language, word_key

NAMES: Final = ["Ania", "Bot 2", "Kasia", "Emre", "Jana"]
NUMBERS: Final = (0, 1, 2, 5, 22)
DRAGON: Final = GAMES["dragon"]
GUGONG: Final = GAMES["gugong"]


# Everything a game can say


def messages(kind: Kind) -> Iterator[Message]:
    """The kind with all the numbers that plurals turn on, and with each of its words, one field after the other."""
    fields = [words for _, words in kind.fields]
    numbers = [NUMBERS if not words.words and words.name != PLAYER.name else (0,) for words in fields]
    for args in product(*numbers):
        yield kind.message(*args)
    for at, words in enumerate(fields):
        for word in range(len(words.words)):
            yield kind.message(*(word if other == at else 0 for other in range(len(fields))))


def assert_whole(text: str) -> None:
    assert text == " ".join(text.split())
    assert not set(text) & set("{}$\u2068\u2069")
    assert text[0].isupper() or text[0].isdecimal(), text


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_everything_that_a_game_tells_and_asks_is_a_sentence(game: GameDefinition, code: str) -> None:
    language = Language(code)
    speakers = ((game.events, language.event), (game.questions, language.question), (game.reasons, language.reason))
    for found, speak in speakers:
        for kind in found:
            for message in messages(kind):
                sentence = speak(game, message, NAMES)
                assert_whole(sentence)
                assert sentence.endswith((".", "?"))
    assert_whole(language.reason(game, NOT_NOW.message(), NAMES))


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_every_move_has_a_line_of_its_own_in_the_list_of_choices(game: GameDefinition, code: str) -> None:
    lines = [Language(code).move(game, move, NAMES) for move in range(len(game.moves))]
    assert len(set(lines)) == len(lines)
    for line in lines:
        assert_whole(line)
        assert line[-1] not in ".?"


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_every_option_and_each_of_its_values_is_explained(game: GameDefinition, code: str) -> None:
    for option in game.options:
        assert_whole(Language(code).option(game, option.name))
        meanings = [Language(code).option(game, option.name, value) for value in option.values]
        assert len(set(meanings)) == len(meanings)


# Plurals and cases


UNITS: Final = {
    "pl": {
        "yuan": ("1 juana", "2 juany", "5 juanów", "22 juany"),
        "rice": ("1 żeton ryżu", "2 żetony ryżu", "5 żetonów ryżu", "22 żetony ryżu"),
        "fireworks": ("1 żeton fajerwerków", "2 żetony fajerwerków", "5 żetonów fajerwerków", "22 żetony fajerwerków"),
        "points": ("1 punkt", "2 punkty", "5 punktów", "22 punkty"),
        "steps": ("1 pole", "2 pola", "5 pól", "22 pola"),
        "persons": ("1 postać", "2 postacie", "5 postaci", "22 postacie"),
        "palaces": ("1 pałac", "2 pałace", "5 pałaców", "22 pałace"),
        "floors": ("1 piętro", "2 piętra", "5 pięter", "22 piętra"),
        "cards": ("1 kartę", "2 karty", "5 kart", "22 karty"),
        "tiles": ("1 kafelek", "2 kafelki", "5 kafelków", "22 kafelki"),
        "servants": ("1 służącego", "2 służących", "5 służących", "22 służących"),
        "tokens": ("1 żeton", "2 żetony", "5 żetonów", "22 żetony"),
        "jade": ("1 jadeit", "2 jadeity", "5 jadeitów", "22 jadeity"),
        "matches": ("1 dopasowanie", "2 dopasowania", "5 dopasowań", "22 dopasowania"),
    },
    "cs": {
        "yuan": ("1 jüan", "2 jüany", "5 jüanů", "22 jüanů"),
        "rice": ("1 pytel rýže", "2 pytle rýže", "5 pytlů rýže", "22 pytlů rýže"),
        "fireworks": ("1 rachejtli", "2 rachejtle", "5 rachejtlí", "22 rachejtlí"),
        "points": ("1 bod", "2 body", "5 bodů", "22 bodů"),
        "steps": ("1 krok", "2 kroky", "5 kroků", "22 kroků"),
        "persons": ("1 postavu", "2 postavy", "5 postav", "22 postav"),
        "palaces": ("1 palác", "2 paláce", "5 paláců", "22 paláců"),
        "floors": ("1 patro", "2 patra", "5 pater", "22 pater"),
        "cards": ("1 kartu", "2 karty", "5 karet", "22 karet"),
        "tiles": ("1 destičku", "2 destičky", "5 destiček", "22 destiček"),
        "servants": ("1 služebníka", "2 služebníky", "5 služebníků", "22 služebníků"),
        "tokens": ("1 žeton", "2 žetony", "5 žetonů", "22 žetonů"),
        "jade": ("1 nefrit", "2 nefrity", "5 nefritů", "22 nefritů"),
        "matches": ("1 shodu", "2 shody", "5 shod", "22 shod"),
    },
    "tr": {
        "yuan": ("1 yuan", "2 yuan", "5 yuan", "22 yuan"),
        "persons": ("1 kişi", "2 kişi", "5 kişi", "22 kişi"),
        "servants": ("1 hizmetkâr", "2 hizmetkâr", "5 hizmetkâr", "22 hizmetkâr"),
    },
}


@pytest.mark.parametrize(("code", "unit"), [(code, unit) for code, units in UNITS.items() for unit in units])
def test_counted_things_stand_in_the_right_plural(code: str, unit: str) -> None:
    said = tuple(Language(code).text(f"n-{unit}", **{unit: number}) for number in (1, 2, 5, 22))
    assert said == UNITS[code][unit]


def test_every_counted_thing_has_its_plurals_checked() -> None:
    units = {key.removeprefix("n-") for key in texts("en") if key.startswith("n-")}
    assert units == set(UNITS["pl"]) == set(UNITS["cs"])


def say(code: str, what: str, game: GameDefinition = DRAGON, **args: int | str) -> str:
    """A sentence about Ania: `what` is "event", "ask" or "why" and the kind; words are given by name."""
    kind = dict(kinds(game))[f"{game.name}-{what.replace(' ', '-', 1)}"]
    given = [(args.get(name, 0), words) for name, words in kind.fields]
    values = [words.words.index(value) if isinstance(value, str) else value for value, words in given]
    language = Language(code)
    speak = {"event": language.event, "ask": language.question, "why": language.reason}[what.split()[0]]
    return speak(game, kind.message(*values), NAMES)


def choice(code: str, move: str, game: GameDefinition = DRAGON) -> str:
    return Language(code).move(game, game.moves.parse(move), NAMES)


def test_english_has_its_articles_and_plurals() -> None:
    assert say("en", "event fee-paid", yuan=3) == "Ania pays 3 yuan for a group that already has a dragon."
    assert say("en", "event released", person="old_monk", palace=1) == "Ania releases an old monk (palace 2)."
    assert say("en", "event marched", steps=1) == "Ania moves 1 step on the person track."
    assert say("en", "ask release", persons=2) == "Release 2 persons."
    assert say("en", "why card-gone", card="wild") == "You no longer have a wild card."
    assert choice("en", "release 2 old_monk") == "Release: old monk (palace 2)"
    assert choice("en", "floor 2") == "Build on palace 2"
    assert choice("en", "buy small") == "Buy a small privilege"
    assert choice("en", "do taxes") == "Taxes"


def test_polish_declines_persons_cards_and_counted_things() -> None:
    assert say("pl", "event fee-paid", yuan=3) == "Ania płaci 3 juany za grupę, na której stoi już smok."
    assert say("pl", "event passed", yuan=1) == "Ania pasuje i bierze z banku 1 juana."
    assert say("pl", "event points-gained", points=22) == "Ania zdobywa 22 punkty."
    assert say("pl", "event points-gained", points=12) == "Ania zdobywa 12 punktów."
    assert say("pl", "event released", person="court_lady") == "Ania zwalnia ze służby damę dworu (pałac 1)."
    assert say("pl", "event taken-in", person="young_scholar", palace=1, steps=4) == (
        "Ania przyjmuje na dwór młodszego uczonego (pałac 2) i przesuwa znacznik o 4 pola na torze postaci."
    )
    assert say("pl", "event card-played", card="tax_collector") == "Ania zagrywa kartę poborcy podatkowego."
    assert say("pl", "ask house", person="court_lady") == "W którym pałacu zamieszka dama dworu?"
    assert say("pl", "ask release", persons=3) == "Zwolnij ze służby 3 postacie."
    assert choice("pl", "return-yuan 22") == "Oddaj 22 juany"
    assert choice("pl", "release 2 old_monk") == "Zwolnij: starszy mnich (pałac 2)"


def test_czech_declines_persons_cards_and_counted_things() -> None:
    assert say("cs", "event fee-paid", yuan=3) == "Ania platí 3 jüany za skupinu, na které už stojí drak."
    assert say("cs", "event passed", yuan=1) == "Ania pasuje a bere si z banku 1 jüan."
    assert say("cs", "event points-gained", points=22) == "Ania získává 22 bodů."
    assert say("cs", "event released", person="old_scholar") == "Ania propouští staršího učence (palác 1)."
    assert say("cs", "event taken-in", person="court_lady", palace=1, steps=1) == (
        "Ania přijímá ke dvoru dvorní dámu (palác 2) a postupuje o 1 krok na stupnici postav."
    )
    assert say("cs", "event card-played", card="wild") == "Ania hraje žolíka."
    assert say("cs", "ask house", person="old_healer") == "Ve kterém paláci bude bydlet starší léčitel?"
    assert say("cs", "ask release", persons=5) == "Propusťte 5 postav."
    assert choice("cs", "return-rice 22") == "Vrátit 22 pytlů rýže"
    assert choice("cs", "release 2 old_monk") == "Propustit: starší mnich (palác 2)"


def test_turkish_puts_endings_on_words_and_never_on_numbers_or_names() -> None:
    assert say("tr", "event fee-paid", yuan=3) == "Ania, üzerinde ejderha bulunan bir grup için 3 yuan öder."
    assert say("tr", "event passed", yuan=2) == "Ania pas geçer ve bankadan 2 yuan alır."
    assert say("tr", "event points-gained", points=22) == "Ania skoruna 22 puan ekler."
    assert say("tr", "event released", person="tax_collector") == "Ania vergi tahsildarını gönderir (1. saray)."
    assert say("tr", "event taken-in", person="young_warrior", palace=1, steps=5) == (
        "Ania genç savaşçıyı saraya alır (2. saray) ve kişi yolunda 5 adım ilerler."
    )
    assert say("tr", "event card-played", card="court_lady") == "Ania saray hanımı kartını oynar."
    assert say("tr", "ask release", persons=1) == "Bir kişiyi gönderin."
    assert say("tr", "ask release", persons=2) == "2 kişiyi gönderin."
    assert choice("tr", "floor 2") == "2. saraya kat ekle"
    assert choice("tr", "release 2 old_monk") == "Gönder: yaşlı keşiş (2. saray)"


def test_nothing_is_told_as_nothing_and_not_as_zero() -> None:
    assert say("en", "event passed") == "Ania passes."
    assert say("pl", "event goods-returned") == "Powódź: Ania nie traci niczego."
    assert (
        say("pl", "event goods-returned", yuan=1, fireworks=2) == "Powódź: Ania traci 1 juana i 2 żetony fajerwerków."
    )
    assert say("cs", "event helmets-scored") == "Ania nemá žádnou přilbu, a tedy ani body."
    assert say("cs", "why fee", yuan=3) == "Skupina s drakem stojí 3 jüany; nemáte žádné peníze."
    assert say("tr", "event contagion-caught") == "Salgın: Ania şifacılar sayesinde kimseyi kaybetmez."
    assert choice("tr", "return-rice 0") == "Hiç pirinç verme"


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_sentence_of_the_log_counts_zero_things(code: str) -> None:
    may_be_none = ("passed", "palaces-fed", "contagion-caught", "helmets-scored", "wall-scored", "persons-scored")
    for kind in (*may_be_none, "monks-scored", "goods-returned", "privileges-lost", "wall-broken"):
        assert "0" not in say(code, f"event {kind}")


# Gùgōng


def test_a_gift_is_told_by_value_name_and_action() -> None:
    def named(gift: str) -> list[str]:
        return [Language(code).word("gugong", "gift", gift) for code in LANGUAGES]

    assert named("4-great_wall") == [
        "4 tea set (Great Wall)",
        "serwis do herbaty 4 (Wielki Mur)",
        "čajová souprava 4 (Velká zeď)",
        "çay takımı 4 (Çin Seddi)",
    ]
    assert named("9-none") == ["9 jade figure", "jadeitowa figurka 9", "nefritová soška 9", "yeşim heykelcik 9"]
    assert named("5-swap")[0] == "5 silk (swap a card)"


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_two_gifts_are_told_alike(code: str) -> None:
    told = [Language(code).word("gugong", "gift", gift) for gift in GIFTS]
    assert len(set(told)) == len(GIFTS) == 99
    assert len({re.sub(r"\d", "", text) for text in told if "(" not in text}) == 9


def test_a_word_of_two_parts_has_the_key_of_its_set() -> None:
    assert word_key("gugong", "gift", "4-great_wall") == ("gugong-gift", {"first": 4, "second": "great_wall"})
    assert word_key("gugong", "city", "xian") == ("gugong-city-xian", {})


def test_a_value_of_an_option_with_a_slash_has_a_key() -> None:
    assert Language("en").option(GUGONG, "sets", "2/3") == "set 2 for you, set 3 for Meng"


def test_choices_of_gugong_read_as_lines_of_a_list() -> None:
    assert choice("en", "exchange 4-great_wall jade", GUGONG) == "Exchange: 4 tea set (Great Wall) → Jade"
    assert choice("en", "remove double", GUGONG) == "Remove the double servant"
    assert choice("en", "tokens jade 2", GUGONG) == "Exchange tokens for: 1 jade (counting as two: 2)"
    assert choice("pl", "to guangzhou", GUGONG) == "Cel podróży: Kanton"
    assert choice("pl", "gain-double 1", GUGONG) == "Weź podwójnego służącego i 1 zwykłego"
    assert choice("cs", "gain 3", GUGONG) == "Najmout 3 služebníky"
    assert choice("cs", "remove normal", GUGONG) == "Vyslat jen obyčejné služebníky"
    assert choice("tr", "launch 2 double", GUGONG) == "2. rotada yeni gemi: çift hizmetkâr"
    assert choice("tr", "turn 3 9", GUGONG) == "3. zarı çevir: 9"


def test_the_log_of_gugong_declines_counted_things() -> None:
    assert say("en", "event servants-gained", GUGONG, servants=1) == "Ania gains 1 servant."
    assert say("pl", "event servants-removed", GUGONG, servants=2) == "Ania usuwa z puli 2 służących."
    assert (
        say("pl", "event tokens-exchanged", GUGONG, tokens=6, goods="jade") == "Ania wymienia 6 żetonów na: 1 jadeit."
    )
    assert say("cs", "event servants-removed", GUGONG, servants=2) == "Ania vysílá 2 služebníky."
    assert say("cs", "ask gain", GUGONG, servants=4) == "Můžete najmout 4 služebníky. Kolik jich najmete?"
    assert say("tr", "event wall-placed", GUGONG, servants=2, filled=4, goal=6) == (
        "Ania Çin Seddi’ne 2 hizmetkâr yerleştirir (4/6)."
    )
    assert say("tr", "event exchanged", GUGONG, given="8-none", taken="2-canal", location="palace") == (
        "Ania verir: pipa 8, alır: yelpaze 2 (Büyük Kanal). Konum: Saray."
    )


def test_the_log_tells_what_meng_does_and_why_he_leaves_it() -> None:
    """G14.2, G14.3, G14.10"""
    assert say("en", "event automa-revealed", GUGONG, automa="palace", gift="4-great_wall") == (
        "Meng’s turn. Automa card: Palace. His gift: 4 tea set (Great Wall)."
    )
    assert say("en", "event automa-revealed", GUGONG, automa="special", gift="8-none") == (
        "Meng’s turn. Automa card: special card (at his focus, with variant B and without paying). His gift: 8 pipa."
    )
    assert say("en", "event meng-cant", GUGONG, location="jade") == (
        "Meng can’t take the action Jade: he has too few servants, even with his tokens."
    )
    assert say("en", "event twilight-card", GUGONG, automa="intrigue") == (
        "Twilight card Intrigue: 2 steps of intrigue for 1 servant."
    )
    assert say("pl", "event twilight-skipped", GUGONG, automa="palace") == (
        "Meng pomija kartę zmierzchu Pałac: nawet z żetonami nie ma 2 służących."
    )
    assert say("cs", "event meng-free", GUGONG, location="canal") == "Meng provádí akci bez placení: Velký kanál."
    assert say("tr", "event meng-swap", GUGONG, points=1) == "Meng bunu kullanmaz; yerine puan alır."


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_sentence_of_gugong_counts_zero_things_that_may_be_none(code: str) -> None:
    for text in (
        say(code, "event matches-counted", GUGONG),
        say(code, "event decree-obtained", GUGONG, decree="end_flat"),
        say(code, "why too-few-servants", GUGONG, servants=2),
        choice(code, "gain 0", GUGONG),
        choice(code, "gain-double 0", GUGONG),
    ):
        assert "0" not in text


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_no_number_follows_a_name_for_names_may_end_in_one(game: GameDefinition, code: str) -> None:
    for kind in game.events:
        for message in messages(kind):
            assert not re.search(r"Ania,? \d", Language(code).event(game, message, NAMES))


# Mistakes


def test_an_unknown_language_is_refused_with_the_choices() -> None:
    with pytest.raises(BadOption, match=r"There is no language 'de'; choose one of: en, pl, cs, tr\."):
        Language("de")


def test_a_missing_text_or_argument_is_never_shown_to_a_player() -> None:
    with pytest.raises(LookupError, match="no text 'dragon-event-unheard-of' in the language pl"):
        Language("pl").text("dragon-event-unheard-of")
    with pytest.raises(LookupError, match=r"'n-yuan' in the language cs.*yuan"):
        Language("cs").text("n-yuan")
