"""The temperature is an argument of the call, which the compiled graph reads anew."""

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


class Classifier(nn.Cell):
    """Logits divided by a temperature that the caller may change."""

    def construct(self, logits, temperature):
        return logits / temperature


model = Classifier()
logits = ms.Tensor([2.0, 4.0], ms.float32)
assert model(logits, ms.Tensor(1.0, ms.float32)).asnumpy().tolist() == [2.0, 4.0]
result = model(logits, ms.Tensor(0.5, ms.float32))
sharp = result.asnumpy().tolist()
assert sharp == [4.0, 8.0], f"logits at temperature 0.5: {sharp}"
