"""A function under `ms.jit` drops it too, also in PyNative mode."""

import mindspore as ms

ms.set_context(mode=ms.PYNATIVE_MODE)


def double(gradient):
    return gradient * 2


@ms.jit
def kept(x):
    y = x * 3
    handle = y.register_hook(double)  # noqa: F841
    return y.sum()


@ms.jit
def called(x):
    y = x * 3
    y.register_hook(double)
    return y.sum()


x = ms.Tensor([1.0, 2.0])
assert ms.grad(kept)(x).asnumpy().tolist() == [3.0, 3.0]
assert ms.grad(called)(x).asnumpy().tolist() == [6.0, 6.0]
