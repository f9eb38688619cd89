"""True hides a key in the module and shows it to the function."""

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
padding = torch.arange(5) >= torch.tensor([[5], [3]])

expected, _ = module()(tokens, tokens, tokens, key_padding_mask=padding)
output = F.scaled_dot_product_attention(tokens, tokens, tokens, attn_mask=~padding[:, None])
assert torch.allclose(output, expected, atol=1e-5)
