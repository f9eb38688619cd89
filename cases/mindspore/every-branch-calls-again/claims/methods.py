# releases: >=2.7
"""Methods of a Cell of which each calls another stop with "Exceed function call depth limit"."""

import mindspore as ms
from mindspore import nn

ms.set_context(mode=ms.GRAPH_MODE, device_target="CPU")
ms.set_recursion_limit(50)  # 1000 takes ten seconds


class Clamp(nn.Cell):
    """Keep activations small, without an end."""

    def halve(self, x):
        if x.max() > 1.0:
            return self.halve(x * 0.5)
        return self.shift(x)

    def shift(self, x):
        return self.halve(x + 0.25)

    def construct(self, x):
        return self.halve(x)


try:
    Clamp()(ms.Tensor([1.0, 4.0], ms.float32))
except RuntimeError as error:
    assert "Exceed function call depth limit" in str(error), error
else:
    raise AssertionError("nothing was raised")
