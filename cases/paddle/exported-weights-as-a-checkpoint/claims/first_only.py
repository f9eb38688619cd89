"""paddle.load of the exported weights gives one tensor, the bias of the first layer, without an error."""

import os
import tempfile

import paddle
from paddle import nn

with tempfile.TemporaryDirectory() as folder:
    prefix = os.path.join(folder, "net")
    net = nn.Sequential(nn.Linear(4, 3), nn.ReLU(), nn.Linear(3, 2))
    net[0].bias.set_value(paddle.to_tensor([1.0, 2.0, 3.0]))
    paddle.jit.save(net, prefix, input_spec=[paddle.static.InputSpec([None, 4])])
    state = paddle.load(prefix + ".pdiparams")
assert isinstance(state, paddle.Tensor)
assert state.tolist() == [1, 2, 3]
