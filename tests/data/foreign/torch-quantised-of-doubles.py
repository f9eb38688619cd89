"""Weights from NumPy are quantised."""

import torch

torch.quantize_per_tensor(torch.zeros(3, dtype=torch.float64), 0.1, 0, torch.qint8)
