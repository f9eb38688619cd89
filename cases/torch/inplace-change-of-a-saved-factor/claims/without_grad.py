"""A change under no_grad leaves the name of what made the tensor, such as Addmm of a layer."""

import torch

torch.manual_seed(0)
layer = torch.nn.Linear(4, 4)
hidden = layer(torch.randn(6, 4))
squared = hidden * hidden
with torch.no_grad():
    hidden += 1
try:
    squared.sum().backward()
except RuntimeError as error:
    assert "output 0 of Addmm" in str(error), error
    assert "at version 1; expected version 0" in str(error)
else:
    raise AssertionError("it passes")
