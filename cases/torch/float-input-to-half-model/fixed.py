"""Load a model in bfloat16, and give it features of that type."""

import os

import torch
from torch import nn

DEVICE = os.environ.get("ERRATA_DEVICE", "cpu")

torch.manual_seed(0)
model = nn.Sequential(nn.Linear(8, 16), nn.ReLU(), nn.Linear(16, 3)).to(DEVICE)
features = torch.randn(4, 8).to(DEVICE)
reference = model(features)

model = model.to(torch.bfloat16).eval()
with torch.no_grad():
    logits = model(features.to(next(model.parameters()).dtype))

result = logits.argmax(1)
assert logits.dtype == torch.bfloat16
assert torch.allclose(logits.float(), reference, atol=0.05)
