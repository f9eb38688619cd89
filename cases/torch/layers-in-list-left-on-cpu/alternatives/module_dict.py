"""A model that keeps its layers in a ModuleDict, on the GPU."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cuda")


class Stack(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.layers = torch.nn.ModuleDict({"first": torch.nn.Conv2d(3, 3, 1), "second": torch.nn.Conv2d(3, 3, 1)})

    def forward(self, x):
        for layer in self.layers.values():
            x = layer(x)
        return x


torch.manual_seed(0)
model = Stack().to(DEVICE)
result = model(torch.ones(1, 3, 4, 4, device=DEVICE)).detach().cpu()
assert result.shape == (1, 3, 4, 4)
