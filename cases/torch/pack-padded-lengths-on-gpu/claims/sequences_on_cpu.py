"""Lengths on the GPU are refused for sequences on the CPU as well; `pad_packed_sequence` returns lengths on the CPU."""

import os

import torch
from torch.nn.utils.rnn import pack_padded_sequence, pad_packed_sequence

DEVICE = os.environ.get("ERRATA_DEVICE", "cuda")

lengths = torch.tensor([3, 2, 1])
try:
    pack_padded_sequence(torch.ones(3, 3, 2), lengths.to(DEVICE), batch_first=True)
except RuntimeError as error:
    assert "'lengths' argument should be a 1D CPU int64 tensor, but got 1D cuda:0 Long tensor" in str(error)
else:
    raise AssertionError("nothing was raised")
x, again = pad_packed_sequence(pack_padded_sequence(torch.ones(3, 3, 2, device=DEVICE), lengths, batch_first=True))
assert x.device.type == DEVICE and again.device.type == "cpu"
