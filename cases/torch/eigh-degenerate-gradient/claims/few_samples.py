"""In the covariance of fewer samples than features rounding separates the zeros: the gradient is finite."""

import torch

for seed in range(3):
    torch.manual_seed(seed)
    x = torch.randn(2, 5)
    covariance = (x.T @ x / 2).requires_grad_()
    values, vectors = torch.linalg.eigh(covariance)
    assert (values.abs() < 1e-5).sum() == 3
    (vectors @ torch.diag((values + 1e-3).rsqrt()) @ vectors.T).sum().backward()
    assert covariance.grad.isfinite().all()
