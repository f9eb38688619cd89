"""The median age by its quantile."""

import torch

torch.tensor([20, 30, 40]).quantile(0.5)
