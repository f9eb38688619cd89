"""detach, cuda and cpu are not there either; ops.stop_gradient stands for detach."""

import mindspore as ms
from mindspore import ops

x = ms.Tensor([2.0])
for name in ("detach", "cuda", "cpu"):
    try:
        getattr(x, name)
    except AttributeError as error:
        assert f"'Tensor' object has no attribute '{name}'" in str(error)
    else:
        raise AssertionError("nothing was raised")


def stopped(x):
    return (x * ops.stop_gradient(x)).sum()


def square(x):
    return (x * x).sum()


assert ms.grad(stopped)(x).asnumpy().tolist() == [2.0]
assert ms.grad(square)(x).asnumpy().tolist() == [4.0]
