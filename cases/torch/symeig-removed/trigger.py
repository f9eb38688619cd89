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
covariance = data.t() @ data
values, vectors = covariance.symeig(eigenvectors=True)  # errata: hit

# %%
values, vectors = np.linalg.eigh(a)  # errata: ok

# %%
class Operator:
    def eigenvalues(self):
        return self.symeig(eigenvectors=True)[0]  # errata: ok

# %%
cov = torch.cov(data)
eigenvalues, _ = cov.symeig(eigenvectors=True)  # errata: hit

# %%
def laplacian(a):
    upper = a.triu()
    return torch.linalg.eigh(upper)  # errata: hit


# %%
upper = torch.triu(a)
values = torch.linalg.eigvalsh(upper, UPLO="U")  # errata: ok
upper = upper + torch.triu(upper, 1).T
values, vectors = torch.linalg.eigh(upper)  # errata: ok


# %%
class Operator:
    def symeig(self, eigenvectors=False):
        return torch.linalg.eigh(self.matrix)  # errata: ok


values, vectors = Operator(a).symeig(eigenvectors=True)  # errata: ok

# %%
torch.symeig = old_symeig  # errata: ok
values, vectors = torch.symeig(a, eigenvectors=True)  # errata: ok


# %%
def eigen(matrix):
    if hasattr(torch.linalg, "eigh"):
        return torch.linalg.eigh(matrix)
    return torch.symeig(matrix, eigenvectors=True)  # errata: ok
