"""Without `exist_ok=True` the second run fails, and `os.mkdir` makes one level only."""

import os

os.makedirs("checkpoints/first")
try:
    os.makedirs("checkpoints/first")
except FileExistsError:
    pass
else:
    raise AssertionError("nothing was raised")
os.makedirs("checkpoints/first", exist_ok=True)
try:
    os.mkdir("runs/second")
except FileNotFoundError:
    assert not os.path.exists("runs")
else:
    raise AssertionError("nothing was raised")
