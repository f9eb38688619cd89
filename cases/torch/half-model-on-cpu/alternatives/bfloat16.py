# releases: >=1.13
"""Run a checkpoint in half precision on a machine without a GPU, in bfloat16."""

import torch
from torch import nn

torch.manual_seed(0)
model = nn.Sequential(nn.Linear(8, 16), nn.GELU(), nn.LayerNorm(16), nn.Linear(16, 4))
checkpoint = {
    name: value.half() for name, value in model.state_dict().items()
}  # as many models are published

model.load_state_dict(checkpoint)
model = model.bfloat16().eval()
prompt = torch.randn(2, 8)
with torch.no_grad():
    logits = model(prompt.bfloat16())
    probabilities = logits.softmax(-1)

assert probabilities.shape == (2, 4)
assert torch.allclose(probabilities.sum(-1).float(), torch.ones(2), atol=1e-2)
result = probabilities.float()
