"""With heads, a mask with one dimension more raises; with as many heads as samples it masks heads, and is wrong."""

import torch
import torch.nn.functional as F

torch.manual_seed(0)
padding = torch.arange(5) >= torch.tensor([[5], [3]])

for heads in (1, 4):
    tokens = torch.randn(2, heads, 5, 8)
    try:
        F.scaled_dot_product_attention(tokens, tokens, tokens, attn_mask=~padding[:, None])
    except RuntimeError as error:
        assert "shape" in str(error) or "must match" in str(error)
    else:
        raise AssertionError("nothing was raised")

tokens = torch.randn(2, 2, 5, 8)
output = F.scaled_dot_product_attention(tokens, tokens, tokens, attn_mask=~padding[:, None])
hidden = F.scaled_dot_product_attention(tokens, tokens[:, :, :3], tokens[:, :, :3])
everything = F.scaled_dot_product_attention(tokens, tokens, tokens)
assert torch.allclose(output[:, 0], everything[:, 0], atol=1e-5)
assert torch.allclose(output[:, 1], hidden[:, 1], atol=1e-5)
