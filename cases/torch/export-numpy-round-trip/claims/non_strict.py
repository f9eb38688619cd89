# releases: >=2.5
"""Non-strict export refuses `numpy()`, `numpy.asarray`, a ufunc and `numpy()` of a buffer alike, before it was the default too."""

import numpy as np
import torch


class Step(torch.nn.Module):
    """A module that runs one function."""

    def __init__(self, function):
        super().__init__()
        self.function = function

    def forward(self, x):
        """The function of x."""
        return self.function(x)


x = torch.arange(6.0).reshape(2, 3)
for function in (
    lambda x: torch.from_numpy(x.numpy() + 1),
    lambda x: torch.from_numpy(x.detach().cpu().numpy() + 1),
    lambda x: torch.from_numpy(np.asarray(x) + 1),
    lambda x: torch.as_tensor(np.add(x, 1)),
):
    assert torch.equal(torch.as_tensor(function(x)), x + 1)
    try:
        torch.export.export(Step(function), (x,), strict=False)
    except RuntimeError as error:
        assert str(error) == ".numpy() is not supported for tensor subclasses.", error
    else:
        raise AssertionError("nothing was raised")


class Table(torch.nn.Module):
    """A module that adds a buffer by way of NumPy."""

    def __init__(self):
        super().__init__()
        self.register_buffer("table", torch.ones(3))

    def forward(self, x):
        """x plus the buffer."""
        return x + torch.from_numpy(self.table.numpy() * 2)


try:
    torch.export.export(Table(), (x,), strict=False)
except RuntimeError as error:
    assert str(error) == ".numpy() is not supported for tensor subclasses.", error
else:
    raise AssertionError("nothing was raised")
