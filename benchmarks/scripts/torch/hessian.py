"""A Hessian against the one known in closed form."""

import torch

matrix = torch.tensor([[2.0, 1.0], [1.0, 3.0]])
result = torch.autograd.functional.hessian(lambda x: 0.5 * x @ matrix @ x, torch.ones(2))
assert torch.allclose(result, matrix)
