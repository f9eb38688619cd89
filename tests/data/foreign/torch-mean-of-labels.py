"""The mean of integer labels."""

import torch

torch.tensor([1, 2, 4]).mean()
