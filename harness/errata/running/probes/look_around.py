"""Say what a script can see and do from where it is: run where scripts run, as a script.

Nothing that it tries would change anything if it were allowed.
"""

import json
import os
import resource
import socket

asked = json.loads(os.environ["ERRATA_ASKED"])


def reaches(port):
    """Whether something that listens outside, on the machine's loopback, can be spoken to."""
    try:
        socket.create_connection(("127.0.0.1", port), timeout=1).close()
    except OSError:
        return False
    return True


def writable_mounts():
    """List what is mounted writable, apart from what is this script's own."""
    mine = (os.getcwd(), os.path.dirname(os.getcwd()), "/tmp", "/var/tmp", "/dev")  # noqa: S108
    found = []
    with open("/proc/self/mountinfo") as file:
        for line in file:
            words = line.split()
            place = words[4]
            own = any(place == folder or place.startswith(folder + "/") for folder in mine)
            if not own and "rw" in words[5].split(","):
                found.append(place)
    return found


def identity(folder):
    """Identify a folder, to notice another one mounted over it."""
    try:
        found = os.stat(folder)
    except OSError:
        return "absent"
    return "%d:%d" % (found.st_dev, found.st_ino)


def effective_capabilities():
    """Read the capabilities in force, as the kernel writes them."""
    with open("/proc/self/status") as file:
        return next(line.split()[1] for line in file if line.startswith("CapEff"))


result = {
    "reaches": reaches(asked["port"]),
    "interfaces": ",".join(name for _, name in socket.if_nameindex()),
    "writable": ",".join(writable_mounts()[:5]),
    "processes": ",".join(name for name in os.listdir("/proc") if name.isdigit()),
    "home": identity(asked["home"]),
    "ipc": os.readlink("/proc/self/ns/ipc"),
    "capabilities": effective_capabilities(),
    "file_bytes": str(resource.getrlimit(resource.RLIMIT_FSIZE)[1]),
    "open_files": str(resource.getrlimit(resource.RLIMIT_NOFILE)[1]),
}
