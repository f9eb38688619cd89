"""An import or a class of the same name further down takes the place of the name, and the first class fails."""

from torch import nn


class Net(nn.Module):
    def __init__(self):
        super(Net, self).__init__()


first = Net


class Net(nn.Linear):
    pass


try:
    first()
except TypeError as error:
    assert "super(type, obj): obj" in str(error), error
else:
    raise AssertionError("nothing was raised")
