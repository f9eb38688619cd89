"""Real processes in a real sandbox, where this machine offers one."""

from __future__ import annotations

import contextlib
import errno
import json
import os
import socket
import sys
import textwrap
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from errata.model.errors import SandboxMissing
from errata.model.outcome import Isolation
from errata.running.boundary import PREFIX, ROOT, Boundary, launch_environment, make_group
from errata.running.client import Server, Zygote
from errata.running.replies import ScriptRequest
from errata.running.sandbox import offered

pytestmark = pytest.mark.skipif(
    bool(offered().problem), reason=f"this machine has no sandbox: {offered().problem}"
)


class Confined:
    """A zygote with nothing imported, and a server of it, in a sandbox."""

    def __init__(self, scratch: Path, **limits: Any) -> None:
        self.folder = scratch / "scripts"
        self.folder.mkdir()
        boundary = Boundary(visible=(self.folder,), **{"memory_mb": 512.0, **limits})
        environment = launch_environment(scratch)
        self.zygote = Zygote(Path(sys.executable), None, scratch, environment, boundary)
        self.server: Server = self.zygote.server()

    def run(
        self,
        source: str,
        *,
        fresh: bool = False,
        timeout_s: float = 20.0,
        processes: int | None = None,
    ) -> dict[str, Any]:
        script = self.folder / "script.py"
        script.write_text(textwrap.dedent(source))
        return self.server.run(
            ScriptRequest(
                script=script,
                module="",
                isolation=Isolation.FRESH if fresh else Isolation.FORK,
                timeout_s=timeout_s,
                memory_mb=512.0,
                processes=processes,
            )
        )

    def close(self) -> None:
        self.server.close()
        self.zygote.close()


@pytest.fixture
def confined(tmp_path: Path) -> Iterator[Confined]:
    with contextlib.closing(Confined(tmp_path)) as one:
        yield one


def printed(reply: dict[str, Any]) -> str:
    assert reply["exit_code"] == 0, reply
    return str(reply["stdout"]).strip()


@pytest.mark.parametrize("fresh", [False, True])
def test_a_script_works_where_it_should(confined: Confined, fresh: bool) -> None:
    said = printed(
        confined.run(
            """
            import multiprocessing.shared_memory, os, pathlib, socket, subprocess, sys, tempfile

            pathlib.Path("file").write_text("x")
            tempfile.NamedTemporaryFile().write(b"x")
            pathlib.Path("/tmp/mine").write_text("x")
            memory = multiprocessing.shared_memory.SharedMemory(create=True, size=4096)
            listener = socket.create_server(("127.0.0.1", 0))
            socket.create_connection(listener.getsockname())
            child = subprocess.run([sys.executable, "-c", "print(6 * 7)"], capture_output=True)
            print(child.stdout.decode().strip(), os.listdir(), os.path.exists("/tmp/mine"))
            """,
            fresh=fresh,
        )
    )
    assert said == "42 ['file'] True"
    # The next script finds nothing of it.
    source = "import os; print(os.listdir(), os.listdir('/dev/shm'), os.path.exists('/tmp/mine'))"
    assert printed(confined.run(source, fresh=fresh)) == "[] [] False"


@pytest.mark.parametrize("fresh", [False, True])
def test_a_script_cannot_write_elsewhere(confined: Confined, tmp_path: Path, fresh: bool) -> None:
    places = [tmp_path, Path(sys.prefix), Path.home(), Path("/"), Path("/etc"), confined.folder]
    source = f"""
        import os
        for place in {list(map(str, places))}:
            try:
                open(os.path.join(place, "written-from-within"), "w")
            except OSError as error:
                continue
            print("wrote to", place)
        """
    # `/tmp`, in which the first of these lies, is one of the script's own.
    assert printed(confined.run(source, fresh=fresh)) == f"wrote to {tmp_path}"
    assert not list(tmp_path.rglob("written-from-within"))


def test_a_script_reaches_no_socket_outside(confined: Confined) -> None:
    abstract = socket.socket(socket.AF_UNIX)
    abstract.bind("\0errata-test")
    abstract.listen()
    with abstract, socket.create_server(("127.0.0.1", 0)) as listener:
        port = listener.getsockname()[1]
        source = f"""
            import socket
            for family, address in (
                (socket.AF_INET, ("127.0.0.1", {port})),
                (socket.AF_INET, ("192.0.2.1", 80)),
                (socket.AF_UNIX, "\\0errata-test"),
            ):
                try:
                    socket.socket(family).connect(address)
                except OSError:
                    continue
                print("reached", address)
            """
        assert printed(confined.run(source)) == ""


def test_a_script_sees_neither_home_nor_harness(
    confined: Confined, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    secret = Path.home() / f".errata-test-{os.getpid()}"
    secret.write_text("secret")
    try:
        source = f"""
            import os
            processes = sorted(name for name in os.listdir("/proc") if name.isdigit())
            print(os.path.exists({str(secret)!r}), processes)
            print(os.path.exists("/proc/{os.getpid()}"), os.path.exists("/proc/1/environ"))
            try:
                open("/proc/1/environ").read()
            except OSError:
                print("refused")
            """
        lines = printed(confined.run(source)).splitlines()
    finally:
        secret.unlink()
    assert lines[0] == "False ['1', '2']"
    assert lines[1] == "False True"
    assert lines[2] == "refused"


def test_a_script_cannot_end_stop_or_replace_what_watches_it(confined: Confined) -> None:
    source = """
        import os, signal
        for number in (signal.SIGKILL, signal.SIGSTOP, signal.SIGTERM):
            os.kill(os.getppid(), number)
        try:
            os.kill(-1, signal.SIGKILL)
        except ProcessLookupError:
            print("still here, and alone")
        """
    assert printed(confined.run(source)) == "still here, and alone"
    assert printed(confined.run("print('next')")) == "next"


def test_what_a_script_leaves_running_ends_with_it(confined: Confined) -> None:
    source = """
        import os, time
        if os.fork() == 0:
            os.setsid()
            if os.fork() == 0:
                time.sleep(600)
            os._exit(0)
        os.wait()
        """
    reply = confined.run(source)
    assert reply["exit_code"] == 0
    assert reply["swept"]
    source = "import os; print(*[name for name in os.listdir('/proc') if name.isdigit()][2:])"
    assert printed(confined.run(source)) == ""


def test_rights_cannot_be_regained(confined: Confined) -> None:
    source = """
        import ctypes, os
        libc = ctypes.CDLL(None, use_errno=True)
        print([libc.unshare(flag) for flag in (0x10000000, 0x00020000, 0x40000000)])
        print(libc.mount(b"none", b"/tmp", b"tmpfs", 0, None), libc.umount2(b"/tmp", 2))
        print(libc.mount(None, b"/", None, 32 | 4096, None))
        try:
            os.mknod("disk", 0o60600, os.makedev(8, 0))
        except OSError:
            print("refused")
        """
    said = printed(confined.run(source))
    assert said.splitlines() == ["[-1, -1, -1]", "-1 -1", "-1", "refused"]


def test_the_machine_cannot_be_set_through_proc(confined: Confined) -> None:
    source = """
        import socket
        for place in ("kernel/hostname", "kernel/pid_max", "vm/overcommit_memory"):
            try:
                open("/proc/sys/" + place, "r+").write(open("/proc/sys/" + place).read())
            except OSError:
                continue
            print("wrote to", place)
        try:
            open("/proc/sysrq-trigger", "w").close()
        except OSError:
            print("refused")
        """
    assert printed(confined.run(source)) == "refused"


def test_a_full_disk_is_the_scripts_own(tmp_path: Path) -> None:
    with contextlib.closing(Confined(tmp_path, memory_mb=64.0)) as one:
        reply = one.run("file = open('big', 'wb')\nfor _ in range(64): file.write(bytes(1 << 20))")
        assert "No space left on device" in reply["stderr"]
        assert printed(one.run("open('big', 'wb').write(bytes(1 << 20)); print('fits')")) == "fits"


@pytest.mark.skipif(
    not any(p.name == "memory" and "cgroup" in p.words for p in offered().protections),
    reason="this machine gives no cgroup",
)
def test_memory_that_grows_too_fast_to_be_sampled_is_still_limited(tmp_path: Path) -> None:
    with contextlib.closing(Confined(tmp_path, memory_mb=100.0)) as one:
        reply = one.run("b = bytearray(400 << 20)")
        assert (reply["ended_by"], reply["signal"]) == ("memory", 9)
        assert printed(one.run("print('next')")) == "next"


@pytest.mark.skipif(
    not all(p.in_force for p in offered().protections),
    reason=f"not every protection is in force: {offered().missing}",
)
def test_processes_without_end_are_limited_and_a_case_may_ask_for_more(tmp_path: Path) -> None:
    with contextlib.closing(Confined(tmp_path, processes=40)) as one:
        source = """
            import os, time
            count = 0
            try:
                while count < 2000:
                    if os.fork() == 0:
                        time.sleep(60)
                        os._exit(0)
                    count += 1
            except OSError as error:
                print(type(error).__name__, count)
            """
        few, more, again = (
            printed(one.run(source, processes=n)).split() for n in (None, 600, None)
        )
        assert {few[0], more[0], again[0]} == {"BlockingIOError"}
        # `pid_max`, where there is no cgroup, may add 300.
        assert int(few[1]) < 40 + 300 < 590 < int(more[1]) + 10 < 600 + 300
        assert int(again[1]) < 40 + 300
        assert printed(one.run("print('next')")) == "next"


def _shares_out_cores() -> bool:
    group = make_group(memory_mb=64.0, processes=8)
    if group is None:
        return False
    group.remove()
    return "cpu" in group.folders


@pytest.mark.skipif(not _shares_out_cores(), reason="cgroups do not share out cores here")
def test_a_crowd_of_processes_does_not_take_the_cores_of_the_next_script(tmp_path: Path) -> None:
    crowd = """
        import os, time
        end = time.monotonic() + 4
        for _ in range(120):
            if os.fork() == 0:
                os.setsid()
                while time.monotonic() < end:
                    pass
                os._exit(0)
        time.sleep(4)
        """
    work = """
        import time
        start = time.monotonic()
        while time.process_time() < 0.5:
            pass
        print(time.monotonic() - start)
        """
    for name in ("one", "other"):
        (tmp_path / name).mkdir()
    with (
        contextlib.closing(Confined(tmp_path / "one")) as one,
        contextlib.closing(Confined(tmp_path / "other")) as other,
    ):
        before = float(printed(other.run(work)))
        thread = threading.Thread(target=one.run, args=(crowd,))
        thread.start()
        time.sleep(1)
        beside = float(printed(other.run(work)))
        thread.join()
        after = float(printed(other.run(work)))
    assert beside < 3 * max(before, after)


def test_nothing_is_left_behind(tmp_path: Path) -> None:
    with contextlib.closing(Confined(tmp_path)) as one:
        one.run("import pathlib; pathlib.Path('a/b/c').mkdir(parents=True)")
    assert [path.name for path in tmp_path.iterdir()] == ["scripts"]
    groups = [path for path in ROOT.rglob(f"{PREFIX}{os.getpid()}-*") if path.is_dir()]
    assert groups == []


def test_the_report_comes_through(confined: Confined) -> None:
    reply = confined.run("result = {'answer': 42}\n")
    assert json.loads(reply["report"])["result"] == {"answer": {"value": 42.0}}
    reply = confined.run("import os; os.unlink('../report.json')")
    assert "Device or resource busy" in reply["stderr"]


def test_a_socket_in_the_temporary_folder_has_room_for_its_path(confined: Confined) -> None:
    said = printed(confined.run("import os, tempfile; print(tempfile.gettempdir())"))
    below = said.removeprefix(f"{confined.zygote.scratch}/")
    # Of 107 characters a scratch folder in /tmp takes 52, torch's own names 34, Python's 32.
    assert len(below) <= len("s/99/r999/tmp")


@pytest.mark.skipif(
    not any(p.name == "memory" and "cgroup" in p.words for p in offered().protections),
    reason="this machine gives no cgroup",
)
def test_a_script_that_waits_for_what_was_killed_for_memory_says_so(tmp_path: Path) -> None:
    source = """
        import os, time
        if os.fork() == 0:
            kept = bytearray(400 << 20)
        time.sleep(60)
        """
    with contextlib.closing(Confined(tmp_path, memory_mb=100.0)) as one:
        assert one.run(source, timeout_s=3)["ended_by"] == "memory"


def test_a_server_that_cannot_be_confined_says_why_and_runs_nothing(tmp_path: Path) -> None:
    # No kernel gives a namespace one process only: a group of one cannot even start its server.
    confined = Confined(tmp_path, processes=1)
    with contextlib.closing(confined), pytest.raises(SandboxMissing) as caught:
        confined.run("print('ran')")
    assert caught.value.why in (os.strerror(errno.EAGAIN), os.strerror(errno.EINVAL))
