# releases: >=2.5
"""A model that adds a penalty over self.parameters(), called with tensors by functional_call."""

import torch
from torch.func import functional_call


class PenalisedModel(torch.nn.Module):
    """A linear model whose loss contains the squared norm of all its parameters."""

    def __init__(self):
        super().__init__()
        self.linear = torch.nn.Linear(4, 1)

    def forward(self, x):
        penalty = sum(p.square().sum() for p in self.parameters())
        return self.linear(x).square().mean() + penalty


model = PenalisedModel()
ones = {name: torch.ones_like(value).detach() for name, value in model.named_parameters()}
result = functional_call(model, ones, (torch.zeros(8, 4),))

# The output is the bias, 1, and the penalty counts five ones.
assert result.item() == 6, f"the loss is {result.item():.4f}, not 6"
