"""While `paddle.jit.save` traces a layer its input is no `paddle.Tensor`."""

import os
import tempfile

import paddle
from paddle.static import InputSpec

seen = []


class Scale(paddle.nn.Layer):
    """Twice the input."""

    def forward(self, x):
        seen.append(isinstance(x, paddle.Tensor))
        return x * 2


layer = Scale()
layer(paddle.ones([1]))
paddle.jit.save(layer, os.path.join(tempfile.mkdtemp(), "m"), input_spec=[InputSpec([None])])
assert seen[0]
assert not any(seen[1:])
