"""Join the heads of an attention after a transposition with contiguous and view."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cpu")

torch.manual_seed(0)
batch, heads, steps, width = 2, 4, 5, 8
values = torch.randn(batch, heads, steps, width).to(DEVICE)

turned = values.transpose(1, 2)  # batch, steps, heads, width
joined = turned.contiguous().view(batch, steps, heads * width)

assert joined.shape == (batch, steps, heads * width)
assert torch.equal(joined[1, 3], torch.cat([values[1, head, 3] for head in range(heads)]))
result = joined
