import torch

# %%
@torch.compile(fullgraph=True)
def step(x, y):
    h = x * 2
    h.requires_grad_()  # errata: hit
    return h

# %%
class Net(torch.nn.Module):
    def forward(self, x):
        h = torch.zeros(3).requires_grad_(True)  # errata: hit
        return x + h


model = torch.compile(Net(), fullgraph=True)

# %%
def helper(x, y):
    h = self.layer(x).detach().requires_grad_()  # errata: hit
    return x + h


def step(x, y):
    return helper(x, y)


compiled = torch.compile(step, dynamic=False, fullgraph=True)

# %%
@torch.compile(fullgraph=True)
def step(x, y):
    h = x.detach()  # errata: ok
    return x

# %%
class Net(torch.nn.Module):
    def forward(self, x):
        x = x.requires_grad  # errata: ok
        return x


model = torch.compile(Net(), fullgraph=True)

# %%
@torch.compile
def step(x, y):
    h = x * 2
    h.requires_grad_()  # errata: ok
    return x

# %%
def f(x, y):
    h = torch.zeros(3).requires_grad_(True)  # errata: ok
    return x

# %%
@torch.compile(fullgraph=True)
def step(x, y):
    h = (x * 2).requires_grad_(False)  # errata: ok
    return h

# %%
@torch.compile(fullgraph=True)
def step(x):
    delta = torch.zeros_like(x)
    delta.requires_grad = True  # errata: hit
    return x + delta

# %%
@torch.compile(fullgraph=True)
def step(x):
    x.requires_grad = False  # errata: ok
    return x + 1
