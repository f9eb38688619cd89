"""set_value refuses a float64 array and an array of another shape."""

import numpy as np
import paddle

layer = paddle.nn.Linear(3, 3)
for value, words in [(np.eye(3), "dtype not match"), (np.ones(3, "float32"), "Shape not match")]:
    message = ""
    try:
        layer.weight.set_value(value)
    except AssertionError as error:
        message = str(error)
    assert words in message
layer.weight.set_value(np.eye(3, dtype="float32"))
assert layer.weight.numpy().sum() == 3
