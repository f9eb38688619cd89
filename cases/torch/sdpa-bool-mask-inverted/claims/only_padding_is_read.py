"""With the mask of the module the function attends to the padding alone."""

import torch
import torch.nn.functional as F

torch.manual_seed(0)
tokens = torch.randn(1, 5, 8)
padding = torch.arange(5) >= torch.tensor([[3]])

output = F.scaled_dot_product_attention(tokens, tokens, tokens, attn_mask=padding[:, None])
alone = F.scaled_dot_product_attention(tokens, tokens[:, 3:], tokens[:, 3:])
assert torch.allclose(output, alone, atol=1e-5)
