# releases: >=2.5
"""A check below `if not torch.compiler.is_compiling()` is left out of the program, and runs in the model."""

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


def checked(net, x):
    """The double of positive numbers."""
    if not torch.compiler.is_compiling():
        if x.min() < 0:
            raise ValueError("negative")
    return x * 2


net = Net(checked)
for strict in (False, True):
    program = torch.export.export(net, (torch.ones(3),), strict=strict).module()
    assert program(-torch.ones(3)).tolist() == [-2.0, -2.0, -2.0]
try:
    net(-torch.ones(3))
except ValueError as error:
    assert str(error) == "negative"
else:
    raise AssertionError("nothing was raised")
