"""Lengths as shares of the longest sample are cut to integers, and 0.5 counts as 0; times the number of steps they are lengths."""

import torch
from torch.nn.utils.rnn import pack_padded_sequence

batch = torch.randn(3, 6, 2)
shares = torch.tensor([1.0, 0.7, 0.5])
try:
    pack_padded_sequence(batch, shares, batch_first=True)
except RuntimeError as error:
    assert "Length of all samples has to be greater than 0" in str(error)
else:
    raise AssertionError("nothing was raised")
lengths = (shares * batch.shape[1]).round().long()
assert lengths.tolist() == [6, 4, 3]
assert pack_padded_sequence(batch, lengths, batch_first=True).data.shape == (13, 2)
