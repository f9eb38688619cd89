"""Leave the batch size open in the export, and branch on the shape at run time."""

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


spec = InputSpec([None, 2], "float32")
path = os.path.join(tempfile.mkdtemp(), "centre")
paddle.jit.save(Centre(), path, input_spec=[spec])
served = paddle.jit.load(path)

x = paddle.to_tensor([[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]])
result = served(x)
middle = result[1].tolist()
assert middle == [0.0, 0.0], "the middle sample less the mean is %s" % middle
