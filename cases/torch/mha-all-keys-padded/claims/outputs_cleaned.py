"""`nan_to_num` and `where` on the outputs leave the gradients NaN."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cpu")

torch.manual_seed(0)
attention = torch.nn.MultiheadAttention(8, 2, batch_first=True).to(DEVICE)
lengths = torch.tensor([4, 2, 0], device=DEVICE)
padding = torch.arange(4, device=DEVICE) >= lengths[:, None]
tokens = torch.randn(3, 4, 8).to(DEVICE)

for clean in (
    lambda output: output.nan_to_num(0.0),
    lambda output: torch.where(padding[..., None], torch.zeros_like(output), output),
):
    attention.zero_grad()
    output, _ = attention(tokens, tokens, tokens, key_padding_mask=padding)
    loss = clean(output).square().mean()
    loss.backward()
    assert loss.isfinite() and attention.in_proj_weight.grad.isnan().all()
