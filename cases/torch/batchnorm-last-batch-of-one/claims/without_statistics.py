"""Without running statistics one sample is refused in evaluation as well."""

import torch

norm = torch.nn.BatchNorm1d(3, track_running_stats=False).eval()
try:
    norm(torch.ones(1, 3))
except ValueError as error:
    assert "Expected more than 1 value per channel when training" in str(error)
else:
    raise AssertionError("nothing was raised")
