"""`gather` and `scatter` raise a RuntimeError with the words of this case, of -1 too; `index_select` says "index out of range in self"."""

import torch

x = torch.zeros(4, 3)
try:
    x.index_select(0, torch.tensor([4]))
except IndexError as error:
    assert "index out of range in self" in str(error)
else:
    raise AssertionError("index_select reads past the end")
for number in (3, -1):
    index = torch.tensor([[number]])
    for call in (lambda index: x.gather(1, index), lambda index: x.scatter(1, index, 1.0)):
        try:
            call(index)
        except RuntimeError as error:
            assert f"index {number} is out of bounds for dimension 1 with size 3" in str(error)
        else:
            raise AssertionError("an index past the end is allowed")
