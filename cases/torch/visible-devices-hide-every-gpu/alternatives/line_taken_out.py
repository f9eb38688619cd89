"""Leave the choice of the GPU to whoever starts the script."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cuda")

torch.manual_seed(0)
model = torch.nn.Linear(4, 2)
model = model.to(DEVICE)
result = model(torch.ones(1, 4, device=DEVICE)).detach().cpu()
assert result.shape == (1, 2)
