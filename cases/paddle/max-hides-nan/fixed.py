"""Guard a training step by asking for NaN by name as well as for the largest gradient."""

import paddle

LIMIT = 10.0


def is_healthy(gradient):
    """Whether every entry is a number, and none is too large."""
    return bool(paddle.isfinite(gradient).all()) and bool(gradient.abs().max() < LIMIT)


gradient = paddle.to_tensor([0.5, float("nan"), 3.0])
result = float(is_healthy(gradient))
assert result == 0.0, "a gradient with NaN is healthy, its maximum is %.1f" % gradient.max().item()
