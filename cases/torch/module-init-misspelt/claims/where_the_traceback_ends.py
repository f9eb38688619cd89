"""`Classifier.__init__ is nn.Module.__init__` is True where the class has no constructor of its own."""

from torch import nn


class Misspelt(nn.Module):
    def _init_(self, classes):
        super().__init__()


class Short(nn.Module):
    def __init__(self):
        super().__init__()


assert Misspelt.__init__ is nn.Module.__init__
assert Short.__init__ is not nn.Module.__init__
