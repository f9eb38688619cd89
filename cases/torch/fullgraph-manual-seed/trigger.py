import torch


# %%
@torch.compile(fullgraph=True)
def step(x, y):
    torch.manual_seed(0)  # errata: hit
    return x


# %%
class Net(torch.nn.Module):
    def forward(self, x):
        torch.manual_seed(self.seed)  # errata: hit
        return x


model = torch.compile(Net(), fullgraph=True)


# %%
def helper(x, y):
    from torch import manual_seed

    manual_seed(seed=1)  # errata: hit
    return x


def step(x, y):
    return helper(x, y)


compiled = torch.compile(step, dynamic=False, fullgraph=True)


# %%
@torch.compile(fullgraph=True)
def step(x, y):
    noise = torch.rand_like(x, generator=None)  # errata: ok
    return x


# %%
@torch.compile
def step(x, y):
    torch.manual_seed(0)  # errata: ok
    return x


# %%
def f(x, y):
    torch.manual_seed(self.seed)  # errata: ok
    return x


# %%
@torch.compile(fullgraph=True)
def augment(x):
    torch.random.manual_seed(42)  # errata: hit
    return x * torch.rand_like(x)


# %%
model = torch.compile(net, fullgraph=True)
torch.manual_seed(0)  # errata: ok
model(x)
