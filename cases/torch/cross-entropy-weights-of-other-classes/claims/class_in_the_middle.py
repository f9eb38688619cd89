"""unique(return_counts=True) leaves out a class that does not occur, in the middle too; bincount counts it as 0."""

import torch

labels = torch.tensor([0, 0, 2, 2, 2])
assert labels.unique(return_counts=True)[1].tolist() == [2, 3]
assert torch.bincount(labels).tolist() == [2, 0, 3]
