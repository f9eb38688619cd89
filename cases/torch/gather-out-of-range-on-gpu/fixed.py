"""Pick the value of each action that was taken, counted from 0."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cuda")

torch.manual_seed(0)
values = torch.rand(2, 3, device=DEVICE)
actions = torch.tensor([[1], [3]], device=DEVICE) - 1

chosen = values.gather(1, actions)
result = chosen.sum().item()
assert result > 0
