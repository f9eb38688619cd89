"""A normalisation counts other channels."""

import torch

torch.nn.BatchNorm2d(8)(torch.zeros(2, 16, 4, 4))
