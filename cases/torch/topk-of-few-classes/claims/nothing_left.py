"""topk of an axis of size 0 fails for k=1."""

import torch

scores = torch.tensor([0.1, 0.2])
try:
    scores[scores > 0.5].topk(1)
except RuntimeError as error:
    assert str(error).startswith("selected index k out of range")
else:
    raise AssertionError("nothing was raised")
