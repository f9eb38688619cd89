"""Measure a critic before it is trained; its layers are normalised by the old function."""

import torch
from torch import nn
from torch.nn.utils import spectral_norm

torch.manual_seed(0)
critic = nn.Sequential(
    spectral_norm(nn.Linear(8, 8, bias=False)),
    nn.ReLU(),
    spectral_norm(nn.Linear(8, 8, bias=False)),
)

critic.eval()
with torch.no_grad():
    critic(torch.randn(4, 8))
    stretch = 1.0
    for layer in (critic[0], critic[2]):
        stretch *= torch.linalg.matrix_norm(layer.weight, 2).item()

assert stretch < 1.1, "the critic stretches distances by %.1f" % stretch
result = stretch < 1.1
