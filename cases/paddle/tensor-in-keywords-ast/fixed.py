"""Pass a mask to a to_static layer as an argument that its signature names."""

import os

import paddle
from paddle import nn

MODE = os.environ.get("ERRATA_MODE", "ast")


class Scorer(nn.Layer):
    """A linear layer whose output is masked by an argument."""

    def __init__(self):
        super().__init__()
        self.linear = nn.Linear(3, 2)

    def forward(self, x, mask):
        """Score a batch; `mask` is multiplied in."""
        return self.linear(x) * mask


paddle.seed(0)
model = Scorer()
if MODE != "dynamic":
    model = paddle.jit.to_static(model, full_graph=MODE == "ast")

result = model(paddle.ones([2, 3]), mask=paddle.to_tensor([0.0, 1.0]))
assert result.shape == [2, 2]
assert float(result[:, 0].abs().max()) == 0
