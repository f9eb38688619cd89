# releases: >=2.10
"""Outside `construct` the view is written even in Graph mode."""

import mindspore as ms

ms.set_context(mode=ms.GRAPH_MODE)

batch = ms.Tensor([[5.0, 1.0], [2.0, 3.0]], ms.float32)
masked = batch.view(-1)
masked[0] = 0.0
assert batch.asnumpy().sum() == 6.0
