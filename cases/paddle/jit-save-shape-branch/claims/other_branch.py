"""Exported for two samples, the model subtracts the mean of a single sample, too."""

import os
import tempfile

import paddle
from paddle.static import InputSpec


class Centre(paddle.nn.Layer):
    """Subtract the batch mean, unless there is only one sample."""

    def forward(self, x):
        if x.shape[0] > 1:
            return x - x.mean(axis=0, keepdim=True)
        return x


path = os.path.join(tempfile.mkdtemp(), "centre")
one, two = paddle.to_tensor([[1.0]]), paddle.to_tensor([[1.0], [3.0]])
paddle.jit.save(Centre(), path, input_spec=[InputSpec([2, 1], "float32")])
served = paddle.jit.load(path)
assert served(two).tolist() == [[-1.0], [1.0]]
assert served(one).tolist() == [[0.0]]
