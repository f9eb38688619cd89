"""The gradient of the probability that all events occur, one of which is impossible."""

import numpy as np
import paddle


def all_occur(probabilities):
    """The probability that every event occurs."""
    return paddle.prod(probabilities)


probabilities = paddle.to_tensor([0.0, 0.5, 0.25], stop_gradient=False)
all_occur(probabilities).backward()

result = probabilities.grad.numpy()
expected = np.array([0.125, 0.0, 0.0], np.float32)
assert np.array_equal(result, expected), "the gradient is %s instead of %s" % (
    result.tolist(),
    expected.tolist(),
)
