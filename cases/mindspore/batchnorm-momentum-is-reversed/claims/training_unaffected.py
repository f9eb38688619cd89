"""In training mode the momentum does not change the output: only evaluation uses the moving mean."""

import mindspore as ms
import numpy as np
from mindspore import nn

x = ms.Tensor(np.array([[9.0], [11.0]], np.float32))
outputs = []
for momentum in (0.1, 0.9):
    norm = nn.BatchNorm1d(1, momentum=momentum)
    norm.set_train()
    training = norm(x).asnumpy()
    norm.set_train(False)
    outputs.append((training, norm(x).asnumpy()))
(first, first_eval), (second, second_eval) = outputs
assert np.allclose(first, second)
assert not np.allclose(first_eval, second_eval)
