"""The norm by `grad.norm()` and one factor for sparse and dense gradients do what `clip_grad_norm_` does with dense ones."""

import torch


def gradients(sparse):
    """The parameters of a model after a backward pass in which words repeat."""
    torch.manual_seed(0)
    embedding = torch.nn.Embedding(50, 8, sparse=sparse)
    head = torch.nn.Linear(8, 3)
    head(embedding(torch.tensor([1, 1, 2]))).pow(2).sum().backward()
    return [*embedding.parameters(), *head.parameters()]


parameters = gradients(sparse=True)
norm = torch.stack([one.grad.norm() for one in parameters]).norm()
factor = (0.1 / (norm + 1e-6)).clamp(max=1.0)
for one in parameters:
    one.grad.mul_(factor)

dense = gradients(sparse=False)
assert torch.isclose(torch.nn.utils.clip_grad_norm_(dense, 0.1), norm)
for one, other in zip(parameters, dense):
    gradient = one.grad.to_dense() if one.grad.is_sparse else one.grad
    assert torch.allclose(gradient, other.grad)
