"""Normalisation, relu, gelu, sigmoid, mean and the difference, product and quotient of two tensors have no float16 kernel on the CPU."""

import paddle
from paddle.nn import functional

x = paddle.ones([2, 4, 3], "float16")
mean, variance = paddle.zeros([4]), paddle.ones([4])
calls = {
    "layer_norm": lambda: functional.layer_norm(x, 3),
    "batch_norm": lambda: functional.batch_norm(x, mean, variance),
    "relu": lambda: functional.relu(x),
    "gelu": lambda: functional.gelu(x),
    "sigmoid": lambda: functional.sigmoid(x),
    "subtract": lambda: paddle.subtract(x, x),
    "multiply": lambda: paddle.multiply(x, x),
    "divide": lambda: paddle.divide(x, x),
    "mean": lambda: paddle.mean(x),
}
for name, call in calls.items():
    try:
        call()
    except RuntimeError as error:
        words = f"(CPU, Undefined(AnyLayout), float16) of kernel `{name}` is not registered."
        assert words + " Selected wrong DataType `float16`" in str(error), error
    else:
        raise AssertionError(name + " passed")
