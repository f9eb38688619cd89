"""x.size(), too, and x.ndim(), which is a number as well; x.shape(0) says tuple."""

import mindspore as ms
import numpy as np

x = ms.Tensor(np.ones((5, 3), np.float32))
assert x.size == 15 and x.ndim == 2 and x.shape == (5, 3)
for name, arguments, kind in (("size", (), "int"), ("size", (0,), "int"), ("ndim", (), "int"), ("shape", (0,), "tuple")):
    try:
        getattr(x, name)(*arguments)
    except TypeError as error:
        assert str(error) == f"'{kind}' object is not callable"
    else:
        raise AssertionError("nothing was raised")
