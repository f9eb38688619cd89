"""Under autocast `forward` saves float32, and `backward` gets a gradient in bfloat16, with autocast off."""

import torch

seen = []


class Product(torch.autograd.Function):
    """A product that notes what it gets."""

    @staticmethod
    def forward(ctx, x, weight):
        ctx.save_for_backward(x, weight)
        return x @ weight

    @staticmethod
    def backward(ctx, grad):
        x, weight = ctx.saved_tensors
        seen.extend([x.dtype, weight.dtype, grad.dtype, (x @ weight).dtype])
        return None, None


x, weight = torch.ones(2, 2, requires_grad=True), torch.ones(2, 2, requires_grad=True)
with torch.autocast("cpu", dtype=torch.bfloat16):
    y = Product.apply(x, weight)
y.float().sum().backward()
assert seen == [torch.float32, torch.float32, torch.bfloat16, torch.float32], seen
