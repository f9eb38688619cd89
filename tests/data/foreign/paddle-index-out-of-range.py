"""The last sample is asked for by the length."""

import paddle

paddle.zeros([10, 3])[10]
