"""A float mask is added to the scores in the module and in the function."""

import torch
import torch.nn.functional as F


def module():
    """Return attention with one head whose projections change nothing."""
    attention = torch.nn.MultiheadAttention(8, 1, bias=False, batch_first=True)
    with torch.no_grad():
        attention.in_proj_weight.copy_(torch.eye(8).repeat(3, 1))
        attention.out_proj.weight.copy_(torch.eye(8))
    return attention


torch.manual_seed(0)
tokens = torch.randn(2, 5, 8)
bias = torch.randn(5, 5)

expected, _ = module()(tokens, tokens, tokens, attn_mask=bias)
output = F.scaled_dot_product_attention(tokens, tokens, tokens, attn_mask=bias)
assert torch.allclose(output, expected, atol=1e-5)
