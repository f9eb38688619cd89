"""Start one script's process, supervise it, and end everything that it started.

Runs inside target environments, in a server process of `child.py`: standard library only,
Python 3.7 syntax.
"""

import contextlib
import ctypes
import os
import resource
import select
import signal
import sys
import time
import warnings

PR_SET_PDEATHSIG = 1
PR_SET_CHILD_SUBREAPER = 36
MEMORY_SAMPLE_S = 0.2
LONGEST_LOOK_S = 0.2  # at the memory of the processes that share much of it
LOWEST_PRIORITY = 19
MOST_MEASURED = 50  # processes whose shared memory is looked at
SWEEP_LIMIT_S = 10.0
CROWD = 8  # threads per core that want to run at once: with more, a script gives way to others
LONGEST_WAIT = 4.0  # times the script's timeout: what a busy machine may add to its limit
DOZING = 0.05  # of a core: what sleeps may use, so that it may look around now and then
TICKS = os.sysconf("SC_CLK_TCK")
PAGE_MB = resource.getpagesize() / 1048576.0

_libc = ctypes.CDLL(None, use_errno=True)


def prctl(option, value):
    """Set an attribute of this process; Linux only, a failure is not fatal."""
    _libc.prctl(option, ctypes.c_ulong(value), 0, 0, 0)


def advise(start, size, advice):
    """Tell the kernel about a range of this process's memory; a refusal is not an error."""
    _libc.madvise(ctypes.c_void_p(start), ctypes.c_size_t(size), advice)


def children_of(pid):
    """List the direct children of a process."""
    found = []
    try:
        for task in os.listdir("/proc/%d/task" % pid):
            with open("/proc/%d/task/%s/children" % (pid, task)) as file:
                found.extend(int(word) for word in file.read().split())
    except (OSError, ValueError):
        pass
    return found


def descendants_of(pid):
    """List all processes below `pid`, parents first."""
    found, waiting = [], [pid]
    while waiting:
        below = children_of(waiting.pop())
        found.extend(below)
        waiting.extend(below)
    return found


def resident_mb(pids):
    """Add up the resident memory of processes, in MiB; vanished ones count as 0."""
    total = 0.0
    for pid in pids:
        try:
            with open("/proc/%d/statm" % pid) as file:
                total += int(file.read().split()[1]) * PAGE_MB
        except (OSError, ValueError, IndexError):
            pass
    return total


def proportional_mb(pids, until):
    """Add up the memory of processes, in MiB; shared pages count once.

    It gives up at a moment of the monotonic clock, with what it has found: on a busy machine
    one answer can take a tenth of a second.
    """
    total = 0.0
    for pid in pids:
        if time.monotonic() > until:
            break
        try:
            with open("/proc/%d/smaps_rollup" % pid) as file:
                found = [int(line.split()[1]) for line in file if line.startswith("Pss:")]
            total += sum(found) / 1024.0
        except (OSError, ValueError, IndexError):
            total += resident_mb([pid])  # Linux before 4.14 does not report it
    return total


def used_mb(pids, limit, until):
    """Measure the memory of processes, in MiB; exactly only where the answer matters.

    Of very many processes the largest are looked at that way: a thousand would take seconds.
    """
    resident = {pid: resident_mb([pid]) for pid in pids}
    used = sum(resident.values())
    if used <= limit or len(pids) == 1:
        return used
    if len(pids) <= MOST_MEASURED:
        until = float("inf")  # few processes cannot hide much, and are read quickly
    return proportional_mb(sorted(pids, key=lambda pid: -resident[pid])[:MOST_MEASURED], until)


def threads_of(pids):
    """List the folders below /proc of all threads of processes."""
    found = []
    for pid in pids:
        with contextlib.suppress(OSError):
            tasks = "/proc/%d/task/" % pid
            found.extend(tasks + thread for thread in os.listdir(tasks))
    return found


def waited_s(pids):
    """Return how long a thread of these processes was ready but had no core: the longest wait."""
    longest = 0
    for thread in threads_of(pids):
        try:
            with open(thread + "/schedstat") as file:
                longest = max(longest, int(file.read().split()[1]))
        except (OSError, ValueError, IndexError):
            pass
    return longest / 1e9


def give_way(pids):
    """Make a crowd of threads that want to run as nice as can be; what they start is so, too."""
    most = CROWD * len(os.sched_getaffinity(0))
    threads = threads_of(pids)
    if len(threads) <= most:
        return
    ready = []
    for thread in threads:
        with contextlib.suppress(OSError), open(thread + "/stat") as file:
            if file.read().rpartition(")")[2].split()[:1] == ["R"]:
                ready.append(int(os.path.basename(thread)))
    if len(ready) > most:
        for number in ready:
            with contextlib.suppress(OSError):
                os.setpriority(os.PRIO_PROCESS, number, LOWEST_PRIORITY)


def used_cpu_s(pids):
    """Add up the processor time of processes and of the children that they have reaped."""
    total = 0
    for pid in pids:
        with contextlib.suppress(OSError, ValueError), open("/proc/%d/stat" % pid) as file:
            total += sum(map(int, file.read().rpartition(")")[2].split()[11:15]))
    return total / TICKS


def is_ready(pids):
    """Whether a thread of these processes runs or could run at this moment."""
    for thread in threads_of(pids):
        with contextlib.suppress(OSError), open(thread + "/stat") as file:
            if file.read().rpartition(")")[2].split()[:1] == ["R"]:
                return True
    return False


def reaped_cpu_s():
    """Return the processor time of all processes that this one has reaped."""
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


def kill(pid):
    """Kill one process, if it still exists."""
    with contextlib.suppress(OSError):
        os.kill(pid, signal.SIGKILL)


def is_init():
    """Whether this is the first process of a PID namespace: all others in it are the script's."""
    return os.getpid() == 1


def below_server(pid):
    """List what a script started: all other processes of its namespace, or its descendants."""
    if not is_init():
        return descendants_of(pid)
    return [int(n) for n in os.listdir("/proc") if n.isdigit() and int(n) not in (1, pid)]


def sweep_namespace(deadline):
    """Kill and reap everything in this process's PID namespace; it is the first of it."""
    while time.monotonic() < deadline:
        with contextlib.suppress(OSError):
            os.kill(-1, signal.SIGKILL)
        try:
            while os.waitpid(-1, os.WNOHANG)[0]:
                pass
        except OSError:
            return True  # no child is left; an orphan would be a child, too
        time.sleep(0.001)
    return False


def sweep(spare=()):
    """Kill and reap everything below this process, except `spare`; return True when done.

    This process is a subreaper, so whatever daemonised or changed its session still ends here.
    """
    deadline = time.monotonic() + SWEEP_LIMIT_S
    if is_init():
        return sweep_namespace(deadline)
    while time.monotonic() < deadline:
        below = [pid for pid in children_of(os.getpid()) if pid not in spare]
        if not below:
            return True
        for pid in below:
            for lower in descendants_of(pid):
                kill(lower)
            kill(pid)
        for pid in below:
            with contextlib.suppress(OSError):
                os.waitpid(pid, os.WNOHANG)
        time.sleep(0.001)
    return False


def reset_process(request, streams, confinement):
    """Turn this new process into the script's: own session, signals, streams, environment."""
    os.setsid()
    prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
    prctl(PR_SET_CHILD_SUBREAPER, 0)
    signal.set_wakeup_fd(-1)
    for number in range(1, signal.NSIG):
        with contextlib.suppress(OSError, ValueError):
            signal.signal(number, signal.SIG_DFL)
    # As CPython starts: these two are ignored, Ctrl-C raises.
    signal.signal(signal.SIGPIPE, signal.SIG_IGN)
    signal.signal(signal.SIGINT, signal.default_int_handler)
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    null = os.open(os.devnull, os.O_RDONLY)
    for source, target in ((null, 0), (streams[0].writer, 1), (streams[1].writer, 2)):
        os.dup2(source, target)
    for name in os.listdir("/proc/self/fd"):
        if int(name) > 2:
            with contextlib.suppress(OSError):
                os.close(int(name))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    if confinement is not None:
        sandbox, plan = confinement
        sandbox.confine(plan, request)
        sandbox.give_up_rights()
    for path in request.get("folders", ()):
        os.mkdir(path)
    os.chdir(request["cwd"])
    os.environ.update(request["env"])


def fork():
    """Fork, without the warning that newer Pythons give where other threads exist."""
    sys.stdout.flush()
    sys.stderr.flush()
    # Parent and child both leave the block, so scripts see the filters unchanged.
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)
        return os.fork()


def start_script(request, streams, run_forked, confinement=None):
    """Fork the script's process and return its pid; the child never returns from here.

    `confinement` is the module `child_sandbox` with the plan to confine the script by.
    """
    pid = fork()
    if pid:
        return pid
    try:
        reset_process(request, streams, confinement)
        if request["fresh"]:
            # Written by the harness: the same request, to be read by the new interpreter.
            command = [sys.executable, request["runner"], request["file"]]
            os.execve(sys.executable, command, dict(request["launch_env"], **request["env"]))
        run_forked(request)
    except BaseException as error:
        os.write(2, ("errata: cannot start the script: %r\n" % (error,)).encode())
    finally:
        os._exit(127)


class Supervision:
    """Watches one script's process until it ends or has to be ended."""

    def __init__(self, pid, request, streams, harness, wakeup):
        self.pid = pid
        self.streams = streams
        self.harness = harness
        self.wakeup = wakeup
        self.started = time.monotonic()
        self.limit = request["timeout"]
        self.deadline = self.started + self.limit
        self.patience = request["patience"]
        self.waited, self.reaped = 0.0, reaped_cpu_s()
        self.used, self.sampled, self.sleeps = 0.0, self.started, False
        self.memory_mb = request["memory_mb"]
        self.next_sample = self.started + MEMORY_SAMPLE_S
        self.peak_sample = 0.0
        self.status = None
        self.usage = None
        self.ended_by = None

    def reap(self):
        """Collect every ended child; note the script's own status and resource usage."""
        while True:
            try:
                pid, status, usage = os.wait4(-1, os.WNOHANG)
            except OSError:
                return
            if pid == 0:
                return
            if pid == self.pid:
                self.status, self.usage = status, usage

    def check_limits(self):
        """Return why the script must be ended now, or None."""
        now = time.monotonic()
        if now >= self.deadline and self.is_late(now):
            return "timeout"
        if now >= self.next_sample:
            self.next_sample = now + MEMORY_SAMPLE_S
            pids = [self.pid] + below_server(self.pid)
            give_way(pids)
            used = used_mb(pids, self.memory_mb, now + LONGEST_LOOK_S)
            self.peak_sample = max(self.peak_sample, used)
            if used > self.memory_mb:
                return "memory"
            self.tell_of_sleep(pids, now)
        return None

    def tell_of_sleep(self, pids, now):
        """Tell the harness when all processes begin to sleep, or go on: then they need no core."""
        before, since = self.used, now - self.sampled
        self.used, self.sampled = used_cpu_s(pids) + reaped_cpu_s() - self.reaped, now
        sleeps = self.used - before <= DOZING * since and not is_ready(pids)
        if sleeps != self.sleeps:
            self.sleeps = sleeps
            with contextlib.suppress(OSError):  # a harness that is gone is noticed in `wait`
                self.harness.send({"sleeps": sleeps})

    def is_late(self, now):
        """Return whether the script had its time; where it waited for a core, move the deadline.

        On a busy machine the wait is not the script's doing. It is where its own processes keep
        each other waiting: then they have used as much processor time as it may take.
        """
        pids = [self.pid] + below_server(self.pid)
        if used_cpu_s(pids) + reaped_cpu_s() - self.reaped >= self.limit:
            return True
        self.waited = min(waited_s(pids), self.patience)
        self.deadline = self.started + self.limit + self.waited
        return now >= self.deadline - 0.01  # else the last steps come ever closer

    def wait(self):
        """Wait for the end of the script; everything else below this process ends with it."""
        poller = select.poll()
        for source in (self.streams[0].reader, self.streams[1].reader, self.wakeup):
            poller.register(source, select.POLLIN)
        poller.register(self.harness.fileno(), select.POLLRDHUP | select.POLLHUP)
        by_reader = {stream.reader: stream for stream in self.streams}
        self.reap()
        while self.status is None and self.ended_by is None:
            pause = min(self.deadline, self.next_sample) - time.monotonic()
            for source, _ in poller.poll(max(0.0, pause) * 1000 + 1):
                if source in by_reader:
                    if not by_reader[source].drain():
                        poller.unregister(source)
                elif source == self.wakeup:
                    os.read(self.wakeup, 4096)
                else:
                    self.ended_by = "harness"
            self.reap()
            if self.status is None and self.ended_by is None:
                self.ended_by = self.check_limits()
        self.finish()

    def finish(self):
        """End what is left, collect the status and the last output."""
        wall = time.monotonic() - self.started
        if self.status is None:
            kill(self.pid)
            _, self.status, self.usage = os.wait4(self.pid, 0)
        self.wall = wall
        self.swept = sweep()
        for stream in self.streams:
            stream.drain()

    def reply(self, report):
        """Describe the run as plain data; the verdict rests on the wait status alone."""
        by_signal = os.WIFSIGNALED(self.status)
        return {
            "exit_code": None if by_signal else os.WEXITSTATUS(self.status),
            "signal": os.WTERMSIG(self.status) if by_signal else None,
            "ended_by": self.ended_by,
            "wall_s": round(self.wall, 4),
            "waited_s": round(self.waited, 1),
            "cpu_s": round(self.usage.ru_utime + self.usage.ru_stime, 4),
            "peak_mb": round(max(self.usage.ru_maxrss / 1024.0, self.peak_sample), 1),
            "swept": self.swept,
            "stdout": self.streams[0].text(),
            "stderr": self.streams[1].text(),
            "report": report,
        }
