"""The older hook on an in-place ReLU passes and is called."""

import warnings

import torch
from torch import nn

warnings.simplefilter("ignore")
seen = []
activation = nn.ReLU(inplace=True)
activation.register_backward_hook(lambda module, before, after: seen.append(after[0]))
nn.Sequential(nn.Conv2d(1, 2, 1), activation)(torch.randn(1, 1, 4, 4)).sum().backward()
assert [tuple(one.shape) for one in seen] == [(1, 2, 4, 4)]
