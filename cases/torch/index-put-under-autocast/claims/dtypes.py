"""Under autocast a linear layer gives bfloat16, `torch.zeros` float32; without autocast both are float32."""

import torch
from torch import nn

layer, x = nn.Linear(8, 4), torch.randn(2, 8)
with torch.autocast("cpu", dtype=torch.bfloat16):
    assert layer(x).dtype == torch.bfloat16
    assert torch.zeros(2, 4).dtype == torch.float32
assert layer(x).dtype == torch.float32
