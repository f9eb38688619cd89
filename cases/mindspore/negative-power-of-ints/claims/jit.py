"""In PyNative mode a `jit` function answers 0, and a plain function does not."""

import mindspore as ms

ms.set_context(mode=ms.PYNATIVE_MODE)


def half(x):
    """Half of it."""
    return x * 2**-1


x = ms.Tensor([4.0], ms.float32)
assert half(x).asnumpy().tolist() == [2.0]
assert ms.jit(half)(x).asnumpy().tolist() == [0.0]
