# releases: >=2.1
"""`nn.MultiheadAttention` called by itself adds the bias without gradients, too."""

import torch

torch.manual_seed(0)
attention = torch.nn.MultiheadAttention(8, 2, batch_first=True).eval()
tokens = torch.randn(2, 5, 8)
place = torch.arange(5)
bias = -0.1 * (1.0 + (place[:, None] - place).abs())

for need_weights in (True, False):
    expected = attention(tokens, tokens, tokens, attn_mask=bias, need_weights=need_weights)[0].detach()
    plain = attention(tokens, tokens, tokens, need_weights=need_weights)[0].detach()
    assert not torch.allclose(expected, plain, atol=1e-4)
    with torch.no_grad():
        output = attention(tokens, tokens, tokens, attn_mask=bias, need_weights=need_weights)[0]
    assert torch.allclose(output, expected, atol=1e-5)
