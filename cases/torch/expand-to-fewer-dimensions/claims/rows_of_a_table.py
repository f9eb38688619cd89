"""A row of a table that gets a value with more axes has the same words, though no expand is in the line; a leading 1 is allowed."""

import torch

table = torch.zeros(4, 3)
table[0] = torch.ones(1, 3)
assert table[0].tolist() == [1, 1, 1]
for value in (torch.ones(2, 3), torch.ones(3, 1)):
    try:
        table[0] = value
    except RuntimeError as error:
        assert str(error).startswith("expand(torch.FloatTensor{[") and "size=[3]): the number of sizes" in str(error)
    else:
        raise AssertionError("nothing was raised")
try:
    table[:, 0] = torch.ones(4, 1)
except RuntimeError as error:
    assert "expand(torch.FloatTensor{[4, 1]}, size=[4])" in str(error)
else:
    raise AssertionError("nothing was raised")
table[:, 0] = torch.ones(4, 1).squeeze(1)
