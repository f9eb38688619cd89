"""Tries to signal, stop and kill what watches it."""
# outcome: passed

import errata_frame
import json
import os
import signal
import time

with open(os.path.join(os.path.dirname(__file__), "places.json")) as file:
    places = json.load(file)
for pid in (os.getppid(), 1):
    for number in (signal.SIGSTOP, signal.SIGTERM, signal.SIGKILL, signal.SIGINT, signal.SIGCHLD):
        try:
            os.kill(pid, number)
        except OSError:
            continue
time.sleep(0.3)
