# releases: >=2.0
"""In PyNative mode a function with `@ms.jit` is compiled once for each number, and once for all values of a tensor."""

import mindspore as ms
from mindspore import ops

ms.set_context(mode=ms.PYNATIVE_MODE)
compiled = []


@ops.constexpr
def note(shape):
    """Runs when the function is compiled."""
    compiled.append(shape)
    return 1.0


@ms.jit
def decayed(x, step):
    return x / (note(x.shape) + step)


x = ms.Tensor([1.0])
assert [float(decayed(x, step).asnumpy()[0]) for step in (0, 1, 3, 1)] == [1.0, 0.5, 0.25, 0.5]
assert len(compiled) == 3, compiled
compiled.clear()
for step in (0, 1, 3, 1):
    decayed(x, ms.Tensor(step))
assert len(compiled) == 1, compiled
