# releases: >=2.7
"""In Graph mode a program that does not use the dict again computes with the second element of the mask, or with the second row, in silence; keyword arguments do the same."""

import mindspore as ms
from mindspore import nn

ms.set_context(mode=ms.GRAPH_MODE)


class Product(nn.Cell):
    """Use only the popped entry."""

    def construct(self, tokens, mask):
        features = {"tokens": tokens, "mask": mask}
        visible = features.pop("mask")
        return tokens * visible


class Keywords(nn.Cell):
    """Pop a keyword argument, with a default."""

    def construct(self, tokens, **others):
        visible = others.pop("mask", None)
        return tokens * visible


tokens = ms.Tensor([1.0, 2.0], ms.float32)
mask = ms.Tensor([3.0, 4.0], ms.float32)
rows = ms.Tensor([[1.0, 1.0], [5.0, 6.0]], ms.float32)
assert Product()(tokens, mask).asnumpy().tolist() == [4.0, 8.0]  # not [3, 8]
assert Keywords()(tokens, mask=mask).asnumpy().tolist() == [4.0, 8.0]
assert Product()(tokens, rows).asnumpy().tolist() == [5.0, 12.0]
