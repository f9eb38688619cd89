"""Tries to leave its group."""
# outcome: passed

import errata_frame
import json
import os

with open(os.path.join(os.path.dirname(__file__), "places.json")) as file:
    places = json.load(file)
own = str(os.getpid())
for root, folders, names in os.walk("/sys/fs/cgroup"):
    for name in ("cgroup.procs", "tasks", "pids.max", "memory.limit_in_bytes", "release_agent"):
        if name in names:
            try:
                with open(os.path.join(root, name), "w") as file:
                    file.write(own if name in ("cgroup.procs", "tasks") else "1000000000")
            except OSError:
                continue
            raise AssertionError("it wrote " + os.path.join(root, name))
    del folders[20:]
