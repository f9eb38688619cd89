"""The comparison is made with MindSpore's operators, which Graph mode compiles."""

import os

import mindspore as ms
from mindspore import nn, ops

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE
)


class Hits(nn.Cell):
    """Row, number of the true class and number of the candidate, for each hit."""

    def construct(self, true_classes, sampled):
        return ops.nonzero(ops.equal(true_classes.expand_dims(2), sampled))


true_classes = ms.Tensor([[1, 2], [0, 4], [3, 3]], ms.int64)
sampled = ms.Tensor([0, 1, 2, 3, 4], ms.int64)
hits = Hits()(true_classes, sampled).asnumpy()
result = [int(index) for index in hits[:, 0]]
assert result == [0, 0, 1, 1, 2, 2]
assert hits[:, 2].tolist() == [1, 2, 0, 4, 3, 3]
