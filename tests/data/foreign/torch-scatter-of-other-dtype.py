"""Ones of the default kind are scattered into halves."""

import torch

x = torch.zeros(3, 4, dtype=torch.float16)
x.scatter_(1, torch.zeros(3, 1, dtype=torch.long), torch.ones(3, 1))
