"""Inside construct Graph mode unpacks four maxima into two names: the first two are taken, and nothing is raised."""

import mindspore as ms
import numpy as np
from mindspore import nn


class Classes(nn.Cell):
    def construct(self, logits):
        first, second = logits.max(axis=1)
        return first, second


logits = ms.Tensor(np.array([[1, 9, 2], [7, 3, 4], [5, 6, 0], [8, 1, 1]], np.float32))
ms.set_context(mode=ms.GRAPH_MODE, device_target="CPU")
first, second = Classes()(logits)
assert (float(first.asnumpy()), float(second.asnumpy())) == (9, 7)
ms.set_context(mode=ms.PYNATIVE_MODE, device_target="CPU")
try:
    Classes()(logits)
except ValueError as error:
    assert "too many values to unpack" in str(error), error
else:
    raise AssertionError("nothing was raised")
