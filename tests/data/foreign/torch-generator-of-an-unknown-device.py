"""A generator for a device that PyTorch does not have."""

import torch

torch.Generator(device="gpu")
