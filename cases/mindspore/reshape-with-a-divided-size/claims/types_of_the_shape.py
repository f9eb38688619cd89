# releases: >=2.7
"""The message lists the types of the sizes in their order, with `float` where the quotient stands."""

import mindspore as ms
from mindspore import nn, ops

ms.set_context(mode=ms.PYNATIVE_MODE, device_target="CPU", pynative_synchronize=True)
x = ops.ones((2, 8), ms.float32)
for shape, words in (((2, 4, 8 / 4), "shape=Tuple<int, int, float>"), ((4 / 2, 8), "shape=Tuple<float, int>")):
    try:
        ops.reshape(x, shape)
    except TypeError as error:
        assert words in str(error), error
    else:
        raise AssertionError("nothing was raised")
