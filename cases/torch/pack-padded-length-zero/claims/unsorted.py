"""Without enforce_sorted=False a 0 before a longer sequence is reported as an unsorted batch."""

import torch
from torch.nn.utils.rnn import pack_padded_sequence

batch = torch.randn(3, 6, 2)
for lengths, words in (([6, 0, 4], "must be sorted"), ([6, 4, 0], "greater than 0")):
    try:
        pack_padded_sequence(batch, torch.tensor(lengths), batch_first=True)
    except RuntimeError as error:
        assert words in str(error)
    else:
        raise AssertionError("nothing was raised")
