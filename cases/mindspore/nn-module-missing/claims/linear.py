# releases: <2.1
"""nn.Linear is missing; nn.Dense is the layer."""

from mindspore import nn

try:
    nn.Linear(8, 3)
except AttributeError as error:
    assert "module 'mindspore.nn' has no attribute 'Linear'" in str(error)
else:
    raise AssertionError("nothing was raised")
assert nn.Dense(8, 3).weight.shape == (3, 8)
