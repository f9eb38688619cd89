# releases: >=2.9
"""`torch.cond` refuses a branch that returns its operand itself."""

import torch


class Net(torch.nn.Module):
    """A model that calls a function."""

    def __init__(self, function):
        super().__init__()
        self.function = function
        self.register_buffer("flag", torch.tensor(True))

    def forward(self, x):
        """The output of the function."""
        return self.function(self, x)


def exported(branch):
    """The program whose first branch is given."""
    net = Net(lambda net, x: torch.cond(x.mean() > 0, branch, lambda x: -x, (x,)))
    return torch.export.export(net, (torch.ones(3),)).module()


try:
    exported(lambda x: x)
except Exception as error:
    assert "cond" in str(error), error
else:
    raise AssertionError("nothing was raised")
