"""`paddle.jit.to_static(net, input_spec=[…])` is enough, without a call and without another spec."""

import paddle
from paddle import nn

spec = paddle.static.InputSpec([None, 2], "float32")
paddle.jit.save(paddle.jit.to_static(nn.Linear(2, 3), input_spec=[spec]), "exported/net")
assert list(paddle.jit.load("exported/net")(paddle.ones([4, 2])).shape) == [4, 3]
