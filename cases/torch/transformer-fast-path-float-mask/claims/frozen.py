"""With frozen parameters it is NaN with gradients enabled too; an input that requires a gradient keeps the layer off the fused path."""

import torch

torch.manual_seed(0)
layer = torch.nn.TransformerEncoderLayer(8, 2, 16, dropout=0.0, batch_first=True).eval().requires_grad_(False)
tokens = torch.randn(2, 5, 8)
place = torch.arange(5)
bias = -0.1 * (1.0 + (place[:, None] - place).abs())

assert layer(tokens, src_mask=bias).isnan().all()
assert layer(tokens.requires_grad_(), src_mask=bias).isfinite().all()
