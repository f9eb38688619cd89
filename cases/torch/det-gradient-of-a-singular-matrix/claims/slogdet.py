"""The gradient of slogdet is not finite there, as its value is -inf."""

import torch

matrix = torch.diag(torch.tensor([1.0, 2.0, 0.0])).requires_grad_()
value = torch.linalg.slogdet(matrix)[1]
value.backward()
assert value == -float("inf") and not torch.isfinite(matrix.grad).all()
