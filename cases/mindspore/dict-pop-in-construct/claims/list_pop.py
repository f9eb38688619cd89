"""`pop()` of a list works in Graph mode."""

import mindspore as ms
from mindspore import nn

ms.set_context(mode=ms.GRAPH_MODE)


class Product(nn.Cell):
    """Pop the last of two tensors, and count what is left."""

    def construct(self, tokens, mask):
        features = [tokens, mask]
        visible = features.pop()
        return features[0] * visible, len(features)


product, count = Product()(ms.Tensor([1.0, 2.0], ms.float32), ms.Tensor([3.0, 4.0], ms.float32))
assert product.asnumpy().tolist() == [3.0, 8.0]
assert count == 1
