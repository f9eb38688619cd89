"""A variable that one branch assigns, a conditional expression, a `while` loop and a function under `mindspore.jit` end in the same words."""

import os

import mindspore as ms
from mindspore import nn, ops

ms.set_context(mode=ms.GRAPH_MODE)


class Assigned(nn.Cell):
    """One branch assigns."""

    def construct(self, x, limit):
        y = x
        if ops.reduce_max(x) > limit:
            y = ops.cast(x, ms.float16)
        return y


class Expression(nn.Cell):
    """A conditional expression."""

    def construct(self, x, limit):
        return ops.cast(x, ms.float16) if ops.reduce_max(x) > limit else x


class Loop(nn.Cell):
    """A loop that changes the dtype."""

    def construct(self, x, limit):
        while ops.reduce_max(x) > limit:
            x = ops.cast(x / 2, ms.float16)
        return x


@ms.jit
def function(x, limit):
    """A function that is compiled."""
    if ops.reduce_max(x) > limit:
        return ops.cast(x, ms.float16)
    return x


x, limit = ms.Tensor([0.5, 3.0], ms.float32), ms.Tensor(1.0, ms.float32)
for call in (Assigned(), Expression(), Loop(), function):
    child = os.fork()  # 2.0.0 may crash when it compiles again after an error
    if not child:
        status = 1
        try:
            call(x, limit)
        except TypeError as error:
            both = [f"dtype1 = {one}, dtype2 = {two}" for one, two in (("Float16", "Float32"), ("Float32", "Float16"))]
            status = 0 if any(f"Type Join Failed: {words}" in str(error) for words in both) else 2
        finally:
            os._exit(status)
    assert os.waitpid(child, 0)[1] == 0, call
