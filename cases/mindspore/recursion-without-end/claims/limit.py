"""With another limit the message names that one."""

import mindspore as ms
from mindspore import nn

ms.set_context(mode=ms.GRAPH_MODE)


class Power(nn.Cell):
    """A power without end."""

    def construct(self, x):
        return self.power(x)

    def power(self, x):
        return x * self.power(x)


for limit in (1000, 1200):
    ms.set_recursion_limit(limit)
    try:
        Power()(ms.Tensor([2.0]))
    except RuntimeError as error:
        assert f"Exceed function call depth limit {limit}," in str(error)
    else:
        raise AssertionError("nothing was raised")
