# releases: >=2.8
"""`+=`, `-=`, `*=` and `/=` keep int64 in Graph mode, with a tensor and with a Python float; the same operators in PyNative mode give floats."""

import mindspore as ms
from mindspore import Tensor, nn


class Half(nn.Cell):
    """Each operator once, with a tensor and with a number."""

    def construct(self, a, b, c, d, e, f, half):
        a += half
        b -= half
        c *= half
        d /= half
        e += 0.5
        f /= 2
        return a, b, c, d, e, f


def run(mode):
    """The results on the tensor [1, 3]."""
    ms.set_context(mode=mode)
    return Half()(*[Tensor([1, 3]) for _ in range(6)], Tensor([0.5, 0.5], ms.float32))


for one in run(ms.GRAPH_MODE):
    assert one.dtype == ms.int64, one
for one in run(ms.PYNATIVE_MODE):
    assert one.dtype == ms.float32, one
