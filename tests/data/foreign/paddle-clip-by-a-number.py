"""An optimizer is told the norm, not how to clip."""

import paddle

weights = paddle.nn.Linear(1, 1).parameters()
paddle.optimizer.Adam(parameters=weights, grad_clip=1.0)
