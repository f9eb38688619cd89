"""Functions have the small d: nn.functional has conv2d, max_pool2d and adaptive_avg_pool2d, and no Conv2D."""

import paddle.nn.functional as F

for name in ("conv2d", "max_pool2d", "adaptive_avg_pool2d", "dropout2d"):
    assert hasattr(F, name), name
for name in ("Conv2D", "conv2D", "max_pool2D"):
    assert not hasattr(F, name), name
