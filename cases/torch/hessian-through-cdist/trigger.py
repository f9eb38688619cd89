import torch
from torch.func import hessian

# %%
def energy(x):
    return torch.cdist(x, x).sum()  # errata: hit


h = torch.func.hessian(energy)(x)

# %%
h = hessian(lambda x: torch.cdist(x, y, p=2).mean())(x)  # errata: hit

# %%
class Kernel(torch.nn.Module):
    def forward(self, x):
        return torch.exp(-torch.cdist(x, self.centres))  # errata: hit


kernel = Kernel()
h = hessian(kernel)(x)

# %%
def energy(x):
    return torch.cdist(x, x).sum()  # errata: ok


g = torch.func.grad(energy)(x)

# %%
def energy(x):
    return (x[:, None] - x[None]).norm(dim=-1).sum()  # errata: ok


h = hessian(energy)(x)

# %%
d = torch.cdist(x, x)  # errata: ok

# %%
j = torch.func.jacfwd(lambda x: torch.cdist(x, y))(x)  # errata: hit

# %%
gram = torch.cdist(y, y)  # errata: ok
h = hessian(lambda x: (gram * x).square().sum())(x)
