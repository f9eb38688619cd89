"""torch.tensor refuses texts of different lengths; pad_sequence(batch_first=True) fills them with 0."""

import torch
from torch.nn.utils.rnn import pad_sequence

texts = [[1, 2], [3]]
try:
    torch.tensor(texts)
except ValueError as error:
    assert "expected sequence of length 2 at dim 1 (got 1)" in str(error)
else:
    raise AssertionError("nothing was raised")
padded = pad_sequence([torch.tensor(text) for text in texts], batch_first=True)
assert padded.tolist() == [[1, 2], [3, 0]]
