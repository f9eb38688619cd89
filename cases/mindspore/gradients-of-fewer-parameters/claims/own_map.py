"""`ops.Map` and `ops.HyperMap` in a graph refuse tuples of two lengths in the same words, without an optimizer."""

import mindspore as ms
from mindspore import ops

ms.set_context(mode=ms.GRAPH_MODE, device_target="CPU")
add = ops.MultitypeFuncGraph("add")


@add.register("Tensor", "Tensor")
def add_tensors(first, second):
    return first + second


in_map, in_hyper_map = ops.Map(), ops.HyperMap()


@ms.jit
def by_map(first, second):
    return in_map(add, first, second)


@ms.jit
def by_hyper_map(first, second):
    return in_hyper_map(add, first, second)


x = ms.Tensor([1.0, 2.0])
for function, words in (
    (by_map, "in Map is 1, but the length of the third element in Map is 2."),
    (by_hyper_map, "in HyperMap is 2, but the length of the second element in HyperMap is 1."),
):
    try:
        function((x,), (x, x))
    except RuntimeError as error:
        assert words in str(error), error
    else:
        raise AssertionError("nothing was raised")
