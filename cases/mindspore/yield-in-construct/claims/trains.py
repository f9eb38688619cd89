"""With the weights in a ParameterTuple the penalty and its gradients are right, and the names of the parameters stay unique."""

import os

import mindspore as ms
from mindspore import nn

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE
)


class Penalised(nn.Cell):
    """The output of a layer and the sum of its squared weights."""

    def __init__(self, net):
        super().__init__()
        self.net = net
        self.weights = ms.ParameterTuple(net.trainable_params())

    def construct(self, x):
        penalty = 0.0
        for weight in self.weights:
            penalty += (weight * weight).sum()
        return self.net(x).sum() + penalty


net = nn.Dense(2, 1, weight_init="ones", bias_init="zeros")
model = Penalised(net)
assert [each.name for each in model.trainable_params()] == ["net.weight", "net.bias"]
step = nn.TrainOneStepCell(model, nn.SGD(model.trainable_params(), 0.125))
assert float(step(ms.Tensor([[1.0, 1.0]], ms.float32))) == 4.0
assert net.weight.asnumpy().tolist() == [[0.625, 0.625]]
assert net.bias.asnumpy().tolist() == [-0.125]
