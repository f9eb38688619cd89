# releases: >=2.7
"""Branches that differ in dtype, or of which one is a number, give "Type Join Failed" in Graph mode."""

import mindspore as ms
from mindspore import nn

ms.set_context(mode=ms.GRAPH_MODE)


class Dtype(nn.Cell):
    """One branch makes integers."""

    def construct(self, x, flag):
        if flag > 0:
            rows = x.astype(ms.int32)
        else:
            rows = x
        return rows


class Kind(nn.Cell):
    """One branch is a number."""

    def construct(self, x, flag):
        if flag > 0:
            rows = 3
        else:
            rows = x
        return rows


x = ms.Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32)
for cell in (Dtype(), Kind()):
    try:
        cell(x, ms.Tensor(0, ms.int32))
    except TypeError as error:
        assert "Type Join Failed" in str(error) and "Shape Join" not in str(error), error
    else:
        raise AssertionError("nothing was raised")
