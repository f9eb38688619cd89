"""After a forward pass under `no_grad` the copy works."""

import copy

from torch.nn.utils import weight_norm

import torch

layer = weight_norm(torch.nn.Linear(4, 8))
with torch.no_grad():
    layer(torch.ones(1, 4))
copy.deepcopy(layer)
