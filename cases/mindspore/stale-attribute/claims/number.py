"""A Python number as an argument is read in every call; each value of it is compiled once, while tensors share a graph."""

import mindspore as ms
from mindspore import nn

ms.set_context(mode=ms.GRAPH_MODE)
x = ms.Tensor([2.0, 4.0], ms.float32)


class Scaled(nn.Cell):
    """Scale by an argument."""

    def construct(self, x, factor):
        return x * factor


model = Scaled()
for count, factor in enumerate((1.0, 3.0, 0.5), start=1):
    assert model(x, factor).asnumpy().tolist() == [2.0 * factor, 4.0 * factor]
    assert len(model.compile_cache) == count, model.compile_cache
model(x, 3.0)
assert len(model.compile_cache) == 3, model.compile_cache
model = Scaled()
for factor in (1.0, 3.0, 0.5):
    assert model(x, ms.Tensor(factor, ms.float32)).asnumpy().tolist() == [2.0 * factor, 4.0 * factor]
assert len(model.compile_cache) == 1, model.compile_cache
