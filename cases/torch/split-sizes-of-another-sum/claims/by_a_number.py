"""A number makes parts of that size, and one of the rest."""

import torch

assert [part.shape[1] for part in torch.zeros(2, 16).split(5, dim=1)] == [5, 5, 5, 1]
assert [part.shape[1] for part in torch.zeros(2, 15).split(5, dim=1)] == [5, 5, 5]
