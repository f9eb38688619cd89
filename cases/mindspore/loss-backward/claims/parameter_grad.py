"""A Parameter has no attribute grad."""

from mindspore import nn

try:
    nn.Dense(8, 3).weight.grad
except AttributeError as error:
    assert "'Parameter' object has no attribute 'grad'" in str(error)
else:
    raise AssertionError("nothing was raised")
