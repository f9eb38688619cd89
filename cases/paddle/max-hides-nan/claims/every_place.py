"""Of 16 or 1024 elements `max` and `min` lose a NaN at the beginning, in the middle and at the end."""

import paddle

for size in (16, 1024):
    for place in (0, size // 2, size - 1):
        values = [1.0] * size
        values[place] = float("nan")
        tensor = paddle.to_tensor(values)
        for function in (paddle.max, paddle.min, paddle.amax, paddle.amin):
            assert function(tensor).item() == 1.0
        assert not bool(paddle.isfinite(tensor).all())
