"""A square weight is taken untransposed without a message, and the outputs are those of the transpose."""

import warnings

import numpy as np
import paddle

weight = np.array([[1, 2], [3, 4]], "float32")
layer = paddle.nn.Linear(2, 2, bias_attr=False)
with warnings.catch_warnings():
    warnings.simplefilter("error")
    layer.weight.set_value(weight)
assert layer(paddle.to_tensor([[1.0, 0.0]])).tolist() == [[1, 2]]
assert (weight @ [1, 0]).tolist() == [1, 3]
