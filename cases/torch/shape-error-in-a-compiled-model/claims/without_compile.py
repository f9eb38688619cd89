"""Without torch.compile the same model raises "mat1 and mat2 shapes cannot be multiplied"; compiled it says "a and b must have same reduction dim"."""

import torch
from torch import nn

model = nn.Sequential(nn.Flatten(), nn.Linear(48, 10))
images = torch.randn(4, 3, 5, 5)
try:
    model(images)
except RuntimeError as error:
    assert "mat1 and mat2 shapes cannot be multiplied (4x75 and 48x10)" in str(error)
else:
    raise AssertionError("nothing was raised")
try:
    torch.compile(model, backend="eager")(images)
except Exception as error:
    assert type(error).__name__ == "TorchRuntimeError"
    reason = error if "reduction dim" in str(error) else error.__cause__
    assert "a and b must have same reduction dim" in str(reason)
    assert "mat1 and mat2" not in str(reason)
else:
    raise AssertionError("nothing was raised")
