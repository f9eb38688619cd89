# releases: >=2.6
"""The list is what torch.permute takes: axis i of the result is axis perm[i] of x, as numpy.transpose has it."""

import numpy as np
import paddle

x = paddle.arange(24).reshape([2, 3, 4])
assert list(x.transpose([2, 0, 1]).shape) == [4, 2, 3]
assert np.array_equal(x.transpose([2, 0, 1]).numpy(), x.numpy().transpose(2, 0, 1))
