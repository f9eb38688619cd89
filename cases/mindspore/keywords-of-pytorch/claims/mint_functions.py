# releases: >=2.8
"""mint.cat takes dim; other functions of mint, as stack and argmax, have no kernel for the CPU."""

import mindspore as ms
import numpy as np
from mindspore import mint

x = ms.Tensor(np.ones((2, 3), np.float32))
assert mint.cat((x, x), dim=1).shape == (2, 6)
for name, argument, kernel in (("stack", (x, x), "StackExt"), ("argmax", x, "ArgMaxExt")):
    try:
        getattr(mint, name)(argument, dim=1).asnumpy()
    except RuntimeError as error:
        assert f"The kernel {kernel} unregistered" in str(error)
    else:
        raise AssertionError("nothing was raised")
