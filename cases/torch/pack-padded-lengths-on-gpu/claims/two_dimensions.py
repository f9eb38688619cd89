"""Lengths of shape `[batch, 1]` on the CPU are refused in the same words with `2D cpu`, in others with `enforce_sorted=False`, and pass after `squeeze(1)`; other dtypes pass."""

import torch
from torch.nn.utils.rnn import pack_padded_sequence

x, lengths = torch.ones(3, 3, 2), torch.tensor([3, 2, 1])
for other in (lengths.int(), lengths.float()):
    assert pack_padded_sequence(x, other, batch_first=True).batch_sizes.tolist() == [3, 2, 1]
try:
    pack_padded_sequence(x, lengths[:, None], batch_first=True)
except RuntimeError as error:
    assert "'lengths' argument should be a 1D CPU int64 tensor, but got 2D cpu Long tensor" in str(error)
else:
    raise AssertionError("nothing was raised")
try:
    pack_padded_sequence(x, lengths[:, None], batch_first=True, enforce_sorted=False)
except IndexError as error:
    assert "index_select(): Index is supposed to be a vector" in str(error)
else:
    raise AssertionError("nothing was raised")
assert pack_padded_sequence(x, lengths[:, None].squeeze(1), batch_first=True).batch_sizes.tolist() == [3, 2, 1]
