"""A mask of zeros and ones as floats is refused too; .bool() selects by it, .long() takes the rows 0 and 1."""

import torch

table = torch.tensor([5, 6, 7, 8])
mask = (table > 6).float()
try:
    table[mask]
except IndexError as error:
    assert "tensors used as indices must be long" in str(error)
else:
    raise AssertionError("nothing was raised")
assert table[mask.bool()].tolist() == [7, 8]
assert table[mask.long()].tolist() == [5, 5, 6, 6]
