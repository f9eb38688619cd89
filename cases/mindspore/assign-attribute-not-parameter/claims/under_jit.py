# releases: <2.1
"""A `construct` under `jit` refuses the assignment in PyNative mode, too; one that another method made a Parameter takes it."""

import mindspore as ms
from mindspore import nn

ms.set_context(mode=ms.PYNATIVE_MODE)


class Keep(nn.Cell):
    """Keep the input."""

    def make(self, value):
        self.kept = value
        return self

    @ms.jit
    def construct(self, x):
        self.kept = x
        return x


x = ms.Tensor([2.0])
try:
    Keep().make(ms.Tensor([0.0]))(x)
except TypeError as error:
    assert "'self.kept' should be initialized as a 'Parameter'" in str(error)
else:
    raise AssertionError("nothing was raised")
net = Keep().make(ms.Parameter(ms.Tensor([0.0]), name="kept"))
net(x)
assert net.kept.asnumpy().tolist() == [2.0]
