"""Load a model in bfloat16, and give it features of that type."""

import torch
from torch import nn

torch.manual_seed(0)
model = nn.Sequential(nn.Linear(8, 16), nn.ReLU(), nn.Linear(16, 3))
features = torch.randn(4, 8)
reference = model(features)

model = model.to(torch.bfloat16).eval()
with torch.no_grad():
    logits = model(features.to(next(model.parameters()).dtype))

assert logits.dtype == torch.bfloat16
assert torch.allclose(logits.float(), reference, atol=0.05)
