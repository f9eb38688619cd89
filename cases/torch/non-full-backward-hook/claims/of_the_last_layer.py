"""`grad_input` of a Sequential that ends in a Linear has that layer's bias, input and weight."""

import warnings

import torch
from torch import nn

warnings.simplefilter("ignore")
seen = []
net = nn.Sequential(nn.Linear(4, 3), nn.ReLU(), nn.Linear(3, 2))
net.register_backward_hook(lambda module, grad_input, _: seen.extend(grad_input))
net(torch.randn(5, 4, requires_grad=True)).sum().backward()
assert [tuple(each.shape) for each in seen] == [(2,), (5, 3), (3, 2)]
