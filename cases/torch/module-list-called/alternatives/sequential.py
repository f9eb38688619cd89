"""Call a container that runs its layers one after the other."""

import os

import torch
from torch import nn

DEVICE = os.environ.get("ERRATA_DEVICE", "cpu")


class Net(nn.Module):
    """A stack of equal layers."""

    def __init__(self, depth):
        super().__init__()
        self.layers = nn.Sequential(*[nn.Linear(4, 4) for _ in range(depth)])

    def forward(self, x):
        return self.layers(x)


torch.manual_seed(0)
model = Net(depth=3).to(DEVICE)
x = torch.randn(2, 4).to(DEVICE)
out = model(x)

result = out.detach()
assert torch.equal(out, model.layers[2](model.layers[1](model.layers[0](x))))
