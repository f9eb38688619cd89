"""A model uses a layer that came with a later release."""

import torch
from torch import nn

norm = nn.RMSNorm(4)
result = norm(torch.tensor([[1.0, 2.0, 3.0, 4.0]]))
