# releases: >=2.10
"""Where the dict is an argument of the cell and is used again, the call fails with "TupleGetItem"."""

import mindspore as ms
from mindspore import nn

ms.set_context(mode=ms.GRAPH_MODE)


class Product(nn.Cell):
    """Pop an entry of a dict that is passed in."""

    def construct(self, features):
        visible = features.pop("mask")
        return features["tokens"] * visible


features = {"tokens": ms.Tensor([1.0, 2.0], ms.float32), "mask": ms.Tensor([3.0, 4.0], ms.float32)}
try:
    Product()(features)
except TypeError as error:
    assert str(error).startswith("For 'TupleGetItem', input[0] should be Sequence, but got Tensor[Float32]."), error
else:
    raise AssertionError("nothing was raised")
