"""When the batch stayed on the CPU, `cuda` is in the second name: `Input type (torch.FloatTensor) and weight type (torch.cuda.FloatTensor)`."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cuda")

layer = torch.nn.Conv2d(3, 3, 1).to(DEVICE)
try:
    layer(torch.ones(1, 3, 4, 4))
except RuntimeError as error:
    assert "Input type (torch.FloatTensor) and weight type (torch.cuda.FloatTensor) should be the same" in str(error)
else:
    raise AssertionError("nothing was raised")
