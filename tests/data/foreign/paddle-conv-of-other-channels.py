"""Features that were concatenated before are so no longer."""

import paddle

paddle.nn.Conv2D(64, 8, 3)(paddle.zeros([1, 32, 16, 16]))
