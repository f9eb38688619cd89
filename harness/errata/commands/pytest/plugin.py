"""Let pytest collect cases: options and hooks; everything else is loaded with the first case."""

from __future__ import annotations

from collections.abc import Generator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from errata.commands.pytest.items import CaseFolder


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the options, named like those of `errata run`."""
    group = parser.getgroup("errata", "documented framework failures (Errata)")
    group.addoption(
        "--errata-env",
        action="append",
        metavar="ENV",
        help="'default' (each framework's newest release), 'all', 'torch', 'torch-2.*', "
        "'torch>=2.5', 'paddle==2.6.2'; repeatable.",
    )
    group.addoption(
        "--errata-backend",
        action="append",
        metavar="BACKEND",
        help="cpu (the default), gpu or ascend; repeatable.",
    )
    group.addoption(
        "--errata-mode", action="append", metavar="MODE", help="only this mode; repeatable."
    )
    group.addoption(
        "--errata-isolation",
        choices=("fork", "fresh", "both"),
        default="fork",
        help="fork from a process with the framework imported (the default), start a fresh "
        "interpreter, or both and compare.",
    )
    group.addoption("--errata-force", action="store_true", help="run unchanged cells again.")
    group.addoption(
        "--errata-python",
        metavar="PATH",
        help="run in this interpreter, which already has the framework, instead.",
    )
    group.addoption(
        "--errata-hints",
        action="store_true",
        help="say in the report of a failed test what is known of its failure, and in the summary "
        "which workarounds (`# errata: works-around CASE`) are not needed any more.",
    )
    group.addoption(
        "--errata-watch",
        action="store_true",
        help="watch the tests for calls that have a documented failure; the summary lists them.",
    )
    parser.addini(
        "errata_corpus",
        type="paths",
        help="folders of cases: a case's id is its path below one. Default: the folder `cases`.",
    )


def pytest_configure(config: pytest.Config) -> None:
    """Register the marker that every collected trial carries; begin to watch if asked."""
    config.addinivalue_line(
        "markers",
        "errata(case): the test meets this failure ('torch/slug') and is expected to fail on the "
        "releases that its record names; trials of Errata carry it with their place.",
    )

    if config.getoption("errata_watch"):
        from errata.commands.pytest.hints import begin_watching

        begin_watching(config)


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Expect a marked test to fail where the record says so."""
    marker = item.get_closest_marker("errata")
    if marker is not None and marker.args:
        from errata.commands.pytest.hints import obey_mark

        obey_mark(item, str(marker.args[0]))


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, Any, None]:
    """Say in the report of a test what is known of its failure, and what was found meanwhile."""
    made = yield
    if item.config.getoption("errata_watch"):
        from errata.commands.pytest.hints import add_findings

        add_findings(item, made.get_result())
    if call.excinfo is not None and item.config.getoption("errata_hints"):
        report = made.get_result()
        if report.failed:
            from errata.commands.pytest.hints import add_hint

            add_hint(item.config, report, call.excinfo.value)


def pytest_terminal_summary(terminalreporter: Any) -> None:
    """List marks and workarounds that are not needed any more, and calls that were found."""
    found = [one for reports in terminalreporter.stats.values() for one in reports]
    options = terminalreporter.config.option
    is_marked = any("errata" in dict(getattr(one, "user_properties", ())) for one in found)
    if is_marked or options.errata_watch or options.errata_hints:
        from errata.commands.pytest.hints import sections

        for title, lines in sections(terminalreporter.config, found):
            terminalreporter.section(title)
            for line in dict.fromkeys(lines):
                terminalreporter.line(line)


# Optional, so that pytest 7, which has no such hook, runs its own tests undisturbed.
@pytest.hookimpl(optionalhook=True)
def pytest_collect_directory(path: Path, parent: pytest.Collector) -> CaseFolder | None:
    """Collect a folder that is a case."""
    if not (path / "case.toml").is_file() and not (path / "broken.py").is_file():
        return None
    from errata.commands.pytest.items import collect_folder

    return collect_folder(path, parent)
