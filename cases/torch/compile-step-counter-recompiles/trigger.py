import torch

# %%
@torch.compile
def step(x, y):
    self.step += 1  # errata: hit
    return x

# %%
class Net(torch.nn.Module):
    def forward(self, x):
        self.calls = self.calls + 1  # errata: hit
        return x


model = torch.compile(Net(), mode="reduce-overhead")

# %%
def helper(x, y):
    self.n += 1  # errata: hit
    return x


def step(x, y):
    return helper(x, y)


compiled = torch.compile(step)

# %%
class Cache(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.position = 0

    def forward(self, x):
        self.position += x.shape[1]  # errata: hit
        return x


cache = torch.compile(Cache())

# %%
@torch.compile
def step(x, y):
    self.step.add_(1)  # errata: ok
    return x

# %%
class Net(torch.nn.Module):
    def forward(self, x):
        count = 0
        count += 1  # errata: ok
        return x


model = torch.compile(Net(), mode="reduce-overhead")

# %%
class Net(torch.nn.Module):
    def forward(self, x):
        self.step += 1  # errata: ok
        return x
