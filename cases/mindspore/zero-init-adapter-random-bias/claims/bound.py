# releases: >=2.10
"""The bias is up to 1 / sqrt(in_channels): near 1 for one input, near 0.1 for a hundred."""

import mindspore as ms
import numpy as np
from mindspore import nn

ms.set_seed(0)
for inputs, bound in ((1, 1.0), (100, 0.1)):
    largest = np.abs(nn.Dense(inputs, 1000, weight_init="zeros").bias.asnumpy()).max()
    assert 0.9 * bound < largest <= bound, largest
