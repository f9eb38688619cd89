"""Pages of the site: hostile text never becomes a tag, an attribute or a script."""

from __future__ import annotations

from dataclasses import replace

from case_pages import failing, make_page, output, seen
from documents import Tags
from fuzz.hostile import at_most, pieces_of
from hypothesis import given
from sites import make_site

from errata.commands.site.gather import CasePage, EnvironmentRow
from errata.commands.site.page_case import render_case
from errata.commands.site.pages import render_environments, render_matrix
from errata.commands.site.rendering import make_environment
from errata.model.case import Source

TEXTS = pieces_of(
    *("<script>", "</script>", "<!--", "-->", "]]>", "<img src=x onerror=alert(1)>", '"', "'", "`"),
    *(
        "&lt;",
        "&",
        "</title>",
        "</textarea>",
        "</style>",
        "<svg/onload=x>",
        "{{ 7 * 7 }}",
        "{% x %}",
    ),
    *("javascript:alert(1)", "[x](javascript:x)", "![x](http://x)", "\0", "\u202e", "\u2028", "\n"),
    *("```", "| a |", "<b>", "href=", "=", " ", "/", "\ud800"),
)


def page_with(text: str) -> CasePage:
    page = make_page(
        seen("2.0.1", failing(text, kind=text)),
        seen("2.5.1", failing(f"{text} again")),
        broken=f"x = 1\n# {text!r}\nresult = model(x)\n",
        fixed=f"# {text!r} fixed\n",
        tracebacks=(output(text), output(text, letter="", script=text)),
    )
    source = Source(url="https://example.org/1", note=text)
    requires = replace(page.requires, packages=(text,))
    mine = replace(page, title=text, areas=("vmap",), cause=text, fix=text, requires=requires)
    return replace(mine, sources=(source,))


def pages_with(text: str) -> list[str]:
    env = make_environment(version=text, newest=None)
    case = page_with(text)
    environment = EnvironmentRow(
        id=text, framework="torch", release=text, python=text, platforms=(text,), lock_digest=text
    )
    site = make_site([case], environments=[environment])
    return [render_case(case, env), render_matrix(site, env), render_environments(site, env)]


FORBIDDEN = {"iframe", "object", "embed", "style", "base", "form", "img", "textarea"}


@at_most(12)
@given(TEXTS)
def test_no_text_becomes_a_part_of_a_page(text: str) -> None:
    for plain, page in zip(pages_with("plain"), pages_with(text), strict=True):
        tags = Tags(page).found
        assert not FORBIDDEN & ({tag for tag, _ in tags} - {tag for tag, _ in Tags(plain).found})
        for tag, names in tags:
            assert tag != "script" or "src" in names
            assert not [name for name in names if name.startswith("on") or name == "style"]
            addresses = [(names.get(key) or "").strip().lower() for key in ("href", "src")]
            assert not any(address.startswith("javascript:") for address in addresses)
        page.encode("utf-8")
