"""construct walks a helper that yields the weights of a layer, for an L2 penalty."""

import os

import mindspore as ms
from mindspore import nn

MODE = os.environ.get("ERRATA_MODE", "graph")
DEVICE = os.environ.get("ERRATA_DEVICE", "CPU")

ms.set_context(
    mode=ms.GRAPH_MODE if MODE == "graph" else ms.PYNATIVE_MODE,
    device_target=DEVICE,
)
ms.set_seed(0)


class Penalised(nn.Cell):
    """The output of a layer and the sum of its squared weights."""

    def __init__(self, net):
        super().__init__()
        self.net = net

    def construct(self, x):
        penalty = 0.0
        for weight in self.pieces():
            penalty += (weight * weight).sum()
        return self.net(x), penalty

    def pieces(self):
        for weight in self.net.trainable_params():
            yield weight


net = nn.Dense(2, 1, weight_init="ones", bias_init="zeros")
output, result = Penalised(net)(ms.Tensor([[1.0, 1.0]], ms.float32))
assert output.asnumpy().tolist() == [[2.0]]
assert float(result) == 2.0
