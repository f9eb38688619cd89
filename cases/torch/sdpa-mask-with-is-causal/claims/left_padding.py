# releases: >=2.0, !=2.3.*, !=2.4.*
"""A row that sees nothing, as padding on the left does, is NaN with the gradients up to 2.2, and zeros from 2.5 on."""

import torch
import torch.nn.functional as F

torch.manual_seed(0)
tokens = torch.randn(2, 1, 4, 8, requires_grad=True)
real = torch.arange(4) >= torch.tensor([0, 2])[:, None]
mask = real[:, None, None] & torch.ones(4, 4, dtype=torch.bool).tril()
attended = F.scaled_dot_product_attention(tokens, tokens, tokens, attn_mask=mask)
(attended * 1.0)[real[:, None]].sum().backward()
release = tuple(int(number) for number in torch.__version__.split(".")[:2])
if release < (2, 3):
    assert attended[1, 0, :2].isnan().all()
    assert tokens.grad[1].isnan().any()
else:
    assert torch.equal(attended[1, 0, :2], torch.zeros(2, 8))
    assert tokens.grad.isfinite().all()
assert attended[0].isfinite().all() and attended[1, 0, 2:].isfinite().all()
