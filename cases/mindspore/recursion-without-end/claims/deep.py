# releases: >=2.10
"""400 calls that end meet the limit, as a loop of 600 steps does; 10 calls and 400 steps do not. A higher limit helps."""

import mindspore as ms
from mindspore import nn

ms.set_context(mode=ms.GRAPH_MODE)


class Power(nn.Cell):
    """A power by recursion."""

    def __init__(self, n):
        super().__init__()
        self.n = n

    def construct(self, x):
        return self.power(x, self.n)

    def power(self, x, n):
        if n == 0:
            return ms.ops.ones_like(x)
        return x * self.power(x, n - 1)


class Loop(Power):
    """A power by a loop."""

    def construct(self, x):
        result = ms.ops.ones_like(x)
        for _ in range(self.n):
            result = result * x
        return result


x = ms.Tensor([1.0])
assert Power(10)(x).asnumpy().tolist() == [1.0]
assert Loop(400)(x).asnumpy().tolist() == [1.0]
for deep in (Power(400), Loop(600)):
    try:
        deep(x)
    except RuntimeError as error:
        assert "Exceed function call depth limit 1000," in str(error)
    else:
        raise AssertionError("nothing was raised")

ms.set_recursion_limit(100)
try:
    Power(50)(x)
except RuntimeError as error:
    assert "Exceed function call depth limit 100," in str(error)
else:
    raise AssertionError("nothing was raised")
ms.set_recursion_limit(200)
assert Power(50)(x).asnumpy().tolist() == [1.0]
