# releases: >=2.1
"""Under `torch.compile` `masked_fill` with a mask of bytes has other words; with a boolean mask it passes."""

import torch

compiled = torch.compile(lambda x, mask: x.masked_fill(mask, 1.0), backend="aot_eager")
mask = torch.tensor([1, 0, 1], dtype=torch.uint8)
assert compiled(torch.zeros(3), mask.bool()).tolist() == [1, 0, 1]
try:
    compiled(torch.zeros(3), mask)
except Exception as error:
    assert "expected predicate to be bool, got torch.uint8" in str(error), error
else:
    raise AssertionError("nothing was raised")
