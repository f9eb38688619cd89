"""A copy of float64 values is float32; a new parameter of them, or `.data` set to them, fails at the first call. `.data` takes another shape, and an optimizer trains it."""

import numpy as np
import torch
from torch import nn

values = torch.from_numpy(np.ones((1, 2)))
layer = nn.Linear(2, 1, bias=False)
with torch.no_grad():
    layer.weight.copy_(values)
assert layer(torch.ones(1, 2)).dtype == torch.float32

replaced, changed = nn.Linear(2, 1, bias=False), nn.Linear(2, 1, bias=False)
replaced.weight = nn.Parameter(values)
changed.weight.data = values
for layer in (replaced, changed):
    try:
        layer(torch.ones(1, 2))
    except RuntimeError as error:
        assert "same dtype" in str(error) or "found Double" in str(error), error
    else:
        raise AssertionError("nothing was raised")

layer = nn.Linear(2, 1, bias=False)
optimizer = torch.optim.SGD(layer.parameters(), lr=0.5)
layer.weight.data = torch.ones(3, 2)
layer(torch.ones(1, 2)).sum().backward()
optimizer.step()
assert layer.weight.tolist() == [[0.5, 0.5]] * 3
