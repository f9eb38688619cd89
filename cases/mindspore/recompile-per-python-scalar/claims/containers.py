# releases: >=2.0
"""In Graph mode a tuple, a list or a dict with a number or a tensor is compiled once for each value; as `ms.mutable` of
tensors it is compiled once."""

import mindspore as ms
from mindspore import nn

ms.set_context(mode=ms.GRAPH_MODE)


class Decayed(nn.Cell):
    """Scale the input by a rate that falls with the step."""

    def __init__(self, key):
        super().__init__()
        self.key = key

    def construct(self, x, info):
        return x / (1.0 + info[self.key])


def graphs(key, infos):
    """The number of compiled graphs."""
    model = Decayed(key)
    values = [float(model(ms.Tensor([1.0]), info).asnumpy()[0]) for info in infos]
    assert values[:2] == [1.0, 0.5], values
    return len(model.compile_cache)


for make in (int, ms.Tensor):
    assert graphs(0, [(make(step),) for step in range(4)]) == 4
    assert graphs(0, [[make(step)] for step in range(4)]) == 4
    assert graphs("step", [{"step": make(step)} for step in range(4)]) == 4
assert graphs(0, [ms.mutable((ms.Tensor(step),)) for step in range(4)]) == 1
assert graphs(0, [ms.mutable([ms.Tensor(step)]) for step in range(4)]) == 1
assert graphs("step", [ms.mutable({"step": ms.Tensor(step)}) for step in range(4)]) == 1
