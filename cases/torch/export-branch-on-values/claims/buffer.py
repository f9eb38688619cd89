# releases: >=2.5
"""A buffer in the condition stops the export like an input."""

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


for strict in (False, True):
    try:
        torch.export.export(Net(lambda net, x: x if net.flag else -x), (torch.ones(3),), strict=strict)
    except Exception as error:
        text = str(error)
        assert "Eq(u0, 1)" in text if not strict else "control flow" in text, error
    else:
        raise AssertionError("nothing was raised")
