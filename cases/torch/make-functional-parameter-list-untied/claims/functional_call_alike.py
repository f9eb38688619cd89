# releases: >=2.0
"""`torch.func.functional_call` leaves the list alone too, and changes an `nn.ParameterList`."""

import torch
from torch.func import functional_call


class Model(torch.nn.Module):
    """A weight that is also kept in a list."""

    def __init__(self, kind):
        super().__init__()
        self.linear = torch.nn.Linear(4, 1)
        self.weights = kind(self.linear.parameters())

    def forward(self):
        return self.weights[0].square().sum()


for kind in (list, torch.nn.ParameterList):
    model = Model(kind)
    zeros = {name: torch.zeros_like(weight) for name, weight in model.named_parameters()}
    assert (functional_call(model, zeros, ()).item() == 0) == (kind is not list)
