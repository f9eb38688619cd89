# releases: >=2.7
"""In Graph mode `tokens * features.pop("mask")` is right, and the dict that is returned has lost the entry."""

import mindspore as ms
from mindspore import nn

ms.set_context(mode=ms.GRAPH_MODE)


class Product(nn.Cell):
    """Use the popped entry where it is popped."""

    def construct(self, tokens, mask):
        features = {"tokens": tokens, "mask": mask}
        product = tokens * features.pop("mask")
        return product, features


product, features = Product()(ms.Tensor([1.0, 2.0], ms.float32), ms.Tensor([3.0, 4.0], ms.float32))
assert product.asnumpy().tolist() == [3.0, 8.0]
assert list(features) == ["tokens"]
assert features["tokens"].asnumpy().tolist() == [1.0, 2.0]
