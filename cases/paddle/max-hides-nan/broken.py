"""Guard a training step by the largest absolute gradient; one entry of the gradient is NaN."""

import paddle

LIMIT = 10.0


def is_healthy(gradient):
    """Whether no entry is too large."""
    return bool(gradient.abs().max() < LIMIT)


gradient = paddle.to_tensor([0.5, float("nan"), 3.0])
result = float(is_healthy(gradient))
assert result == 0.0, "a gradient with NaN is healthy, its maximum is %.1f" % gradient.max().item()
