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

# %%
@torch.compile(fullgraph=True)
def split(x, spec):
    parts = re.split(",", spec)  # errata: hit
    return x * len(parts)

# %%
@torch.compiler.assume_constant_result
def is_conv(name):
    return re.match("conv", name) is not None  # errata: ok


@torch.compile(fullgraph=True)
def run(x):
    return x * 2 if is_conv("conv_1") else x

# %%
@torch.compile(fullgraph=True)
def run(x, name):
    if not torch.compiler.is_compiling():
        assert re.match("conv", name)  # errata: ok
    return x * 2
