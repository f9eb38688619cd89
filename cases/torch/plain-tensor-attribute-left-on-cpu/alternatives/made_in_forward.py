"""A model that makes its positions in `forward`, on the device of its table."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cuda")


class Positions(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.table = torch.nn.Embedding(4, 2)

    def forward(self):
        return self.table(torch.arange(4, device=self.table.weight.device))


torch.manual_seed(0)
model = Positions().to(DEVICE)
result = model().detach().cpu()
assert result.shape == (4, 2)
