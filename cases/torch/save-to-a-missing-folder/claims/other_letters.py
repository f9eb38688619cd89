# releases: >=2.1
"""A path with letters beyond ASCII says "No such file or directory"."""

import torch

try:
    torch.save({"epoch": 3}, "prüfung/best.pt")
except FileNotFoundError as error:
    assert "No such file or directory" in str(error)
else:
    raise AssertionError("nothing was raised")
