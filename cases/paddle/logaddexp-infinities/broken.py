"""One step of a forward algorithm in log space: two of three states cannot be reached yet."""

import numpy as np
import paddle

IMPOSSIBLE = -float("inf")

stay = paddle.to_tensor([0.0, IMPOSSIBLE, IMPOSSIBLE])
move = paddle.to_tensor([IMPOSSIBLE, 0.0, IMPOSSIBLE])

result = paddle.logaddexp(stay, move).exp().numpy()
expected = np.exp(np.logaddexp(stay.numpy(), move.numpy()))
assert np.array_equal(result, expected), "the states have weights %s instead of %s" % (
    result.tolist(),
    expected.tolist(),
)
