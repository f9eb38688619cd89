"""A causal mask of 0 and -inf gives the same output on both paths, and so does its boolean form; added to a bias without zeros it gives NaN."""

import torch

torch.manual_seed(0)
layer = torch.nn.TransformerEncoderLayer(8, 2, 16, dropout=0.0, batch_first=True).eval()
tokens = torch.randn(2, 5, 8)
causal = torch.full((5, 5), float("-inf")).triu(1)

for mask in (causal, causal != 0):
    expected = layer(tokens, src_mask=mask).detach()
    with torch.no_grad():
        assert torch.allclose(layer(tokens, src_mask=mask), expected, atol=1e-5)
with torch.no_grad():
    assert layer(tokens, src_mask=causal - 0.1).isnan().all()
