"""topk takes the last axis; with dim=0 the rows are counted."""

import torch

table = torch.rand(4, 30)
assert table.topk(5).values.shape == (4, 5)
try:
    table.topk(5, dim=0)
except RuntimeError as error:
    assert "selected index k out of range" in str(error)
    assert "30" not in str(error)
else:
    raise AssertionError("nothing was raised")
