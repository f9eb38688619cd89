import torch
from torch import cholesky  # errata: hit

# %%
factor = torch.cholesky(a)  # errata: hit

# %%
def sample(cov):
    return cholesky(cov, upper=True) @ noise  # errata: hit

# %%
factors = list(map(torch.cholesky, matrices))  # errata: hit

# %%
factor = torch.linalg.cholesky(a)  # errata: ok

# %%
if hasattr(torch, "cholesky"):
    factor = torch.cholesky(a)  # errata: ok

# %%
solution = torch.cholesky_solve(b, torch.linalg.cholesky(a))  # errata: ok

# %%
try:
    factor = torch.cholesky(a)  # errata: ok
except AttributeError:
    factor = torch.linalg.cholesky(a)

# %%
import numpy as np

factor = np.linalg.cholesky(covariance)  # errata: ok

# %%
A = torch.randn(4, 3)
Q, R = torch.qr(A)  # errata: hit

# %%
import torch.linalg as LA

L = LA.cholesky(torch.eye(3))  # errata: ok
Q, R = LA.qr(torch.randn(4, 3))  # errata: ok

# %%
torch.cholesky = torch.linalg.cholesky  # errata: ok
factor = torch.cholesky(kernel)  # errata: ok

# %%
def translate(func):
    return torch.linalg.cholesky if func is torch.cholesky else func  # errata: ok
