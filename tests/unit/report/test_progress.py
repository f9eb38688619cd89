"""Progress moves on a terminal, and is one line per environment elsewhere."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterator
from threading import Thread

import pytest
from rich.console import Console

from errata.model.outcome import Outcome
from errata.report.progress import RunProgress

Plain = tuple[RunProgress, Callable[[], str]]


class Clock:
    """A clock that moves by one second each time it is read."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        self.now += 1
        return self.now


@pytest.fixture
def plain() -> Iterator[Plain]:
    out = io.StringIO()
    with RunProgress(Console(file=out, width=60), clock=Clock()) as progress:
        yield progress, out.getvalue


def test_a_built_environment_is_one_plain_line(plain: Plain) -> None:
    progress, text = plain
    for stage in ("locking", "creating", "installing", "ready"):
        progress.environment("torch-2.0.1", stage, "detail")
    assert text() == "torch-2.0.1: built in 3.0 s\n"


def test_an_environment_that_was_there_is_not_mentioned(plain: Plain) -> None:
    progress, text = plain
    progress.environment("torch-2.0.1", "ready", "")
    assert text() == ""


def test_a_failed_environment_says_why_on_one_line(plain: Plain) -> None:
    progress, text = plain
    progress.environment("torch-2.0.1", "locking", "")
    progress.environment("torch-2.0.1", "failed", "no\nsolution \x1b[31m[red]" + "x" * 200)
    assert text().startswith(r"torch-2.0.1: failed after 1.0 s: no solution \x1b[31m[red]xxx")
    assert text().endswith("characters]\n")


def test_cells_print_nothing_without_a_terminal(plain: Plain) -> None:
    progress, text = plain
    progress.cells_total(1)
    progress.cell_started("c")
    progress.cell_done("c", Outcome.RAISED)
    progress.changed("t")
    assert text() == ""


def test_ascii_output_stays_ascii() -> None:
    stream = io.TextIOWrapper(io.BytesIO(), encoding="ascii", errors="strict", newline="\n")
    with RunProgress(Console(file=stream)) as progress:
        progress.environment("torch-2.0.1", "failed", "类型")
    stream.seek(0)
    assert r"\u7c7b" in stream.read()


def test_a_terminal_shows_each_environment_with_its_stage() -> None:
    progress, frame = _terminal()
    progress.environment("torch-2.0.1", "installing", "numpy [red]")
    progress.environment("paddle-3.0.0", "waiting", "")
    text = frame()
    assert "torch-2.0.1   installing" in text
    assert "numpy [red]" in text
    assert "paddle-3.0.0  waiting" in text
    progress.environment("torch-2.0.1", "ready", "")
    assert "torch" not in frame()


def test_many_environments_are_counted() -> None:
    progress, frame = _terminal()
    for number in range(10):
        progress.environment(f"torch-2.{number}", "locking", "")
    assert "and 2 more" in frame()


def test_a_terminal_counts_cells_and_names_those_running() -> None:
    progress, frame = _terminal()
    progress.cells_total(2)
    progress.cells_total(1)
    progress.cell_started("first")
    progress.cell_started("second")
    progress.cell_done("first", Outcome.ENV_FAILED)
    progress.changed("some trial")
    text = frame()
    assert "1/3 cells, 1 changed, 1 without a result" in " ".join(text.split())
    assert "  second" in text
    assert "first" not in text


def test_the_last_cell_is_named_where_none_is_known_to_run() -> None:
    progress, frame = _terminal()
    progress.cells_total(2)
    progress.cell_done("first", Outcome.RAISED)
    assert "first done" in frame()


def test_more_running_cells_than_fit_are_counted() -> None:
    progress, frame = _terminal()
    progress.cells_total(9)
    for number in range(6):
        progress.cell_started(f"cell-{number}")
    assert "and 2 more" in frame()


def test_nothing_is_drawn_before_there_is_something_to_say() -> None:
    _, frame = _terminal()
    assert not frame().strip()


def test_several_threads_may_report_at_once() -> None:
    console = Console(file=io.StringIO(), width=60, force_terminal=True, color_system=None)
    progress = RunProgress(console)

    def work(name: str) -> None:
        for number in range(50):
            progress.environment(f"{name}-{number}", "locking", "")
            progress.environment(f"{name}-{number}", "ready", "")
            progress.cells_total(1)
            progress.cell_started(f"{name}-{number}")
            progress.cell_done(f"{name}-{number}", Outcome.PASSED)

    threads = [Thread(target=work, args=(name,)) for name in ("a", "b", "c", "d")]
    with progress:
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        with console.capture() as captured:
            console.print(progress._frame())
    assert "200/200 cells" in captured.get()


def test_an_error_passes_through_and_the_cursor_comes_back() -> None:
    out = io.StringIO()
    console = Console(file=out, width=60, force_terminal=True, color_system="standard")
    with pytest.raises(KeyboardInterrupt), RunProgress(console):
        raise KeyboardInterrupt
    assert out.getvalue().rindex("\x1b[?25h") > out.getvalue().rindex("\x1b[?25l")


def _terminal() -> Plain:
    """Make progress on a terminal, not started, and what draws its present frame."""
    console = Console(file=io.StringIO(), width=80, force_terminal=True, color_system=None)
    progress = RunProgress(console, clock=Clock())

    def frame() -> str:
        with console.capture() as captured:
            console.print(progress._frame())
        return captured.get()

    return progress, frame
