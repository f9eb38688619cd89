"""Per-sample gradients of a Function whose two passes use NumPy, each with a rule for vmap."""

import torch
from torch.func import grad, vmap


class CubeBackward(torch.autograd.Function):
    """The slope of a cube, by NumPy."""

    @staticmethod
    def forward(x, gradient):
        return torch.from_numpy(3 * x.numpy() ** 2 * gradient.numpy())

    @staticmethod
    def setup_context(ctx, inputs, output):
        pass

    @staticmethod
    def backward(ctx, gradient):
        raise NotImplementedError("no second derivative")

    @staticmethod
    def vmap(info, in_dims, *inputs):
        rows = (
            one.expand(info.batch_size, *one.shape) if axis is None else one.movedim(axis, 0)
            for one, axis in zip(inputs, in_dims)
        )
        return CubeBackward.apply(*rows), 0


class Cube(torch.autograd.Function):
    """A cube, by NumPy."""

    @staticmethod
    def forward(x):
        return torch.from_numpy(x.numpy() ** 3)

    @staticmethod
    def setup_context(ctx, inputs, output):
        ctx.save_for_backward(*inputs)

    @staticmethod
    def backward(ctx, gradient):
        return CubeBackward.apply(*ctx.saved_tensors, gradient)

    @staticmethod
    def vmap(info, in_dims, x):
        return Cube.apply(x), in_dims[0]


x = torch.rand(8, 4)
assert torch.allclose(vmap(Cube.apply)(x), x**3)
gradient = vmap(grad(lambda x: Cube.apply(x).sum()))(x)
assert torch.allclose(gradient, 3 * x**2)
