# releases: >=2.7
"""After `visible = features.pop("mask")`, `visible` is the second element of the mask and `features` the first."""

import mindspore as ms
from mindspore import nn

ms.set_context(mode=ms.GRAPH_MODE)


class Pop(nn.Cell):
    """Return both names after pop."""

    def construct(self, tokens, mask):
        features = {"tokens": tokens, "mask": mask}
        visible = features.pop("mask")
        return visible, features


visible, features = Pop()(ms.Tensor([1.0, 2.0], ms.float32), ms.Tensor([3.0, 4.0], ms.float32))
assert float(visible.asnumpy()) == 4.0
assert float(features.asnumpy()) == 3.0
