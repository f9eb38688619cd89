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
