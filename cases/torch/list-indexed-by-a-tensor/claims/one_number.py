"""A tensor of one whole number passes, whatever its shape: the same line works for a batch of one."""

import torch

names = ["cat", "dog", "horse", "ship"]
for one in (torch.tensor(2), torch.tensor([2]), torch.tensor([[2]])):
    assert names[one] == "horse"
for several in (torch.tensor([2, 2]), torch.tensor([], dtype=torch.int64)):
    try:
        names[several]
    except TypeError as error:
        assert str(error) == "only integer tensors of a single element can be converted to an index"
    else:
        raise AssertionError("nothing was raised")
