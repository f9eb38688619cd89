"""`lstsq` with the driver gelsd takes features that depend on each other."""

import torch

size = torch.tensor([0.25, 0.75, 0.5, 1.0])  # in units of 100 square metres
north = torch.tensor([1.0, 1.0, 0.0, 0.0])
south = 1 - north
rent = torch.tensor([300.0, 700.0, 600.0, 1010.0])

features = torch.stack([torch.ones(4), north, south, size], dim=1)
weights = torch.linalg.lstsq(features, rent[:, None], driver="gelsd").solution[:, 0]
errors = features @ weights - rent

result = errors.abs().max()
assert result < 10
