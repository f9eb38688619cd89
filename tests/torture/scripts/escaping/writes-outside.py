"""Tries to write wherever it should not."""
# outcome: passed

import errata_frame
import json
import os
import pwd
import sys

with open(os.path.join(os.path.dirname(__file__), "places.json")) as file:
    places = json.load(file)
folders = [
    os.path.dirname(__file__),
    os.path.dirname(os.path.dirname(__file__)),
    os.path.dirname(errata_frame.__file__),
    sys.prefix,
    sys.base_prefix,
    "/",
    "/etc",
    "/usr",
    "/usr/lib",
    "/opt",
    "/var",
    "/var/lib",
    pwd.getpwuid(0).pw_dir,
    "/dev",
    "/sys",
    "/sys/fs/cgroup",
    "/sys/fs/cgroup/pids",
    "/sys/fs/cgroup/memory",
]
for folder in folders:
    path = os.path.join(folder, "torture-left-outside")
    try:
        open(path, "w").close()
    except OSError:
        continue
    raise AssertionError("it wrote " + path)
