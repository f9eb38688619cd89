"""Tries to make and to open devices."""
# outcome: passed

import errata_frame
import json
import os

with open(os.path.join(os.path.dirname(__file__), "places.json")) as file:
    places = json.load(file)
try:
    os.mknod("disk", 0o60644, os.makedev(254, 0))
except OSError:
    pass
else:
    raise AssertionError("it made a device")
for name in ("mem", "kmem", "port", "vda", "sda", "nvme0n1", "kvm", "fuse", "loop-control", "kmsg"):
    try:
        open("/dev/" + name, "rb").close()
    except OSError:
        continue
    raise AssertionError("it opened /dev/" + name)
