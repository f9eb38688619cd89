"""In training mode the momentum does not change the output: only evaluation uses the running mean."""

import numpy as np
import paddle
from paddle import nn

x = paddle.to_tensor(np.array([[9.0], [11.0]], np.float32))
first, second = nn.BatchNorm1D(1, momentum=0.1), nn.BatchNorm1D(1, momentum=0.9)
assert (first(x) == second(x)).all()
first.eval(), second.eval()
assert (first(x) != second(x)).all()
