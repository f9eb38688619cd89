import torch

# %%
d = torch.cdist(x, y)  # errata: hit
g, = torch.autograd.grad(d.sum(), x, create_graph=True)

# %%
def penalty(x, y):
    distances = torch.cdist(x1=x, x2=y, p=2.0)  # errata: hit
    grads = torch.autograd.grad(distances.mean(), [x], create_graph=True)[0]
    return grads.pow(2).sum()

# %%
energy = torch.cdist(atoms, atoms).sum()  # errata: hit
forces = -torch.autograd.grad(energy, atoms, create_graph=True)[0]

# %%
d = torch.cdist(x, y, compute_mode="use_mm_for_euclid_dist")  # errata: ok
g, = torch.autograd.grad(d.sum(), x, create_graph=True)

# %%
d = torch.cdist(x, y)  # errata: ok
g, = torch.autograd.grad(d.sum(), x)

# %%
d = (x[:, None] - y).norm(dim=-1)  # errata: ok
g, = torch.autograd.grad(d.sum(), x, create_graph=True)

# %%
with torch.no_grad():
    nearest = torch.cdist(x, y).argmin(1)  # errata: ok
g, = torch.autograd.grad(energy(x, nearest), x, create_graph=True)
