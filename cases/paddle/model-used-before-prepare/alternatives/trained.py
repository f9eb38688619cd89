"""With an optimizer and a loss fit trains."""

import numpy as np
import paddle
from paddle import nn

paddle.seed(0)
layer = nn.Linear(2, 1)
model = paddle.Model(layer)
rows = [(np.ones(2, "float32"), np.full(1, 5, "float32")) for _ in range(4)]
before = layer.weight.numpy().copy()
model.prepare(paddle.optimizer.SGD(0.1, parameters=model.parameters()), nn.MSELoss())
model.fit(rows, batch_size=2, verbose=0)
assert (layer.weight.numpy() != before).all()
