"""With a square weight nothing is raised, and the gradient is transposed; gradcheck finds it."""

import torch


class Linear(torch.autograd.Function):
    @staticmethod
    def forward(ctx, inputs, weight):
        ctx.save_for_backward(inputs, weight)
        return inputs @ weight.t()

    @staticmethod
    def backward(ctx, grad):
        inputs, weight = ctx.saved_tensors
        return grad @ weight, inputs.t() @ grad


torch.manual_seed(0)
inputs = torch.randn(3, 2, dtype=torch.float64)
weight = torch.randn(2, 2, dtype=torch.float64, requires_grad=True)
(Linear.apply(inputs, weight) ** 2).sum().backward()
right = torch.autograd.grad((inputs @ weight.t()).pow(2).sum(), weight)[0]
assert torch.allclose(weight.grad, right.t()) and not torch.allclose(weight.grad, right)
try:
    torch.autograd.gradcheck(Linear.apply, (inputs, weight))
except RuntimeError as error:
    assert "Jacobian mismatch" in str(error)
else:
    raise AssertionError("nothing was raised")
