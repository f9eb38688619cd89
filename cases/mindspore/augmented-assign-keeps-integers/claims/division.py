# releases: >=2.10
"""In Graph mode `/=` and `//=` by 0.5 give the largest integer, `%=` the smallest."""

import mindspore as ms
from mindspore import nn

ms.set_context(mode=ms.GRAPH_MODE)


class Divide(nn.Cell):
    """Each division once."""

    def construct(self, a, b, c):
        a /= 0.5
        b //= 0.5
        c %= 0.5
        return a, b, c


quotient, floor, rest = Divide()(*[ms.Tensor([1, 3]) for _ in range(3)])
assert quotient.asnumpy().tolist() == floor.asnumpy().tolist() == [2**63 - 1] * 2
assert rest.asnumpy().tolist() == [-(2**63)] * 2
