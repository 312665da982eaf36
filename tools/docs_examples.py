"""An extension of griffe, which reads the docstrings for the site: their examples become code blocks."""

from typing import Any

import griffe


class Examples(griffe.Extension):
    """Markdown takes `>>>` for quotations, so each paragraph that begins with it gets a fence."""

    def on_object(self, *, obj: griffe.Object, **_: Any) -> None:
        if obj.docstring is not None:
            obj.docstring.value = fenced(obj.docstring.value)


def fenced(text: str) -> str:
    paragraphs = text.split("\n\n")
    return "\n\n".join(f"```python\n{part}\n```" if part.startswith(">>>") else part for part in paragraphs)
