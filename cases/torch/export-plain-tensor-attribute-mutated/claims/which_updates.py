# releases: >=2.8
"""The export applies `add_`, `mul_` and `sub_` of a number, but neither `copy_`, `fill_`, an assignment to an index, nor `add_` of the input."""

import torch


class Model(torch.nn.Module):
    """Changes a plain tensor."""

    def __init__(self, change):
        super().__init__()
        self.change = change
        self.steps = torch.ones(2)

    def forward(self, x):
        """The scaled batch."""
        self.change(self.steps, x)
        return x * self.steps


def applied(change):
    """Whether the live tensor has changed."""
    model = Model(change)
    torch.export.export(model, (torch.ones(2),))
    return model.steps.tolist() != [1.0, 1.0]


def increase(t, x):
    """Add with an operator."""
    t += 1


assert applied(lambda t, x: t.add_(1))
assert applied(lambda t, x: t.mul_(2))
assert applied(lambda t, x: t.sub_(0.5))
assert applied(increase)
assert not applied(lambda t, x: t.copy_(t + 1))
assert not applied(lambda t, x: t.fill_(7))
assert not applied(lambda t, x: t.__setitem__(0, 5.0))
assert not applied(lambda t, x: t.add_(x))
assert applied(lambda t, x: t.mul_(0.9).add_(x, alpha=0.1))
