"""A saved index that is converted to the type of the gradient indexes no more; converting the others only passes."""

import torch


class Rows(torch.autograd.Function):
    """The product of chosen rows and a weight."""

    convert_all = False

    @staticmethod
    def forward(ctx, x, index, weight):
        ctx.save_for_backward(x, index, weight)
        return x[index] @ weight

    @staticmethod
    def backward(ctx, grad):
        x, index, weight = (
            saved.to(grad.dtype) if Rows.convert_all or saved.is_floating_point() else saved
            for saved in ctx.saved_tensors
        )
        return torch.zeros_like(x).index_add(0, index, grad @ weight.t()), None, x[index].t() @ grad


def gradient():
    """The gradient of the rows."""
    x, weight = torch.ones(3, 2, requires_grad=True), torch.ones(2, 2, requires_grad=True)
    with torch.autocast("cpu", dtype=torch.bfloat16):
        y = Rows.apply(x, torch.tensor([0, 2]), weight)
    y.float().sum().backward()
    return x.grad.tolist()


assert gradient() == [[2.0, 2.0], [0.0, 0.0], [2.0, 2.0]]
Rows.convert_all = True
try:
    gradient()
except RuntimeError as error:
    assert "int32/int64 for index" in str(error), error
else:
    raise AssertionError("nothing was raised")
