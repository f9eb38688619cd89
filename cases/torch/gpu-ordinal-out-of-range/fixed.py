"""Use the last GPU that there is."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cuda")

count = torch.cuda.device_count()
device = torch.device("cuda", count - 1) if DEVICE == "cuda" else torch.device(DEVICE)

result = torch.ones(2, device=device).sum().item()
assert result == 2.0
