"""A function under `jit` leaves `__call__` out in PyNative mode too."""

import mindspore as ms
from mindspore import nn, ops

ms.set_context(mode=ms.PYNATIVE_MODE)


class Add(nn.Cell):
    """A sum that drops its first argument in `__call__`."""

    def __call__(self, ids, **inputs):
        return super().__call__(**inputs)

    def construct(self, x, y):
        return x + y


add = Add()


@ms.jit
def compiled(x):
    """Call the cell."""
    return add(x, x=x, y=x)


try:
    compiled(ops.ones((1,), ms.float32))
except TypeError as error:
    assert "Multiply values for specific argument: x" in str(error), error
else:
    raise AssertionError("nothing was raised")
