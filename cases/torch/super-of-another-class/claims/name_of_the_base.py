"""The name of the base, `super(nn.Module, self).__init__()`, skips the constructor of nn.Module: "cannot assign module before Module.__init__() call"."""

from torch import nn


class Large(nn.Module):
    def __init__(self):
        super(nn.Module, self).__init__()
        self.layer = nn.Linear(8, 3)


try:
    Large()
except AttributeError as error:
    assert "cannot assign module before Module.__init__() call" in str(error)
else:
    raise AssertionError("nothing was raised")
