"""The log-likelihood of labels that count from one, picked by indexing with two tensors."""

import numpy as np
import paddle

log_probabilities = np.array([[-1.0, -2.0, -3.0], [-4.0, -5.0, -6.0]], np.float32)
labels = np.array([3, 1])

rows = paddle.arange(2)
columns = paddle.to_tensor(labels)
picked = paddle.to_tensor(log_probabilities)[rows, columns]

result = picked.numpy()
expected = log_probabilities[[0, 1], labels - 1]
assert result.tolist() == expected.tolist(), "picked %s instead of %s" % (
    result.tolist(),
    expected.tolist(),
)
