"""An array of NumPy's default float64 becomes a float64 tensor, which Linear refuses: dtype="float32" in to_tensor."""

import numpy as np
import paddle

layer, sample = paddle.nn.Linear(4, 3), np.array([[5.1, 3.5, 1.4, 0.2]])
tensor = paddle.to_tensor(sample)
assert tensor.dtype == paddle.float64
try:
    layer(tensor)
except (ValueError, TypeError):
    pass
else:
    raise AssertionError("nothing was raised")
assert layer(paddle.to_tensor(sample, dtype="float32")).shape == [1, 3]
