"""A batch of one sample, of equal lengths, or that happens to be sorted, is taken."""

import torch
from torch.nn.utils.rnn import pack_padded_sequence

for lengths in ([4], [5, 5, 5], [6, 4, 1]):
    batch = torch.randn(len(lengths), max(lengths), 3)
    packed = pack_padded_sequence(batch, torch.tensor(lengths), batch_first=True)
    assert len(packed.data) == sum(lengths)
try:
    pack_padded_sequence(torch.randn(2, 5, 3), torch.tensor([4, 5]), batch_first=True)
except RuntimeError as error:
    assert "must be sorted in decreasing order" in str(error)
else:
    raise AssertionError("nothing was raised")
