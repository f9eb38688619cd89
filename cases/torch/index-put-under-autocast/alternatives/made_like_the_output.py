"""The target is made with the type of the values, `encoded.new_zeros(3, 6, 4)`."""

import torch
from torch import nn

torch.manual_seed(0)
words = torch.randn(3, 6, 8)
present = torch.arange(6)[None] < torch.tensor([6, 2, 4])[:, None]

layer = nn.Linear(8, 4)
with torch.autocast("cpu", dtype=torch.bfloat16):
    encoded = layer(words[present])
    features = encoded.new_zeros(3, 6, 4)
    features[present] = encoded
    loss = features.float().pow(2).mean()
loss.backward()
assert features.dtype == torch.bfloat16
assert layer.weight.grad.abs().sum() > 0
