"""Tries to reach what listens on the machine's loopback."""
# outcome: passed

import errata_frame
import json
import os
import socket

with open(os.path.join(os.path.dirname(__file__), "places.json")) as file:
    places = json.load(file)
try:
    socket.create_connection(("127.0.0.1", places["port"]), timeout=1)
except OSError:
    pass
else:
    raise AssertionError("the machine's loopback was reached")
