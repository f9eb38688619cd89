"""A norm that overflows makes finite gradients 0; an infinite one becomes NaN, and those beside it 0."""

import torch

weight = torch.nn.Parameter(torch.ones(2))
weight.grad = torch.full((2,), 1e20)
assert torch.nn.utils.clip_grad_norm_([weight], 1.0).isinf()
assert weight.grad.tolist() == [0.0, 0.0]

weight.grad = torch.tensor([1.0, float("inf")])
torch.nn.utils.clip_grad_norm_([weight], 1.0)
assert weight.grad[0] == 0 and weight.grad[1].isnan()
