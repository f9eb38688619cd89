"""With two scores above the threshold the loop runs twice, with one the squeezed tensor has no axis and it runs no times."""

import paddle

for scores, shape, runs in (([0.2, 0.9, 0.8], [2], 2), ([0.2, 0.9, 0.4], [], 0)):
    found = paddle.nonzero(paddle.to_tensor(scores) > 0.5).squeeze()
    assert found.shape == shape
    assert sum(1 for _ in found) == runs
