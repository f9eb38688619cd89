# releases: >=1.13
"""torch.autograd.grad and the functions of torch.autograd.functional take the classic form."""

import torch
from torch.autograd import functional


class Square(torch.autograd.Function):
    """The square, in the classic form."""

    @staticmethod
    def forward(ctx, x):
        ctx.save_for_backward(x)
        return x**2

    @staticmethod
    def backward(ctx, gradient):
        return 2 * ctx.saved_tensors[0] * gradient


x = torch.tensor([1.0, 2.0], requires_grad=True)
assert torch.autograd.grad(Square.apply(x).sum(), x)[0].tolist() == [2.0, 4.0]
assert functional.jacobian(Square.apply, x).tolist() == [[2.0, 0.0], [0.0, 4.0]]
assert functional.hessian(lambda x: Square.apply(x).sum(), x).tolist() == [[2.0, 0.0], [0.0, 2.0]]
assert functional.vjp(Square.apply, x, torch.ones(2))[1].tolist() == [2.0, 4.0]
assert functional.jvp(Square.apply, x, torch.ones(2))[1].tolist() == [2.0, 4.0]
