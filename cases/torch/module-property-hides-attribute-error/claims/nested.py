"""A property that uses a property that fails: each call without the detour names the next one."""

import torch


class Model(torch.nn.Module):
    """A property of a property."""

    def __init__(self):
        super().__init__()
        self.layer = torch.nn.Linear(2, 3)

    @property
    def area(self):
        return self.width * 2

    @property
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
assert words(lambda: model.area) == "'Model' object has no attribute 'area'"
first = words(lambda: object.__getattribute__(model, "area"))
assert first == "'Model' object has no attribute 'width'"
second = words(lambda: object.__getattribute__(model, "width"))
assert second == "'Linear' object has no attribute 'out_feature'"
