# releases: <2.0
"""A gradient through the deviation of one value raises."""

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
