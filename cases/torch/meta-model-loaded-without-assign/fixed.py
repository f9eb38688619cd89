"""Make a model without memory for its weights, give it memory, load a checkpoint, and use it."""

import torch
from torch import nn

torch.manual_seed(0)
checkpoint = nn.Sequential(nn.Linear(4, 8), nn.ReLU(), nn.Linear(8, 2)).state_dict()

model = nn.Sequential(nn.Linear(4, 8, device="meta"), nn.ReLU(), nn.Linear(8, 2, device="meta"))
model.to_empty(device="cpu")
model.load_state_dict(checkpoint)

result = model(torch.ones(1, 4)).detach()
