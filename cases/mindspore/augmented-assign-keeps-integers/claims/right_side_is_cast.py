# releases: >=2.8
"""In Graph mode the right side is cast to int64 before: `*= 2.5` doubles, `-= 0.5` changes nothing."""

import mindspore as ms
from mindspore import Tensor, nn

ms.set_context(mode=ms.GRAPH_MODE)


class Change(nn.Cell):
    """A product and a difference."""

    def construct(self, a, b):
        a *= 2.5
        b -= 0.5
        return a, b


product, difference = Change()(Tensor([4, 7]), Tensor([4, 7]))
assert product.asnumpy().tolist() == [8, 14], product
assert difference.asnumpy().tolist() == [4, 7], difference
