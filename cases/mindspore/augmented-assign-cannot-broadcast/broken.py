"""Add up the losses of several heads, one number per sample, beginning with 0."""

import os

import mindspore as ms
from mindspore import nn

MODE = os.environ.get("ERRATA_MODE", "graph")
DEVICE = os.environ.get("ERRATA_DEVICE", "CPU")

ms.set_context(
    mode=ms.GRAPH_MODE if MODE == "graph" else ms.PYNATIVE_MODE,
    device_target=DEVICE,
)


class Losses(nn.Cell):
    """The squared errors of two heads, per sample."""

    def construct(self, first, second, target):
        loss = ms.Tensor(0.0, ms.float32)
        for head in (first, second):
            loss += (head - target).square().mean(axis=1)
        return loss


first = ms.Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32)
second = ms.Tensor([[2.0, 2.0], [2.0, 2.0]], ms.float32)
target = ms.Tensor([[1.0, 1.0], [1.0, 1.0]], ms.float32)
result = Losses()(first, second, target).asnumpy()
assert result.tolist() == [1.5, 7.5]
