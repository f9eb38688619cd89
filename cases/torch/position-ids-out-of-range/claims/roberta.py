"""Positions that begin at 2 leave room for 512 tokens in 514 rows."""

import torch

positions = torch.nn.Embedding(514, 8, padding_idx=1)
assert positions(torch.arange(512) + 2).shape == (512, 8)
try:
    positions(torch.arange(513) + 2)
except IndexError as error:
    assert str(error) == "index out of range in self"
else:
    raise AssertionError("nothing was raised")
