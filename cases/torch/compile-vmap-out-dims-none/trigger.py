import torch
from torch.func import vmap

# %%
@torch.compile(fullgraph=True)
def f(x):
    return torch.vmap(g, out_dims=(0, None))(x)  # errata: hit

# %%
class Net(torch.nn.Module):
    def forward(self, x):
        return vmap(self.one, in_dims=0, out_dims=None)(x)  # errata: hit


net = torch.compile(Net(), fullgraph=True)

# %%
def helper(x):
    return torch.func.vmap(g, out_dims=[None, 0])(x)  # errata: hit


@torch.compile(fullgraph=True, dynamic=True)
def f(x):
    return helper(x)

# %%
@torch.compile(fullgraph=True)
def f(x):
    return torch.vmap(g, out_dims=0)(x)  # errata: ok

# %%
@torch.compile
def f(x):
    return torch.vmap(g, out_dims=None)(x)  # errata: ok

# %%
def f(x):
    return torch.vmap(g, out_dims=(0, None))(x)  # errata: ok

# %%
@torch.compile(fullgraph=True)
def f(x):
    return vmap(g, 0, (0, None))(x)  # errata: hit


# %%
@torch.compile(fullgraph=True)
def f(x, y):
    return vmap(g, (0, None), 0)(x, y)  # errata: ok


# %%
@torch.compile(fullgraph=True)
def f(x, dim=None):
    return vmap(torch.sin, out_dims=0 if dim is None else dim)(x)  # errata: ok


# %%
@torch.compile(fullgraph=True)
def f(x, y):
    if not torch.compiler.is_compiling():
        return vmap(g, in_dims=(0, None), out_dims=(0, None))(x, y)[0]  # errata: ok
    return x * y


# %%
@torch.compile(fullgraph=True)
def f(x):
    return vmap(g, out_dims={"loss": None, "grad": 0})(x)  # errata: hit
