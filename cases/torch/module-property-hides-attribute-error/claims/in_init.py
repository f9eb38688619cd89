"""In `__init__`, `object.__getattribute__` of the property names the attribute that is missing."""

import torch


class Model(torch.nn.Module):
    """A property that is needed before the module is complete."""

    def __init__(self):
        super().__init__()
        self.layer = torch.nn.Linear(2, 3)
        object.__getattribute__(self, "width")

    @property
    def width(self):
        return self.layer.out_feature


try:
    Model()
except AttributeError as error:
    assert str(error) == "'Linear' object has no attribute 'out_feature'"
else:
    raise AssertionError("nothing was raised")
