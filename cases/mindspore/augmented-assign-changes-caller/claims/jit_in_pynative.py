"""A function under jit changes the caller's tensor in PyNative mode as well."""

import mindspore as ms

ms.set_context(mode=ms.PYNATIVE_MODE)


@ms.jit
def increment(x):
    """Add 1 to a second name of the input."""
    y = x
    y += 1.0
    return y


x = ms.Tensor([1.0], ms.float32)
increment(x)
assert x.asnumpy().tolist() == [2.0], x
