"""A parent class in front of `nn.Module` that does not call on, and a call without its brackets, have the same error."""

import torch


class Named:
    """It does not call `super().__init__()`."""

    def __init__(self):
        self.name = "x"


class Both(Named, torch.nn.Module):
    """The call ends in `Named`."""

    def __init__(self):
        super().__init__()
        self.layer = torch.nn.ReLU()


class NoBrackets(torch.nn.Module):
    """It names the method and does not call it."""

    def __init__(self):
        super().__init__  # noqa: B018
        self.layer = torch.nn.ReLU()


for make in (Both, NoBrackets):
    try:
        make()
    except AttributeError as error:
        assert str(error) == "cannot assign module before Module.__init__() call"
    else:
        raise AssertionError("nothing was raised")
