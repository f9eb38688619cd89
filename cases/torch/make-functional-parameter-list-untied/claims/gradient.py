"""The gradient of the functional model misses a penalty over a list; that of the module has it."""

import torch
from functorch import grad, make_functional


class Penalty(torch.nn.Module):
    """The squared norm of a weight that is also kept in a list."""

    def __init__(self):
        super().__init__()
        self.linear = torch.nn.Linear(4, 1, bias=False)
        self.weights = list(self.linear.parameters())

    def forward(self, x):
        return self.linear(x).sum() + self.weights[0].square().sum()


module = Penalty()
module(torch.zeros(2, 4)).backward()
assert torch.allclose(module.linear.weight.grad, 2 * module.linear.weight)

model, parameters = make_functional(module)
slopes = grad(lambda given: model(given, torch.zeros(2, 4)))(parameters)
assert slopes[0].abs().max() == 0
