import torch

# %%
@torch.compile(fullgraph=True)
def step(x, y):
    y = sorted(y, key=lambda t: t.norm())  # errata: hit
    return x

# %%
class Net(torch.nn.Module):
    def forward(self, x):
        y.sort(key=lambda t: t.mean())  # errata: hit
        return x


model = torch.compile(Net(), fullgraph=True)

# %%
def helper(x, y):
    y = sorted([x, y], key=lambda one: one.sum(), reverse=True)  # errata: hit
    return x


def step(x, y):
    return helper(x, y)


compiled = torch.compile(step, dynamic=False, fullgraph=True)

# %%
@torch.compile(fullgraph=True)
def step(x, y):
    y = sorted(y, key=lambda t: t.shape[0])  # errata: ok
    return x

# %%
class Net(torch.nn.Module):
    def forward(self, x):
        y = sorted(names, key=len)  # errata: ok
        return x


model = torch.compile(Net(), fullgraph=True)

# %%
@torch.compile
def step(x, y):
    y = sorted(y, key=lambda t: t.norm())  # errata: ok
    return x

# %%
def f(x, y):
    y.sort(key=lambda t: t.mean())  # errata: ok
    return x
