"""Load a model in bfloat16, and let autocast convert its float32 features."""

import os

import torch
from torch import nn

DEVICE = os.environ.get("ERRATA_DEVICE", "cpu")

torch.manual_seed(0)
model = nn.Sequential(nn.Linear(8, 16), nn.ReLU(), nn.Linear(16, 3)).to(DEVICE)
features = torch.randn(4, 8).to(DEVICE)
reference = model(features)

model = model.to(torch.bfloat16).eval()
with torch.no_grad(), torch.autocast(DEVICE, dtype=torch.bfloat16):
    logits = model(features)

result = logits.argmax(1)
assert logits.dtype == torch.bfloat16
assert torch.allclose(logits.float(), reference, atol=0.05)

convolution = nn.Conv1d(3, 4, 3).to(DEVICE, torch.bfloat16)
with torch.no_grad(), torch.autocast(DEVICE, dtype=torch.bfloat16):
    assert convolution(torch.randn(1, 3, 8).to(DEVICE)).dtype == torch.bfloat16
