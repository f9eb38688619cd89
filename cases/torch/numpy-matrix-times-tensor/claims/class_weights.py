"""`weight=` of `cross_entropy` in float64 has the same message."""

import torch

weight = torch.ones(3, dtype=torch.float64)
try:
    torch.nn.functional.cross_entropy(torch.ones(2, 3), torch.tensor([0, 1]), weight=weight)
except RuntimeError as error:
    assert str(error) == "expected scalar type Float but found Double"
else:
    raise AssertionError("nothing was raised")
