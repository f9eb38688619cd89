"""Eigenvalues that rounding alone separates can give a gradient that is finite and wrong by more than one per cent."""

import torch

wrong = 0
for seed in range(10):
    torch.manual_seed(seed)
    basis = torch.linalg.qr(torch.randn(4, 4))[0]
    matrix = basis @ torch.diag(torch.tensor([1.0, 1.0, 2.0, 3.0])) @ basis.T
    matrix = ((matrix + matrix.T) / 2).requires_grad_()
    values, vectors = torch.linalg.eigh(matrix)
    (vectors @ torch.diag(values.rsqrt()) @ vectors.T).square().sum().backward()
    inverse = torch.linalg.inv(matrix.detach().double())
    exact = -inverse @ inverse  # the sum is the trace of the inverse
    error = (matrix.grad - exact).norm() / exact.norm()
    wrong += bool(error.isfinite() and error > 0.01)
assert wrong >= 1, wrong
