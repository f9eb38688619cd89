"""A number of Python is converted, 1.5 to 1 among whole numbers; a tensor of one number is not."""

import torch

index = torch.tensor([0, 1])
assert torch.zeros(3).scatter_(0, index, 1).tolist() == [1.0, 1.0, 0.0]
whole = torch.zeros(3, dtype=torch.int64)
assert whole.scatter_(0, index, 1.5).tolist() == [1, 1, 0]
try:
    torch.zeros(1).scatter_(0, torch.tensor(0), torch.tensor(1))
except RuntimeError as error:
    assert str(error) == "scatter(): Expected self.dtype to be equal to src.dtype"
else:
    raise AssertionError("nothing was raised")
