"""A loop over `range(x.shape[0])` keeps its number of rounds: an export for one sample drops the other ones."""

import os
import tempfile

import paddle
from paddle.static import InputSpec


class Rows(paddle.nn.Layer):
    """Twice each sample."""

    def forward(self, x):
        rows = []
        for row in range(x.shape[0]):
            rows.append(x[row] * 2)
        return paddle.stack(rows)


path = os.path.join(tempfile.mkdtemp(), "rows")
paddle.jit.save(Rows(), path, input_spec=[InputSpec([1, 1], "float32")])
two = paddle.to_tensor([[1.0], [3.0]])
assert Rows()(two).tolist() == [[2.0], [6.0]]
assert paddle.jit.load(path)(two).tolist() == [[2.0]]
