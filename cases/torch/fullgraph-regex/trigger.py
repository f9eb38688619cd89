import re

import torch

# %%
@torch.compile(fullgraph=True)
def step(x, y):
    if re.match(r"a.*", self.name):  # errata: hit
        x = x + 1
    return x

# %%
class Net(torch.nn.Module):
    def forward(self, x):
        name = re.sub("a", "b", self.name)  # errata: hit
        return x


model = torch.compile(Net(), fullgraph=True)

# %%
def helper(x, y):
    found = re.search(pattern, mode)  # errata: hit
    return x


def step(x, y):
    return helper(x, y)


compiled = torch.compile(step, dynamic=False, fullgraph=True)

# %%
@torch.compile(fullgraph=True)
def step(x, y):
    if self.name.startswith("a"):  # errata: ok
        x = x + 1
    return x

# %%
@torch.compile
def step(x, y):
    if re.match(r"a.*", self.name):  # errata: ok
        x = x + 1
    return x

# %%
def f(x, y):
    name = re.sub("a", "b", self.name)  # errata: ok
    return x
