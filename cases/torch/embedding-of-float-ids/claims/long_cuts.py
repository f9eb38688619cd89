"""`.long()` cuts fractions off, and makes a number below 0 of NaN, which an embedding refuses."""

import torch

ids = torch.arange(7.0)
scaled = (ids - ids.mean()) / ids.std()
assert scaled.long().tolist() == [-1, 0, 0, 0, 0, 0, 1]
missing = torch.tensor([float("nan")]).long()
assert missing < 0
try:
    torch.nn.Embedding(7, 4)(missing)
except IndexError:
    pass
else:
    raise AssertionError("nothing was raised")
