"""Map a small network with a PReLU over the samples of a batch."""

import os

import torch

try:
    from torch.func import vmap
except ImportError:  # torch 1.13 carries it in the functorch package of its own wheel
    from functorch import vmap

DEVICE = os.environ.get("ERRATA_DEVICE", "cpu")


class Activation(torch.nn.PReLU):
    """Parametric ReLU with one slope."""

    def forward(self, x):
        return super().forward(x)


torch.manual_seed(0)
model = torch.nn.Sequential(torch.nn.Linear(3, 4), Activation(), torch.nn.Linear(4, 2)).to(DEVICE)
result = vmap(model)(torch.randn(5, 3).to(DEVICE)).detach()
