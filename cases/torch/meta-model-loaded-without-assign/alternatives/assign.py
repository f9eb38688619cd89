# releases: >=2.1
"""Put the tensors of the checkpoint in place of the weights that have no memory."""

import torch
from torch import nn

torch.manual_seed(0)
checkpoint = nn.Sequential(nn.Linear(4, 8), nn.ReLU(), nn.Linear(8, 2)).state_dict()

model = nn.Sequential(nn.Linear(4, 8, device="meta"), nn.ReLU(), nn.Linear(8, 2, device="meta"))
model.load_state_dict(checkpoint, assign=True)
model.to("cpu")

result = model(torch.ones(1, 4)).detach()
