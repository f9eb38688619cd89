"""Write SVG as text: few elements, everything escaped, no style attributes.

A plotting library would not do, for the pages' policy refuses what it draws. Matplotlib 3.11.2
writes 68 style attributes and a style element into a chart of 40 points, takes 23 ms for it after
1 s of import, and brings 110 MB with NumPy; pygal 3.1.3 writes two scripts and a style element
into each drawing; plotly 7.1.0 needs a script of 4.8 MB. The charts here take under a millisecond
each, and the pages' own style sheet colours them, light and dark.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from markupsafe import Markup, escape

from errata.text.printable import visible

Value = str | float | int | None


def element(name: str, *inside: Markup, **attributes: Value) -> Markup:
    """Write one element; attributes that are None are left out.

    A trailing underscore of a keyword (`class_`) is dropped; other underscores become dashes.
    """
    written = "".join(
        [
            f' {_named(key)}="{_value(value)}"'
            for key, value in attributes.items()
            if value is not None
        ]
    )
    content = "".join(inside)
    ending = f">{content}</{name}>" if content else "/>"
    return Markup(f"<{name}{written}{ending}")  # noqa: S704 - escaped piece by piece


def text(words: str, **attributes: Value) -> Markup:
    """Write a line of text, made visible and escaped."""
    return element("text", escape(visible(words)), **attributes)


def drawing(
    inside: Iterable[Markup],
    *,
    size: tuple[float, float],
    name: str,
    title: str,
    description: str,
    role: str = "img",
    class_: str,
) -> Markup:
    """Write a whole drawing, `size` in pixels, with a description for those who cannot see it.

    `name` is unique on the page. With the role `img` nothing inside can be reached.
    """
    width, height = size
    return element(
        "svg",
        element("title", escape(visible(title)), id=f"{name}-title"),
        element("desc", escape(visible(description)), id=f"{name}-desc"),
        *inside,
        xmlns="http://www.w3.org/2000/svg",
        class_=class_,
        role=role,
        width=width,
        height=height,
        viewBox=f"0 0 {number(width)} {number(height)}",
        aria_labelledby=f"{name}-title",
        aria_describedby=f"{name}-desc",
    )


def path_through(points: Sequence[tuple[float, float]]) -> str:
    """Return the path along some points, as its `d` attribute has it."""
    return "".join(
        f"{'L' if index else 'M'}{number(x)} {number(y)}" for index, (x, y) in enumerate(points)
    )


def number(value: float) -> str:
    """Write a coordinate with no more digits than can be seen."""
    written = f"{value:.1f}".removesuffix(".0")
    return "0" if written == "-0" else written


@lru_cache(maxsize=64)
def _named(keyword: str) -> str:
    return keyword.rstrip("_").replace("_", "-")


def _value(value: str | float | int) -> str:
    return number(value) if isinstance(value, (int, float)) else _attribute(value)


@lru_cache(maxsize=1024)
def _attribute(value: str) -> str:
    """Write an attribute; most are names of styles, over and over."""
    return str(escape(visible(value)))
