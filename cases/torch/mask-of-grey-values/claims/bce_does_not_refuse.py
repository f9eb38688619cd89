"""`BCEWithLogitsLoss` does not refuse 255 as a target, and its loss falls below zero without an end."""

import torch

target = torch.full((4,), 255.0)
loss = torch.nn.BCEWithLogitsLoss()
assert loss(torch.full((4,), 10.0), target) < 0
assert loss(torch.full((4,), 100.0), target) < loss(torch.full((4,), 10.0), target)
