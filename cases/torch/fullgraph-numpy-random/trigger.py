import numpy
import numpy as np

import torch

# %%
@torch.compile(fullgraph=True)
def step(x, y):
    x = x * np.random.uniform()  # errata: hit
    return x

# %%
class Net(torch.nn.Module):
    def forward(self, x):
        x = x + np.random.normal(0, self.sigma)  # errata: hit
        return x


model = torch.compile(Net(), fullgraph=True)

# %%
def helper(x, y):
    k = numpy.random.randint(0, 4)  # errata: hit
    return x


def step(x, y):
    return helper(x, y)


compiled = torch.compile(step, dynamic=False, fullgraph=True)

# %%
@torch.compile(fullgraph=True)
def step(x, y):
    x = x * torch.rand(())  # errata: ok
    return x

# %%
class Net(torch.nn.Module):
    def forward(self, x):
        noise = rng.normal(0, 1)  # errata: ok
        return x


model = torch.compile(Net(), fullgraph=True)

# %%
@torch.compile
def step(x, y):
    x = x * np.random.uniform()  # errata: ok
    return x

# %%
def f(x, y):
    x = x + np.random.normal(0, self.sigma)  # errata: ok
    return x

# %%
@torch.compile(fullgraph=True)
def step(x):
    noise = np.random.randn(*x.shape)  # errata: ok
    return x + torch.from_numpy(noise)

# %%
@torch.compile(fullgraph=True)
def step(x):
    return x * torch.from_numpy(np.random.uniform(0, 1, size=3))  # errata: ok

# %%
@torch.compile(fullgraph=True)
def step(x):
    return x + torch.from_numpy(np.random.normal(0.0, 1.0, (3,)))  # errata: ok

# %%
@torch.compile(fullgraph=True)
def step(x):
    return x + torch.from_numpy(np.random.choice(4, 3))  # errata: hit

# %%
@torch.compile(fullgraph=True)
def step(x):
    return x + torch.from_numpy(np.random.randint(4, size=3))  # errata: ok


# %%
class Net(torch.nn.Module):
    def forward(self, x):
        if self.training:
            x = x + np.random.normal()  # errata: ok
        return x * 2


model = torch.compile(Net().eval(), fullgraph=True)


# %%
@torch.compile(fullgraph=True)
def mixup(x, y):
    lam = np.random.beta(0.2, 0.2)  # errata: hit
    return lam * x + (1 - lam) * y


# %%
class Crops(torch.utils.data.Dataset):
    def __getitem__(self, index):
        return self.images[np.random.permutation(4)]  # errata: ok


model = torch.compile(torch.nn.Linear(4, 1), fullgraph=True)

# %%
class Noise(torch.nn.Module):
    def forward(self, x):
        if self.training:
            x = x * np.random.normal(1.0, 0.1)  # errata: hit
        return x


model = torch.compile(Noise(), fullgraph=True)


# %%
class Noise(torch.nn.Module):
    def forward(self, x):
        if self.training:
            x = x * np.random.normal(1.0, 0.1)  # errata: ok
        return x


model = torch.compile(torch.nn.Linear(4, 1), fullgraph=True)
