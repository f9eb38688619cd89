"""Functions have the small d: nn.functional has conv2d, max_pool2d, adaptive_avg_pool2d and conv2d_transpose, and no Conv2D and no conv_transpose2d."""

import paddle.nn.functional as F

for name in ("conv2d", "max_pool2d", "adaptive_avg_pool2d", "dropout2d", "conv2d_transpose"):
    assert hasattr(F, name), name
for name in ("Conv2D", "conv2D", "max_pool2D", "conv_transpose2d"):
    assert not hasattr(F, name), name
