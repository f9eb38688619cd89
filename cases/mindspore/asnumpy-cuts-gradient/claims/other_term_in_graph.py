# releases: >=2.10
"""In Graph mode asnumpy in one term of the loss makes the gradient of the other one zero."""

import mindspore as ms

ms.set_context(mode=ms.GRAPH_MODE)


def energy(x):
    """A term by NumPy and one by operators, whose gradient is 1."""
    return ms.Tensor(x.asnumpy() ** 2).sum() + x.sum()


gradient = ms.grad(energy)(ms.Tensor([1.0, 3.0], ms.float32)).asnumpy().tolist()
assert gradient == [0.0, 0.0], gradient
