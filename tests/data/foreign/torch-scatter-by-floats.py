"""Positions were read from a table as floats."""

import torch

torch.zeros(3, 4).scatter_(1, torch.zeros(3, 1), 1.0)
