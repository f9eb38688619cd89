"""A gradient with fewer axes than its input is refused, though it has as many numbers: [3] for [1, 3], [] for [1]; view_as mends it."""

import torch


class Scale(torch.autograd.Function):
    @staticmethod
    def forward(ctx, inputs, weight, mended):
        ctx.save_for_backward(inputs, weight)
        ctx.mended = mended
        return inputs * weight

    @staticmethod
    def backward(ctx, grad):
        inputs, weight = ctx.saved_tensors
        both = grad * inputs
        of_weight = both.sum() if weight.numel() == 1 else both.sum(0)
        return None, of_weight.view_as(weight) if ctx.mended else of_weight, None


for shape, words in (([1, 3], "got [3] but expected shape compatible with [1, 3]"), ([1], "got [] but expected shape compatible with [1]")):
    weight = torch.ones(shape, requires_grad=True)
    try:
        Scale.apply(torch.ones(8, 3), weight, False).sum().backward()
    except RuntimeError as error:
        assert str(error) == "Function ScaleBackward returned an invalid gradient at index 1 - " + words
    else:
        raise AssertionError("nothing was raised")
    Scale.apply(torch.ones(8, 3), weight, True).sum().backward()
    assert weight.grad.shape == weight.shape and weight.grad.sum() == 24
