"""Constant and replicate padding take 9 pixels on 4, circular padding 4 and not 5."""

import torch
from torch.nn import functional

x = torch.ones(1, 1, 4, 4)
for mode in ("constant", "replicate"):
    assert functional.pad(x, (9, 9, 9, 9), mode=mode).shape == (1, 1, 22, 22)
assert functional.pad(x, (4, 4, 4, 4), mode="circular").shape == (1, 1, 12, 12)
try:
    functional.pad(x, (5, 5, 5, 5), mode="circular")
except RuntimeError as error:
    assert "wrapping around more than once" in str(error)
else:
    raise AssertionError("nothing was raised")
