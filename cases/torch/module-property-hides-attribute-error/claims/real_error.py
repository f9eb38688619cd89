"""`object.__getattribute__` names the attribute, also where it belongs to another object; a method does too, and `dir` of the class has the property."""

import torch
from torch import nn


class Model(nn.Module):
    """Two properties and a method with a wrong name in them."""

    def __init__(self):
        super().__init__()
        self.layer = nn.Linear(2, 3)

    @property
    def width(self):
        return self.layer.out_feature

    @property
    def device(self):
        return [self.layer].device

    def size(self):
        return self.layer.out_feature


def words(function):
    """The message that the function raises."""
    try:
        function()
    except AttributeError as error:
        return str(error)
    raise AssertionError("nothing was raised")


model = Model()
assert words(lambda: model.width) == "'Model' object has no attribute 'width'"
assert words(lambda: object.__getattribute__(model, "width")) == "'Linear' object has no attribute 'out_feature'"
assert words(lambda: model.device) == "'Model' object has no attribute 'device'"
assert words(lambda: object.__getattribute__(model, "device")) == "'list' object has no attribute 'device'"
assert words(model.size) == "'Linear' object has no attribute 'out_feature'"
assert words(lambda: model.height) == "'Model' object has no attribute 'height'"
assert "width" in dir(Model) and "height" not in dir(Model)
