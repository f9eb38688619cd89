"""`nn.BatchNorm2D(8, eps=1e-5)` is refused, `epsilon=1e-5` is right."""

from paddle import nn

try:
    nn.BatchNorm2D(8, eps=1e-5)
except TypeError as error:
    assert "got an unexpected keyword argument 'eps'" in str(error), error
else:
    raise AssertionError("accepted")
nn.BatchNorm2D(8, epsilon=1e-5)
