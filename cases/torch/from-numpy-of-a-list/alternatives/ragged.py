"""Rows of different lengths are padded by pad_sequence; as_tensor refuses them."""

import torch
from torch.nn.utils.rnn import pad_sequence

rows = [[1.0, 2.0], [3.0]]
try:
    torch.as_tensor(rows)
except ValueError as error:
    assert "expected sequence of length 2" in str(error)
else:
    raise AssertionError("nothing was raised")
padded = pad_sequence([torch.tensor(row) for row in rows], batch_first=True)
assert padded.tolist() == [[1, 2], [3, 0]]
