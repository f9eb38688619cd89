"""Alpha channels, channels last and Conv1d have the same message; a slice mends the first, a transposition the second."""

import os

import mindspore as ms
from mindspore import nn, ops

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE,
    pynative_synchronize=True,  # an error is raised where it is made
)
conv = nn.Conv2d(3, 8, 3)
for net, shape, channels in [
    (conv, (2, 4, 28, 28), 4),
    (conv, (2, 28, 28, 3), 28),
    (nn.Conv1d(3, 8, 3), (2, 1, 28), 1),
]:
    try:
        net(ops.ones(shape, ms.float32))
    except RuntimeError as error:
        assert "be equal to 'C_in' of input 'weight' shape: 3, but got" in str(error)
        assert f"'C_in' of input 'x' shape: {channels}," in str(error)
    else:
        raise AssertionError("nothing was raised")
images = ops.ones((2, 4, 28, 28), ms.float32)
assert conv(images[:, :3]).shape == (2, 8, 28, 28)
images = ops.ones((2, 28, 28, 3), ms.float32)
assert conv(images.transpose(0, 3, 1, 2)).shape == (2, 8, 28, 28)
