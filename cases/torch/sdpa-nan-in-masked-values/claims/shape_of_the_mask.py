"""`masked_fill` refuses a mask of the positions without a further axis, and fills columns where the sizes agree."""

import torch

written = torch.arange(6) < 3
try:
    torch.ones(1, 2, 6, 8).masked_fill(~written, 0)
except RuntimeError as error:
    assert "must match the size" in str(error)
else:
    raise AssertionError("nothing was raised")
square = torch.ones(1, 2, 6, 6)
assert square.masked_fill(~written, 0)[0, 0].any(1).all()
assert square.masked_fill(~written[:, None], 0)[0, 0].any(1).tolist() == written.tolist()
