import os
from pathlib import Path

import torch
from torch import nn

model, other = nn.Linear(2, 2), nn.Linear(2, 2)
PATH = "weights.pt"
file = Path("checkpoints", "weights.pt")
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)

model.load_state_dict("weights.pt")  # errata: hit
model.load_state_dict(PATH, strict=False)  # errata: hit
model.load_state_dict(os.path.join("checkpoints", "weights.pt"))  # errata: hit
optimizer.load_state_dict(file)  # errata: hit

model.load_state_dict(torch.load(PATH))  # errata: ok
model.load_state_dict(torch.load(os.path.join("checkpoints", "weights.pt")))  # errata: ok
state = torch.load(file)
other.load_state_dict(state["model"])  # errata: ok
keys = other.load_state_dict(state, strict=False)  # errata: ok
optimizer.load_state_dict(state["optimizer"])  # errata: ok
