"""Tries to reach the world, and asks for names."""
# outcome: passed

import errata_frame
import json
import os
import socket

with open(os.path.join(os.path.dirname(__file__), "places.json")) as file:
    places = json.load(file)
for address in (("1.1.1.1", 53), ("8.8.8.8", 443), ("169.254.169.254", 80)):
    try:
        socket.create_connection(address, timeout=1)
    except OSError:
        continue
    raise AssertionError("the world was reached: %s" % (address,))
try:
    socket.getaddrinfo("example.org", 80)
except OSError:
    pass
else:
    raise AssertionError("a name was looked up")
