"""Docstrings for what mypyc compiles, which drops them: they are put into the C files that it writes.

A function's, a class's or a property's entry in those files has a place for its documentation, with nothing in it but
a signature. The C files are copied with the docstrings filled in, so that the originals stay as mypyc knows them and
only what has changed is compiled again.
"""

import ast
import inspect
import re
from itertools import pairwise
from pathlib import Path

FUNCTION = re.compile(r'(\(PyCFunction\)CPyPy_(\w+),[^"{}]*PyDoc_STR\("(?:[^"\\]|\\.)*)("\))')
PROPERTY = re.compile(r"(\(getter\)(\w+),(?:\s*\(setter\)\w+,|\s*NULL,))(\s*)NULL(, NULL\})")
CLASS = re.compile(r'(CPyType_(\w+)_template_ = \{.*?\.tp_doc = PyDoc_STR\("(?:[^"\\]|\\.)*)("\))', re.S)


def documented(source: str, sources: Path, target: Path) -> str:
    """The path of a copy of a C file, with the docstrings of the module that it was made of."""
    module = sources.joinpath(*Path(source).stem.removeprefix("__native_").split("___")).with_suffix(".py")
    if not module.is_file():
        return source
    text = filled(Path(source).read_text("utf-8"), docstrings(module.read_text("utf-8")))
    copy = target / Path(source).name
    if not copy.is_file() or copy.read_text("utf-8") != text:
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_text(text, "utf-8")
    return str(copy)


def docstrings(source: str) -> dict[str, str]:
    """The docstrings in a module by the names that mypyc makes: `Game`, `Game___play`, `Game_get_is_over`."""
    found: dict[str, str] = {}
    for node in ast.parse(source).body:
        if isinstance(node, ast.FunctionDef):
            note(found, node.name, ast.get_docstring(node))
        elif isinstance(node, ast.ClassDef):
            note(found, node.name, ast.get_docstring(node))
            for at, part in enumerate(node.body):
                if isinstance(part, ast.FunctionDef):
                    note(found, f"{node.name}___{part.name}", ast.get_docstring(part))
                    note(found, f"{node.name}_get_{part.name}", ast.get_docstring(part))
                    for name, text in attributes(part.body):
                        note(found, f"{node.name}_get_{name}", text)
                elif at:
                    for name, text in attributes(node.body[at - 1 : at + 1]):
                        note(found, f"{node.name}_get_{name}", text)
    return found


def attributes(body: list[ast.stmt]) -> list[tuple[str, str]]:
    """Attributes that a string stands under."""
    found = []
    for before, after in pairwise(body):
        if isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant) and isinstance(after.value.value, str):
            targets = before.targets if isinstance(before, ast.Assign) else [getattr(before, "target", None)]
            names = [getattr(each, "attr", None) or getattr(each, "id", None) for each in targets]
            found += [(name, inspect.cleandoc(after.value.value)) for name in names if name]
    return found


def note(found: dict[str, str], name: str, text: str | None) -> None:
    if text:
        found[name] = text


def filled(code: str, docs: dict[str, str]) -> str:
    def text_of(symbol: str) -> str:
        parts = symbol.split("___")
        for first in range(len(parts)):
            if (name := "___".join(parts[first:])) in docs:
                return quoted(docs[name])
        return ""

    code = FUNCTION.sub(lambda m: m[1] + text_of(m[2]) + m[3], code)
    code = CLASS.sub(lambda m: m[1] + text_of(m[2]) + m[3], code)
    return PROPERTY.sub(lambda m: f'{m[1]}{m[3]}PyDoc_STR("{text}"){m[4]}' if (text := text_of(m[2])) else m[0], code)


def quoted(text: str) -> str:
    """As in a C string: other letters than ASCII's by their bytes, in octal, for hexadecimal ones have no end."""
    escaped = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n").replace("?", "\\?")
    return "".join(c if c.isascii() else "".join(f"\\{byte:03o}" for byte in c.encode()) for c in escaped)
