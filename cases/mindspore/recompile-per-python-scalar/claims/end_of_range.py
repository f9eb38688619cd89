# releases: >=2.0
"""In Graph mode a mutable scalar is the end of a `range`, in one graph; a tensor is refused there."""

import mindspore as ms
from mindspore import nn

ms.set_context(mode=ms.GRAPH_MODE)


class Repeat(nn.Cell):
    """Add one several times."""

    def construct(self, x, times):
        for _ in range(times):
            x = x + 1
        return x


x = ms.Tensor([0.0])
model = Repeat()
assert [float(model(x, ms.mutable(times)).asnumpy()[0]) for times in (1, 2, 3)] == [1.0, 2.0, 3.0]
assert len(model.compile_cache) == 1
try:
    Repeat()(x, ms.Tensor(2))
except TypeError as error:
    assert "should be a int scalar" in str(error), error
else:
    raise AssertionError("nothing was raised")
