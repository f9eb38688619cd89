"""The file `assets/errors.js`: what the cases' errors say, for the search and the pasted error."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator

from errata.commands.site import addresses
from errata.commands.site.facts import CasePage
from errata.text.printable import cut, visible

ERRORS = "errors.js"
"""The file of `assets`; the scripts `closest.js` and `matrix.js` read it."""
_LONGEST = 700
"""Characters of one message: what stands after them tells no two failures apart."""


def errors_script(cases: Iterable[CasePage]) -> str:
    """Return the script with each case's page, title, areas and messages; equal for equal cases."""
    rows = [
        [
            addresses.to(addresses.case_path(case.id)),
            visible(case.title),
            visible(" ".join((case.id.partition("/")[2], *case.areas))),
            list(dict.fromkeys(visible(cut(line, _LONGEST)) for line in _messages(case))),
        ]
        for case in cases
    ]
    text = json.dumps(rows, ensure_ascii=False, separators=(",", ":"))
    return f"window.errata = window.errata || {{}};\nwindow.errata.errors = {text};\n"


def _messages(case: CasePage) -> Iterator[str]:
    """Yield the messages that the case documents, that its sources quote, and that were seen."""
    for one in case.expectations:
        if one.is_failure and (one.message or one.warning):
            yield _line(one.type or "", one.message or one.warning or "")
    yield from case.quoted
    for seen in case.timeline.letters if case.timeline else ():
        for text in filter(None, (seen.message or seen.status, *seen.warnings)):
            yield _line(seen.type if text == seen.message else "", text)


def _line(kind: str, message: str) -> str:
    return ": ".join(filter(None, (kind.rpartition(".")[2], " ".join(message.split()))))
