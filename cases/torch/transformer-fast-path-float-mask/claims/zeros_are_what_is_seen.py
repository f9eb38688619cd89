"""With zeros on the diagonal each token sees itself only: finite, and not the biased attention."""

import torch

torch.manual_seed(0)
layer = torch.nn.TransformerEncoderLayer(8, 2, 16, dropout=0.0, batch_first=True).eval()
tokens = torch.randn(2, 5, 8)
place = torch.arange(5)
bias = -0.1 * (place[:, None] - place).abs().float()

expected = layer(tokens, src_mask=bias).detach()
only_itself = layer(tokens, src_mask=bias != 0).detach()
with torch.no_grad():
    output = layer(tokens, src_mask=bias)
assert torch.allclose(output, only_itself, atol=1e-5)
assert not torch.allclose(output, expected, atol=1e-3)
