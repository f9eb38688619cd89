"""The configuration keeps its word, and the program translates it."""

import torch
from torch import nn

config = {"device": "gpu", "lr": 0.1, "epochs": 30}

torch.manual_seed(0)
name = config["device"].lower()
if name.startswith("gpu"):
    name = name.replace("gpu", "cuda") if torch.cuda.is_available() else "cpu"
device = torch.device(name)
model = nn.Linear(4, 1).to(device)
inputs = torch.randn(32, 4).to(device)
targets = inputs.sum(1, keepdim=True)
optimizer = torch.optim.SGD(model.parameters(), lr=config["lr"])
for _ in range(config["epochs"]):
    loss = nn.functional.mse_loss(model(inputs), targets)
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()

result = loss.detach().cpu()
assert result < 0.1
