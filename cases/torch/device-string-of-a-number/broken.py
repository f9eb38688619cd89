"""Train on the GPU whose number is an option of the command line."""

import argparse

import torch
from torch import nn

parser = argparse.ArgumentParser()
parser.add_argument("--device", default="cpu")
args = parser.parse_args(["--device", "0"])

torch.manual_seed(0)
device = torch.device(args.device)
model = nn.Linear(4, 1).to(device)
inputs = torch.randn(32, 4).to(device)
targets = inputs.sum(1, keepdim=True)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
for _ in range(30):
    loss = nn.functional.mse_loss(model(inputs), targets)
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()

result = loss.detach().cpu()
assert result < 0.1
