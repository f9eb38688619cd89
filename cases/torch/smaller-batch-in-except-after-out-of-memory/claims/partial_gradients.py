"""After a backward pass that failed half-way the later layers have gradients, to which the second try adds; `zero_grad()` clears them."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cuda")


class Full(torch.autograd.Function):
    """Nothing forward; the memory ends in its backward pass."""

    @staticmethod
    def forward(ctx, x):
        """The input."""
        return x.clone()

    @staticmethod
    def backward(ctx, gradient):
        """Fail."""
        raise torch.cuda.OutOfMemoryError("CUDA out of memory.")


torch.manual_seed(0)
first, last = torch.nn.Linear(2, 2).to(DEVICE), torch.nn.Linear(2, 1).to(DEVICE)
optimizer = torch.optim.SGD([*first.parameters(), *last.parameters()], lr=0.1)
x = torch.ones(4, 2, device=DEVICE)
failed = False
try:
    last(Full.apply(first(x))).sum().backward()
except torch.cuda.OutOfMemoryError:
    failed = True
assert failed and first.weight.grad is None and last.bias.grad.item() == 4
last(first(x[:2])).sum().backward()
assert last.bias.grad.item() == 6
optimizer.zero_grad()
last(first(x[:2])).sum().backward()
assert last.bias.grad.item() == 2
