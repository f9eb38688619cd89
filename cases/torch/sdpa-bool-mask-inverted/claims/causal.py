"""With the causal mask of the module the function attends to the future only."""

import torch
import torch.nn.functional as F

torch.manual_seed(0)
tokens = torch.randn(1, 5, 8)
future = torch.ones(5, 5, dtype=torch.bool).triu(1)

output = F.scaled_dot_product_attention(tokens, tokens, tokens, attn_mask=future)
expected = F.scaled_dot_product_attention(tokens[:, 1:2], tokens[:, 2:], tokens[:, 2:])
assert torch.allclose(output[:, 1:2], expected, atol=1e-5)
