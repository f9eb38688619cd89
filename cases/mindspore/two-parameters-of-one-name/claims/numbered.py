# releases: >=2.10
"""Two parameters without names have two names, and the optimizer takes them."""

import mindspore as ms
from mindspore import nn

first, second = (ms.Parameter(ms.Tensor([1.0])) for _ in range(2))
assert first.name != second.name
nn.SGD([first, second], learning_rate=0.1)
