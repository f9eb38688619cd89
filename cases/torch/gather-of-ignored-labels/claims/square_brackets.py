"""An index in square brackets has the words in an IndexError, and takes -1 for the last; index_select says "index out of range in self"."""

import torch

values = torch.arange(5)
for number in (5, -100):
    try:
        values[torch.tensor([number])]
    except IndexError as error:
        assert str(error) == f"index {number} is out of bounds for dimension 0 with size 5"
    else:
        raise AssertionError("nothing was raised")
assert values[torch.tensor([-1])] == 4
try:
    values.index_select(0, torch.tensor([5]))
except IndexError as error:
    assert str(error) == "index out of range in self"
else:
    raise AssertionError("nothing was raised")
