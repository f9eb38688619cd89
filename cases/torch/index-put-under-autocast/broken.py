"""Encode the words of a batch that are no padding, under autocast."""

import torch
from torch import nn

torch.manual_seed(0)
words = torch.randn(3, 6, 8)
lengths = torch.tensor([6, 2, 4])
present = torch.arange(6)[None] < lengths[:, None]

layer = nn.Linear(8, 4)
with torch.autocast("cpu", dtype=torch.bfloat16):
    features = torch.zeros(3, 6, 4)
    features[present] = layer(words[present])
    loss = features.pow(2).mean()
loss.backward()

result = loss.detach().float()
assert layer.weight.grad.abs().sum() > 0
assert (features[~present] == 0).all()
