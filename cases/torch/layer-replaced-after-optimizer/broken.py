"""Give a trained network another head, after its optimizer was made."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cpu")

torch.manual_seed(0)
x = torch.randn(64, 6).to(DEVICE)
y = (x[:, 0] > 0).long()
model = torch.nn.Sequential(torch.nn.Linear(6, 16), torch.nn.ReLU(), torch.nn.Linear(16, 10)).to(DEVICE)
optimizer = torch.optim.SGD(model.parameters(), lr=0.5)
model[2] = torch.nn.Linear(16, 2).to(DEVICE)
head = model[2].weight.detach().clone()

for _ in range(20):
    loss = torch.nn.functional.cross_entropy(model(x), y)
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()

moved = (model[2].weight - head).abs().max().item()
assert moved > 0.0, "the new head was not trained"
result = model[2].weight.detach()
