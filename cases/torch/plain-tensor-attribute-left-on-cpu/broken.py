"""A model that keeps its positions as a plain attribute, on the GPU."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cuda")


class Positions(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.table = torch.nn.Embedding(4, 2)
        self.order = torch.arange(4)

    def forward(self):
        return self.table(self.order)


torch.manual_seed(0)
model = Positions().to(DEVICE)
result = model().detach().cpu()
assert result.shape == (4, 2)
