"""The sizes that are expected are those of the target and the source: (target, memory)."""

import torch
from torch import nn

layer = nn.TransformerDecoderLayer(32, 4)
target, memory = torch.randn(10, 2, 32), torch.randn(8, 2, 32)
try:
    layer(target, memory, memory_mask=torch.zeros(10, 10))
except RuntimeError as error:
    assert "torch.Size([10, 10]), but should be (10, 8)" in str(error)
else:
    raise AssertionError("nothing was raised")
assert layer(target, memory, memory_mask=torch.zeros(10, 8)).shape == target.shape
