"""Confine a zygote, its servers and their scripts: namespaces, a read-only view, no privileges.

Runs inside target environments, in the processes of `child.py`: standard library only, Python
3.7 syntax. Each level gives away more, and none can take it back:

zygote   a user namespace of its own, in which the file system is read-only but for its scratch
         folder, home folders are empty but for what must be read, and devices are the harmless
         ones (`shut_in`). It still sees the machine's processes, and no script runs in it.
server   first process of a PID namespace, with a network that has nothing but loopback
         (`leave_the_machine`, `settle_in`). When it ends, the kernel ends all that is in there.
script   a child of that, with empty folders that only it sees and that vanish with
         it, and without any capability (`confine`).

Nothing here is done by halves: a step that fails raises OSError, and no script is run.
See user_namespaces(7), pid_namespaces(7), mount_namespaces(7), capabilities(7), mount_setattr(2).
"""

import contextlib
import ctypes
import errno
import fcntl
import os
import pwd
import re
import resource
import socket
import struct
import sys

CLONE_NEWNS, CLONE_NEWUTS, CLONE_NEWIPC = 0x00020000, 0x04000000, 0x08000000
CLONE_NEWUSER, CLONE_NEWPID, CLONE_NEWNET = 0x10000000, 0x20000000, 0x40000000
MS_RDONLY, MS_NOSUID, MS_NODEV, MS_NOEXEC = 1, 2, 4, 8
MS_REMOUNT, MS_BIND, MS_REC, MS_PRIVATE = 32, 4096, 16384, 1 << 18
PR_CAPBSET_DROP, PR_SET_NO_NEW_PRIVS, PR_CAP_AMBIENT, PR_CAP_AMBIENT_CLEAR_ALL = 24, 38, 47, 4
CAPABILITY_VERSION_3 = 0x20080522
LAST_CAPABILITY = 63
AT_FDCWD, AT_RECURSIVE = -100, 0x8000
MOUNT_ATTR_RDONLY = 1
SYS_MOUNT_SETATTR = 442  # on every architecture
SIOCGIFFLAGS, SIOCSIFFLAGS, IFF_UP = 0x8913, 0x8914, 1
O_PATH = getattr(os, "O_PATH", 0o10000000)

DEVICES = ("null", "zero", "full", "random", "urandom", "tty")
ACCELERATORS = re.compile(r"nvidia|davinci|devmm_svm|hisi_hdc|kfd$|dri$|dxg$|infiniband$")
HOMES = ("/home", "/run", "/var/run")  # and those of this user and of root
# Readable for the owner, who is root where the harness is.
SECRETS = ("/etc/shadow", "/etc/shadow-", "/etc/gshadow", "/etc/gshadow-", "/etc/sudoers")
SECRET_FOLDERS = ("/etc/ssh", "/etc/ssl/private", "/etc/sudoers.d", "/var/spool", "/var/lib/docker")
EMPTIED = ("/tmp", "/var/tmp", "/dev/shm")  # noqa: S108 - each script gets its own
HIDING = "size=1m,mode=755"
RESERVED_PIDS = 300  # numbers that the kernel uses once only: `pid_max` has to be above them
SCRIPT_OOM_SCORE = "1000"  # when memory runs out, the kernel ends a script, not its server

_libc = ctypes.CDLL(None, use_errno=True)


def _checked(status, what):
    if status != 0:
        number = ctypes.get_errno()
        raise OSError(number, "%s: %s" % (what, os.strerror(number)))


def _path(text):
    return None if text is None else os.fsencode(text)


def unshare(flags, what):
    """Leave the namespaces that this process shares with others."""
    if _libc.unshare(ctypes.c_int(flags)) != 0:
        number = ctypes.get_errno()
        why = "there may be no more (user.max_user_namespaces)"
        words = why if number == errno.ENOSPC else os.strerror(number)
        raise OSError(number, "%s: %s" % (what, words))


def mount(source, target, kind, flags, options=None):
    """Mount, with the place in the error's words."""
    status = _libc.mount(
        _path(source), _path(target), _path(kind), ctypes.c_ulong(flags), _path(options)
    )
    _checked(status, "mount %s on %s" % (kind or "bind", target))


class _MountAttributes(ctypes.Structure):
    _fields_ = [
        ("attr_set", ctypes.c_uint64),
        ("attr_clr", ctypes.c_uint64),
        ("propagation", ctypes.c_uint64),
        ("userns_fd", ctypes.c_uint64),
    ]


def set_read_only(path, wanted, recursive=False):
    """Make a mount, or all mounts below a path, read-only or writable again (Linux 5.12)."""
    value = ctypes.c_uint64(MOUNT_ATTR_RDONLY).value
    attributes = _MountAttributes(value if wanted else 0, 0 if wanted else value, 0, 0)
    status = _libc.syscall(
        ctypes.c_long(SYS_MOUNT_SETATTR),
        ctypes.c_int(AT_FDCWD),
        ctypes.c_char_p(_path(path)),
        ctypes.c_uint(AT_RECURSIVE if recursive else 0),
        ctypes.byref(attributes),
        ctypes.c_size_t(ctypes.sizeof(attributes)),
    )
    _checked(status, "mount_setattr %s" % path)


def _holds(folder, path):
    return path == folder or path.startswith(folder.rstrip("/") + "/")


def cover(folder, shown, options):
    """Hide a folder under an empty one, in which only the paths `shown` can be seen as before."""
    handles = []
    for path in sorted(set(shown)):
        below = _holds(folder, path) and path != folder
        if below and not any(_holds(other, path) for other, _ in handles) and os.path.exists(path):
            handles.append((path, os.open(path, O_PATH)))
    mount("tmpfs", folder, "tmpfs", MS_NOSUID | MS_NODEV, options)
    for path, handle in handles:
        if os.path.isdir("/proc/self/fd/%d" % handle):
            os.makedirs(path, exist_ok=True)
        else:
            os.makedirs(os.path.dirname(path), exist_ok=True)
            os.close(os.open(path, os.O_CREAT | os.O_WRONLY, 0o600))
        mount("/proc/self/fd/%d" % handle, path, None, MS_BIND | MS_REC)
        os.close(handle)


def _write(path, text):
    handle = os.open(path, os.O_WRONLY)
    try:
        os.write(handle, text.encode())
    finally:
        os.close(handle)


def _enter_user_namespace():
    """Become the owner of a namespace, as the same user and group as outside."""
    user, group = os.geteuid(), os.getegid()
    unshare(CLONE_NEWUSER | CLONE_NEWNS | CLONE_NEWUTS, "new user and mount namespace")
    _write("/proc/self/setgroups", "deny")
    _write("/proc/self/uid_map", "%d %d 1" % (user, user))
    _write("/proc/self/gid_map", "%d %d 1" % (group, group))
    # Scripts need no user namespace, and would have every capability in one of their own.
    with contextlib.suppress(OSError):
        _write("/proc/sys/user/max_user_namespaces", "0")


def interpreter_paths():
    """List the folders that this interpreter and its imports are read from."""
    found = {sys.prefix, sys.base_prefix, sys.exec_prefix, sys.base_exec_prefix}
    found.update(path for path in sys.path if os.path.isabs(path))
    found.update(path for path in os.environ.get("LD_LIBRARY_PATH", "").split(":") if path)
    link = sys.executable
    for _ in range(20):  # `python` is often a link to a link
        found.add(os.path.dirname(os.path.dirname(link)))
        if not os.path.islink(link):
            break
        link = os.path.normpath(os.path.join(os.path.dirname(link), os.readlink(link)))
    return found | {os.path.realpath(path) for path in found}


def _homes(home):
    """List the folders to hide, each by its real path, none within another."""
    found = set()
    for folder in HOMES + (home, pwd.getpwuid(0).pw_dir):
        real = os.path.realpath(folder)
        if folder and os.path.isdir(real) and real != "/":
            found.add(real)
    return [f for f in sorted(found) if not any(f != o and _holds(o, f) for o in found)]


def _make_devices():
    names = [name for name in os.listdir("/dev") if ACCELERATORS.match(name)]
    shown = ["/dev/" + name for name in DEVICES + tuple(names) if os.path.exists("/dev/" + name)]
    cover("/dev", shown, HIDING)
    for name, target in (("fd", ""), ("stdin", "/0"), ("stdout", "/1"), ("stderr", "/2")):
        os.symlink("/proc/self/fd" + target, "/dev/" + name)
    for name in ("shm", "pts"):
        os.mkdir("/dev/" + name)
    mount("devpts", "/dev/pts", "devpts", MS_NOSUID | MS_NOEXEC, "newinstance,ptmxmode=0666")
    os.symlink("pts/ptmx", "/dev/ptmx")


def shut_in(plan):
    """Enter the zygote's namespaces; call it before anything is imported or any thread started.

    `plan` has `scratch`, the folder that stays writable; `home`, the user's; `visible`, what must
    be readable although it may lie in a home. It is left with what servers and scripts need.
    """
    _enter_user_namespace()
    mount(None, "/", None, MS_REC | MS_PRIVATE)
    scratch = os.path.realpath(plan["scratch"])
    visible = {os.path.dirname(os.path.abspath(__file__))} | interpreter_paths()
    visible.update(plan["visible"])
    visible |= {os.path.realpath(path) for path in visible}
    homes = _homes(plan["home"])
    # Never show a whole home, even if the link to an interpreter is in it.
    shown = {path for path in visible if not any(_holds(path, home) for home in homes)}
    mount(scratch, scratch, None, MS_BIND | MS_REC)
    _make_devices()
    set_read_only("/", True, recursive=True)
    set_read_only(scratch, False)
    for home in homes:
        cover(home, shown | {scratch}, HIDING)
        set_read_only(home, True)
    for folder in SECRET_FOLDERS:
        if os.path.isdir(folder):
            mount("tmpfs", folder, "tmpfs", MS_RDONLY | MS_NOSUID | MS_NODEV, HIDING)
    for file in SECRETS:
        if os.path.exists(file):
            mount("/dev/null", file, None, MS_BIND)
    os.chdir(os.getcwd())  # the same folder, seen through the new mounts
    plan["scratch"], plan["shown"] = scratch, sorted(shown | {scratch})


def leave_the_machine():
    """Let the next child be the first process of a PID namespace, without any network."""
    flags = CLONE_NEWPID | CLONE_NEWNS | CLONE_NEWIPC | CLONE_NEWNET
    unshare(flags, "new PID, network and IPC namespace")


def settle_in(plan, folder):
    """As that first process: see only its own processes, and only `folder` of the scratch."""
    mount("proc", "/proc", "proc", MS_NOSUID | MS_NODEV | MS_NOEXEC)
    slots = os.path.dirname(folder)
    cover(slots, [folder], HIDING)
    for path in (folder, slots, plan["scratch"]):
        set_read_only(path, True)
    _raise_loopback()


def has_own_pid_max():
    """Whether each PID namespace has a `pid_max` of its own; before, there was one for all."""
    numbers = re.match(r"(\d+)\.(\d+)", os.uname().release)
    return bool(numbers) and tuple(map(int, numbers.groups())) >= (6, 14)


def _raise_loopback():
    """Switch the loopback device on: frameworks talk to themselves through it."""
    name = struct.pack("16s", b"lo")
    with contextlib.closing(socket.socket(socket.AF_INET, socket.SOCK_DGRAM)) as sock:
        answer = fcntl.ioctl(sock.fileno(), SIOCGIFFLAGS, name + b"\0" * 24)
        (flags,) = struct.unpack("16xh", answer[:18])
        request = name + struct.pack("h", flags | IFF_UP) + b"\0" * 22
        fcntl.ioctl(sock.fileno(), SIOCSIFFLAGS, request)


def confine(plan, request):
    """Confine this new process, which becomes a script: own folders, limits, no capabilities.

    The run's folder becomes an empty one in memory, in which the files that the harness put there
    are seen; it, `/tmp` and `/dev/shm` vanish with the last process of the script.
    """
    unshare(CLONE_NEWNS | CLONE_NEWIPC, "new mount and IPC namespace")
    folder = os.path.dirname(request["report"])
    size = "size=%dm,mode=%s"
    files = [os.path.join(folder, name) for name in os.listdir(folder)]
    cover(folder, [path for path in files if os.path.isfile(path)], size % (plan["disk_mb"], "755"))
    set_read_only(request["report"], False)
    for place in EMPTIED:
        if os.path.isdir(place) and not os.path.islink(place):
            cover(place, plan["shown"] + [folder], size % (plan["disk_mb"], "1777"))
    with contextlib.suppress(OSError):
        _write("/proc/self/oom_score_adj", SCRIPT_OOM_SCORE)
    processes = request.get("processes") or plan["processes"]
    if has_own_pid_max():
        _write("/proc/sys/kernel/pid_max", str(processes + RESERVED_PIDS))
    # /proc/sys checks only the owner, which is this user: host name, sysrq, pid_max.
    set_read_only("/proc", True)
    _lower(resource.RLIMIT_FSIZE, plan["file_bytes"])
    _lower(resource.RLIMIT_NOFILE, plan["open_files"])
    if plan["limit_user"]:
        _lower(resource.RLIMIT_NPROC, processes)


def _lower(number, most):
    """Set a hard limit, unless a lower one is in force already."""
    soft, hard = resource.getrlimit(number)
    most = most if hard == resource.RLIM_INFINITY else min(most, hard)
    soft = most if soft == resource.RLIM_INFINITY else min(most, soft)
    resource.setrlimit(number, (soft, most))


def give_up_rights():
    """Drop every capability for good, including those that a new program would gain."""
    _libc.prctl(PR_SET_NO_NEW_PRIVS, ctypes.c_ulong(1), 0, 0, 0)
    for capability in range(LAST_CAPABILITY + 1):
        if _libc.prctl(PR_CAPBSET_DROP, ctypes.c_ulong(capability), 0, 0, 0) != 0:
            if ctypes.get_errno() == errno.EINVAL:
                break  # the kernel knows no further one
            _checked(-1, "drop a capability")
    _libc.prctl(PR_CAP_AMBIENT, ctypes.c_ulong(PR_CAP_AMBIENT_CLEAR_ALL), 0, 0, 0)
    header = (ctypes.c_uint32 * 2)(CAPABILITY_VERSION_3, 0)
    nothing = (ctypes.c_uint32 * 6)()
    _checked(_libc.capset(header, nothing), "drop the capabilities")
