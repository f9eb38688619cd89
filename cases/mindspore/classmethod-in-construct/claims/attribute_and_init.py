"""A plain method reads a class attribute by `self`, and a classmethod that `__init__` calls works in Graph mode."""

import mindspore as ms
from mindspore import nn

ms.set_context(mode=ms.GRAPH_MODE)


class Net(nn.Cell):
    """Multiply by the attribute of the class, and by a number of `__init__`."""

    FACTOR = 2.0

    @classmethod
    def width(cls):
        """Computed from the attribute."""
        return cls.FACTOR + 1.0

    def __init__(self):
        super().__init__()
        self.number = self.width()

    def scaled(self, x):
        """By the attribute of the class."""
        return x * self.FACTOR

    def construct(self, x):
        return self.scaled(x) * self.number


assert Net()(ms.Tensor([1.0], ms.float32)).asnumpy().tolist() == [6.0]
