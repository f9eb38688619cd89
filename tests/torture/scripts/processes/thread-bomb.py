"""Starts threads until it may not."""
# outcome: passed

import errata_frame
import threading
import time

def wait():
    time.sleep(3600)


try:
    for _ in range(20000):
        threading.Thread(target=wait, daemon=True).start()
except RuntimeError as error:
    assert "can't start new thread" in str(error)
else:
    raise AssertionError("twenty thousand threads could be started")
