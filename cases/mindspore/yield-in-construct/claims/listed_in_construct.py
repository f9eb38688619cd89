"""A list of `trainable_params()` in `construct` is refused as well, in other words."""

import mindspore as ms
from mindspore import nn

ms.set_context(mode=ms.GRAPH_MODE)


class Penalty(nn.Cell):
    """The sum of the squared weights of a layer."""

    def __init__(self):
        super().__init__()
        self.net = nn.Dense(2, 1)

    def construct(self):
        penalty = 0.0
        for weight in self.net.trainable_params():
            penalty += (weight * weight).sum()
        return penalty


try:
    Penalty()()
except RuntimeError as error:
    assert "Cell.trainable_params' is not supported in 'construct'" in str(error), error
else:
    raise AssertionError("nothing was raised")
