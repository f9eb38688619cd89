"""Text of shape batch, length, features meets a convolution."""

import torch

torch.nn.Conv1d(16, 8, 3)(torch.zeros(4, 50, 16))
