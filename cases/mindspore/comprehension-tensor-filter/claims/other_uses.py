# releases: >=2.10
"""`len` has the same message, an index and a returned list have another pointer, `ops.stack` complains of its input."""

import mindspore as ms
from mindspore import nn, ops

ms.set_context(mode=ms.GRAPH_MODE)


class Length(nn.Cell):
    """The length of the list."""

    def construct(self, scores):
        return len([score for score in scores if score > 0])


class Index(nn.Cell):
    """The first of the list."""

    def construct(self, scores):
        return [score for score in scores if score > 0][0]


class Return(nn.Cell):
    """The list itself."""

    def construct(self, scores):
        return [score for score in scores if score > 0]


class Stack(nn.Cell):
    """The list as a tensor."""

    def construct(self, scores):
        return ops.stack([score for score in scores if score > 0])


scores = ms.Tensor([1.0, -2.0, 4.0], ms.float32)
for net, words in (
    (Length(), "The pointer[seq_abs] is null."),
    (Index(), "The pointer[input_1] is null."),
    (Return(), "The pointer[input_1] is null."),
    (Stack(), "For 'Stack', the 'len of input_x' must be int and must >= 1, but got '0'"),
):
    try:
        net(scores)
    except (RuntimeError, ValueError) as error:
        assert words in str(error), error
    else:
        raise AssertionError("nothing was raised")
