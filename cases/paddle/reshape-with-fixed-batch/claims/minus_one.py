"""`[-1, 72]` fits any batch; a wrong width raises, and the message says divisible, or it divides, and the batch is longer."""

import paddle

for batch in (4, 2, 1):
    images = paddle.rand([batch, 2, 6, 6])
    rows = paddle.reshape(images, [-1, 72])
    assert list(rows.shape) == [batch, 72]
    assert bool((rows == paddle.flatten(images, 1)).all())
try:
    paddle.reshape(images, [-1, 70])
except ValueError as error:
    assert "must be divisible by known capacity of 'shape'" in str(error)
    assert "'shape' is [-1, 70]" in str(error)
else:
    raise AssertionError("nothing was raised")
assert list(paddle.reshape(paddle.rand([4, 2, 6, 6]), [-1, 36]).shape) == [8, 36]
