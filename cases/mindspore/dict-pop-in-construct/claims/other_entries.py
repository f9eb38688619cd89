# releases: >=2.7
"""In Graph mode a popped scalar tensor gives "Cannot iterate over a scalar tensor", a tensor of one element "index 1 is out of bounds", a default of None "not subscriptable"; text is taken apart in silence."""

import mindspore as ms
from mindspore import nn

ms.set_context(mode=ms.GRAPH_MODE)


class Entry(nn.Cell):
    """Pop a tensor."""

    def construct(self, tokens, mask):
        features = {"tokens": tokens, "mask": mask}
        visible = features.pop("mask")
        return tokens * visible


class Default(nn.Cell):
    """Pop what is not there."""

    def construct(self, tokens, mask):
        features = {"tokens": tokens, "mask": mask}
        bias = features.pop("bias", None)
        return tokens if bias is None else tokens + bias


class Text(nn.Cell):
    """Pop the name of a reduction."""

    def construct(self, tokens):
        features = {"tokens": tokens, "reduction": "mean"}
        reduction = features.pop("reduction")
        if reduction == "mean":
            return tokens.mean()
        return tokens


tokens = ms.Tensor([1.0, 3.0], ms.float32)
for net, mask, words in [
    (Entry(), ms.Tensor(2.0, ms.float32), "Cannot iterate over a scalar tensor."),
    (Entry(), ms.Tensor([2.0], ms.float32), "index 1 is out of bounds for dimension with size 1"),
    (Default(), tokens, "'NoneType' object is not subscriptable"),
]:
    try:
        net(tokens, mask)
    except (TypeError, IndexError) as error:
        assert words in str(error), error
    else:
        raise AssertionError("nothing was raised")
assert Text()(tokens).asnumpy().tolist() == [1.0, 3.0]  # not the mean, 2
