"""With the mask of padding alone, the first token changes with the second one."""

import torch
import torch.nn.functional as F

torch.manual_seed(0)
tokens = torch.randn(1, 1, 4, 8)
other = tokens.clone()
other[:, :, 1] += 1
real = torch.tensor([[True, True, True, False]])[:, None, None]
before = torch.ones(4, 4, dtype=torch.bool).tril()


def first(tokens, mask):
    """What the first token attends to."""
    return F.scaled_dot_product_attention(tokens, tokens, tokens, attn_mask=mask)[:, :, 0]


assert not torch.allclose(first(tokens, real), first(other, real))
assert torch.allclose(first(tokens, real & before), first(other, real & before))
