"""A constructor without `self` is refused in the same words."""

from torch import nn


class Classifier(nn.Module):
    def __init__(classes):
        pass


try:
    Classifier(3)
except TypeError as error:
    assert "Classifier.__init__() takes 1 positional argument but 2 were given" in str(error), error
else:
    raise AssertionError("nothing was raised")
