"""In PyNative mode the gradient by a list in ms.mutable is an empty tuple."""

import mindspore as ms

ms.set_context(mode=ms.PYNATIVE_MODE)


def loss(features):
    """Sum over two scales; the second counts twice."""
    return features[0].sum() + 2.0 * features[1].sum()


fine, coarse = ms.Tensor([1.0, 2.0], ms.float32), ms.Tensor([3.0], ms.float32)
assert ms.grad(loss)(ms.mutable([fine, coarse])) == ()
