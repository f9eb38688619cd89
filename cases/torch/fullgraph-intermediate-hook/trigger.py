import torch

# %%
@torch.compile(fullgraph=True)
def step(x, y):
    h = x * 2
    h.register_hook(print)  # errata: hit
    return x

# %%
class Net(torch.nn.Module):
    def forward(self, x):
        h = self.layer(x)
        h.register_hook(self.keep)  # errata: hit
        return x


model = torch.compile(Net(), fullgraph=True)

# %%
def helper(x, y):
    h = torch.relu(x)
    h.register_hook(lambda g: g * 2)  # errata: hit
    return x


def step(x, y):
    return helper(x, y)


compiled = torch.compile(step, dynamic=False, fullgraph=True)

# %%
@torch.compile(fullgraph=True)
def step(x, y):
    x.register_hook(print)  # errata: ok
    return x

# %%
@torch.compile
def step(x, y):
    h = x * 2
    h.register_hook(print)  # errata: ok
    return x

# %%
def f(x, y):
    h = self.layer(x)
    h.register_hook(self.keep)  # errata: ok
    return x
