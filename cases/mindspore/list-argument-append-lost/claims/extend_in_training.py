# releases: >=2.10
"""`extend` reaches the caller also where `value_and_grad` differentiates the network, once in each step."""

import mindspore as ms
from mindspore import nn, ops

ms.set_context(mode=ms.GRAPH_MODE)


class Net(nn.Cell):
    """A layer of ones whose hidden loss is noted."""

    def __init__(self):
        super().__init__()
        self.layer = nn.Dense(2, 2, weight_init="ones", bias_init="zeros")

    def construct(self, x, losses):
        hidden = self.layer(x)
        losses.extend([(hidden**2).sum()])
        return hidden.sum()


net = Net()
step = ms.value_and_grad(net, None, net.trainable_params())
losses = []
for size in (1.0, 2.0):
    loss, gradients = step(size * ops.ones((1, 2)), losses)
    assert gradients[0].asnumpy().tolist() == [[size, size]] * 2
assert [float(one.asnumpy()) for one in losses] == [8.0, 32.0]
