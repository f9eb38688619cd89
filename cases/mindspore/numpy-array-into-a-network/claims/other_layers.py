"""Other layers and losses have other words: Conv2d, ReLU, Flatten, LSTM, MaxPool2d, MSELoss."""

import os

import mindspore as ms
import numpy as np
from mindspore import Tensor, nn, ops

GRAPH = os.environ.get("ERRATA_MODE", "graph") == "graph"
ms.set_context(mode=ms.GRAPH_MODE if GRAPH else ms.PYNATIVE_MODE)


def words(function, *arguments):
    """What is raised."""
    try:
        function(*arguments)
    except Exception as error:
        return " ".join(f"{type(error).__name__}: {error}".split())
    raise AssertionError("nothing was raised")


image, row = np.ones((1, 1, 8, 8), np.float32), np.ones((2, 4), np.float32)
old = ms.__version__ < "2.1"
external = "For 'LSTM', the 'x' must be '<class 'mindspore._c_expression.typing.TensorType'>', but got 'External'"
if GRAPH and old:
    relu, flatten, pool, conv, lstm, loss = (f"The inputs types of the outermost network '{name}.construct' support" for name in ("ReLU", "Flatten", "MaxPool2d", "Conv2d", "LSTM", "MSELoss"))
else:
    relu = "For Primitive[ReLU], the input argument[input_x] must be a Tensor but got External." if old else "Failed calling ReLU with "
    flatten = "Failed calling Rank with " if GRAPH else "the input x must be Tensor!"
    pool = "The 0's input type of MaxPool is not Tensor."
    conv = "The primitive[Conv2D]'s input arguments[w, x] must be all tensor and those type must be same. But got input argument[x]:External"
    lstm = external
    loss = "For 'MSELoss', the 'labels' must be '<class 'mindspore._c_expression.typing.TensorType'>', but got 'External'"
assert relu in words(nn.ReLU(), row)
assert flatten in words(nn.Flatten(), row)
assert pool in words(nn.MaxPool2d(2), image)
assert conv in words(nn.Conv2d(1, 2, 3), image)
assert lstm in words(nn.LSTM(4, 3, batch_first=True), row[None])
assert loss in words(nn.MSELoss(), Tensor(row), row)
