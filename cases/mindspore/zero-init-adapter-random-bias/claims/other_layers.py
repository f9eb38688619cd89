# releases: >=2.10
"""A convolution with `has_bias=True` has a random bias as well."""

import mindspore as ms
from mindspore import nn

ms.set_seed(0)
for layer in (nn.Conv1d, nn.Conv2d, nn.Conv2dTranspose):
    assert layer(4, 4, 1, weight_init="zeros", has_bias=True).bias.asnumpy().any()
    assert layer(4, 4, 1, weight_init="zeros").bias is None
