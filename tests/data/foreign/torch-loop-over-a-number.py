"""A single loss is unpacked as several."""

import torch

a, b = torch.tensor(1.0)
