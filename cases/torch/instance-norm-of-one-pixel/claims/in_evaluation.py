"""`eval()` is refused in the same words; with `track_running_stats=True` it passes."""

import torch

x = torch.randn(2, 3, 1, 1)
try:
    torch.nn.InstanceNorm2d(3).eval()(x)
except ValueError as error:
    assert "Expected more than 1 spatial element when training" in str(error)
else:
    raise AssertionError("one pixel was taken")
assert torch.nn.InstanceNorm2d(3, track_running_stats=True).eval()(x).abs().max() > 0
