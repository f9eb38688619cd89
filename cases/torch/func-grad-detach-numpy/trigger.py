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


# %%
def scaled(x):
    shifted = torch.exp(x)
    return x * float(shifted.detach().numpy().max())  # errata: hit


rows = vmap(scaled)(x)

# %%
scale = torch.tensor([2.0, 3.0])


def stretch(x):
    return x * float(scale.detach().numpy().max())  # errata: ok


rows = vmap(stretch)(x)


# %%
def lookup(x):
    grid = torch.linspace(0, 1, 4)
    return x * float(grid.cpu().numpy().sum())  # errata: ok


rows = vmap(lookup)(x)


# %%
class Frame:
    def numpy(self):
        return np.ones(3)


frame = Frame()


def energy(x):
    return (x * float(frame.numpy().sum())).sum()  # errata: ok


g = grad(energy)(x)


# %%
def simulate(x):
    y = x * 2
    return torch.from_numpy(np.sin(y.detach().cpu().numpy()))  # errata: hit


rows = vmap(simulate)(x)


# %%
def pooled(x):
    y = x.mean(0)
    return x * float(y.detach().numpy().max())  # errata: hit


rows = vmap(pooled)(x)

# %%
grid = torch.linspace(0, 1, 4)


def stretched(x):
    doubled = grid * 2
    return x * float(doubled.detach().numpy().max())  # errata: ok


rows = vmap(stretched)(x)


# %%
def loss(x):
    y = x**2
    history.append(np.asarray(y.detach()))  # errata: hit
    return y.sum()


slope = grad(loss)(x)


# %%
class Sine(torch.autograd.Function):
    @staticmethod
    def forward(x):
        return torch.from_numpy(np.sin(x.detach().numpy()))  # errata: ok

    @staticmethod
    def setup_context(ctx, inputs, output):
        ctx.save_for_backward(*inputs)

    @staticmethod
    def backward(ctx, slope):
        return slope * ctx.saved_tensors[0].cos()


def energy(x):
    return Sine.apply(x).sum()


slope = grad(energy)(x)
