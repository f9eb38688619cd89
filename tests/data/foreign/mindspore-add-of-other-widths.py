"""A positional encoding is longer than the sentence."""

import mindspore as ms
from mindspore import ops

ops.zeros((2, 48, 16)) + ops.zeros((50, 16))
