import torch


# %%
@torch.compile(fullgraph=True)
def step(x, y):
    x = x / x.max().item()  # errata: hit
    return x


# %%
class Net(torch.nn.Module):
    def forward(self, x):
        scale = self.scale.item()  # errata: hit
        return x


model = torch.compile(Net(), fullgraph=True)


# %%
def helper(x, y):
    n = y.item()  # errata: hit
    x = x[:n]
    return x


def step(x, y):
    return helper(x, y)


compiled = torch.compile(step, dynamic=False, fullgraph=True)


# %%
@torch.compile(fullgraph=True)
def step(x, y):
    x = x / x.max()  # errata: ok
    return x


# %%
class Net(torch.nn.Module):
    def forward(self, x):
        scale = self.scale_value  # errata: ok
        return x


model = torch.compile(Net(), fullgraph=True)


# %%
@torch.compile
def step(x, y):
    x = x / x.max().item()  # errata: ok
    return x


# %%
def f(x, y):
    scale = self.scale.item()  # errata: ok
    return x


# %%
@torch.compile(fullgraph=True)
def step(x, y):
    if torch.compiler.is_compiling():
        return x / x.max()
    return x / x.max().item()  # errata: ok


# %%
def forward(x):
    return x * 2


forward = torch.compile(forward, fullgraph=True)
total += forward(x).item()  # errata: ok

# %%
torch._dynamo.config.capture_scalar_outputs = True


@torch.compile(fullgraph=True)
def step(x):
    return x / x.max().item()  # errata: ok
