# releases: >=2.9
"""Methods of a tensor list each valid form, and mark the argument that does not fit: masked_fill with a mask of NumPy, sum with a text."""

import mindspore as ms
import numpy as np
from mindspore import Tensor, ops

ms.set_context(mode=ms.PYNATIVE_MODE, device_target="CPU", pynative_synchronize=True)
x = ops.ones((2, 3), ms.float32)
array = np.full(3, 2, np.float32)
for call, words in (
    (lambda: x.masked_fill(array > 1, 0.0), "Failed calling masked_fill with \"masked_fill(<class 'numpy.ndarray'>, float)\"."),
    (lambda: x.sum("1"), 'Failed calling sum with "sum(string)".'),
):
    try:
        call()
    except TypeError as error:
        assert words in str(error) and "match failed because invalid types: (" in str(error) and "~~~" in str(error), error
    else:
        raise AssertionError("nothing was raised")
