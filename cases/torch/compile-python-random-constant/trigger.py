import random

import torch

# %%
@torch.compile
def step(x, y):
    x = x * random.random()  # errata: hit
    return x

# %%
class Net(torch.nn.Module):
    def forward(self, x):
        if random.uniform(0, 1) < self.p:  # errata: hit
            x = x + 1
        return x


model = torch.compile(Net(), mode="reduce-overhead")

# %%
def helper(x, y):
    k = random.randint(0, 3)  # errata: hit
    return x


def step(x, y):
    return helper(x, y)


compiled = torch.compile(step)

# %%
@torch.compile
def step(x, y):
    x = x * torch.rand(())  # errata: ok
    return x

# %%
class Net(torch.nn.Module):
    def forward(self, x):
        k = self.random.choice(4)  # errata: ok
        return x


model = torch.compile(Net(), mode="reduce-overhead")

# %%
def f(x, y):
    x = x * random.random()  # errata: ok
    return x

# %%
@torch.compiler.disable
def factor():
    return random.random()  # errata: ok


@torch.compile
def scale(x):
    return x * factor()

# %%
@torch.compiler.disable(recursive=True)
def factor():
    return random.random()  # errata: ok


@torch.compile
def scale(x):
    return x * factor()

# %%
@torch.compile(disable=True)
def scale(x):
    return x * random.random()  # errata: ok

# %%
@torch.compile
def scale(x, random):
    return x * random.random()  # errata: ok

# %%
@torch.compile
def step(x):
    return x * random.choice(FACTORS) + random.gauss(0, 1)  # errata: ok


# %%
def draw():
    return random.random()  # errata: ok


draw = torch._dynamo.disable(draw)


@torch.compile
def step(x):
    return x * draw()


# %%
@torch.compile(backend="eager")
def crop(x):
    start = random.randrange(4)  # errata: hit
    return x[start:]
