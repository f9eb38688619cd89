"""Predict with the high-level API."""

import numpy as np
import paddle
from paddle import nn

paddle.seed(0)
model = paddle.Model(nn.Linear(2, 1))
rows = [(np.ones(2, "float32"),) for _ in range(4)]
model.prepare()
outputs = model.predict(rows, stack_outputs=True, verbose=0)

result = outputs[0]
assert result.shape == (4, 1)
