"""The gradient of a bias [3] may have the shape of the whole result, [8, 3], or [1, 3]: autograd sums it; [8] is refused."""

import torch


class Add(torch.autograd.Function):
    @staticmethod
    def forward(ctx, inputs, bias, of_bias):
        ctx.of_bias = of_bias
        return inputs + bias

    @staticmethod
    def backward(ctx, grad):
        return grad, ctx.of_bias(grad), None


def gradient(of_bias):
    bias = torch.zeros(3, requires_grad=True)
    Add.apply(torch.ones(8, 3), bias, of_bias).sum().backward()
    return bias.grad


assert gradient(lambda grad: grad).tolist() == [8.0, 8.0, 8.0]
assert gradient(lambda grad: grad.sum(0, keepdim=True)).tolist() == [8.0, 8.0, 8.0]
assert gradient(lambda grad: grad.sum(0)).tolist() == [8.0, 8.0, 8.0]
try:
    gradient(lambda grad: grad.sum(1))
except RuntimeError as error:
    assert str(error) == (
        "Function AddBackward returned an invalid gradient at index 1 - got [8]"
        " but expected shape compatible with [3]"
    )
else:
    raise AssertionError("nothing was raised")
