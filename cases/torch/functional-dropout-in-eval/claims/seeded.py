"""With the same seed before each call, the results of `F.dropout` are equal; without one they differ."""

import torch
import torch.nn.functional as F

x = torch.ones(1000)
results = []
for _ in range(2):
    torch.manual_seed(0)
    results.append(F.dropout(x))
assert torch.equal(*results)
assert not torch.equal(F.dropout(x), F.dropout(x))
