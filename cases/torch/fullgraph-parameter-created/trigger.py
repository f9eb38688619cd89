import torch


# %%
@torch.compile(fullgraph=True)
def step(x, y):
    w = torch.nn.Parameter(x.detach())  # errata: hit
    return x


# %%
class Net(torch.nn.Module):
    def forward(self, x):
        self.w = torch.nn.Parameter(torch.zeros(x.shape[-1]))  # errata: hit
        return x


model = torch.compile(Net(), fullgraph=True)


# %%
def helper(x, y):
    from torch.nn import Parameter

    w = Parameter(torch.ones(3), requires_grad=False)  # errata: hit
    return x


def step(x, y):
    return helper(x, y)


compiled = torch.compile(step, dynamic=False, fullgraph=True)


# %%
@torch.compile(fullgraph=True)
def step(x, y):
    w = x.detach()  # errata: ok
    return x


# %%
@torch.compile
def step(x, y):
    w = torch.nn.Parameter(x.detach())  # errata: ok
    return x


# %%
def f(x, y):
    self.w = torch.nn.Parameter(x)  # errata: ok
    return x


# %%
@torch.compile(fullgraph=True)
def step(x, y):
    return y * torch.nn.Parameter(x)  # errata: ok


# %%
class Net(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.w = torch.nn.Parameter(torch.ones(3))  # errata: ok

    def forward(self, x):
        return x * self.w


model = torch.compile(Net(), fullgraph=True)


# %%
class Project(torch.nn.Module):
    def forward(self, x):
        layer = torch.nn.Linear(x.shape[-1], 2)  # errata: hit
        return layer(x)


model = torch.compile(Project(), fullgraph=True)


# %%
class Scale(torch.nn.Module):
    def forward(self, x):
        if self.scale is None:
            self.scale = torch.nn.Parameter(torch.ones(x.shape[1]))  # errata: ok
        return x * self.scale


model = Scale()
model(x)
fast = torch.compile(model, fullgraph=True)


# %%
def make(width):
    return torch.nn.Linear(width, 2)  # errata: ok


model = torch.compile(make(4), fullgraph=True)


# %%
class Project(torch.nn.Module):
    def forward(self, x):
        if not self.built:
            self.layer = torch.nn.Linear(x.shape[-1], 2)  # errata: ok
            self.built = True
        return self.layer(x)


model = Project()
model(x)
fast = torch.compile(model, fullgraph=True)

# %%
from torch.nn.parameter import Parameter


@torch.compile(fullgraph=True)
def scaled(logits):
    temperature = Parameter(torch.tensor(2.0))  # errata: hit
    return logits / temperature


# %%
class Prompt(torch.nn.Module):
    def forward(self, x):
        return torch.cat([torch.nn.Parameter(torch.zeros(1, x.shape[1])), x])  # errata: ok


body = torch.compile(torch.nn.Linear(3, 3), fullgraph=True)  # errata: ok
out = body(Prompt()(x))
