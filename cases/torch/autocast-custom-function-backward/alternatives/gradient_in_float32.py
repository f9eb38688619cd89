"""Train a linear layer with a backward pass of its own, in the type of what it saved."""

import torch
from torch import nn


class Linear(torch.autograd.Function):
    """A product with a weight."""

    @staticmethod
    def forward(ctx, x, weight):
        ctx.save_for_backward(x, weight)
        return x @ weight

    @staticmethod
    def backward(ctx, grad):
        x, weight = ctx.saved_tensors
        grad = grad.to(weight.dtype)
        return grad @ weight.t(), x.t() @ grad


torch.manual_seed(0)
x, y = torch.randn(16, 4), torch.randn(16, 2)
weight = nn.Parameter(torch.randn(4, 2))
optimizer = torch.optim.SGD([weight], lr=0.1)
losses = []
for _ in range(10):
    with torch.autocast("cpu", dtype=torch.bfloat16):
        prediction = Linear.apply(x, weight)
    loss = nn.functional.mse_loss(prediction.float(), y)
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    losses.append(loss.item())

result = len(losses)
assert losses[-1] < losses[0] and weight.dtype == torch.float32
