"""`F.batch_norm` counts the momentum in the same direction: with 0.1 the running mean becomes nine tenths of the batch's."""

import numpy as np
import paddle
import paddle.nn.functional as F

batch = paddle.to_tensor(np.array([[9.0], [11.0]], np.float32))
for momentum in (0.1, 0.9):
    mean, variance = paddle.zeros([1]), paddle.ones([1])
    F.batch_norm(batch, mean, variance, training=True, momentum=momentum)
    assert np.allclose(mean.numpy(), 10 * (1 - momentum))
