"""A model that owns its positions as a buffer, on the GPU."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cuda")


class Positions(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.table = torch.nn.Embedding(4, 2)
        self.register_buffer("order", torch.arange(4), persistent=False)

    def forward(self):
        return self.table(self.order)


torch.manual_seed(0)
model = Positions().to(DEVICE)
result = model().detach().cpu()
assert result.shape == (4, 2)
