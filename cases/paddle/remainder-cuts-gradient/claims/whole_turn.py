# releases: >=2.6
"""With 360 the two forms agree; with 0.1 some of 100,000 values are 0.1 apart, and some are negative."""

import numpy as np
import paddle

values = paddle.to_tensor(np.random.RandomState(0).uniform(-1e4, 1e4, 100_000).astype("float32"))
for turn, agree in ((360.0, True), (0.1, False)):
    remainder = paddle.remainder(values, paddle.to_tensor(turn, dtype="float32"))
    written = values - turn * paddle.floor(values / turn)
    distance = (remainder - written).abs().max().item()
    assert (distance < 1e-2) == agree
    assert bool((written < 0).any()) != agree
