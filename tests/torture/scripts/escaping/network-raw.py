"""Tries to open raw and packet sockets."""
# outcome: passed

import errata_frame
import json
import os
import socket

with open(os.path.join(os.path.dirname(__file__), "places.json")) as file:
    places = json.load(file)
for family, kind in ((socket.AF_INET, socket.SOCK_RAW), (socket.AF_PACKET, socket.SOCK_RAW)):
    try:
        socket.socket(family, kind, 1)
    except OSError:
        continue
    raise AssertionError("a raw socket was opened")
