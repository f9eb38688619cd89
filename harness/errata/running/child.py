"""Import a framework once and fork a process for each script: zygote, servers, supervision.

Runs inside target environments, by path: standard library only, Python 3.7 syntax. Three
levels, each a process, and each more confined than the one above (`child_sandbox.py`):

zygote   imports the framework and at most the modules of a layer, then forks a server whenever
         the harness hands it a socket; it never runs an operator and never touches a device.
server   takes one request at a time from its socket, forks the script's process, supervises it
         (deadline, memory, output), ends everything that it started, and replies.
script   `child_forked.py` or a fresh `child_script.py`, in its own session.

`child.py CONFIG` is started by the harness with a control socket as standard input. Messages
are JSON, one per line. End of file on a socket ends its process and everything below it, so a
killed harness leaves nothing behind.
"""

import array
import atexit
import contextlib
import errno
import fcntl
import gc
import importlib
import importlib.util
import json
import os
import select
import signal
import socket
import stat
import sys
import time
import warnings
from typing import Any

REPORT_LIMIT = 1024 * 1024
F_SETPIPE_SZ = 1031
OUTPUT_HEAD = 32 * 1024
OUTPUT_TAIL = 96 * 1024
PIPE_SIZE = 1024 * 1024
MADV_COLLAPSE = 25
HUGE_PAGE_SIZE = "/sys/kernel/mm/transparent_hugepage/hpage_pmd_size"

# What an import registers for the exit only to free memory: `_exit` frees it for nothing, while
# in a forked child each page that it touches is first copied.
FREES_MEMORY_AT_EXIT = (
    ("paddle.base.core", "clear_kernel_factory"),
    ("paddle.fluid.core", "clear_kernel_factory"),
)


def load_sibling(name):
    """Load a module next to this file without registering it: `sys.modules` stays clean."""
    path = os.path.join(os.path.dirname(os.path.abspath(__file__)), name + ".py")
    spec = importlib.util.spec_from_file_location("errata_" + name, path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


supervise = load_sibling("child_supervise")
sandbox = load_sibling("child_sandbox")


class Output:
    """One standard stream of a script: a pipe; its head and tail are kept."""

    def __init__(self):
        self.reader, self.writer = os.pipe()
        os.set_blocking(self.reader, False)
        with contextlib.suppress(OSError):
            fcntl.fcntl(self.reader, F_SETPIPE_SZ, PIPE_SIZE)  # fewer wake-ups
        self.head, self.tail, self.size = b"", b"", 0

    def drain(self):
        """Read what is available; return False at the end of the stream."""
        for _ in range(64):
            try:
                data = os.read(self.reader, 262144)
            except OSError as error:
                return error.errno == errno.EAGAIN
            if not data:
                return False
            self.size += len(data)
            room = OUTPUT_HEAD - len(self.head)
            if room > 0:
                self.head, data = self.head + data[:room], data[room:]
            self.tail = (self.tail + data)[-OUTPUT_TAIL:]
        return True

    def text(self):
        """Decode what was kept, with a note of how much was cut."""
        cut = self.size - len(self.head) - len(self.tail)
        gap = b"\n[%d bytes cut]\n" % cut if cut > 0 else b""
        return (self.head + gap + self.tail).decode("utf-8", "replace")


class Lines:
    """A socket that carries JSON values, one per line, and perhaps descriptors."""

    def __init__(self, sock: socket.socket) -> None:
        self.sock = sock
        self.buffer = b""
        self.descriptors = []

    def fileno(self) -> int:
        """Return the socket's descriptor, for polling."""
        return self.sock.fileno()

    def send(self, value: Any) -> None:
        """Send one value."""
        self.sock.sendall(json.dumps(value).encode("utf-8", "backslashreplace") + b"\n")

    def receive(self) -> Any:
        """Return the next value, or None at the end of the stream."""
        while b"\n" not in self.buffer:
            try:
                data, ancillary, _, _ = self.sock.recvmsg(65536, socket.CMSG_SPACE(4))
            except OSError:
                return None
            if not data:
                return None
            for level, kind, payload in ancillary:
                if level == socket.SOL_SOCKET and kind == socket.SCM_RIGHTS:
                    self.descriptors.extend(array.array("i", payload[:4]))
            self.buffer += data
        line, _, self.buffer = self.buffer.partition(b"\n")
        return json.loads(line.decode("utf-8"))


def read_report(path):
    """Read the script's own report, as text, within a limit; the harness parses it.

    A link, FIFO or device that the script put in its place is neither followed nor waited for.
    """
    try:
        handle = os.open(path, os.O_RDONLY | os.O_NOFOLLOW | os.O_NONBLOCK)
    except OSError:
        return ""
    with open(handle, "rb") as file:
        if not stat.S_ISREG(os.fstat(handle).st_mode):
            return ""
        return file.read(REPORT_LIMIT).decode("utf-8", "replace")


def keep(sock, run_forked, parent, plan):
    """Start a server once the harness names its folder; runs in a process of its own.

    Never returns. Where there is a sandbox, this process stays outside as the server's parent: the
    first process of a PID namespace must be forked into it.
    """
    supervise.prctl(supervise.PR_SET_PDEATHSIG, signal.SIGKILL)
    if os.getppid() != parent:
        os._exit(0)
    harness = Lines(sock)
    start = harness.receive()
    if start is None:
        os._exit(0)
    if plan is None:
        supervise.prctl(supervise.PR_SET_CHILD_SUBREAPER, 1)
        serve(harness, run_forked, None)
    try:
        sandbox.leave_the_machine()
        alive, held = os.pipe()
        pid = supervise.fork()
        if pid == 0:
            supervise.prctl(supervise.PR_SET_PDEATHSIG, signal.SIGKILL)
            os.close(held)
            if select.select([alive], [], [], 0)[0]:
                os._exit(0)  # its parent ended before PDEATHSIG was set
            os.close(alive)
            sandbox.settle_in(plan, start["folder"])
    except OSError as error:
        refuse(harness, error)
    if pid == 0:
        serve(harness, run_forked, plan)
    sock.close()
    os.waitpid(pid, 0)
    os._exit(0)


def refuse(harness, error):
    """Answer the first request that this server could not be confined, and end."""
    with contextlib.suppress(OSError):
        harness.send({"refused": error.strerror or str(error)})
    os._exit(1)


def serve(harness, run_forked, plan):
    """Answer the harness's requests until it closes; runs in a server process, never returns."""
    wakeup, wakeup_writer = os.pipe()
    os.set_blocking(wakeup, False)
    os.set_blocking(wakeup_writer, False)
    signal.set_wakeup_fd(wakeup_writer, warn_on_full_buffer=False)
    signal.signal(signal.SIGCHLD, lambda number, frame: None)
    while True:
        request = harness.receive()
        if request is None:
            supervise.sweep()
            os._exit(0)
        streams = (Output(), Output())
        confinement = None if plan is None else (sandbox, plan)
        pid = supervise.start_script(request, streams, run_forked, confinement)
        for stream in streams:
            os.close(stream.writer)
        supervision = supervise.Supervision(pid, request, streams, harness, wakeup)
        supervision.wait()
        for stream in streams:
            os.close(stream.reader)
        if supervision.ended_by == "harness":
            os._exit(0)
        try:
            harness.send(supervision.reply(read_report(request["report"])))
        except OSError:
            os._exit(0)


def preload(module_name):
    """Import the framework and describe what came with it."""
    seen = []
    show = warnings.showwarning

    def record(message, category, filename, lineno, file=None, line=None):
        if len(seen) < 50:
            seen.append([category.__module__ + "." + category.__qualname__, str(message)[:2000]])
        show(message, category, filename, lineno, file, line)

    warnings.showwarning = record
    started = time.monotonic()
    try:
        module = importlib.import_module(module_name)
    finally:
        warnings.showwarning = show
    for pair in seen:
        pair[0] = pair[0].replace("builtins.", "", 1)
    return {
        "version": str(getattr(module, "__version__", "")),
        "import_s": round(time.monotonic() - started, 4),
        "warnings": seen,
    }


def add_layer(names):
    """Import what scripts import by themselves anyway; return what speaks against that, or "".

    A script must not notice that the import came before its first line. So an import that prints,
    warns, starts a thread or changes a variable of the environment is left to the scripts.
    """
    seen = []
    variables, threads, printed = dict(os.environ), os.listdir("/proc/self/task"), log_size()
    show, warnings.showwarning = warnings.showwarning, lambda *facts, **more: seen.append(facts)
    try:
        for name in names:
            importlib.import_module(name)
    except BaseException as error:
        return "it raises %s" % type(error).__name__
    finally:
        warnings.showwarning = show
    if seen:
        return "it warns"
    if log_size() != printed:
        return "it prints"
    if len(os.listdir("/proc/self/task")) != len(threads):
        return "it starts threads"
    return "it changes variables of the environment" if dict(os.environ) != variables else ""


def log_size():
    """Return how much was written to the standard streams, which are one file."""
    sys.stdout.flush()
    sys.stderr.flush()
    return os.fstat(1).st_size


def keep_exit_work():
    """Leave to this process what the import registered for its exit and children need not do.

    A child's exit would repeat it for objects that are not the child's own: at best wasted
    (unregistering operators takes torch 20 ms), at worst harmful (a temporary folder made by the
    import would vanish under the other children).
    """
    if "weakref" in sys.modules:
        for finalizer in list(sys.modules["weakref"].finalize._registry):
            finalizer.atexit = False
    for module, name in FREES_MEMORY_AT_EXIT:
        function = getattr(sys.modules.get(module), name, None)
        if function is not None:
            atexit.unregister(function)


def gather_memory():
    """Move this process's private memory into huge pages, where Linux can (6.1 and newer).

    A fork copies page tables and an exit frees what they hold: both then cost a third.
    """
    try:
        with open(HUGE_PAGE_SIZE) as file:
            size = int(file.read())
        with open("/proc/self/maps") as file:
            maps = [line.split() for line in file]
    except (OSError, ValueError):
        return
    for span, mode, _, _, inode, *name in maps:
        anonymous = inode == "0" and (not name or name[0] == "[heap]")
        if anonymous and mode.startswith("rw") and mode.endswith("p"):
            start, end = (int(word, 16) for word in span.split("-"))
            start, end = -(-start // size) * size, end // size * size
            if start < end:
                supervise.advise(start, end - start, MADV_COLLAPSE)


def zygote(config, control):
    """Boot, report, and fork a server for every socket that the harness hands over."""
    facts = {"ready": True, "python": sys.version.split()[0], "version": None, "warnings": []}
    script = load_sibling("child_forked")
    if config["sandbox"] is not None:
        try:
            sandbox.shut_in(config["sandbox"])
        except OSError as error:
            control.send({"ready": False, "sandbox": error.strerror or str(error)})
            os._exit(1)
        # A change of namespace may have undone it.
        supervise.prctl(supervise.PR_SET_PDEATHSIG, signal.SIGKILL)
    # Collecting while importing costs a tenth of the import; freezing keeps children's
    # collections off the pages that they share.
    gc.disable()
    if config["module"]:
        try:
            facts.update(preload(config["module"]))
        except BaseException as error:
            problem = script.describe_exception(error, os.getcwd())
            control.send({"ready": False, "problem": problem})
            os._exit(1)
        facts["objection"] = add_layer(config["layer"])
    keep_exit_work()
    gc.freeze()
    gc.enable()
    # From here on the end of the control socket ends this process; until here, its parent's.
    supervise.prctl(supervise.PR_SET_PDEATHSIG, 0)
    control.send(facts)
    mine, servers, gathered = os.getpid(), set(), False
    while True:
        request = control.receive()
        servers = {pid for pid in servers if os.waitpid(pid, os.WNOHANG)[0] == 0}
        if request is None:
            for pid in servers:
                supervise.kill(pid)
            supervise.sweep()
            os._exit(0)
        # A server that a script killed leaves its children to this process.
        supervise.sweep(spare=servers)
        if request["gather"] and not gathered:
            gather_memory()
            gathered = True
        sock = socket.socket(fileno=control.descriptors.pop(0))
        pid = supervise.fork()
        if pid == 0:
            control.sock.close()
            keep(sock, script.run_forked, mine, config["sandbox"])
        sock.close()
        servers.add(pid)
        control.send({"server": pid})


def main():
    """Start as a zygote with the configuration given as the only argument."""
    config = json.loads(sys.argv[1])
    sys.path[0] = os.getcwd()
    supervise.prctl(supervise.PR_SET_PDEATHSIG, signal.SIGKILL)
    supervise.prctl(supervise.PR_SET_CHILD_SUBREAPER, 1)
    # Standard input is the control socket; scripts and frameworks must not find it there.
    control = Lines(socket.socket(fileno=os.dup(0)))
    null = os.open(os.devnull, os.O_RDONLY)
    os.dup2(null, 0)
    os.close(null)
    # Ctrl-C at the terminal is for the harness, which then closes the socket.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    zygote(config, control)


if __name__ == "__main__":
    main()
