"""Export a layer that to_static wraps, after one call."""

import paddle
from paddle import nn

paddle.seed(0)


class Net(nn.Layer):
    """One linear layer."""

    def __init__(self):
        super().__init__()
        self.linear = nn.Linear(2, 3)

    def forward(self, x):
        return self.linear(x)


net = Net()
net.eval()
net = paddle.jit.to_static(net)
expected = net(paddle.ones([4, 2]))
paddle.jit.save(net, "exported/net")

result = paddle.jit.load("exported/net")(paddle.ones([4, 2])).numpy()
assert (result == expected.numpy()).all()
