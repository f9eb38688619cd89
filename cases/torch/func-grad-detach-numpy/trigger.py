import numpy as np
import torch
from torch.func import grad, vmap

# %%
def f(x):
    return float(x.detach().numpy().sum())  # errata: hit


torch.func.grad(f)(x)

# %%
@vmap
def f(x):
    return np.linalg.norm(x.cpu().numpy())  # errata: hit

# %%
def model(x):
    scale = x.numpy().max()  # errata: hit
    return x * scale


jacobian = torch.func.jacrev(model)(x)

# %%
def f(x):
    return float(x.detach().numpy().sum())  # errata: ok


f(x)

# %%
def f(x):
    return x.numel()  # errata: ok


torch.func.grad(f)(x)

# %%
def f(x):
    return (x * x).sum()


g = torch.func.grad(f)(x).numpy()  # errata: ok

# %%
def loss(weight, x):
    error = (x @ weight).square()
    history.append(error.detach().cpu().numpy(force=True))  # errata: hit
    return error.mean()


gradient = grad(loss)(weight, x)

# %%
table = torch.arange(10)


def scaled(x):
    return x * float(table.numpy()[3])  # errata: ok


rows = vmap(scaled)(x)
