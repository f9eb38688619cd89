"""A tuple for the `padding` of `nn.Conv2d` needs four numbers: top, bottom, left, right."""

import mindspore as ms
import numpy as np
from mindspore import nn

for mode in ("pad", "same"):
    try:
        nn.Conv2d(1, 1, 3, pad_mode=mode, padding=(1, 1))
    except ValueError as error:
        assert "the 'pad size' must be int and must = 4, but got '2'" in str(error), error
    else:
        raise AssertionError("nothing was raised")
x = ms.Tensor(np.ones([1, 1, 1, 1], np.float32))
padded = nn.Conv2d(1, 1, 1, pad_mode="pad", padding=(1, 0, 3, 2), weight_init="ones")(x).asnumpy()
assert padded[0, 0].tolist() == [[0, 0, 0, 0, 0, 0], [0, 0, 0, 1, 0, 0]]
