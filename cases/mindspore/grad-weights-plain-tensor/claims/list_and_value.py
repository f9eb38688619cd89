# releases: >=2.7
"""PyNative mode gives zero for a plain tensor, of `value_and_grad`, `GradOperation`, in a list and as
`value()` of a Parameter, and is right for the Parameter beside it."""

import mindspore as ms
from mindspore import ops

ms.set_context(mode=ms.PYNATIVE_MODE)

scale = ms.Tensor([2.0], ms.float32)
weight = ms.Parameter(ms.Tensor([2.0], ms.float32), name="weight")


def loss(x):
    """Derivative by each of the two: 2 x."""
    return (x * scale * weight).sum()


x = ms.Tensor([3.0], ms.float32)
_, gradient = ms.value_and_grad(loss, None, scale)(x)
assert gradient.asnumpy().tolist() == [0.0]
pair = ms.grad(loss, None, [weight, scale])(x)
assert [each.asnumpy().tolist() for each in pair] == [[6.0], [0.0]]
(gradient,) = ops.GradOperation(get_by_list=True)(loss, [scale])(x)
assert gradient.asnumpy().tolist() == [0.0]
assert ms.grad(loss, None, weight.value())(x).asnumpy().tolist() == [0.0]
assert ms.grad(loss, None, weight)(x).asnumpy().tolist() == [6.0]
