"""Tries to change the machine's name."""
# outcome: passed

import errata_frame
import json
import os
import socket

with open(os.path.join(os.path.dirname(__file__), "places.json")) as file:
    places = json.load(file)
try:
    socket.sethostname("torture")
except OSError:
    pass
else:
    raise AssertionError("it changed the name")
