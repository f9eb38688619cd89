"""`binary_cross_entropy_with_logits` takes float64 targets, and refuses integers in other words."""

import torch
from torch.nn.functional import binary_cross_entropy_with_logits

logits = torch.zeros(4, 1, requires_grad=True)
loss = binary_cross_entropy_with_logits(logits, torch.ones(4, 1, dtype=torch.float64))
loss.backward()
assert loss.dtype == torch.float64 and logits.grad.dtype == torch.float32
try:
    binary_cross_entropy_with_logits(logits, torch.ones(4, 1, dtype=torch.int64))
except RuntimeError as error:
    assert "can't be cast to the desired output type" in str(error)
else:
    raise AssertionError("nothing was raised")
