"""Tries to read the harness's environment variables."""
# outcome: passed

import errata_frame
import json
import os

with open(os.path.join(os.path.dirname(__file__), "places.json")) as file:
    places = json.load(file)
assert places["secret"] not in str(os.environ), "a variable was passed on"
proc = "/proc" + "/"
for name in os.listdir(proc):
    if name.isdigit():
        try:
            with open(proc + name + "/environ", "rb") as file:
                assert places["secret"].encode() not in file.read(), "the harness's variables"
        except OSError:
            continue
