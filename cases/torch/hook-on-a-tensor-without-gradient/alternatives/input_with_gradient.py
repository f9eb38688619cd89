"""In frozen layers an input that requires a gradient gives each result one."""

import torch
from torch import nn

features = nn.Sequential(nn.Conv2d(1, 2, 3), nn.ReLU()).requires_grad_(False)
head = nn.Sequential(nn.Flatten(), nn.Linear(72, 3)).requires_grad_(False)
image = torch.rand(1, 1, 8, 8).requires_grad_()
gradients = []
maps = features(image)
maps.register_hook(gradients.append)
head(maps)[0].max().backward()
assert gradients[0].shape == maps.shape
