"""`grad_input` of a Sequential that ends in a Linear has that layer's bias, input and weight, or of three dimensions the flattened output alone."""

import warnings

import torch
from torch import nn

warnings.simplefilter("ignore")
net = nn.Sequential(nn.Linear(4, 3), nn.ReLU(), nn.Linear(3, 2))
seen = []
net.register_backward_hook(lambda module, grad_input, _: seen.append([tuple(each.shape) for each in grad_input]))
net(torch.randn(5, 4, requires_grad=True)).sum().backward()
net(torch.randn(2, 5, 4, requires_grad=True)).sum().backward()
assert seen == [[(2,), (5, 3), (3, 2)], [(10, 2)]], seen
