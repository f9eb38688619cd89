import torch

# %%
@torch.compile
def step(x, y):
    y = torch.vmap(torch.dot)(x, x)  # errata: hit
    return x

# %%
class Net(torch.nn.Module):
    def forward(self, x):
        y = torch.func.vmap(self.one)(x)  # errata: hit
        return x


model = torch.compile(Net(), mode="reduce-overhead")

# %%
def helper(x, y):
    from torch.func import vmap
    y = vmap(f, in_dims=(0, None))(x, y)  # errata: hit
    return x


def step(x, y):
    return helper(x, y)


compiled = torch.compile(step)

# %%
@torch.compile
def step(x, y):
    y = (x * x).sum(-1)  # errata: ok
    return x

# %%
class Net(torch.nn.Module):
    def forward(self, x):
        y = self.vmap(x)  # errata: ok
        return x


model = torch.compile(Net(), mode="reduce-overhead")

# %%
def f(x, y):
    y = torch.vmap(torch.dot)(x, x)  # errata: ok
    return x

# %%
from torch.func import grad


def energy(x):
    return x.square().sum()


@torch.compile(backend="eager")
def force(x):
    return -grad(energy)(x)  # errata: hit


out = force(torch.randn(4, 3))
