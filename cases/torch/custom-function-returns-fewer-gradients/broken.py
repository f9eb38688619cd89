"""Train a factor in a function whose backward pass is written by hand."""

import torch


class Scale(torch.autograd.Function):
    @staticmethod
    def forward(ctx, inputs, weight, power):
        ctx.save_for_backward(inputs, weight)
        ctx.power = power
        return inputs**power * weight

    @staticmethod
    def backward(ctx, grad):
        inputs, weight = ctx.saved_tensors
        own = grad * weight * ctx.power * inputs ** (ctx.power - 1)
        return own, grad * inputs**ctx.power


torch.manual_seed(0)
inputs = torch.rand(4, requires_grad=True)
weight = torch.rand(4, requires_grad=True)

loss = Scale.apply(inputs, weight, 2).sum()
loss.backward()

result = weight.grad
assert torch.allclose(weight.grad, inputs.detach() ** 2)
assert torch.allclose(inputs.grad, 2 * (inputs * weight).detach())
