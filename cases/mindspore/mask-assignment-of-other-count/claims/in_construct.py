"""In construct in Graph mode the value is broadcast to the whole tensor as a column: one value for each row, and three values for three True of two rows are refused."""

import mindspore as ms
import numpy as np
from mindspore import Tensor, nn, ops

ms.set_context(mode=ms.PYNATIVE_MODE, pynative_synchronize=True)


def words(function, *arguments):
    """What is raised."""
    try:
        function(*arguments)
    except Exception as error:
        return " ".join(f"{type(error).__name__}: {error}".split())
    raise AssertionError("nothing was raised")


def assigned(index, value):
    """A tensor of ones after the assignment."""
    x = ops.ones((2, 3), ms.float32)
    x[index] = value
    return x.asnumpy().tolist()


mask = Tensor([[True, False, True], [False, True, False]])

ms.set_context(mode=ms.GRAPH_MODE)


class Fill(nn.Cell):
    """The assignment in construct."""

    def construct(self, x, mask, value):
        x[mask] = value
        return x


def filled(value):
    """What the network returns."""
    return Fill()(ops.ones((2, 3), ms.float32), mask, value).asnumpy().tolist()


assert filled(Tensor([5.0, 6.0])) == [[5, 1, 5], [1, 6, 1]]
found = words(filled, Tensor([5.0, 6.0, 7.0]))
assert "For 'BroadcastTo', in order to broadcast, each dimension pair must be equal" in found, found
assert "3, 1" in found and "2, 3" in found, found
assert filled(Tensor(np.arange(6).reshape(2, 3), ms.float32)) == [[0, 1, 2], [1, 4, 1]]
