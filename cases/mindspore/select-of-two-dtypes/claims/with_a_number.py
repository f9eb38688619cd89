"""On 2.0 ops.select takes a float only with float32 and an int only with int32; ops.where casts the number to the dtype of the tensor."""

import os

import mindspore as ms
from mindspore import nn, ops

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE,
    pynative_synchronize=True,  # an error is raised where it is made
)


class Select(nn.Cell):
    def __init__(self, number):
        super().__init__()
        self.number = number

    def construct(self, x):
        return ops.select(x > 1, x, self.number)


class Where(Select):
    def construct(self, x):
        return ops.where(x > 1, x, self.number)


whole = ms.Tensor([1, 2], ms.int64)
for tensor, number, words in (
    (whole, 0, "the input[y] is int, then the input[x] must be a Tensor of int32."),
    (whole, 0.5, "the input[y] is float, then the input[x] must be a Tensor of float32."),
    (whole.astype(ms.float32), 0, "the input[y] is int, then the input[x] must be a Tensor of int32."),
):
    try:
        Select(number)(tensor)
    except TypeError as error:
        assert words in str(error), error
    else:
        raise AssertionError("nothing was raised")
    assert Where(number)(tensor).dtype == tensor.dtype
assert Where(0.5)(whole).asnumpy().tolist() == [0, 2]
