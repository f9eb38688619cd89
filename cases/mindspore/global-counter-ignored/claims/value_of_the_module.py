"""With `step = 5` three calls give 5/4, and the global stays 5."""

import mindspore as ms
from mindspore import nn

ms.set_context(mode=ms.GRAPH_MODE)

step = 5


class WarmUp(nn.Cell):
    """Scale a gradient by the step."""

    def construct(self, gradient):
        global step
        step = step + 1
        return gradient * (step / 4.0)


warm_up = WarmUp()
scales = [float(warm_up(ms.Tensor([1.0], ms.float32)).asnumpy()[0]) for _ in range(3)]
assert scales == [1.25, 1.25, 1.25]
assert step == 5
