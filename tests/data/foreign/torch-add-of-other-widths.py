"""A positional encoding is longer than the sentence."""

import torch

torch.zeros(2, 48, 16) + torch.zeros(50, 16)
