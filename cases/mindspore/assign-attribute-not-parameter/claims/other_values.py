# releases: <2.1
"""Numbers, None, lists and tensors raise, also in `+=` and in a method that construct calls."""

import mindspore as ms
from mindspore import nn

ms.set_context(mode=ms.GRAPH_MODE)


class Assign(nn.Cell):
    """Assign to an attribute."""

    def __init__(self, value):
        super().__init__()
        self.kept = value

    def construct(self, x):
        self.kept = x
        return x


class Add(Assign):
    """Add to an attribute."""

    def construct(self, x):
        self.kept += 1
        return x


class Method(Assign):
    """Assign in a method."""

    def step(self, x):
        self.kept = x

    def construct(self, x):
        self.step(x)
        return x


nets = [kind(value) for kind in (Assign, Add, Method) for value in (1, 2.0, ms.Tensor(3.0))]
for net in [*nets, Assign([4]), Method([4]), Assign(None)]:
    try:
        net(ms.Tensor([2.0]))
    except TypeError as error:
        assert "'self.kept' should be initialized as a 'Parameter'" in str(error)
    else:
        raise AssertionError("nothing was raised")
