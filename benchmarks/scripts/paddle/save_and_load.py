"""A state dict survives saving and loading."""

import paddle
from paddle import nn

net = nn.Sequential(nn.Linear(4, 8), nn.LayerNorm(8))
paddle.save(net.state_dict(), "net.pdparams")
twin = nn.Sequential(nn.Linear(4, 8), nn.LayerNorm(8))
twin.set_state_dict(paddle.load("net.pdparams"))
x = paddle.ones([2, 4])
assert paddle.equal_all(net(x), twin(x)).item()
