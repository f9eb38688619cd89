"""Load the weights of a square PyTorch layer into a Linear layer."""

import numpy as np
import paddle
from paddle import nn

# As torch.nn.Linear(3, 3) has them: a row for each output.
weight = np.array([[1, 2, 3], [0, 1, 0], [0, 0, 1]], np.float32)
bias = np.zeros(3, np.float32)
x = np.array([[1, 1, 1]], np.float32)
expected = x @ weight.T + bias

layer = nn.Linear(3, 3)
layer.set_state_dict({"weight": paddle.to_tensor(weight), "bias": paddle.to_tensor(bias)})

result = layer(paddle.to_tensor(x)).numpy()
assert (result == expected).all(), "the output is %s, not %s" % (result[0], expected[0])
