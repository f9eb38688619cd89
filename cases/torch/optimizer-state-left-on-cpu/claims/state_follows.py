"""Loading its own state puts the averages on the device of their parameter and keeps their values; the count of steps stays on the CPU."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cuda")

model = torch.nn.Linear(4, 2)
optimizer = torch.optim.Adam(model.parameters())
model(torch.ones(1, 4)).sum().backward()
optimizer.step()
model.to(DEVICE)
before = optimizer.state[model.weight]["exp_avg"]
assert before.device.type == "cpu"

optimizer.load_state_dict(optimizer.state_dict())
state = optimizer.state[model.weight]
assert state["exp_avg"].device == state["exp_avg_sq"].device == model.weight.device
assert torch.equal(state["exp_avg"].cpu(), before)
assert state["step"].device.type == "cpu" and state["step"] == 1
