"""The sum of booleans is an int64 tensor, and `/` of it is a float; with `//` the accuracy is 0."""

import torch

right = torch.tensor([True, True, False, True])
assert right.sum().dtype == torch.int64
assert (right.sum() / len(right)).item() == 0.75
assert (right.sum() // len(right)).item() == 0
assert right.sum().item() / len(right) == 0.75
