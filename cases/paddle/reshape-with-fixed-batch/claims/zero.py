"""0 in the shape keeps the axis: `[0, 72]` and `[0, 0, 36]` fit any batch, also in a saved program."""

import os
import tempfile

import paddle


class Flatten(paddle.nn.Layer):
    """Flatten all axes but the first."""

    def forward(self, x):
        """Return rows of 72."""
        return paddle.reshape(x, [0, 72])


spec = paddle.static.InputSpec([None, 2, 6, 6])
path = os.path.join(tempfile.mkdtemp(), "flatten")
paddle.jit.save(paddle.jit.to_static(Flatten(), full_graph=True), path, input_spec=[spec])
saved = paddle.jit.load(path)
for batch in (4, 2, 1):
    images = paddle.rand([batch, 2, 6, 6])
    assert list(paddle.reshape(images, [0, 0, 36]).shape) == [batch, 2, 36]
    for rows in (paddle.reshape(images, [0, 72]), saved(images)):
        assert bool((rows == paddle.flatten(images, 1)).all())
