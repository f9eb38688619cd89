"""hstack says the same, vstack takes a vector for a row."""

import torch

matrix = torch.zeros(4, 3)
try:
    torch.hstack([matrix, torch.zeros(4)])
except RuntimeError as error:
    assert str(error) == "Tensors must have same number of dimensions: got 2 and 1"
else:
    raise AssertionError("nothing was raised")
assert torch.vstack([matrix, torch.ones(3)])[4].tolist() == [1.0, 1.0, 1.0]
assert torch.equal(torch.cat([matrix, torch.ones(3).unsqueeze(0)]), torch.vstack([matrix, torch.ones(3)]))
