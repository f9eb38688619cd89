"""Write a new case folder that `errata check` accepts and no run takes for finished."""

from __future__ import annotations

import re
import shutil
import tempfile
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from errata.filing.draft.case_file import CaseText, write_case_toml
from errata.filing.draft.drafting import TRACKERS, slug_of
from errata.filing.draft.scripts import refuse_existing, stand_in, write_files
from errata.model.case import Expectation, Kind, Source
from errata.model.errors import UsageProblem
from errata.model.outcome import Outcome
from errata.plan.framework import Framework
from errata.plan.load import load_case
from errata.text.wording import guess

__all__ = ["NewCase", "empty_case", "place_of", "write_case"]

_MESSAGE = "TODO: the message that must be seen"
_ERRORS = {
    Kind.WRONG_RESULT: "AssertionError",
    Kind.PERFORMANCE: "AssertionError",
    Kind.GRAPH_BREAK: "torch._dynamo.exc.Unsupported",
}


@dataclass(frozen=True, kw_only=True)
class NewCase:
    """A case folder that was written."""

    folder: Path
    case_id: str


def place_of(name: str, corpus: Path, frameworks: Mapping[str, Framework]) -> tuple[Path, str]:
    """Return folder and id of a new case called `FRAMEWORK/SLUG`; raises UsageProblem."""
    framework, slash, slug = name.partition("/")
    if not slash or not slug or "/" in slug:
        raise UsageProblem(
            f"{name!r} is no name for a case", hint="write FRAMEWORK/SLUG, as torch/vmap-inplace"
        )
    if framework not in frameworks:
        raise UsageProblem(
            f"unknown framework {framework!r}; known: {', '.join(sorted(frameworks))}",
            hint=guess(framework, frameworks) or "errata envs list",
        )
    if slug != slug_of(slug) and not re.fullmatch(r"[a-z0-9]+(?:-[a-z0-9]+)*", slug):
        raise UsageProblem(
            f"{slug!r} is no name for a case: small letters, digits and dashes",
            hint=f"perhaps {framework}/{slug_of(slug)}",
        )
    folder = corpus / framework / slug
    refuse_existing(folder)
    return folder, f"{framework}/{slug}"


def empty_case(
    name: str,
    *,
    corpus: Path,
    frameworks: Mapping[str, Framework],
    kind: Kind = Kind.EXCEPTION,
    source: str | None = None,
) -> NewCase:
    """Write a case to be filled in: valid at once, and `masked` in every run until it is."""
    folder, case_id = place_of(name, corpus, frameworks)
    framework = frameworks[case_id.partition("/")[0]]
    module = framework.module
    tracker = TRACKERS.get(framework.name, "https://example.org/issue")
    text = CaseText(
        title=f"TODO: what does a user of {framework.name} meet?",
        kind=kind,
        areas=("unsorted",),
        cause="TODO: why does it fail? In Markdown, in your own words.",
        fix="TODO: what does `fixed.py` do instead, and why does that work?",
        fix_known=False,
        sources=(Source(url=source or tracker, note="" if source else "TODO: which report?"),),
        framework=framework.name,
        specifier=f">={framework.newest.version}",
        expectation=_expectation(kind),
        todo={
            "areas": "the parts of the framework that this is about",
            "fix_known": "write fixed.py, and delete this line",
            "releases": "in which releases does the case make sense?",
            "expect": "what `errata run` says that broken.py did",
        },
    )
    broken = (
        '"""TODO: say in one line what fails."""\n\n'
        f"import {module}  # noqa: F401\n\n"
        'raise NotImplementedError("TODO: write the failing program here")\n'
    )
    fixed = stand_in(module)
    return write_case(folder, case_id, text, broken=broken, fixed=fixed, frameworks=frameworks)


def write_case(
    folder: Path,
    case_id: str,
    text: CaseText,
    *,
    broken: str,
    fixed: str,
    frameworks: Mapping[str, Framework],
) -> NewCase:
    """Write the three files in one step; raises CaseProblems where they are no valid case."""
    files = {
        "case.toml": write_case_toml(text).encode(),
        "broken.py": broken.encode("utf-8", "backslashreplace"),
        "fixed.py": fixed.encode(),
    }
    with tempfile.TemporaryDirectory(prefix="errata-new-") as scratch:
        write_files(Path(scratch), files)
        load_case(Path(scratch), case_id, frameworks)
        folder.parent.mkdir(parents=True, exist_ok=True)
        shutil.copytree(scratch, folder)
    return NewCase(folder=folder, case_id=case_id)


def _expectation(kind: Kind) -> Expectation:
    """Return what a case of a kind documents, with words that nothing says yet."""
    if kind is Kind.CRASH:
        return Expectation(outcome=Outcome.CRASHED, signal="SIGSEGV")
    if kind is Kind.HANG:
        return Expectation(outcome=Outcome.TIMED_OUT)
    if kind is Kind.MEMORY:
        return Expectation(outcome=Outcome.OUT_OF_MEMORY)
    if kind is Kind.WARNING:
        return Expectation(outcome=Outcome.PASSED, warning=_MESSAGE)
    error = _ERRORS.get(kind, "RuntimeError")
    return Expectation(outcome=Outcome.RAISED, type=error, message=_MESSAGE)
