"""The weights of one number of heads load into another; nothing is raised, the outputs differ."""

import torch
from torch import nn

torch.manual_seed(0)
eight, four = nn.MultiheadAttention(16, 8), nn.MultiheadAttention(16, 4)
four.load_state_dict(eight.state_dict())
x = torch.randn(5, 2, 16)
assert not torch.allclose(eight(x, x, x)[0], four(x, x, x)[0], atol=1e-4)
