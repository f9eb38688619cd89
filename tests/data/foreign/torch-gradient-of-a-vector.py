"""The gradient of a function that returns a vector."""

import torch

torch.func.grad(torch.sin)(torch.zeros(3))
