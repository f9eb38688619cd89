# releases: >=2.7
"""A network that takes softmax in float64 has NaN in every class of a row with NaN or +inf, and the right classes in the others."""

import os

import mindspore as ms
import numpy as np
from mindspore import nn, ops

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE
)


class Classes(nn.Cell):
    """The probabilities of the classes."""

    def construct(self, logits):
        return ops.softmax(logits.astype(ms.float64), -1).astype(ms.float32)


inf, nan = np.inf, np.nan
rows = [[inf, 0.0, -1.0, nan, 5.0], [0.0, nan, 1.0, 2.0, 5.0], [inf, 0.0, 1.0, 2.0, 5.0], [0.0, -inf, 0.0, -inf, -inf]]
result = Classes()(ms.Tensor(np.array(rows, np.float32))).asnumpy()
assert result.dtype == np.float32
assert np.isnan(result[:3]).all(), result
assert np.allclose(result[3], [0.5, 0.0, 0.5, 0.0, 0.0])
