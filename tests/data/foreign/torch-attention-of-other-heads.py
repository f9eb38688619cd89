"""The width is not divisible by the heads."""

import torch

torch.nn.MultiheadAttention(100, 8)
