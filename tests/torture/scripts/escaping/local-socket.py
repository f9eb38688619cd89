"""Tries to reach a socket in the file system."""
# outcome: passed

import errata_frame
import json
import os
import socket

with open(os.path.join(os.path.dirname(__file__), "places.json")) as file:
    places = json.load(file)
with socket.socket(socket.AF_UNIX) as sock:
    try:
        sock.connect(places["socket"])
    except OSError:
        pass
    else:
        raise AssertionError("a socket outside was reached")
