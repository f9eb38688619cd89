"""One mask is subtracted from another."""

import torch

a, b = torch.tensor([True, False]), torch.tensor([True, True])
a - b
