"""Features that were concatenated before are so no longer."""

import torch

torch.nn.Conv2d(64, 8, 3)(torch.zeros(1, 32, 16, 16))
