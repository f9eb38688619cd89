"""The features are an output of the network, which the caller keeps; the gradient is that of the first output."""

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


class Regressor(nn.Cell):
    """An encoder and a head; the features are returned, too."""

    def __init__(self):
        super().__init__()
        self.encoder = nn.Dense(1, 1, "ones", has_bias=False)
        self.head = nn.Dense(1, 1, "ones", has_bias=False)

    def construct(self, x):
        features = self.encoder(x)
        return self.head(features).sum(), features


model = Regressor()
backward = ms.value_and_grad(model, None, model.trainable_params(), has_aux=True)
(_, kept), result = backward(ms.Tensor([[2.0]], ms.float32))
assert kept.asnumpy().tolist() == [[2.0]]
gradients = {weight.name: float(g.asnumpy()[0, 0]) for weight, g in zip(model.trainable_params(), result)}
assert gradients == {"encoder.weight": 2.0, "head.weight": 2.0}, f"gradients: {gradients}"
