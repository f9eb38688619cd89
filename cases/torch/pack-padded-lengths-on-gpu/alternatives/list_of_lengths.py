"""Pack sequences with their lengths in a list."""

import os

import torch
from torch.nn.utils.rnn import pack_padded_sequence

DEVICE = os.environ.get("ERRATA_DEVICE", "cuda")

x = torch.ones(3, 3, 2, device=DEVICE)
lengths = torch.tensor([2, 1, 3], device=DEVICE)

packed = pack_padded_sequence(x, lengths.tolist(), batch_first=True, enforce_sorted=False)
result = packed.batch_sizes
assert result.tolist() == [3, 2, 1]
