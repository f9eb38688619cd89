"""The features are kept a little above zero before they are raised."""

import numpy as np
import paddle
import paddle.nn.functional as F

features = F.relu(paddle.to_tensor([-1.0, 2.0])).clip(min=1e-6)
exponent = paddle.to_tensor([3.0], stop_gradient=False)

pooled = (features**exponent).mean() ** (1.0 / 3.0)
pooled.backward()

result = exponent.grad.numpy()
assert np.isfinite(result).all(), "the gradient by the exponent is %.4f" % result[0]
