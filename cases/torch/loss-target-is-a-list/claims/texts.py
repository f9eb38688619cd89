"""Of names of classes torch.tensor makes nothing; they need numbers first."""

import torch

labels = ("cat", "dog", "cat")
try:
    torch.tensor(labels)
except ValueError as error:
    assert "too many dimensions 'str'" in str(error)
else:
    raise AssertionError("nothing was raised")
numbers = {"cat": 0, "dog": 1}
assert torch.tensor([numbers[label] for label in labels]).tolist() == [0, 1, 0]
