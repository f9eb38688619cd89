"""A linear layer in float16 has the message of this case for an input of float32."""

import paddle

layer = paddle.nn.Linear(3, 2)
layer.to(dtype="float16")
try:
    layer(paddle.rand([4, 3]))
except RuntimeError as error:
    assert "The kernel with key (CPU, Undefined(AnyLayout), float16) of kernel `matmul`" in str(error), error
else:
    raise AssertionError("nothing was raised")
