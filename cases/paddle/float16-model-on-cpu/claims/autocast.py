"""`auto_cast` has no effect on the CPU: a float32 model gives float32 in it."""

import paddle

layer = paddle.nn.Linear(3, 2)
x = paddle.rand([4, 3])
for level in ("O1", "O2"):
    with paddle.amp.auto_cast(dtype="float16", level=level):
        output = layer(x)
    assert output.dtype == paddle.float32
    assert paddle.allclose(output, layer(x))
