# releases: >=2.10
"""In Graph mode the message of a hook names `grad_debug_ops.py` and `f(dout)`, and the forward pass alone works; a call of a number has the same message and names the call."""

import mindspore as ms
from mindspore import nn

ms.set_context(mode=ms.GRAPH_MODE)


class Hook(nn.Cell):
    """A hook that is a lambda."""

    def construct(self, x):
        prediction = x * 1.0
        prediction.register_hook(lambda gradient: gradient * 2.0)
        return (prediction**2).sum()


class Number(nn.Cell):
    """A call of a number."""

    def construct(self, x):
        scale = 3
        return scale(x)


x = ms.Tensor([1.0, 2.0], ms.float32)
assert float(Hook()(x).asnumpy()) == 5.0
words = []
for function in (ms.grad(Hook()), Number()):
    try:
        function(x)
    except ValueError as error:
        words.append(str(error))
assert len(words) == 2 and all("The object is not callable" in text for text in words)
assert "grad_debug_ops.py" in words[0] and "f(dout)" in words[0], words[0]
assert "grad_debug_ops.py" not in words[1] and "scale(x)" in words[1], words[1]
