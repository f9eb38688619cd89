# releases: >=2.5
"""A straight-through estimator as a custom operator with a registered derivative."""

import torch


@torch.library.custom_op("errata::through", mutates_args=())
def through(weight: torch.Tensor) -> torch.Tensor:
    """The nearest integers, with the gradient passed through."""
    return weight.round()


through.register_fake(torch.empty_like)
through.register_autograd(lambda ctx, gradient: gradient)


class Quantised(torch.nn.Module):
    """A scaling by rounded weights."""

    def __init__(self):
        super().__init__()
        self.weight = torch.nn.Parameter(torch.tensor([0.3, 1.6, -2.2]))

    def forward(self, x):
        """One scaled row per row."""
        return x * through(self.weight)


program = torch.export.export(Quantised(), (torch.ones(4, 3),)).module()

program(torch.ones(4, 3)).sum().backward()
(parameter,) = program.parameters()
result = parameter.grad
assert torch.equal(result, torch.full((3,), 4.0)), "the gradient is %s" % result.tolist()
