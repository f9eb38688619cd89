"""`sort(reverse=True)` has no effect on newer releases; 2.0.0 raises "The object is not callable"."""

import mindspore as ms
from mindspore import nn

ms.set_context(mode=ms.GRAPH_MODE)


class Largest(nn.Cell):
    """The input times the largest number."""

    def construct(self, x):
        sizes = [1.0, 3.0, 2.0]
        sizes.sort(reverse=True)
        return x * sizes[0]


try:
    found = float(Largest()(ms.Tensor(1.0, ms.float32)).asnumpy())
except ValueError as error:
    assert ms.__version__.startswith("2.0.") and "The object is not callable" in str(error), error
else:
    assert found == 1.0, found
