"""The index counts the tensors that forward gets after ctx, from 0; a number between them is not counted. Gradients in another order raise it too."""

import torch


class Product(torch.autograd.Function):
    @staticmethod
    def forward(ctx, inputs, factor, weight, swapped):
        ctx.save_for_backward(inputs, weight)
        ctx.factor, ctx.swapped = factor, swapped
        return factor * (inputs @ weight)

    @staticmethod
    def backward(ctx, grad):
        inputs, weight = ctx.saved_tensors
        of_inputs, of_weight = ctx.factor * grad @ weight.t(), ctx.factor * inputs.t() @ grad
        if ctx.swapped:
            return of_weight, None, of_inputs, None
        return of_inputs, None, of_weight.t(), None


for swapped, words in (
    (True, "at index 0 - got [4, 3] but expected shape compatible with [8, 4]"),
    (False, "at index 1 - got [3, 4] but expected shape compatible with [4, 3]"),
):
    inputs, weight = torch.ones(8, 4, requires_grad=True), torch.ones(4, 3, requires_grad=True)
    try:
        Product.apply(inputs, 2.0, weight, swapped).sum().backward()
    except RuntimeError as error:
        assert str(error) == "Function ProductBackward returned an invalid gradient " + words
    else:
        raise AssertionError("nothing was raised")
