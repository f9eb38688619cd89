"""Written total = total + losses it does not raise: the total gets the larger shape."""

import torch

total = torch.zeros(1)
losses = torch.tensor([1.0, 2.0, 4.0])
total = total + losses
assert total.tolist() == [1.0, 2.0, 4.0]
