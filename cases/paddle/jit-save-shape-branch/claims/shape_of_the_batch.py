"""`paddle.shape(x)[0]` is decided at run time, although the InputSpec has one sample."""

import os
import tempfile

import paddle
from paddle.static import InputSpec


class Centre(paddle.nn.Layer):
    """Subtract the batch mean, unless there is only one sample."""

    def forward(self, x):
        if paddle.shape(x)[0] > 1:
            return x - x.mean(axis=0, keepdim=True)
        return x


path = os.path.join(tempfile.mkdtemp(), "centre")
one, two = paddle.to_tensor([[1.0]]), paddle.to_tensor([[1.0], [3.0]])
paddle.jit.save(Centre(), path, input_spec=[InputSpec([1, 1], "float32")])
served = paddle.jit.load(path)
assert served(one).tolist() == [[1.0]]
assert served(two).tolist() == [[-1.0], [1.0]]
