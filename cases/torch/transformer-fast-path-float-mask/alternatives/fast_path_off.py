# releases: >=2.5
"""With the fast path switched off the bias is added without gradients too."""

import torch

torch.manual_seed(0)
layer = torch.nn.TransformerEncoderLayer(8, 2, 16, dropout=0.0, batch_first=True).eval()
tokens = torch.randn(2, 5, 8)
place = torch.arange(5)
bias = -0.1 * (1.0 + (place[:, None] - place).abs())

expected = layer(tokens, src_mask=bias).detach()
torch.backends.mha.set_fastpath_enabled(False)
with torch.no_grad():
    output = layer(tokens, src_mask=bias)
assert torch.allclose(output, expected, atol=1e-5)
