# releases: >=2.3, <2.6
"""`add_`, `copy_`, `fill_` and assignment to an index have the KeyError."""

import torch


class Model(torch.nn.Module):
    """Changes a plain tensor."""

    def __init__(self, change):
        super().__init__()
        self.change = change
        self.steps = torch.zeros(2)

    def forward(self, x):
        """The scaled batch."""
        self.change(self.steps)
        return x * self.steps


for change in (
    lambda t: t.add_(1),
    lambda t: t.copy_(t + 1),
    lambda t: t.fill_(7),
    lambda t: t.__setitem__(0, 5.0),
):
    try:
        torch.export.export(Model(change), (torch.ones(2),))
    except KeyError as error:
        assert "steps" in str(error)
    else:
        raise AssertionError("nothing was raised")
