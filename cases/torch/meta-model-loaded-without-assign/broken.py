"""Make a model without memory for its weights, load a checkpoint into it, and use it."""

import torch
from torch import nn

torch.manual_seed(0)
checkpoint = nn.Sequential(nn.Linear(4, 8), nn.ReLU(), nn.Linear(8, 2)).state_dict()

model = nn.Sequential(nn.Linear(4, 8, device="meta"), nn.ReLU(), nn.Linear(8, 2, device="meta"))
model.load_state_dict(checkpoint)
model.to("cpu")

result = model(torch.ones(1, 4)).detach()
