"""Training leaves the encoder as it was; the loss falls all the same, as the head learns."""

import mindspore as ms
from mindspore import nn

ms.set_context(mode=ms.GRAPH_MODE)


class Loss(nn.Cell):
    """The squared output of an encoder and a head."""

    def __init__(self):
        super().__init__()
        self.encoder = nn.Dense(1, 1, "ones", has_bias=False)
        self.head = nn.Dense(1, 1, "ones", has_bias=False)
        self.features = None

    def construct(self, x):
        self.features = self.encoder(x)
        return (self.head(self.features) ** 2).sum()


net = Loss()
step = nn.TrainOneStepCell(net, nn.SGD(net.trainable_params(), 0.01))
step.set_train()
x = ms.Tensor([[2.0]])
losses = [float(step(x)) for _ in range(3)]
assert losses[0] > losses[1] > losses[2]
assert float(net.encoder.weight.asnumpy()[0, 0]) == 1.0
assert float(net.head.weight.asnumpy()[0, 0]) < 1.0
