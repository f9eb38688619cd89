"""In-place methods of tensors return the tensor, and so do the functions of nn.init."""

import torch
from torch import nn

x = torch.rand(2, 2)
for result in (x.clamp_(0, 1), x.sub_(1), x.requires_grad_(False), x.fill_diagonal_(0)):
    assert result is x
assert nn.init.zeros_(x) is x
