"""With `torch._dynamo.config.suppress_errors = True` the model runs without being compiled, and raises the error of the operation itself."""

import torch
import torch._dynamo
from torch import nn

torch._dynamo.config.suppress_errors = True
model = torch.compile(nn.Sequential(nn.Linear(8, 2)), backend="eager")
try:
    model(torch.randn(4, 5))
except RuntimeError as error:
    assert "mat1 and mat2 shapes cannot be multiplied (4x5 and 8x2)" in str(error)
else:
    raise AssertionError("nothing was raised")
