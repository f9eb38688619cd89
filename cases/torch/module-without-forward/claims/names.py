"""A misspelt forward and a local one have the message; a forward of a base class runs without an error."""

import torch


class Misspelt(torch.nn.Module):
    """A model whose forward has a slip of the pen."""

    def foward(self, x):
        """Nobody calls this."""
        return x


class Local(torch.nn.Module):
    """A model whose forward is a local function."""

    def __init__(self):
        super().__init__()

        def forward(self, x):
            return x


class Identity(torch.nn.Module):
    """A model with a forward."""

    def forward(self, x):
        """The input."""
        return x


class Negative(Identity):
    """A model with a local forward, whose base class has one."""

    def __init__(self):
        super().__init__()

        def forward(self, x):
            return -x


for model in (Misspelt(), Local(), torch.nn.ModuleList()):
    name = type(model).__name__
    try:
        model(torch.ones(1))
    except NotImplementedError as error:
        assert str(error) == f'Module [{name}] is missing the required "forward" function'
    else:
        raise AssertionError("nothing was raised")
assert "forward" not in Misspelt.__dict__ and "forward" not in Local.__dict__
assert "forward" in Identity.__dict__
assert Negative()(torch.ones(1)) == 1
