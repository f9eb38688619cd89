"""Progress moves on a terminal, and is a line for each environment and phase elsewhere."""

from __future__ import annotations

import io
import time
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


def test_without_a_terminal_a_phase_is_one_line(plain: Plain) -> None:
    progress, text = plain
    progress.phase("running", 4, {"a": 60.0, "b": 180.0}, 2)
    progress.cell_started("a")
    progress.cell_started("b")
    progress.cell_done("a", Outcome.RAISED)
    assert text() == "running 0/4 cells, about 4 min left\n"


def test_without_a_terminal_a_script_that_hangs_is_named() -> None:
    out = io.StringIO()
    with RunProgress(Console(file=out, width=60), every_s=0.01) as progress:
        progress.environment("torch-2.0.1", "installing", "")
        progress.phase("confirming", 2, {"a": 1.0, "b": 1.0}, 2)
        progress.cell_started("a")
        progress.cell_started("b")
        progress.cell_done("b", Outcome.RAISED)
        deadline = time.monotonic() + 10
        while "longest now: a, " not in out.getvalue() and time.monotonic() < deadline:
            time.sleep(0.01)
    assert "confirming 1/2 cells, 0.0 s; longest now: a, " in out.getvalue()
    assert "torch-2.0.1: installing, 0.0 s" in out.getvalue()


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


def test_a_terminal_counts_cells_and_names_those_running_with_their_time() -> None:
    progress, frame = _terminal()
    progress.phase("running", 3, {}, 1)
    progress.cell_started("first")
    progress.cell_started("second")
    progress.cell_done("first", Outcome.ENV_FAILED)
    text = frame()
    assert "running 1/3 cells, 1 without a result, 2.0 s" in " ".join(text.split())
    assert "  second  1.0 s" in text
    assert "first" not in text


def test_a_later_phase_has_a_total_of_its_own() -> None:
    progress, frame = _terminal()
    progress.phase("running", 1, {}, 1)
    progress.cell_started("first")
    progress.cell_done("first", Outcome.RAISED)
    progress.phase("confirming", 2, {}, 1)
    assert "confirming 0/2 cells" in frame()
    assert "first" not in frame()


def test_the_time_left_follows_the_pace_of_this_machine() -> None:
    progress, frame = _terminal()
    progress.phase("running", 100, {str(n): 10.0 for n in range(100)}, 5)
    assert "about 3 min left" in " ".join(frame().split())
    for number in range(4):  # the clock moves by a second: twice as fast as expected
        progress.cell_started(str(number))
        progress.cell_done(str(number), Outcome.RAISED)
    assert "4/100 cells, 4.0 s, about 2 min left" in " ".join(frame().split())


def test_the_last_cell_is_named_where_none_is_known_to_run() -> None:
    progress, frame = _terminal()
    progress.phase("running", 2, {}, 1)
    progress.cell_done("first", Outcome.RAISED)
    assert "first done" in frame()


def test_more_running_cells_than_fit_are_counted() -> None:
    progress, frame = _terminal()
    progress.phase("running", 9, {}, 9)
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
            progress.cell_started(f"{name}-{number}")
            progress.cell_done(f"{name}-{number}", Outcome.PASSED)

    progress.phase("running", 200, {}, 4)
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
