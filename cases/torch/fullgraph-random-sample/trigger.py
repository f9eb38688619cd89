import random

import torch

# %%
@torch.compile(fullgraph=True)
def step(x, y):
    rows = random.sample(range(8), 2)  # errata: hit
    return x

# %%
class Net(torch.nn.Module):
    def forward(self, x):
        random.shuffle(order)  # errata: hit
        return x


model = torch.compile(Net(), fullgraph=True)

# %%
def helper(x, y):
    rows = random.choices(order, k=2)  # errata: hit
    return x


def step(x, y):
    return helper(x, y)


compiled = torch.compile(step, dynamic=False, fullgraph=True)

# %%
@torch.compile(fullgraph=True)
def step(x, y):
    rows = torch.randperm(8)[:2]  # errata: ok
    return x

# %%
class Net(torch.nn.Module):
    def forward(self, x):
        rows = torch.randint(0, 8, (2,))  # errata: ok
        return x


model = torch.compile(Net(), fullgraph=True)

# %%
@torch.compile
def step(x, y):
    rows = random.sample(range(8), 2)  # errata: ok
    return x

# %%
def f(x, y):
    random.shuffle(order)  # errata: ok
    return x

# %%
@torch.compile(fullgraph=True)
def noisy(x):
    return x * random.choice([1, 2, 4])  # errata: hit

# %%
@torch.compile(fullgraph=True)
def scaled(x):
    return x * random.randint(1, 4)  # errata: ok

# %%
@torch.compile(fullgraph=True)
def choose(x):
    if torch.compiler.is_compiling():
        index = torch.randperm(4)[:2]
    else:
        index = random.sample(range(4), 2)  # errata: ok
    return x[index]

# %%
@torch.compiler.assume_constant_result
def rows():
    return random.sample(range(4), 2)  # errata: ok


@torch.compile(fullgraph=True)
def choose(x):
    return x[rows()[0]]

# %%
class Encoder(torch.nn.Module):
    def forward(self, x):
        random = torch.distributions.Normal(self.mean(x), 1.0)
        return random.sample()  # errata: ok


model = torch.compile(Encoder(), fullgraph=True)
