"""Not in place, the grey image becomes three channels without a word."""

import torch

assert (torch.rand(1, 28, 28) - torch.zeros(3, 1, 1)).shape == (3, 28, 28)
