# releases: >=2.10
"""In Graph mode `features["tokens"]` fails below a bare `features.pop("mask")` or `relu(features.pop("mask"))`;
a method that is given the dict cannot pop."""

import mindspore as ms
from mindspore import nn, ops

ms.set_context(mode=ms.GRAPH_MODE)


class Bare(nn.Cell):
    """Read the entry, then drop it."""

    def construct(self, tokens, mask):
        features = {"tokens": tokens, "mask": mask}
        visible = features["mask"]
        features.pop("mask")
        return features["tokens"] * visible


class Argument(nn.Cell):
    """Pop the argument of an operator."""

    def construct(self, tokens, mask):
        features = {"tokens": tokens, "mask": mask}
        visible = ops.relu(features.pop("mask"))
        return features["tokens"] * visible


class Method(nn.Cell):
    """Pop in another method."""

    def take(self, features):
        return features.pop("mask")

    def construct(self, tokens, mask):
        return tokens * self.take({"tokens": tokens, "mask": mask})


tokens, mask = ms.Tensor([1.0, 2.0], ms.float32), ms.Tensor([3.0, 4.0], ms.float32)
for net, words in [
    (Bare(), "For 'TupleGetItem'"),
    (Argument(), "For 'TupleGetItem'"),
    (Method(), "'tuple' object has no attribute 'pop'"),
]:
    try:
        net(tokens, mask)
    except (TypeError, AttributeError) as error:
        assert words in str(error), error
    else:
        raise AssertionError("nothing was raised")
