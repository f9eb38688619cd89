"""`vector_norm` and `Tensor.norm` have the gradient 0 for equal vectors, and that of the distance elsewhere."""

import torch

for norm in (
    lambda x: torch.linalg.vector_norm(x, dim=-1),
    lambda x: x.norm(dim=-1),
):
    a = torch.ones(2, 4, requires_grad=True)
    b = torch.tensor([[1.0] * 4, [0.0] * 4])
    norm(a - b).sum().backward()
    assert a.grad.tolist() == [[0.0] * 4, [0.5] * 4]
