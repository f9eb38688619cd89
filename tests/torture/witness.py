"""Say what the world looks like to a script that runs after a hostile one."""

import errata_frame
import json
import os
import random
import signal
import sys
import tempfile
import threading

resource = __import__("resource")
assert errata_frame.__version__ == "1.0", "the framework was changed"
for place in (os.getcwd(), os.path.expanduser("~"), tempfile.gettempdir()):
    assert os.listdir(place) == [], (place, os.listdir(place))
with open(os.path.join(os.path.dirname(__file__), "places.json")) as file:
    places = json.load(file)
for place in ("/tmp", "/var/tmp", "/dev/shm"):
    left = [name for name in os.listdir(place) if places["mark"] in name]
    assert left == [], (place, left)
umask = os.umask(0)
os.umask(umask)
ignored = [
    number
    for number in range(1, signal.NSIG)
    if number not in (32, 33) and signal.getsignal(number) == signal.SIG_IGN
]
segments = 0
for kind in ("shm", "msg", "sem"):
    with open("/proc" + "/sysvipc/" + kind) as file:
        segments += len(file.read().splitlines()) - 1
kinds = [name for name in dir(resource) if name.startswith("RLIMIT_")]
limits = {name: resource.getrlimit(getattr(resource, name)) for name in kinds}
others = []
if places["sandbox"] != "off":  # without one, all of the machine's are seen
    others = [name for name in os.listdir("/proc") if name.isdigit() and int(name) > 1]
result = {
    "drawn": random.getrandbits(40),
    "umask": umask,
    "nice": os.nice(0),
    "cores": len(os.sched_getaffinity(0)),
    "policy": os.sched_getscheduler(0),
    "ignored": str(ignored),
    "blocked": str(sorted(signal.pthread_sigmask(signal.SIG_BLOCK, []))),
    "timer": str(signal.getitimer(signal.ITIMER_REAL)),
    "segments": segments,
    "threads": getattr(threading, "active_count")(),
    "descriptors": str(sorted(os.listdir("/proc" + "/self/fd"), key=int)[:4]),
    "variables": str(len(os.environ)),
    "recursion": getattr(sys, "getrecursionlimit")(),
    "hook": sys.excepthook is sys.__excepthook__,
    "stack": str(limits.pop("RLIMIT_STACK")),
    "limits": str(hash(str(sorted(limits.items())))),
    "processes": str(len(others)),
    "session": os.getsid(0) == os.getpid(),
}
