# releases: >=2.7.1
"""With GRAPH_MODE a `jit` function promotes, and the call outside of it fails."""

import mindspore as ms
from mindspore import ops

ms.set_context(mode=ms.GRAPH_MODE)

features = ms.Tensor([[0.5], [1.5]], ms.float32)
position = ms.Tensor([[0], [1]], ms.int64)


@ms.jit
def join(one, other):
    """Both as columns of one tensor."""
    return ops.concat((one, other), 1)


assert join(features, position).asnumpy().tolist() == [[0.5, 0.0], [1.5, 1.0]]
try:
    ops.concat((features, position), 1).asnumpy()
    message = ""
except RuntimeError as error:
    message = str(error)
assert "KernelMod Init Failed: Concat" in message, message
