"""fit without a loss says that NoneType is not callable."""

import numpy as np
import paddle
from paddle import nn

model = paddle.Model(nn.Linear(2, 1))
model.prepare(paddle.optimizer.SGD(0.1, parameters=model.parameters()))
rows = [(np.ones(2, "float32"), np.ones(1, "float32")) for _ in range(4)]
try:
    model.fit(rows, batch_size=2, verbose=0)
except TypeError as error:
    assert str(error) == "'NoneType' object is not callable"
else:
    raise AssertionError("nothing was raised")
