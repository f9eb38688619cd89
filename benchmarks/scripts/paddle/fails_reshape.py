"""A reshape to a different number of elements."""

import paddle

paddle.ones([2, 3]).reshape([4, 2])
