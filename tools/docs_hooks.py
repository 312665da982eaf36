"""Hooks of MkDocs: pages of the site that are made from what the project has anyway.

The navigation lists every decision, `changelog.md` and `contributing.md` show the files of the root, and the reference
of the command line and of the HTTP API is written from the commands themselves and from the OpenAPI document.
"""

import json
import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import PluginError
from mkdocs.structure.files import File, Files
from typer import Context
from typer.core import TyperGroup
from typer.main import get_command

ROOT = Path(__file__).parent.parent
OPENAPI = ROOT / "client" / "src" / "generated" / "openapi.json"
HERE = "<!-- generated -->"
"""Where a page has room for what is generated."""


def on_config(config: MkDocsConfig) -> None:
    pages = sorted(path.name for path in Path(config.docs_dir, "decisions").glob("[0-9]*.md"))
    for entry in config.nav or ():
        if "Decisions" in entry:
            entry["Decisions"] = ["decisions/index.md", *(f"decisions/{page}" for page in pages)]


def on_files(files: Files, config: MkDocsConfig) -> None:
    for name, page in (("CHANGELOG.md", "changelog.md"), ("CONTRIBUTING.md", "contributing.md")):
        files.append(File.generated(config, page, content=from_root((ROOT / name).read_text("utf-8"))))
    files.append(File.generated(config, "favicon.svg", abs_src_path=str(ROOT / "client" / "public" / "favicon.svg")))


def on_page_markdown(markdown: str, page: Any, **_: Any) -> str:
    if HERE not in markdown:
        return markdown
    return markdown.replace(HERE, GENERATED[page.file.src_uri]())


def on_post_build(config: MkDocsConfig) -> None:
    """Refuse a site that would fetch anything from another host."""
    for path in Path(config.site_dir).rglob("*"):
        if path.suffix in {".html", ".css"} and (found := fetched_from_others(path.name, path.read_text("utf-8"))):
            raise PluginError(f"{path} fetches from other hosts, and the site must work without them: {found}")


def fetched_from_others(name: str, text: str) -> list[str]:
    """What a page or a style sheet would fetch from other hosts by itself; where links lead doesn't count."""
    if name.endswith(".css"):
        return re.findall(r"""(?:url\(|@import)\s*["']?(?:https?:)?//[^"')]*""", text)
    tags = re.findall(r"<(?:script|link|img|iframe|source)\b[^>]*>", text)
    return [tag for tag in tags if re.search(r"""\b(?:src|href)=["']?(?:https?:)?//""", tag)]


def from_root(text: str) -> str:
    """A file of the root as a page: its links into docs/ are links between pages."""
    return text.replace("](docs/", "](")


# The command line


def command_line() -> str:
    sys.path.insert(0, str(ROOT / "src"))
    from yamen.cli.app import app

    top = get_command(app)
    assert isinstance(top, TyperGroup)
    return "\n".join(f"## {name}\n\n```text\n{usage}\n```\n" for name, usage in commands(top, "yamen"))


def commands(group: TyperGroup, name: str) -> Iterator[tuple[str, str]]:
    """The commands with what their --help says, those of groups below them, too."""
    for word, command in group.commands.items():
        if isinstance(command, TyperGroup):
            yield from commands(command, f"{name} {word}")
        else:
            context = Context(command, info_name=f"{name} {word}", terminal_width=100, max_content_width=100)
            yield f"{name} {word}", command.get_help(context)


# The HTTP API


def http_api() -> str:
    document = json.loads(OPENAPI.read_text("utf-8"))
    lines = ["| request | operation | takes | answers |", "|---|---|---|---|"]
    for path, methods in document["paths"].items():
        for method, operation in methods.items():
            names = [parameter["name"] for parameter in operation.get("parameters", ()) if parameter["in"] == "query"]
            takes = [f"`?{name}`" for name in names] + schemas(operation.get("requestBody", {}))
            good = {code: answer for code, answer in operation["responses"].items() if code.startswith("2")}
            answers = [" ".join([code, *schemas(answer)]) for code, answer in good.items()]
            name = re.sub(r"(?<=[a-z])(?=[A-Z])", " ", operation["summary"]).lower()
            lines.append(f"| `{method.upper()} {path}` | {name} | {' '.join(takes)} | {', '.join(answers)} |")
    return "\n".join(lines)


def schemas(body: dict[str, Any]) -> list[str]:
    """The names of the schemas that a body may have."""
    text = json.dumps(body.get("content", {}))
    return [f"`{name}`" for name in dict.fromkeys(re.findall(r'"#/components/schemas/(\w+)"', text))]


GENERATED: dict[str, Callable[[], str]] = {
    "reference/command-line.md": command_line,
    "reference/http.md": http_api,
}
