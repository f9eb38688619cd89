"""Attend to a preallocated cache whose unwritten values are replaced."""

import torch
import torch.nn.functional as F

torch.manual_seed(0)
keys = torch.zeros(1, 2, 6, 8)
values = torch.full((1, 2, 6, 8), float("nan"))  # as torch.empty may well be
keys[:, :, :3] = torch.randn(1, 2, 3, 8)
values[:, :, :3] = torch.randn(1, 2, 3, 8)
written = torch.arange(6) < 3
query = torch.randn(1, 2, 1, 8)
values = values.masked_fill(~written[:, None], 0)
output = F.scaled_dot_product_attention(query, keys, values, attn_mask=written[None])

expected = F.scaled_dot_product_attention(query, keys[:, :, :3], values[:, :, :3])
bad = int(output.isnan().sum())
assert bad == 0, "%d of %d outputs are NaN" % (bad, output.numel())
assert torch.allclose(output, expected, atol=1e-6)
result = output
