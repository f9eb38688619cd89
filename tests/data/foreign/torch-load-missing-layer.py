"""A checkpoint lacks a layer that the model has now."""

import torch

model = torch.nn.Sequential(torch.nn.Linear(2, 2), torch.nn.Linear(2, 2))
state = torch.nn.Sequential(torch.nn.Linear(2, 2)).state_dict()
model.load_state_dict(state)
