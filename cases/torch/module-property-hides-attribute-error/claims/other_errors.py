"""Only an AttributeError is replaced: a KeyError in a property comes through."""

import torch


class Model(torch.nn.Module):
    """A property that fails in another way."""

    @property
    def width(self):
        return {}["width"]


try:
    Model().width
except KeyError as error:
    assert error.args == ("width",)
else:
    raise AssertionError("nothing was raised")
