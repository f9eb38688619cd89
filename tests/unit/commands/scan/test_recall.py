"""Known failures in other clothes: programs that nobody had seen when the triggers were written."""

from __future__ import annotations

from functools import cache

from factories import REPOSITORY, texts

from errata.commands.scan.program import Program
from errata.commands.scan.triggers import ReadTrigger, find_hits, read_trigger
from errata.model.case import Confidence
from errata.plan.frameworks import load_frameworks
from errata.plan.load import load_case

LEAST = 0.8  # of the programs are found
FOUND = 99  # of the 144 that others wrote from the prose alone, when they were new


@cache
def triggers_of(*names: str) -> list[ReadTrigger]:
    frameworks = load_frameworks(REPOSITORY / "envs")
    cases = [load_case(REPOSITORY / "cases" / name, name, frameworks) for name in names]
    return [
        read_trigger(case.id, case.requires.framework, number, one)
        for case in cases
        for number, one in enumerate(case.triggers)
    ]


def is_found(name: str, source: str) -> bool:
    likely = [one for one in triggers_of(name) if one.trigger.confidence is not Confidence.POSSIBLE]
    return bool(find_hits(Program(source), likely))


def test_most_failures_are_found_in_other_clothes() -> None:
    programs = texts("programs/other-clothes")
    missed = [name for name, source in programs if not is_found(name, source)]
    assert len(programs) == 25
    assert len(missed) <= (1 - LEAST) * len(programs), missed


def test_programs_that_others_wrote() -> None:
    programs = [(*name.split(), source) for name, source in texts("programs/strangers")]
    found = [(name, kind) for name, kind, source in programs if is_found(name, source)]
    assert len(programs) == 192
    assert [one for one in found if one[1].startswith("ok")] == []
    assert len(found) >= FOUND


def test_checkpoints_that_newer_releases_refuse() -> None:
    folders = (REPOSITORY / "cases" / "torch").glob("load-*")
    triggers = triggers_of(*(f"torch/{folder.name}" for folder in sorted(folders)))
    for expected, code in texts("programs/loads"):
        hits = find_hits(Program(code), triggers)
        found = sorted(f"{hit.case.removeprefix('torch/')} {hit.confidence}" for hit in hits)
        assert (", ".join(found) or "nothing") == expected, code
