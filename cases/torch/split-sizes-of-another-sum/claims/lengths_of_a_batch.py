"""Lengths of the sequences of a batch fit the tokens in one row, not the rows of the batch."""

import torch

lengths = [3, 5]
padded, packed = torch.zeros(2, 5), torch.zeros(8)
assert [len(part) for part in packed.split(lengths)] == lengths
try:
    padded.split(lengths)
except RuntimeError as error:
    assert "to sum exactly to 2 (input tensor's size at dimension 0), but got split_sizes=[3, 5]" in str(error)
else:
    raise AssertionError("nothing was raised")
