"""What the cases say of a user's own tests: why one failed, and whether one is expected to fail."""

from __future__ import annotations

import os
import sys
import traceback
from collections.abc import Iterator, Sequence
from importlib import metadata
from pathlib import Path
from typing import Any

import pytest

from errata.commands.diagnose.diagnosing import (
    KnownCases,
    diagnose_text,
    find_known,
    hint_lines,
    name_words,
)
from errata.commands.scan.releases import Used, find_targets, read_settings
from errata.commands.scan.report import PLAN
from errata.commands.scan.scanning import find_plan, find_workarounds
from errata.commands.scan.triggers import find_files
from errata.model.errors import ErrataError
from errata.text.printable import guess, visible
from errata_hints.watching import Watch

_DISTRIBUTIONS = {
    "torch": ("torch",),
    "mindspore": ("mindspore",),
    "paddle": ("paddlepaddle", "paddlepaddle-gpu"),
}
_MARK = "errata"
_KNOWN = pytest.StashKey[KnownCases]()
_FOUND = pytest.StashKey[list[dict[str, Any]]]()
_WATCHED = "errata_watch"


def _known(config: pytest.Config) -> KnownCases:
    """Open the index of the cases once; raises UsageError where it cannot be built."""
    if _KNOWN not in config.stash:
        try:
            config.stash[_KNOWN] = find_known(config.rootpath)
        except ErrataError as error:
            raise pytest.UsageError(str(error)) from error
    return config.stash[_KNOWN]


def add_hint(
    config: pytest.Config, report: pytest.TestReport | pytest.CollectReport, error: BaseException
) -> None:
    """Add a section to the report of a failed test where its failure is a documented one."""
    framework = next((name for name in _DISTRIBUTIONS if name in sys.modules), "")
    if not framework:
        return
    release = str(getattr(sys.modules[framework], "__version__", "")).partition("+")[0]
    text = "".join(traceback.format_exception(error))
    used = {framework: release} if release else {}
    known = _known(config)
    found = diagnose_text(f"import {framework}\n{text}", known, used)
    lines = hint_lines(found.recognised, found.releases, name_words(found, known))
    if lines:
        report.sections.append(("Errata", "\n".join(lines)))


def obey_mark(item: pytest.Item, case_id: str) -> None:
    """Expect a marked test to fail where the record says so of the installed release.

    Where it does not, the summary says so. A mark that names no case fails the test.
    """
    known = _known(item.config)
    facts = known.index.find(case_id)
    if facts is None:
        words = f"{case_id!r} is no case of Errata"
        hint = guess(case_id, known.index.ids())
        pytest.fail(f"{words}; {hint}" if hint else words, pytrace=False)
    version = _installed(facts.framework)
    have = f"{facts.framework} {version}"
    fails = facts.fails_on(version) if version else None
    if fails:
        item.add_marker(pytest.mark.xfail(reason=f"{case_id} fails on {have} (Errata)"))
    elif not version:
        item.user_properties.append((_MARK, f"{case_id}: {facts.framework} is not installed"))
    else:
        words = "no release is on record" if fails is None else "the mark is not needed any more"
        verb = "" if fails is None else f" passes on {have}"
        item.user_properties.append((_MARK, f"{case_id}{verb}: {words}"))


def _installed(framework: str) -> str:
    for name in _DISTRIBUTIONS.get(framework, ()):
        try:
            return metadata.version(name).partition("+")[0]
        except metadata.PackageNotFoundError:
            continue
    return ""


def sections(config: pytest.Config, reports: Sequence[Any]) -> Iterator[tuple[str, list[str]]]:
    """Yield what the summary says: a title and its lines."""
    told = [(*each, one) for one in reports for each in getattr(one, "user_properties", ())]
    marks = [f"{one.nodeid}: {words}" for name, words, one in told if name == _MARK]
    if marks:
        yield "Errata", marks
    if config.option.errata_watch:  # with the test that came there first
        seen = {
            words: f"{words}  ({one.nodeid})"
            for name, words, one in reversed(told)
            if name == _WATCHED
        }
        yield "Errata: calls with a documented failure", [*reversed(seen.values())] or ["none"]
    if config.option.errata_hints and (lines := list(_workarounds(config))):
        yield "Errata: workarounds to look at", lines


def _workarounds(config: pytest.Config) -> Iterator[str]:
    """Yield a line for each workaround in the project that asks for work on what is installed."""
    # Without a configuration pytest takes what holds all its arguments, values of options too.
    root = config.rootpath if config.inipath else config.invocation_params.dir
    known = _known(config)
    try:
        settings = read_settings(root)
        files = find_files([root / one for one in settings["paths"] or ["."]], settings["exclude"])
        targets = find_targets(known.frameworks, root, python=Path(sys.executable))
        report = find_workarounds(known, files, targets)
    except ErrataError as error:
        yield f"not read: {error.message}"
        return
    for one in report.to_do:
        healed = f", healed in {one.facts.framework} {one.since}" if one.facts and one.since else ""
        place = one.place.removeprefix(f"{root}{os.sep}")
        yield visible(f"{place}  {one.case}: {one.need}{healed}")


def begin_watching(config: pytest.Config) -> None:
    """Watch the tests of this process for calls that have a documented failure."""
    if config.getoption("numprocesses", None) and not hasattr(config, "workerinput"):
        return  # the workers of pytest-xdist run the tests
    installed = {name: _installed(name) for name in _DISTRIBUTIONS}
    used = {
        name: Used(specifier=f"=={version}", source="installed")
        for name, version in installed.items()
        if version
    }
    plan = find_plan(_known(config), used)
    found: list[dict[str, Any]] = []
    watch = Watch(PLAN.plain(plan)["triggers"], found.append)
    watch.start()
    config.stash[_FOUND] = found
    config.add_cleanup(watch.stop)


def add_findings(item: pytest.Item, report: pytest.TestReport) -> None:
    """Write into the report of a test what was found while it ran; JUnit reads the last report."""
    config, found = item.config, item.config.stash.get(_FOUND, [])
    for one in found:
        file = Path(one["file"])
        inside = file.is_relative_to(config.rootpath)
        place = f"{file.relative_to(config.rootpath) if inside else file}:{one['line']}"
        line = f"{place}  {one['case']}: {'; '.join(one['values'])}"
        item.user_properties.append((_WATCHED, visible(line)))
        report.user_properties.append((_WATCHED, visible(line)))
    found.clear()
