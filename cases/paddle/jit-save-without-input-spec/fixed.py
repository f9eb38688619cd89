"""Export a trained layer with paddle.jit.save, which is told the inputs."""

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
expected = net(paddle.ones([4, 2]))
spec = paddle.static.InputSpec([None, 2], "float32")
paddle.jit.save(net, "exported/net", input_spec=[spec])

result = paddle.jit.load("exported/net")(paddle.ones([4, 2])).numpy()
assert (result == expected.numpy()).all()
