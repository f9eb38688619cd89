"""Load weights from a file of arrays, those that have the shape of the parameter."""

import numpy as np
import paddle

paddle.seed(0)
model = paddle.nn.Linear(3, 2)
stored = {"weight": np.ones([3, 2], "float32"), "bias": np.ones([2], "float32")}

loaded = []
for name, parameter in model.named_parameters():
    if parameter.shape == stored[name].shape:
        parameter.set_value(stored[name])
        loaded.append(name)

result = loaded
assert result == ["weight", "bias"], f"loaded: {result}"
