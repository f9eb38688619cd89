# releases: >=2.0,!=2.7.0
"""`x.reshape` and `x.view` refuse a float as well, in a tuple or as separate sizes; on 2.0.0 the float is printed as 2."""

import mindspore as ms
from mindspore import nn, ops

ms.set_context(mode=ms.PYNATIVE_MODE, device_target="CPU", pynative_synchronize=True)
x = ops.ones((2, 8), ms.float32)
for call in (lambda: x.reshape((2, 4, 8 / 4)), lambda: x.reshape(2, 4, 8 / 4), lambda: x.view(2, 4, 8 / 4)):
    try:
        call()
    except TypeError as error:
        if ms.__version__ < "2.1":
            assert "the input[shape] must be one of ['int', 'tuple', 'list'] with all Int elements, but got (2, 4, 2)" in str(error), error
        else:
            assert "float" in str(error), error
    else:
        raise AssertionError("nothing was raised")
assert x.reshape((2, 4, 8 // 4)).shape == x.reshape((2, 4, int(8 / 4))).shape == (2, 4, 2)
