"""Labels -1 and 1, a padding of -1 and a 1 subtracted from 0 raise "Target -1"; `ignore_index=-1` takes the padding."""

import torch

scores = torch.zeros(3, 5)
for labels in (torch.tensor([-1, 1, 1]), torch.tensor([2, 3, -1]), torch.tensor([0, 1, 4]) - 1):
    try:
        torch.nn.functional.cross_entropy(scores, labels)
    except IndexError as error:
        assert "Target -1 is out of bounds" in str(error)
    else:
        raise AssertionError("nothing was raised")
assert torch.nn.functional.cross_entropy(scores, torch.tensor([2, 3, -1]), ignore_index=-1) > 0
