"""Where the copied name is not defined at all, it is a NameError."""

from torch import nn


class Large(nn.Module):
    def __init__(self):
        super(Small, self).__init__()


try:
    Large()
except NameError as error:
    assert "name 'Small' is not defined" in str(error)
else:
    raise AssertionError("nothing was raised")
