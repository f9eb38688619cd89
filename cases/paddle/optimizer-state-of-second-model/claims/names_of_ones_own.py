"""A name that was given by hand cannot be used twice in a process."""

import paddle
from paddle import nn

nn.Linear(2, 1, weight_attr="head_weight")
try:
    nn.Linear(2, 1, weight_attr="head_weight")
except ValueError as error:
    assert "parameter name [head_weight] have be been used" in str(error)
else:
    raise AssertionError("nothing was raised")
