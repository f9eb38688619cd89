"""Train a linear layer whose backward pass is written by hand."""

import torch


class Linear(torch.autograd.Function):
    @staticmethod
    def forward(ctx, inputs, weight, bias):
        ctx.save_for_backward(inputs, weight)
        return inputs @ weight.t() + bias

    @staticmethod
    def backward(ctx, grad):
        inputs, weight = ctx.saved_tensors
        return grad @ weight, inputs.t() @ grad, grad.sum(0)


torch.manual_seed(0)
inputs = torch.randn(8, 4)
weight = torch.randn(3, 4, requires_grad=True)
bias = torch.zeros(3, requires_grad=True)

loss = Linear.apply(inputs, weight, bias).pow(2).mean()
loss.backward()

result = weight.grad
plain = (inputs @ weight.t() + bias).pow(2).mean()
assert torch.allclose(result, torch.autograd.grad(plain, weight)[0], atol=1e-5)
