"""The weights of paddle.jit.load are named param_0, param_1 …: set_state_dict takes none of them, and raises nothing."""

import os
import tempfile

import paddle
from paddle import nn

with tempfile.TemporaryDirectory() as folder:
    prefix = os.path.join(folder, "net")
    paddle.jit.save(nn.Sequential(nn.Linear(4, 3)), prefix, input_spec=[paddle.static.InputSpec([None, 4])])
    state = paddle.jit.load(prefix).state_dict()
assert sorted(state) == ["param_0", "param_1"]

model = nn.Sequential(nn.Linear(4, 3))
before = model[0].weight.numpy().copy()
missing, unexpected = model.set_state_dict(state)
assert sorted(missing) == ["0.bias", "0.weight"] and sorted(unexpected) == ["param_0", "param_1"]
assert (model[0].weight.numpy() == before).all()
