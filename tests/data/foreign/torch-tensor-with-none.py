"""A column has a missing value."""

import torch

torch.tensor([1.0, None])
