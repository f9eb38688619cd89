"""Pages of cases for tests: a plain one, and one that has everything that can be seen."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime, timedelta, timezone
from typing import Any

from factories import FAILS, make_case

from errata.commands.history.history import build_timeline
from errata.commands.history.report import Period, State, make_period
from errata.commands.site.gather import CasePage, TracebackFacts, TrialFacts
from errata.compare.behaviour import Behaviour
from errata.evidence import RunRef
from errata.model.case import Case, Expectation, Requirements, Source
from errata.model.outcome import Outcome
from errata.model.verdict import Verdict

START = datetime(2026, 11, 1, 3, 5, tzinfo=timezone.utc)
PASSES = Behaviour(outcome=Outcome.PASSED)
BROKEN = '''\
"""Multiply shapes that do not fit."""

import torch

model = torch.nn.Linear(3, 2)
x = torch.ones(4, 2)

result = model(x)
'''
FIXED = '''\
"""Multiply shapes that fit."""

import torch

model = torch.nn.Linear(2, 3)
x = torch.ones(4, 2)
model.eval()

result = model(x)
'''


SeenAt = tuple[str, list[Period]]
"""A mode, and what each night observed of one release in it."""


def failing(message: str = "shapes do not fit: 2 and 3", kind: str = "RuntimeError") -> Behaviour:
    return Behaviour(outcome=Outcome.RAISED, type=kind, message=message, at="result = model(x)")


def seen(
    release: str,
    broken: Behaviour = PASSES,
    fixed: Behaviour = PASSES,
    *,
    verdict: Verdict = Verdict.REPRODUCES,
    mode: str = "eager",
    also: Behaviour | None = None,
    recorded: bool = False,
) -> SeenAt:
    """Make what one night saw of a release; `also` is what a repeat did, or an earlier night."""
    nights = (1,) if also is None or verdict is Verdict.FLAKY else (1, 2)
    both = (broken,) if also is None or verdict is not Verdict.FLAKY else (broken, also)

    def period(night: int | None, behaviours: tuple[Behaviour, ...]) -> Period:
        moment = START + timedelta(days=night or 0)
        return make_period(
            f"torch-{release}",
            release,
            State(verdict=verdict, broken=behaviours, fixed=(fixed,)),
            ()
            if night is None
            else (RunRef(number=night, started=moment, imported=False, machine=""),),
            {} if night is None else {night: moment},
        )

    if recorded:
        return mode, [period(None, (broken,))]
    return mode, [
        period(night, (also,) if also and len(nights) == 2 and night == 1 else both)
        for night in nights
    ]


def make_page(
    *places: SeenAt,
    unexpected: tuple[str, ...] = (),
    broken: str = BROKEN,
    fixed: str = FIXED,
    tracebacks: tuple[TracebackFacts, ...] = (),
    times: bool = True,
) -> CasePage:
    """Make a page; trials follow from the places, `unexpected` names releases."""
    by_place = {(seen[0].environment, mode, "cpu"): seen for mode, seen in places}
    timeline = build_timeline("torch/slug", "Shapes do not fit", by_place) if places else None
    trials = []
    for index, (mode, observed) in enumerate(places):
        assert timeline is not None
        first = observed[0]
        track = next(track for track in timeline.tracks if track.mode == mode)
        last = [p for p in track.periods if p.environment == first.environment][-1]
        measured = bool(first.runs) and times
        trials.append(
            TrialFacts(
                environment=first.environment,
                release=first.release,
                mode=mode,
                backend="cpu",
                verdict=last.state.verdict or Verdict.UNAVAILABLE,
                documented=first.release not in unexpected,
                reason="" if first.release not in unexpected else "another message",
                measured=last.last,
                run=last.runs[-1].number if last.runs else None,
                broken=timeline.label(last.state.broken),
                fixed=timeline.label(last.state.fixed),
                broken_s=0.01 + 0.001 * index if measured else None,
                fixed_s=0.02 if measured else None,
                broken_mb=180.0 + index if measured else None,
                fixed_mb=181.5 if measured else None,
            )
        )
    case = replace(
        make_case(
            expectations=(FAILS, Expectation(outcome=Outcome.PASSED, modes=("compile",))),
            requires=Requirements(releases="torch >=1.13"),
            areas=("linear", "shapes"),
            broken=broken,
            fixed=fixed,
        ),
        title="Shapes do not fit",
        cause="The layer wants `3` columns.\n\nIt gets two.",
        fix="Swap the sizes.",
        sources=(Source(url="https://example.org/1", note="the report"),),
    )
    return page_of_case(
        case,
        modes=tuple(dict.fromkeys(mode for mode, _ in places)) or ("eager",),
        files=(("shapes.py", "SIZES = (2, 3)\n"),),
        trials=tuple(trials),
        timeline=timeline,
        tracebacks=tracebacks,
    )


def page_of_case(case: Case, **shown: Any) -> CasePage:
    """Make the page of a case, with what is shown beside it."""
    nothing = {"files": (), "trials": (), "timeline": None, "tracebacks": ()}
    return CasePage(**vars(case), **{"modes": ("eager", "compile"), **nothing, **shown})


def output(text: str, letter: str = "A", script: str = "broken.py") -> TracebackFacts:
    return TracebackFacts(
        letter=letter,
        script=script,
        environment="torch-2.5.1",
        mode="eager",
        backend="cpu",
        measured=START,
        text=text,
    )


TRACEBACK = """\
Traceback (most recent call last):
  File "broken.py", line 8, in <module>
    result = model(x)
             ^^^^^^^^
RuntimeError: shapes do not fit: 2 and 3
"""


def small_page() -> CasePage:
    """Make the page of a case that failed on two releases and then healed."""
    return make_page(
        seen("1.13.1", failing()),
        seen("2.0.1", failing("shapes do not match: 2 and 3")),
        seen("2.5.1", verdict=Verdict.HEALED),
        tracebacks=(output(TRACEBACK),),
    )


def full_page() -> CasePage:
    """Make a page with every verdict, several modes, changes over time, and gaps."""
    a, b = failing(), failing("shapes do not match: 2 and 3")
    other = replace(failing("no module named shapes", "ImportError"), at="import torch")
    signal = Behaviour(outcome=Outcome.CRASHED, status="SIGSEGV")
    return make_page(
        seen("1.13.1", a, recorded=True),
        seen("2.0.1", a),
        seen("2.1.2", b, verdict=Verdict.DRIFTED),
        seen("2.2.2", b, verdict=Verdict.DRIFTED, also=a),
        seen("2.3.1", other, verdict=Verdict.MASKED),
        seen("2.4.1", a, also=PASSES, verdict=Verdict.FLAKY),
        seen("2.5.1", a, signal, verdict=Verdict.FIX_FAILS),
        seen("2.6.0", verdict=Verdict.HEALED),
        seen("2.7.1", verdict=Verdict.HEALED),
        seen("2.0.1", verdict=Verdict.HEALED, mode="compile"),
        seen("2.7.1", verdict=Verdict.HEALED, mode="compile"),
        unexpected=("2.1.2", "2.5.1"),
        tracebacks=(output(TRACEBACK), output("Segmentation fault\n", "D", "fixed.py")),
    )
