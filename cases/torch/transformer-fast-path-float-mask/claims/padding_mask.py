# releases: >=1.13
"""A float `src_key_padding_mask` without zeros gives NaN alike, on 1.13 too; one of 0 and -inf does not."""

import torch

torch.manual_seed(0)
layer = torch.nn.TransformerEncoderLayer(8, 2, 16, dropout=0.0, batch_first=True).eval()
tokens = torch.randn(2, 5, 8)
padding = torch.zeros(2, 5)
padding[:, 4] = float("-inf")

expected = layer(tokens, src_key_padding_mask=padding).detach()
assert layer(tokens, src_key_padding_mask=padding - 0.5).isfinite().all()
with torch.no_grad():
    assert layer(tokens, src_key_padding_mask=padding - 0.5).isnan().all()
    assert torch.allclose(layer(tokens, src_key_padding_mask=padding), expected, atol=1e-5)
