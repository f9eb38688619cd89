"""In evaluation mode under `no_grad` an empty sample is NaN with `need_weights=False` too, and the others are not."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cpu")

torch.manual_seed(0)
attention = torch.nn.MultiheadAttention(8, 2, batch_first=True).to(DEVICE)
lengths = torch.tensor([4, 2, 0], device=DEVICE)
padding = torch.arange(4, device=DEVICE) >= lengths[:, None]
tokens = torch.randn(3, 4, 8).to(DEVICE)

attention.eval()
with torch.no_grad():
    output, _ = attention(tokens, tokens, tokens, key_padding_mask=padding, need_weights=False)
assert output[2].isnan().all() and output[:2].isfinite().all()
