"""Labels that count from one are refused, and taken one less."""

import torch
import torch.nn.functional as F

stars = torch.tensor([1, 2, 3])
try:
    F.one_hot(stars, 3)
except RuntimeError as error:
    assert "smaller than num_classes" in str(error)
else:
    raise AssertionError("nothing was raised")
assert torch.equal(F.one_hot(stars - 1, 3), torch.eye(3, dtype=torch.long))
