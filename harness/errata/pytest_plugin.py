"""Let pytest collect cases: options and hooks; everything else is loaded with the first case."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from errata.testing.items import CaseFolder

__all__ = ["pytest_addoption", "pytest_collect_directory", "pytest_configure"]


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
    parser.addini(
        "errata_corpus",
        type="paths",
        help="folders of cases: a case's id is its path below one. Default: the folder `cases`.",
    )


def pytest_configure(config: pytest.Config) -> None:
    """Register the marker that every collected trial carries."""
    config.addinivalue_line(
        "markers",
        "errata(case, framework, environment, mode, backend, kind): a case of Errata in one place.",
    )


# Optional, so that pytest 7, which has no such hook, runs its own tests undisturbed.
@pytest.hookimpl(optionalhook=True)
def pytest_collect_directory(path: Path, parent: pytest.Collector) -> CaseFolder | None:
    """Collect a folder that is a case."""
    if not (path / "case.toml").is_file() and not (path / "broken.py").is_file():
        return None
    from errata.testing.items import collect_folder

    return collect_folder(path, parent)
