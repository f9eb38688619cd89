"""A decorator on construct scales the logits by a temperature; Graph mode compiles the function
under the decorator and leaves the decorator out."""

import functools
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


def tempered(construct):
    """Divide what construct returns by a temperature of 2."""

    @functools.wraps(construct)
    def scaled(self, x):
        return construct(self, x) / 2.0

    return scaled


class Classifier(nn.Cell):
    """Logits of one linear layer."""

    def __init__(self):
        super().__init__()
        self.head = nn.Dense(2, 2, weight_init="ones", has_bias=False)

    @tempered
    def construct(self, x):
        return self.head(x)


result = Classifier()(ms.Tensor([[1.0, 3.0]], ms.float32))
logits = result.asnumpy().tolist()
assert logits == [[2.0, 2.0]], f"logits at temperature 2: {logits}"
