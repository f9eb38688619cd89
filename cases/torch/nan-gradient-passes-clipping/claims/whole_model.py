"""One NaN in one gradient makes the gradients of all parameters NaN when they are clipped."""

import torch

small, large = torch.nn.Parameter(torch.ones(2)), torch.nn.Parameter(torch.ones(3))
small.grad, large.grad = torch.tensor([1.0, float("nan")]), torch.ones(3)

norm = torch.nn.utils.clip_grad_norm_([small, large], 1.0)
assert norm.isnan()
assert small.grad.isnan().all()
assert large.grad.isnan().all()
