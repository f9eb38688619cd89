"""Without groups nothing is raised; the layer has 32 times the weights, and those of the depthwise layer do not fit."""

from torch import nn

depthwise = nn.Conv2d(32, 32, 3, padding=1, groups=32)
full = nn.Conv2d(32, 32, 3, padding=1)
assert full.weight.numel() == 32 * depthwise.weight.numel()
try:
    full.load_state_dict(depthwise.state_dict())
except RuntimeError as error:
    assert "size mismatch for weight" in str(error)
else:
    raise AssertionError("nothing was raised")
