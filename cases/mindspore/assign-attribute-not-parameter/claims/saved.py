# releases: >=2.0
"""The counter that is a Parameter is in the checkpoint, with its count."""

import mindspore as ms
from mindspore import nn

ms.set_context(mode=ms.GRAPH_MODE)


class Counter(nn.Cell):
    """Count the calls."""

    def __init__(self):
        super().__init__()
        self.count = ms.Parameter(ms.Tensor(0.0, ms.float32), requires_grad=False)

    def construct(self, x):
        self.count = self.count + 1
        return x * self.count


net = Counter()
net(ms.Tensor([2.0]))
ms.save_checkpoint(net, "counter.ckpt")
assert float(ms.load_checkpoint("counter.ckpt")["count"]) == 1.0
