"""amax divides the gradient among the units that share the maximum."""

import paddle


def peak(activations):
    """The largest activation."""
    return paddle.amax(activations)


activations = paddle.to_tensor([2.0, 2.0, 1.0], stop_gradient=False)
peak(activations).backward()

result = activations.grad.numpy()
assert result.sum() == 1.0, "the gradient of the maximum is %s" % result.tolist()
