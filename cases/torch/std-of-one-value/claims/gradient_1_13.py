# releases: <2.0
"""A gradient through the deviation of a tensor of one value raises; along an axis of length 1 it is NaN."""

import torch

values = torch.tensor([3.0], requires_grad=True)
deviation = values.std()
assert deviation.isnan()
try:
    deviation.backward()
except RuntimeError as error:
    assert "StdBackward0 returned an invalid gradient" in str(error)
else:
    raise AssertionError("nothing was raised")

rows = torch.tensor([[3.0], [4.0]], requires_grad=True)
rows.std(dim=1).sum().backward()
assert rows.grad.isnan().all()
