import torch

# %%
@torch.compile(fullgraph=True)
def step(x, y):
    if x.sum() > 0:  # errata: hit
        x = x + 1
    return x

# %%
class Net(torch.nn.Module):
    def forward(self, x):
        if 0 < x.sum():  # errata: hit
            x = x + 1
        return x


model = torch.compile(Net(), fullgraph=True)

# %%
def helper(x, y):
    mean = x.mean()
    if mean >= 0.5:  # errata: hit
        x = x + 1
    return x


def step(x, y):
    return helper(x, y)


compiled = torch.compile(step, dynamic=False, fullgraph=True)

# %%
@torch.compile(fullgraph=True)
def step(x, y):
    while x.norm() > 1.0:  # errata: hit
        x = x / 2
    return x

# %%
class Net(torch.nn.Module):
    def forward(self, x):
        if torch.isnan(x).any():  # errata: hit
            x = torch.nan_to_num(x)
        return x


model = torch.compile(Net(), fullgraph=True)

# %%
def helper(x, y):
    if (x < 0).all():  # errata: hit
        x = -x
    return x


def step(x, y):
    return helper(x, y)


compiled = torch.compile(step, dynamic=False, fullgraph=True)

# %%
@torch.compile(fullgraph=True)
def step(x, y):
    if x.shape[0] > 1:  # errata: ok
        x = x + 1
    return x

# %%
class Net(torch.nn.Module):
    def forward(self, x):
        if x.dim() >= 2:  # errata: ok
            x = x + 1
        return x


model = torch.compile(Net(), fullgraph=True)

# %%
def helper(x, y):
    x = torch.where(x.sum() > 0, x + 1, x)  # errata: ok
    return x


def step(x, y):
    return helper(x, y)


compiled = torch.compile(step, dynamic=False, fullgraph=True)

# %%
@torch.compile(fullgraph=True)
def step(x, y):
    if sum(x.shape) > 4:  # errata: ok
        x = x + 1
    return x

# %%
@torch.compile
def step(x, y):
    if x.sum() > 0:  # errata: ok
        x = x + 1
    return x

# %%
def f(x, y):
    if 0 < x.sum():  # errata: ok
        x = x + 1
    return x


# %%
@torch.compile(fullgraph=True)
def checked(x):
    if not torch.compiler.is_compiling():
        if torch.isnan(x).any():  # errata: ok
            raise ValueError("nan")
    return x * 2


# %%
class Net(torch.nn.Module):
    def forward(self, x):
        if self.debug:
            if x.abs().max() > 1e3:  # errata: ok
                raise ValueError("large")
        return x * 2


model = torch.compile(Net(), fullgraph=True)
