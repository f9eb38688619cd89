"""A pooling is padded by its whole kernel."""

import torch

torch.nn.MaxPool2d(3, padding=2)(torch.zeros(1, 3, 8, 8))
