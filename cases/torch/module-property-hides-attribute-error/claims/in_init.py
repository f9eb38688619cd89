"""The property called by itself, in `__init__`, names the attribute."""

import torch


class Model(torch.nn.Module):
    """A property that is needed before the module is complete."""

    def __init__(self):
        super().__init__()
        self.layer = torch.nn.Linear(2, 3)
        Model.width.fget(self)

    @property
    def width(self):
        return self.layer.out_feature


try:
    Model()
except AttributeError as error:
    assert str(error) == "'Linear' object has no attribute 'out_feature'"
else:
    raise AssertionError("nothing was raised")
