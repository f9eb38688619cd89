"""Load what fits of an older checkpoint into a model with weight normalization."""

import torch
from torch import nn
from torch.nn.utils.parametrizations import weight_norm

torch.manual_seed(0)
x = torch.randn(8, 4)
checkpoint = {
    "0.bias": torch.zeros(3),
    "0.weight_g": torch.ones(3, 1),
    "0.weight_v": torch.ones(3, 4),
    "old_head.weight": torch.ones(5, 3),
}

model = nn.Sequential(weight_norm(nn.Linear(4, 3)), nn.Linear(3, 2))
known = {name: value for name, value in checkpoint.items() if name in model.state_dict()}
model.load_state_dict(known, strict=False)

features = model[0](x).detach()
error = (features - x.mean(1, keepdim=True) * 2).abs().max().item()
assert error < 1e-5, f"the features of the checkpoint are missed by {error:.1f}"
result = features
