"""Tries to get out by chroot and by old folders."""
# outcome: passed

import errata_frame
import json
import os

with open(os.path.join(os.path.dirname(__file__), "places.json")) as file:
    places = json.load(file)
try:
    os.chroot(".")
except OSError:
    pass
else:
    raise AssertionError("it changed its root")
folder = "/"
for _ in range(50):
    folder = os.path.join(folder, "..")
assert os.stat(folder).st_ino == os.stat("/").st_ino
assert not os.path.exists(folder + places["home"] + "/.ssh/id_torture")
