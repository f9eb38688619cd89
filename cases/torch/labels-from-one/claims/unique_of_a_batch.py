"""`torch.unique` of a batch gives the same label another number in another batch."""

import torch

first = torch.unique(torch.tensor([10, 30]), return_inverse=True)[1]
second = torch.unique(torch.tensor([20, 30, 10]), return_inverse=True)[1]
assert first.tolist() == [0, 1]
assert second.tolist() == [1, 2, 0]
