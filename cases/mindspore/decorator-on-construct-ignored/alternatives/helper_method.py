"""The temperature is applied by a method that construct calls."""

import os

import mindspore as ms
from mindspore import nn

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE
)


class Classifier(nn.Cell):
    """Logits of one linear layer, at a temperature."""

    def __init__(self):
        super().__init__()
        self.head = nn.Dense(2, 2, weight_init="ones", has_bias=False)

    def tempered(self, logits):
        return logits / 2.0

    def construct(self, x):
        return self.tempered(self.head(x))


result = Classifier()(ms.Tensor([[1.0, 3.0]], ms.float32))
logits = result.asnumpy().tolist()
assert logits == [[2.0, 2.0]], f"logits at temperature 2: {logits}"
