# releases: >=2.10
"""In Graph mode a `functools.partial` inside construct fails alike; a method, and a lambda that is made in `__init__` or beside the class, work."""

import functools

import mindspore as ms
from mindspore import nn, ops

ms.set_context(mode=ms.GRAPH_MODE)

beside = lambda gradient: ops.clip_by_value(gradient, -1.0, 1.0)


class Partial(nn.Cell):
    """A partial inside construct."""

    def construct(self, x):
        prediction = x * 1.0
        prediction.register_hook(
            functools.partial(ops.clip_by_value, clip_value_min=-1.0, clip_value_max=1.0)
        )
        return (prediction**2).sum()


class Method(nn.Cell):
    """A method."""

    def clip(self, gradient):
        return ops.clip_by_value(gradient, -1.0, 1.0)

    def construct(self, x):
        prediction = x * 1.0
        prediction.register_hook(self.clip)
        return (prediction**2).sum()


class Init(nn.Cell):
    """A lambda of `__init__`."""

    def __init__(self):
        super().__init__()
        self.hook = lambda gradient: ops.clip_by_value(gradient, -1.0, 1.0)

    def construct(self, x):
        prediction = x * 1.0
        prediction.register_hook(self.hook)
        return (prediction**2).sum()


class Beside(nn.Cell):
    """A lambda beside the class."""

    def construct(self, x):
        prediction = x * 1.0
        prediction.register_hook(beside)
        return (prediction**2).sum()


x = ms.Tensor([0.25, 4.0], ms.float32)
for cell in (Method(), Init(), Beside()):
    assert ms.grad(cell)(x).asnumpy().tolist() == [0.5, 1.0]
try:
    ms.grad(Partial())(x)
except ValueError as error:
    assert "The object is not callable" in str(error), error
else:
    raise AssertionError("nothing was raised")
