"""A Jacobian in one batched backward pass, against the formula."""

import torch

torch.manual_seed(0)
weight = torch.randn(4, 3)
x = torch.randn(3, requires_grad=True)
y = torch.tanh(weight @ x)
(result,) = torch.autograd.grad(y, x, torch.eye(4), is_grads_batched=True)
assert torch.allclose(result, (1 - y.detach() ** 2)[:, None] * weight, atol=1e-6)
