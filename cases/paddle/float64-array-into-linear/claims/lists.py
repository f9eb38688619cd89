"""A list of Python floats becomes float32, an array of NumPy stays float64."""

import numpy as np
import paddle

assert paddle.to_tensor([[1.0, 2.0, 3.0]]).dtype == paddle.float32
assert paddle.to_tensor(np.array([1.0, 2.0, 3.0])).dtype == paddle.float64
assert paddle.nn.Linear(3, 4)(paddle.to_tensor([[1.0, 2.0, 3.0]])).dtype == paddle.float32
