"""A hook watches the gradient of an input that has none."""

import paddle

paddle.zeros([3]).register_hook(print)
