import torch
from torch import symeig  # errata: hit

# %%
values, vectors = torch.symeig(a, eigenvectors=True)  # errata: hit

# %%
values = symeig(a)[0]  # errata: hit

# %%
def solve(a):
    return torch.symeig(input=a, eigenvectors=True, upper=False)  # errata: hit

# %%
values, vectors = torch.linalg.eigh(a)  # errata: ok

# %%
if torch.__version__ < "2.0":
    values, vectors = torch.symeig(a, eigenvectors=True)  # errata: ok

# %%
values, vectors = covariance.symeig(eigenvectors=True)  # errata: hit

# %%
values, vectors = np.linalg.eigh(a)  # errata: ok

# %%
class Operator:
    def eigenvalues(self):
        return self.symeig(eigenvectors=True)[0]  # errata: ok
