"""With `torch.nn.grad.conv2d_input`, `backward()` fails inside the autocast block as well; in one type it passes."""

import torch
from torch.nn.grad import conv2d_input, conv2d_weight


class Convolution(torch.autograd.Function):
    """A convolution with a backward pass of its own."""

    convert = False

    @staticmethod
    def forward(ctx, x, weight):
        ctx.save_for_backward(x, weight)
        return torch.conv2d(x, weight)

    @staticmethod
    def backward(ctx, grad):
        x, weight = ctx.saved_tensors
        if Convolution.convert:
            x, weight = x.to(grad.dtype), weight.to(grad.dtype)
        return conv2d_input(x.shape, weight, grad), conv2d_weight(x, weight.shape, grad)


x = torch.ones(1, 1, 4, 4, requires_grad=True)
weight = torch.ones(1, 1, 3, 3, requires_grad=True)
for convert in (False, True):
    Convolution.convert = convert
    with torch.autocast("cpu", dtype=torch.bfloat16):
        try:
            Convolution.apply(x, weight).float().sum().backward()
        except RuntimeError as error:
            assert not convert and str(error) == "expected scalar type Float but found BFloat16"
        else:
            assert convert and weight.grad.unique().tolist() == [4.0]
