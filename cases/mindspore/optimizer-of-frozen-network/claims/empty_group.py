"""An empty group raises "argument group `params` must not be empty"."""

import mindspore as ms
from mindspore import nn

net = nn.Dense(4, 4)
try:
    nn.SGD([{"params": []}, {"params": net.trainable_params()}], 0.1)
except ValueError as error:
    assert "For 'Optimizer', the argument group `params` must not be empty" in str(error), error
else:
    raise AssertionError("nothing was raised")
