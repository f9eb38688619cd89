"""A state that is loaded after the model has moved goes to the GPU, also one that is on the CPU in the file."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cuda")

trained = torch.nn.Linear(4, 2)
optimizer = torch.optim.Adam(trained.parameters())
trained(torch.ones(1, 4)).sum().backward()
optimizer.step()

model = torch.nn.Linear(4, 2).to(DEVICE)
loaded = torch.optim.Adam(model.parameters())
loaded.load_state_dict(optimizer.state_dict())
assert loaded.state[model.weight]["exp_avg"].device == model.weight.device
model(torch.ones(1, 4, device=DEVICE)).sum().backward()
loaded.step()
assert loaded.state[model.weight]["step"] == 2
