"""Of the gradients [3, 4] and [0, 12], with a limit of 1, ByGlobalNorm divides all by 13, ByNorm each tensor by its own norm, ByValue cuts each element."""

import numpy as np
import paddle
from paddle import nn

wanted = {
    nn.ClipGradByGlobalNorm: [[3 / 13, 4 / 13], [0, 12 / 13]],
    nn.ClipGradByNorm: [[0.6, 0.8], [0, 1]],
    nn.ClipGradByValue: [[1, 1], [0, 1]],
}
for kind, expected in wanted.items():
    one, two = (paddle.create_parameter([2], "float32", default_initializer=nn.initializer.Constant(0.0)) for _ in "ab")
    optimizer = paddle.optimizer.SGD(1.0, parameters=[one, two], grad_clip=kind(1.0))
    (one * paddle.to_tensor([3.0, 4.0]) + two * paddle.to_tensor([0.0, 12.0])).sum().backward()
    optimizer.step()
    steps = [(-one).tolist(), (-two).tolist()]
    assert np.allclose(steps, expected, atol=1e-5), (kind, steps)
