"""Of an empty tensor any() is False and all() is True."""

import torch

empty = torch.zeros(0, dtype=torch.bool)
assert not empty.any() and empty.all()
assert bool(empty.any()) is False and bool(empty.all()) is True
