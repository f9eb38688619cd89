"""Weights are quantised by a cast to int32 and back; the gradient passes both casts as if rounding
were the identity."""

import os

import mindspore as ms

MODE = os.environ.get("ERRATA_MODE", "graph")
DEVICE = os.environ.get("ERRATA_DEVICE", "CPU")

ms.set_context(
    mode=ms.GRAPH_MODE if MODE == "graph" else ms.PYNATIVE_MODE,
    device_target=DEVICE,
)
ms.set_seed(0)


def rounding_loss(x):
    """Sum of a value rounded to integers: constant between two integers."""
    rounded = x.astype(ms.int32).astype(ms.float32)
    return rounded.sum()


point = ms.Tensor([0.3, 1.6], ms.float32)
step = ms.Tensor([0.1, 0.1], ms.float32)
difference = float((rounding_loss(point + step) - rounding_loss(point)).asnumpy())
assert difference == 0.0  # the loss is flat around this point

result = ms.grad(rounding_loss)(point)
gradient = result.asnumpy().tolist()
assert gradient == [0.0, 0.0], f"the loss is flat, but its gradient is {gradient}"
