"""The backward pass computes the forward again, and autograd differentiates it."""

import torch


def compute(inputs, weight, bias):
    return inputs @ weight.t() + bias


class Linear(torch.autograd.Function):
    @staticmethod
    def forward(ctx, inputs, weight, bias):
        ctx.save_for_backward(inputs, weight, bias)
        return compute(inputs, weight, bias)

    @staticmethod
    def backward(ctx, grad):
        with torch.enable_grad():
            given = [one.detach().requires_grad_() for one in ctx.saved_tensors]
            outputs = compute(*given)
        return torch.autograd.grad(outputs, given, grad)


torch.manual_seed(0)
inputs = torch.randn(8, 4)
weight = torch.randn(3, 4, requires_grad=True)
bias = torch.zeros(3, requires_grad=True)

loss = Linear.apply(inputs, weight, bias).pow(2).mean()
loss.backward()

result = weight.grad
plain = (inputs @ weight.t() + bias).pow(2).mean()
assert torch.allclose(result, torch.autograd.grad(plain, weight)[0], atol=1e-5)
