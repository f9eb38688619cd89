"""The temperature is a Parameter that is not trained; `set_data` changes it."""

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

    def __init__(self):
        super().__init__()
        one = ms.Tensor(1.0, ms.float32)
        self.temperature = ms.Parameter(one, name="temperature", requires_grad=False)

    def construct(self, logits):
        return logits / self.temperature


model = Classifier()
logits = ms.Tensor([2.0, 4.0], ms.float32)
assert model(logits).asnumpy().tolist() == [2.0, 4.0]
model.temperature.set_data(ms.Tensor(0.5, ms.float32))
result = model(logits)
sharp = result.asnumpy().tolist()
assert sharp == [4.0, 8.0], f"logits at temperature 0.5: {sharp}"
