"""A row that hides every key, in a mask of 0 and -inf or a boolean one, is NaN under `no_grad` as well."""

import torch

torch.manual_seed(0)
layer = torch.nn.TransformerEncoderLayer(8, 2, 16, dropout=0.0, batch_first=True).eval()
tokens = torch.randn(2, 5, 8)
mask = torch.zeros(5, 5)
mask[0] = float("-inf")
with torch.no_grad():
    for one in (mask, mask != 0):
        assert layer(tokens, src_mask=one)[:, 0].isnan().all()
        assert layer(tokens, src_mask=one)[:, 1:].isfinite().all()
