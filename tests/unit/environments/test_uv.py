"""Running uv, with a shell script in its place."""

from __future__ import annotations

import threading
from pathlib import Path

import pytest

from errata.environments.uv import Uv, clean_environment, explain, patience
from errata.model.errors import EnvironmentFailed


def scripted(tmp_path: Path, body: str) -> Uv:
    program = tmp_path / "uv"
    program.write_text(f"#!/bin/sh\n{body}\n")
    program.chmod(0o755)
    return Uv(str(program))


def test_output_and_status_are_kept_apart(tmp_path: Path) -> None:
    uv = scripted(tmp_path, 'echo "$1 $X"; echo words >&2; exit 3')
    done = uv.run(["hello"], env={"X": "there"}, cwd=tmp_path, timeout_s=30)
    assert (done.returncode, done.stdout, done.stderr) == (3, "hello there\n", "words")


def test_every_line_is_heard_as_it_comes(tmp_path: Path) -> None:
    lines: list[str] = []
    uv = scripted(tmp_path, "echo one >&2; echo >&2; echo two >&2")
    uv.run([], env={}, cwd=tmp_path, timeout_s=30, on_line=lines.append)
    assert lines == ["one", "two"]


def test_only_the_end_of_endless_words_is_kept(tmp_path: Path) -> None:
    uv = scripted(tmp_path, "i=0; while [ $i -lt 1000 ]; do echo $i >&2; i=$((i+1)); done")
    done = uv.run([], env={}, cwd=tmp_path, timeout_s=30)
    assert done.stderr.splitlines()[-1] == "999"
    assert len(done.stderr.splitlines()) == 400


def test_a_uv_that_takes_too_long_is_stopped_with_its_children(tmp_path: Path) -> None:
    uv = scripted(tmp_path, "echo started >&2; sleep 600 & wait")
    with pytest.raises(EnvironmentFailed, match="stopped after 1 s") as caught:
        uv.run(["pip"], env={}, cwd=tmp_path, timeout_s=1)
    assert caught.value.words == "started"


def test_an_interruption_from_another_thread_stops_it(tmp_path: Path) -> None:
    uv = scripted(tmp_path, "echo started >&2; sleep 600")
    started = threading.Event()
    failures: list[EnvironmentFailed] = []

    def work() -> None:
        try:
            uv.run([], env={}, cwd=tmp_path, timeout_s=60, on_line=lambda _: started.set())
        except EnvironmentFailed as error:
            failures.append(error)

    thread = threading.Thread(target=work)
    thread.start()
    assert started.wait(10)
    uv.interrupt()
    thread.join(10)
    assert failures[0].message == "uv: interrupted"
    with pytest.raises(EnvironmentFailed, match="interrupted"):
        uv.run([], env={}, cwd=tmp_path, timeout_s=60)


def test_an_exception_while_listening_leaves_no_uv_behind(tmp_path: Path) -> None:
    uv = scripted(tmp_path, f"echo $$ > {tmp_path}/pid; echo started >&2; sleep 600")

    def fail(_line: str) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        uv.run([], env={}, cwd=tmp_path, timeout_s=60, on_line=fail)
    assert not Path("/proc", (tmp_path / "pid").read_text().strip()).exists()


def test_a_descriptor_can_be_handed_on(tmp_path: Path) -> None:
    with (tmp_path / "held").open("w") as file:
        uv = scripted(tmp_path, f"echo seen > /proc/self/fd/{file.fileno()}")
        done = uv.run([], env={}, cwd=tmp_path, timeout_s=30, inherit=(file.fileno(),))
    assert done.returncode == 0
    assert (tmp_path / "held").read_text() == "seen\n"


def test_the_packaged_uv_is_found() -> None:
    assert Path(Uv().binary).is_file()


def test_what_would_change_an_environment_is_dropped() -> None:
    kept = clean_environment(
        {
            "PYTHONPATH": "/x",
            "PYTHONDONTWRITEBYTECODE": "1",
            "UV_EXCLUDE_NEWER": "2020-01-01",
            "VIRTUAL_ENV": "/venv",
            "UV_CACHE_DIR": "/cache",
            "HTTPS_PROXY": "http://proxy",
        }
    )
    assert kept["UV_CACHE_DIR"] == "/cache"
    assert kept["HTTPS_PROXY"] == "http://proxy"
    assert not {key for key in kept if key.startswith("PYTHON")}
    assert not {"UV_EXCLUDE_NEWER", "VIRTUAL_ENV"} & set(kept)


@pytest.mark.parametrize(
    ("words", "hint"),
    [
        ("error: Failed to fetch: `https://x`", "no index could be reached"),
        ("No solution found …: Because there is no version of x==1", "no index has such a release"),
        ("… not found in the cache and the network was disabled; No solution", "no index could"),
        ("failed to write: No space left on device (os error 28)", "free disk space"),
        ("Hash mismatch for `x==1`", "a file that differs from the lock"),
        ("Failed to build `x==1`", "its source did not build"),
        ("HTTP status client error (403 Forbidden)", "credentials"),
        ("something new", ""),
    ],
)
def test_words_of_uv_are_explained(words: str, hint: str) -> None:
    assert hint in explain(words)
    assert bool(explain(words)) == bool(hint)


def test_waiting_is_reported_once_and_ends_when_interrupted() -> None:
    uv = Uv("/bin/true")
    said: list[tuple[str, str]] = []
    wait = patience(uv, lambda stage, detail: said.append((stage, detail)), "another run")
    wait()
    wait()
    assert said == [("waiting", "another run")]
    uv.interrupt()
    with pytest.raises(EnvironmentFailed, match="interrupted"):
        wait()
