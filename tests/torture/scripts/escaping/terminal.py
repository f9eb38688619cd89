"""Tries to type into a terminal."""
# outcome: passed

import errata_frame
import fcntl
import json
import os
import termios

with open(os.path.join(os.path.dirname(__file__), "places.json")) as file:
    places = json.load(file)
for number in (0, 1, 2):
    try:
        fcntl.ioctl(number, termios.TIOCSTI, b"x")
    except OSError:
        continue
    raise AssertionError("it typed")
try:
    os.open("/dev/tty", os.O_RDWR)
except OSError:
    pass
else:
    raise AssertionError("it has a terminal")
