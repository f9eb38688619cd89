"""The Markdown of a bisection has answer and log, and nothing in it can break out."""

from __future__ import annotations

import re
from collections.abc import Callable

from bisections import NEW, NO_WHEEL, OLD, PASSES, Truth, bisection, raised

from errata.report.bisection.as_markdown import bisection_markdown

Gold = Callable[[str, str], None]

CHANGE = [OLD, OLD, OLD, NEW, NEW, NEW, NEW]


def test_the_document_is_as_in_the_gold_file(gold: Gold) -> None:
    truth: Truth = {
        "eager": CHANGE,
        "gap": [NO_WHEEL, OLD, NO_WHEEL, NO_WHEEL, NO_WHEEL, PASSES, PASSES],
        "same": [PASSES] * 7,
        "none": [NO_WHEEL] * 7,
    }
    found = bisection(truth, free=["2.5.1"], again={"2.5.1": NO_WHEEL})
    gold("bisect.md", bisection_markdown(found))


def test_the_whole_log_is_in_it() -> None:
    found = bisection({"eager": CHANGE}, every=True)
    text = bisection_markdown(found)
    for line in found.log:
        assert f"{line.number}. torch {line.release}, " in text


def test_nothing_that_a_script_said_ends_its_block() -> None:
    worst = raised("````\n# heading\n<script>\n```\n| x |")
    text = bisection_markdown(bisection({"eager": [PASSES, *[worst] * 6]}))
    fence = ""
    outside = []
    for line in text.splitlines():
        mark = re.match("`{3,}", line)
        if fence:
            fence = "" if line == fence else fence
        elif mark:
            fence = mark.group()
        else:
            outside.append(line)
    assert not fence
    assert not [line for line in outside if "heading" in line or "script" in line]
