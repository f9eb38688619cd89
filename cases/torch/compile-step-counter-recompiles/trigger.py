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

# %%
from torch import nn

class Cache(nn.Module):
    def __init__(self, size):
        super().__init__()
        self.register_buffer("keys", torch.zeros(size, 3))
        self.pos = 0

    @torch.compile
    def forward(self, x):
        keys = self.keys.clone()
        keys[self.pos] = x
        self.pos = self.pos + 1  # errata: hit
        return keys.sum(0)


cache = Cache(10)

# %%
class Warm(torch.nn.Module):
    def __init__(self):
        super().__init__()
        for name in ("step", "total"):
            self.register_buffer(name, torch.zeros(()))

    def forward(self, x):
        self.step = self.step + 1  # errata: ok
        return x / self.step


model = torch.compile(Warm())

# %%
from torch import nn


class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.calls = 0
        self.fc = nn.Linear(3, 3)

    def forward(self, x):
        self.count()
        return self.fc(x)

    @torch.compiler.disable
    def count(self):
        self.calls += 1  # errata: ok


net = torch.compile(Net())

# %%
from torch import nn


class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.calls = torch.zeros((), dtype=torch.long)
        self.fc = nn.Linear(3, 3)

    def forward(self, x):
        self.calls += 1  # errata: ok
        return self.fc(x)


net = torch.compile(Net())

# %%
from torch import nn

torch._dynamo.config.allow_unspec_int_on_nn_module = True


class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.calls = 0
        self.fc = nn.Linear(3, 3)

    def forward(self, x):
        self.calls += 1  # errata: ok
        return self.fc(x) / self.calls


net = torch.compile(Net())
torch._dynamo.config.allow_unspec_int_on_nn_module = False

# %%
class Net(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.calls = 0

    def forward(self, x):
        self.calls = self.calls + 1  # errata: hit
        return x / self.calls


net = Net()
net.compile()

# %%
class Net(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.body = torch.compile(torch.nn.Linear(3, 3))
        self.calls = 0

    def forward(self, x):
        self.calls += 1  # errata: ok
        return self.body(x)


net = Net()

# %%
class Net(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.body = torch.nn.Linear(3, 3)
        self.calls = 0

    def forward(self, x):
        self.calls += 1  # errata: ok
        return self.body(x)


net = Net()
net.body.compile()
