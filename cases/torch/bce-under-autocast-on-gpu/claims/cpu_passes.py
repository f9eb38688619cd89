"""Autocast on the CPU computes this loss in float32."""

import torch

p = torch.tensor([0.3, 0.6], dtype=torch.bfloat16)
target = torch.tensor([0.0, 1.0])
with torch.autocast("cpu"):
    assert torch.nn.functional.binary_cross_entropy(p, target).dtype == torch.float32
