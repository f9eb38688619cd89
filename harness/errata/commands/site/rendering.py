"""The Jinja environment of the site, where every text is made visible and escaped; addresses."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable
from datetime import datetime, timezone
from functools import lru_cache, partial
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import quote

from errata.model.verdict import Verdict, word_of
from errata.report.document import Sign, sign_of_change, verdict_texts
from errata.text.printable import cut, cut_lines, visible, visible_lines

if TYPE_CHECKING:
    import jinja2
    from markdown_it import MarkdownIt
    from markupsafe import Markup

SIGNS, MEANINGS = (
    {str(one): verdict_texts()[one][key] for one in Verdict} for key in ("sign", "meaning")
)

NEVER_DOCUMENTED = ("drifted", "masked", "fix-fails", "claim-fails", "flaky")
"""Verdicts that no case calls for: where they stand, something is not as documented."""


TEMPLATES = Path(__file__).parent / "templates"
ASSETS = Path(__file__).parent / "assets"
CSP = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "base-uri 'none'; form-action 'none'"
)
"""The content security policy: own files only, no inline script or style."""
_UNKNOWN = "–"  # noqa: RUF001 - a dash, as tables have it


def make_environment(*, version: str = "", newest: datetime | None = None) -> jinja2.Environment:
    """Make the environment that all pages are rendered with.

    Text is made visible and escaped wherever a template shows it; only what a filter or a page
    module marks as markup is not. Filters: `cut`, `cut_lines`, `raw_output`, `when`, `day`,
    `seconds`, `mebibytes`, `count`, `markdown`, `sign` (of changes). Globals: `csp`, `signs` and
    `meanings` of the verdicts, `word_of` (their names for readers), the functions for addresses,
    and for the foot of each page `version` (of Errata) and `newest` (the newest measurement, or
    None).
    """
    import jinja2

    environment = jinja2.Environment(
        loader=jinja2.FileSystemLoader(TEMPLATES),
        autoescape=True,
        undefined=jinja2.StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
        finalize=_shown,
        auto_reload=False,
    )
    environment.filters.update(
        cut=cut,
        cut_lines=cut_lines,
        raw_output=raw_output,
        when=partial(_time, form="%Y-%m-%d %H:%M UTC"),
        day=partial(_time, form="%Y-%m-%d"),
        seconds=_seconds,
        mebibytes=lambda value: _UNKNOWN if value is None else f"{value:,.0f} MiB",
        count=_count,
        markdown=_markdown,
        sign=_sign,
    )
    environment.globals.update(
        csp=CSP, signs=SIGNS, meanings=MEANINGS, word_of=word_of, version=version, newest=newest
    )
    for address in (case_path, environment_link, environment_name, anchor):
        environment.globals[address.__name__] = address
    environment.globals["to"] = link_to
    return environment


def _shown(value: Any) -> Any:
    """Make plain text visible in every template; markup stays unchanged."""
    if type(value) is not str or (value.isascii() and value.isprintable()):
        return value
    return visible_lines(value)


def _time(moment: datetime | None, form: str) -> Markup | str:
    from markupsafe import Markup

    if moment is None:
        return _UNKNOWN
    moment = moment.astimezone(timezone.utc)
    whole = moment.isoformat(timespec="seconds").replace("+00:00", "Z")
    title = whole.replace("T", " ").replace("Z", " UTC")
    shown = moment.strftime(form)
    # Digits and our own words: nothing to escape, and pages have thousands of moments.
    return Markup(f'<time datetime="{whole}" title="{title}">{shown}</time>')  # noqa: S704


def _seconds(value: float | None) -> str:
    """Show seconds with as many digits as mean something."""
    if value is None:
        return _UNKNOWN
    for digits, limit in ((2, 10.0), (1, 100.0)):
        if value < limit:
            return f"{value:.{digits}f} s"
    return f"{value:,.0f} s"


def _count(number: int, noun: str, plural: str = "") -> str:
    """Show a number with its noun: `1 trial`, `1,200 trials`."""
    return f"{number:,} {noun if number == 1 else plural or noun + 's'}"


def _markdown(text: str) -> Markup:
    """Render Markdown without raw HTML and images; links send no referrer."""
    from markupsafe import Markup

    return Markup(_renderer().render(visible_lines(text)))  # noqa: S704 - markdown-it escapes


@lru_cache(maxsize=1)
def _renderer() -> MarkdownIt:
    from markdown_it import MarkdownIt

    renderer = MarkdownIt("js-default", {"html": False}).disable("image")
    renderer.add_render_rule("link_open", _link)
    for cell in ("th_open", "td_open"):
        renderer.add_render_rule(cell, _cell)
    return renderer


def _link(self: Any, tokens: Any, index: int, options: Any, env: Any) -> str:
    from markupsafe import escape

    token = tokens[index]
    token.attrSet("rel", "noopener noreferrer")
    # A link without text, for example of an image without a name, shows its address.
    is_empty = tokens[index + 1].type == "link_close"
    name = escape(token.attrGet("href") or "") if is_empty else ""
    return f"{self.renderToken(tokens, index, options, env)}{name}"


def _cell(self: Any, tokens: Any, index: int, options: Any, env: Any) -> str:
    """Remove the alignment of a column: it is a style attribute, which the CSP refuses."""
    tokens[index].attrs.pop("style", None)
    return str(self.renderToken(tokens, index, options, env))


_LINES, _WIDTH = 400, 1_000


def raw_output(text: str, *, lines: int = _LINES, width: int = _WIDTH) -> str:
    """Return output that is safe to show: some first lines and more last ones, each cut.

    A line in between counts what was left out. Only the kept lines are processed, so megabytes of
    output take no time.
    """
    every = text.replace("\r\n", "\n").rstrip("\n").split("\n")
    missing = len(every) - lines
    if missing <= 0:
        return "\n".join(_line(line, width) for line in every)
    first = max(1, lines // 3)
    gap = f"… [+{missing:,} {'line' if missing == 1 else 'lines'}]"
    kept = [*every[:first], *every[first + missing :]]
    written = [_line(line, width) for line in kept]
    return "\n".join([*written[:first], gap, *written[first:]])


def _line(line: str, width: int) -> str:
    return visible(cut(line, width).expandtabs(4))


def _sign(changes: Iterable[str], other: str) -> str:
    """Return the sign of the first of some changes that has one of its own, or else `other`."""
    sign = sign_of_change(changes, Sign.NOTHING)
    return other if sign is Sign.NOTHING else str(sign)


ENVIRONMENTS = "environments/index.html"
_NAME_BYTES = 120
"""The longest part of a path; file systems take 255 bytes."""


def case_path(case: str) -> str:
    """Return the path of a case's page: `cases/torch/slug.html`."""
    return "cases/" + "/".join(_part(part) for part in case.split("/")) + ".html"


def environment_link(identifier: str) -> str:
    """Return the link to an environment's row in the table of all, from the root of the site."""
    return link_to(ENVIRONMENTS, environment_name(identifier))


def environment_name(identifier: str) -> str:
    """Return the name of an environment's row."""
    return re.sub(r"\s", "_", identifier)


def upgrade_path(framework: str, before: str, after: str) -> str:
    """Return the path of an upgrade's page."""
    return f"upgrades/{_part(f'{framework}-{before}-to-{after}')}.html"


def anchor(environment: str, mode: str, backend: str) -> str:
    """Return the name of a trial's place on its case's page; quote it in links with `to`."""
    return re.sub(r"\s", "_", f"{environment}:{mode}:{backend}")


def root_of(path: str) -> str:
    """Return the way from a page to the root of the site: empty, or `../` for each folder."""
    return "../" * path.count("/")


def link_to(path: str, name: str = "") -> str:
    """Quote a path inside the site for a link, with the anchor `name` where there is one."""
    quoted = quote(path, safe="/+:@=,~")
    return f"{quoted}#{quote(name, safe=':@/+=,~')}" if name else quoted


def _part(text: str) -> str:
    """Return one part of a path that every file system and server takes as it is."""
    part = re.sub(r"[^A-Za-z0-9._+@=-]+", "_", text)
    # `index` is the list itself, and a hash keeps apart what now looks alike.
    if part == text and part != "index" and part.strip(".") and len(part) <= _NAME_BYTES:
        return part
    digest = hashlib.sha256(text.encode(errors="backslashreplace")).hexdigest()[:8]
    return f"{part[:_NAME_BYTES].strip('.') or 'page'}-{digest}"
