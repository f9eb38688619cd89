# releases: >=2.6
"""After a strict export the weights in front of the Function have no gradient; with `strict=False` it is 0."""

import torch


class Round(torch.autograd.Function):
    """Round forwards, pass the gradient through backwards."""

    @staticmethod
    def forward(ctx, weight):
        """The nearest integers."""
        return weight.round()

    @staticmethod
    def backward(ctx, gradient):
        """As if nothing had been rounded."""
        return gradient


class Scaled(torch.nn.Module):
    """A scaling by rounded weights."""

    def __init__(self):
        super().__init__()
        self.weight = torch.nn.Parameter(torch.tensor([0.3, 1.6, -2.2]))

    def forward(self, x):
        """One scaled row per row."""
        return x * Round.apply(self.weight)


class Shifted(Scaled):
    """The same with a bias."""

    def __init__(self):
        super().__init__()
        self.bias = torch.nn.Parameter(torch.zeros(3))

    def forward(self, x):
        """One shifted row per row."""
        return super().forward(x) + self.bias


def gradients(model, strict):
    """The gradient of each parameter, if the output has one."""
    program = torch.export.export(model, (torch.ones(4, 3),), strict=strict).module()
    total = program(torch.ones(4, 3)).sum()
    if not total.requires_grad:
        return None
    total.backward()
    return {name: one.grad if one.grad is None else one.grad.tolist() for name, one in program.named_parameters()}


assert gradients(Scaled(), True) is None
assert gradients(Shifted(), True) == {"weight": None, "bias": [4.0] * 3}
assert gradients(Shifted(), False) == {"weight": [0.0] * 3, "bias": [4.0] * 3}
