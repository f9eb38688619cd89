"""With heads the padding mask gets two dimensions, and is turned round."""

import torch
import torch.nn.functional as F

torch.manual_seed(0)
tokens = torch.randn(2, 4, 5, 8)
lengths = torch.tensor([5, 3])
padding = torch.arange(5) >= lengths[:, None]

output = F.scaled_dot_product_attention(tokens, tokens, tokens, attn_mask=~padding[:, None, None])

short = tokens[1:, :, :3]
expected = F.scaled_dot_product_attention(short, short, short)
assert torch.allclose(output[1:, :, :3], expected, atol=1e-5)
