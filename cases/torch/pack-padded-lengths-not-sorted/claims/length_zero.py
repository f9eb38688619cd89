"""A length of 0 before a longer one has these words; with enforce_sorted=False it has its own."""

import torch
from torch.nn.utils.rnn import pack_padded_sequence

batch = torch.randn(3, 6, 2)
for options, words in (({}, "must be sorted"), ({"enforce_sorted": False}, "greater than 0")):
    try:
        pack_padded_sequence(batch, torch.tensor([6, 0, 4]), batch_first=True, **options)
    except RuntimeError as error:
        assert words in str(error)
    else:
        raise AssertionError("nothing was raised")
