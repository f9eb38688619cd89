"""`.module` of a plain model is the same mistake the other way: object has no attribute 'module'."""

from torch import nn

try:
    nn.Linear(2, 2).module
except AttributeError as error:
    assert "'Linear' object has no attribute 'module'" in str(error)
else:
    raise AssertionError("it has one")
