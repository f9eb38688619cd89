"""Average the models of three clients without a division in place."""

import copy
import os

import torch
from torch import nn

DEVICE = os.environ.get("ERRATA_DEVICE", "cpu")

torch.manual_seed(0)
clients = []
for _ in range(3):
    client = nn.Sequential(nn.Linear(4, 8), nn.BatchNorm1d(8)).to(DEVICE)
    client(torch.randn(16, 4).to(DEVICE))
    clients.append(client.state_dict())

average = copy.deepcopy(clients[0])
for name in average:
    for state in clients[1:]:
        average[name] += state[name]
    average[name] = average[name] / len(clients)

model = nn.Sequential(nn.Linear(4, 8), nn.BatchNorm1d(8)).to(DEVICE)
model.load_state_dict(average)
result = model[0].weight.detach()
assert torch.allclose(result, torch.stack([state["0.weight"] for state in clients]).mean(0))
assert model[1].num_batches_tracked == 1
