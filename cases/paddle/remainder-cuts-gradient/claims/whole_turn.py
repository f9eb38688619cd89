# releases: >=2.6
"""With 0.1, some of 100,000 values of `x - y * paddle.floor(x / y)` are 0.1 away from those of `%`, and some are negative."""

import numpy as np
import paddle

values = paddle.to_tensor(np.random.RandomState(0).uniform(-1e4, 1e4, 100_000).astype("float32"))
remainder = paddle.remainder(values, paddle.to_tensor(0.1, dtype="float32"))
written = values - 0.1 * paddle.floor(values / 0.1)
assert 0.09 < (remainder - written).abs().max().item() < 0.11
assert bool((written < 0).any())
