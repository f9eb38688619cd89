"""The division of integers gives floats, which are refused as an index."""

import torch

best = torch.tensor([7, 12, 3])
assert (best / 5).dtype == torch.float32
attention = torch.randn(3, 4)
try:
    attention.index_select(0, best / 5)
except RuntimeError as error:
    assert str(error) == "index_select(): Expected dtype int32 or int64 for index"
else:
    raise AssertionError("nothing was raised")
assert torch.equal(attention.index_select(0, best // 5), attention[[1, 2, 0]])
assert torch.equal(torch.div(best, 5, rounding_mode="floor"), best // 5)
