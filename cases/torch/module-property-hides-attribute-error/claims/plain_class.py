"""In a class without `__getattr__` the same property names the attribute that is missing."""

import torch


class Plain:
    """No module."""

    def __init__(self):
        self.layer = torch.nn.Linear(2, 3)

    @property
    def width(self):
        return self.layer.out_feature


class Asking(Plain):
    """No module, with a `__getattr__`."""

    def __getattr__(self, name):
        raise AttributeError("asked for " + name)


for kind, words in ((Plain, "'Linear' object has no attribute 'out_feature'"), (Asking, "asked for width")):
    try:
        kind().width
    except AttributeError as error:
        assert str(error) == words
    else:
        raise AssertionError("nothing was raised")
