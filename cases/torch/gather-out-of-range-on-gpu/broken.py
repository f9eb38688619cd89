"""Pick the value of each action that was taken, with an action that the network does not have."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cuda")

torch.manual_seed(0)
values = torch.rand(2, 3, device=DEVICE)
actions = torch.tensor([[1], [3]], device=DEVICE)

chosen = values.gather(1, actions)
result = chosen.sum().item()
assert result > 0
