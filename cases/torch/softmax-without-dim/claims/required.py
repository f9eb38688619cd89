"""`torch.softmax` and the method of a tensor refuse a call without an axis."""

import torch

scores = torch.randn(2, 3, 4)
for call in (lambda: torch.softmax(scores), lambda: scores.softmax()):
    try:
        call()
    except TypeError:
        continue
    raise AssertionError("a call without an axis passed")
