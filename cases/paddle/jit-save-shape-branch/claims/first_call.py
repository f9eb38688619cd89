"""Without an InputSpec the export keeps the branch of the batch that the model was called with."""

import os
import tempfile

import paddle


class Centre(paddle.nn.Layer):
    """Subtract the batch mean, unless there is only one sample."""

    def forward(self, x):
        if x.shape[0] > 1:
            return x - x.mean(axis=0, keepdim=True)
        return x


path = os.path.join(tempfile.mkdtemp(), "centre")
one, two = paddle.to_tensor([[1.0]]), paddle.to_tensor([[1.0], [3.0]])
model = paddle.jit.to_static(Centre())
model(one)
paddle.jit.save(model, path)
served = paddle.jit.load(path)
assert served(two).tolist() == [[1.0], [3.0]]
