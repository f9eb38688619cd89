"""Documents are written wholly or not at all, and refused before the work where they cannot be."""

from __future__ import annotations

import io
import os
import re
import shutil
import stat
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

import pytest
import typer
from hostile_runs import changed_view, with_parts

from errata.cli import terminal
from errata.commands.run.command import run_documents
from errata.commands.run.report import ReportedRun
from errata.model.errors import HarnessFailure, UsageProblem


@pytest.fixture
def view() -> ReportedRun:
    return changed_view(2, "other words")


FORMATS = {
    "json": '{\n  "errata": "run"',
    "junit": '<?xml version="1.0" encoding="utf-8"?>',
    "markdown": "## ",
    "sarif": '{\n  "$schema"',
}


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def nothing() -> None:
    """Show nothing on the screen."""


def test_every_format_is_written(view: ReportedRun, tmp_path: Path) -> None:
    paths: dict[str, Path | None] = {kind: tmp_path / kind for kind in FORMATS}
    written = terminal.deliver(nothing, run_documents(view, paths))
    assert written == list(paths.values())
    for path in written:
        assert path.read_text("utf-8").startswith(FORMATS[path.name])


def test_a_document_on_standard_output_is_alone_there(
    view: ReportedRun, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def show() -> None:
        typer.echo("the screen")

    documents = run_documents(view, {"sarif": Path("-"), "json": tmp_path / "x.json"})
    assert terminal.deliver(show, documents) == [tmp_path / "x.json"]
    assert capsys.readouterr().out.startswith('{\n  "$schema"')
    terminal.deliver(show, run_documents(view, {"sarif": None, "json": tmp_path / "x.json"}))
    assert capsys.readouterr().out == "the screen\n"


def test_two_on_standard_output_are_refused() -> None:
    with pytest.raises(UsageProblem, match="only one document can go to standard output"):
        terminal.refuse_unwritable(Path("-"), Path("-"))


def test_two_in_one_file_are_refused(tmp_path: Path) -> None:
    (tmp_path / "link").symlink_to(tmp_path / "x")
    with pytest.raises(UsageProblem, match="to the same file"):
        terminal.refuse_unwritable(tmp_path / "x", tmp_path / "link")
    terminal.refuse_unwritable(Path(os.devnull), Path(os.devnull))


def test_a_folder_and_a_missing_folder_are_refused_before_the_work(tmp_path: Path) -> None:
    with pytest.raises(UsageProblem, match="it is a folder"):
        terminal.refuse_unwritable(None, tmp_path)
    with pytest.raises(UsageProblem, match="it is a program, which would be lost"):
        terminal.refuse_unwritable(Path(__file__))
    with pytest.raises(UsageProblem, match="there is no folder"):
        terminal.refuse_unwritable(tmp_path / "gone" / "x.xml")
    with pytest.raises(UsageProblem, match=r"cannot write '/proc/x\.xml'"):
        terminal.refuse_unwritable(Path("/proc/x.xml"))
    with pytest.raises(UsageProblem, match="cannot write '/proc/gone/site'"):
        terminal.refuse_unwritable_folder(Path("/proc/gone/site"))
    (tmp_path / "file").touch()
    with pytest.raises(UsageProblem, match="is a file"):
        terminal.refuse_unwritable_folder(tmp_path / "file" / "site")
    terminal.refuse_unwritable_folder(tmp_path / "gone" / "site")
    assert names(tmp_path) == ["file"]


def test_a_result_that_cannot_be_written_is_kept_elsewhere(tmp_path: Path) -> None:
    texts: list[tuple[Path | None, Callable[[], str]]] = [
        (Path("/dev/full"), lambda: "lost?"),
        (tmp_path / "x", lambda: "written"),
    ]
    with pytest.raises(HarnessFailure, match="cannot write '/dev/full': No space left") as error:
        terminal.deliver(nothing, texts)
    found = re.fullmatch("it was written to (.+) instead", error.value.hint)
    assert found
    assert Path(found[1]).read_text() == "lost?"
    shutil.rmtree(Path(found[1]).parent)
    assert (tmp_path / "x").read_text() == "written"


def test_a_result_that_can_be_kept_nowhere_is_printed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(tempfile, "tempdir", "/proc/gone")
    with pytest.raises(HarnessFailure) as error:
        terminal.write_document(Path("/dev/full"), "the result")
    assert "printed on standard output" in error.value.hint
    assert capsys.readouterr().out == "the result"


def test_nothing_is_written_where_one_document_cannot_be_made(
    view: ReportedRun, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_: ReportedRun) -> str:
        raise RuntimeError("cannot be made")

    monkeypatch.setattr("errata.commands.run.formats.run_sarif", fail)
    paths = {"json": tmp_path / "x.json", "sarif": tmp_path / "x.sarif"}
    with pytest.raises(RuntimeError):
        terminal.deliver(nothing, run_documents(view, paths))
    assert names(tmp_path) == []


def test_markdown_is_cut_to_the_limit(view: ReportedRun, tmp_path: Path) -> None:
    view = with_parts(view, changes=view.changes * 500)
    terminal.deliver(
        nothing, run_documents(view, {"markdown": tmp_path / "x.md"}, limit_bytes=9_000)
    )
    written = (tmp_path / "x.md").read_bytes()
    assert len(written) <= 9_000
    assert b"Left out" in written


def test_a_file_is_replaced_in_one_step_and_keeps_its_permissions(tmp_path: Path) -> None:
    path = tmp_path / "x"
    path.write_text("old")
    path.chmod(0o640)
    before = path.stat().st_ino
    terminal.write_document(path, "new\ud800")
    assert path.read_text() == "new\\ud800"
    assert stat.S_IMODE(path.stat().st_mode) == 0o640
    assert path.stat().st_ino != before
    assert names(tmp_path) == ["x"]


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    target, link = tmp_path / "target", tmp_path / "link"
    link.symlink_to(target)
    terminal.write_document(link, "text")
    assert link.is_symlink()
    assert target.read_text() == "text"


def test_what_was_there_stays_where_writing_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "x"
    path.write_text("old")

    def full(self: Path, data: bytes) -> int:
        with self.open("wb") as stream:
            stream.write(data[:2])
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_bytes", full)
    with pytest.raises(HarnessFailure, match="No space left on device"):
        terminal.write_document(path, "new text")
    assert path.read_text() == "old"
    assert names(tmp_path) == ["x"]


def test_a_pipe_is_written_to_and_not_replaced(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    try:
        terminal.write_document(pipe, "through\n")
        assert os.read(reader, 100) == b"through\n"
    finally:
        os.close(reader)
    assert stat.S_ISFIFO(pipe.stat().st_mode)


def test_a_document_reaches_a_screen_that_lacks_its_characters(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    raw = io.BytesIO()
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(raw, encoding="ascii"))
    terminal.write_document(Path("-"), "≠ drifted\n")
    assert raw.getvalue() == "≠ drifted\n".encode()


def test_a_text_is_read_from_a_file_or_standard_input(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "a.md").write_bytes(b"\xef\xbb\xbfcaf\xe9")
    assert terminal.read_text(tmp_path / "a.md") == "caf\ufffd"
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(b"piped")))
    assert terminal.read_text(Path("-")) == "piped"
    with pytest.raises(UsageProblem):
        terminal.read_text(tmp_path / "none.md")
