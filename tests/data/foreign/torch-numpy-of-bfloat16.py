"""Outputs in bfloat16 are plotted."""

import torch

torch.zeros(3, dtype=torch.bfloat16).numpy()
