"""Loading a state dict with missing and unexpected keys."""

import torch

model = torch.nn.Sequential(torch.nn.Linear(2, 2), torch.nn.BatchNorm1d(2))
model.load_state_dict({"0.weight": torch.ones(2, 2), "extra": torch.ones(1)})
