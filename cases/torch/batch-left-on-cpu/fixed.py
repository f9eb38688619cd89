"""Train a model on the GPU, and move each batch to it."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cuda")

torch.manual_seed(0)
model = torch.nn.Linear(4, 2).to(DEVICE)
loader = torch.utils.data.DataLoader(torch.ones(8, 4), batch_size=8)

for x in loader:
    prediction = model(x.to(DEVICE))

result = prediction.detach().cpu()
assert result.shape == (8, 2)
