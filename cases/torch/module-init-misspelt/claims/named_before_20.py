# releases: <2.0
"""Before 2.0 the message names Module where the constructor is misspelt, and the class itself where its own constructor lacks the argument."""

from torch import nn


class Misspelt(nn.Module):
    def _init_(self, classes):
        super().__init__()


class Short(nn.Module):
    def __init__(self):
        super().__init__()


for model_class, name in ((Misspelt, "Module"), (Short, "Short")):
    try:
        model_class(3)
    except TypeError as error:
        assert str(error) == name + ".__init__() takes 1 positional argument but 2 were given", error
    else:
        raise AssertionError("nothing was raised")
