"""A cached property hides the error too, and `object.__getattribute__` names it."""

from functools import cached_property

import torch


class Model(torch.nn.Module):
    """A cached property with a wrong name in it."""

    def __init__(self):
        super().__init__()
        self.layer = torch.nn.Linear(2, 3)

    @cached_property
    def width(self):
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
named = words(lambda: object.__getattribute__(model, "width"))
assert named == "'Linear' object has no attribute 'out_feature'"
