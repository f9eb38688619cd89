"""With `dim` the result is sorted on every release."""

import torch

speakers = torch.tensor([30, 10, 20, 30, 10, 70, 50])
assert torch.unique(speakers, sorted=False, dim=0).tolist() == [10, 20, 30, 50, 70]
