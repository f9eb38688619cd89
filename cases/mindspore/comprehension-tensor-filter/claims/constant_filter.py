"""A filter that is known while compiling works: over a shape, over numbers of the cell or of a tuple that is passed, and by `is not None`."""

import mindspore as ms
from mindspore import nn

ms.set_context(mode=ms.GRAPH_MODE)


class Filters(nn.Cell):
    """Filters of Python values, and a choice of value for each score."""

    def __init__(self):
        super().__init__()
        self.sizes = (1, 2, 3)

    def construct(self, scores, numbers):
        shape = [size for size in scores.shape if size > 1]
        own = [size for size in self.sizes if size > 1]
        passed = [number for number in numbers if number > 1]
        given = sum([score for score in scores if score is not None])
        chosen = sum([score if score > 0 else score * 0 for score in scores])
        return shape, own, passed, given, chosen


shape, own, passed, given, chosen = Filters()(ms.Tensor([1.0, -2.0, 4.0], ms.float32), (0, 5))
assert [list(shape), list(own), list(passed)] == [[3], [2, 3], [5]]
assert float(given.asnumpy()) == 3.0
assert float(chosen.asnumpy()) == 5.0
