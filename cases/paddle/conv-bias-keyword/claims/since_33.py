# releases: >=3.3
"""Since 3.3 Linear refuses `bias` and names paddle.compat.nn.Linear, which takes it."""

import paddle
from paddle import nn

try:
    nn.Linear(3, 4, bias=False)
except TypeError as error:
    assert "paddle.nn.Linear() received unexpected keyword argument 'bias'" in str(error), error
else:
    raise AssertionError("accepted")
assert paddle.compat.nn.Linear(3, 4, bias=False).bias is None
