"""In PyNative mode a term of the loss without NumPy keeps its gradient beside one that loses it."""

import mindspore as ms

ms.set_context(mode=ms.PYNATIVE_MODE)


def energy(x):
    """A term by NumPy and one by operators, whose gradient is 1."""
    return ms.Tensor(x.asnumpy() ** 2).sum() + x.sum()


gradient = ms.grad(energy)(ms.Tensor([1.0, 3.0], ms.float32)).asnumpy().tolist()
assert gradient == [1.0, 1.0], gradient
