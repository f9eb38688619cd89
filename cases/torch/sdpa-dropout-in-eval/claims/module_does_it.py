"""`nn.MultiheadAttention` with dropout gives equal results in evaluation mode, not in training."""

import torch

torch.manual_seed(0)
attention = torch.nn.MultiheadAttention(8, 2, dropout=0.5, batch_first=True)
tokens = torch.randn(4, 6, 8)


def attend():
    """Return self-attention without its weights, by scaled_dot_product_attention."""
    return attention(tokens, tokens, tokens, need_weights=False)[0]


assert not torch.equal(attend(), attend())
attention.eval()
assert torch.equal(attend(), attend())
