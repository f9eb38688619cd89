"""The output is computed from a local variable; the attribute is only written."""

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
    """An encoder and a head; the features are kept for later."""

    def __init__(self):
        super().__init__()
        self.encoder = nn.Dense(1, 1, "ones", has_bias=False)
        self.head = nn.Dense(1, 1, "ones", has_bias=False)
        self.features = None

    def construct(self, x):
        features = self.encoder(x)
        self.features = features
        return self.head(features).sum()


model = Regressor()
backward = ms.grad(model, None, model.trainable_params())
result = backward(ms.Tensor([[2.0]], ms.float32))
gradients = {weight.name: float(g.asnumpy()[0, 0]) for weight, g in zip(model.trainable_params(), result)}
assert gradients == {"encoder.weight": 2.0, "head.weight": 2.0}, f"gradients: {gradients}"
