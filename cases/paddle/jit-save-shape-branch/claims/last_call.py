"""Of two calls the last one fixes the size; a plain layer cannot be exported without an InputSpec."""

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
for calls, kept in (((one, two), [[-1.0], [1.0]]), ((two, one), [[1.0], [3.0]])):
    model = paddle.jit.to_static(Centre())
    for batch in calls:
        model(batch)
    paddle.jit.save(model, path)
    assert paddle.jit.load(path)(two).tolist() == kept

model = Centre()
model(one)
try:
    paddle.jit.save(model, path)
except ValueError as error:
    assert "No valid transformed program" in str(error), error
else:
    raise AssertionError("nothing was raised")
