# releases: ==2.6.2
"""On 2.6.2 paddle.load of the prefix, without an ending, gives all weights with the names of the network."""

import os
import tempfile

import paddle
from paddle import nn

with tempfile.TemporaryDirectory() as folder:
    prefix = os.path.join(folder, "net")
    paddle.jit.save(nn.Sequential(nn.Linear(4, 3)), prefix, input_spec=[paddle.static.InputSpec([None, 4])])
    state = paddle.load(prefix)
assert sorted(state) == ["0.bias", "0.weight"]
