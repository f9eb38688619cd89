"""The input is copied first; += then writes into the copy."""

import os

import mindspore as ms
from mindspore import nn

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE
)


class Residual(nn.Cell):
    """x + branch(x), added in place to a copy."""

    def __init__(self):
        super().__init__()
        self.branch = nn.Dense(3, 3, weight_init="ones", has_bias=False)

    def construct(self, x):
        y = x.copy()
        y += self.branch(x)
        return y


features = ms.Tensor([[1.0, 2.0, 3.0]], ms.float32)
result = Residual()(features)
assert result.asnumpy().tolist() == [[7.0, 8.0, 9.0]]
after = features.asnumpy().tolist()
assert after == [[1.0, 2.0, 3.0]], f"the block changed its input to {after}"
