"""Map a small network with a PReLU over the samples of a batch."""

import torch

try:
    from torch.func import vmap
except ImportError:  # torch 1.13 carries it in the functorch package of its own wheel
    from functorch import vmap


class Activation(torch.nn.PReLU):
    """Parametric ReLU with one slope."""

    def forward(self, x):
        return super().forward(x)


torch.manual_seed(0)
model = torch.nn.Sequential(torch.nn.Linear(3, 4), Activation(), torch.nn.Linear(4, 2))
result = vmap(model)(torch.randn(5, 3)).detach()
