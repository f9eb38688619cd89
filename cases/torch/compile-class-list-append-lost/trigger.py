import torch

# %%
@torch.compile
def step(x, y):
    Recorder.values.append(x)  # errata: hit
    return x

# %%
class Net(torch.nn.Module):
    def forward(self, x):
        Net.history.append(x.mean())  # errata: hit
        return x


model = torch.compile(Net(), mode="reduce-overhead")

# %%
def helper(x, y):
    Config.rows.append(1)  # errata: hit
    return x


def step(x, y):
    return helper(x, y)


compiled = torch.compile(step)

# %%
@torch.compile
def step(x, y):
    self.values.append(x)  # errata: ok
    return x

# %%
class Net(torch.nn.Module):
    def forward(self, x):
        values.append(x)  # errata: ok
        return x


model = torch.compile(Net(), mode="reduce-overhead")

# %%
def helper(x, y):
    config.rows.append(1)  # errata: ok
    return x


def step(x, y):
    return helper(x, y)


compiled = torch.compile(step)

# %%
def f(x, y):
    Recorder.values.append(x)  # errata: ok
    return x

# %%
@torch.compiler.disable
def remember(value):
    Recorder.values.append(value)  # errata: ok


@torch.compile
def step(x):
    remember(x.mean())
    return x

# %%
class Layers:
    def __init__(self):
        self.rows = []


Store = Layers()


@torch.compile
def step(x):
    Store.rows.append(x.sum())  # errata: ok
    return x


# %%
class Stats:
    values = [torch.zeros(())]


@torch.compile
def step(x):
    Stats.values.append(x.sum())  # errata: ok
    return x


# %%
def keep(value):
    Stats.values.append(value)  # errata: ok


keep = torch._dynamo.disable(keep)


@torch.compile
def step(x):
    keep(x.sum())
    return x


# %%
class Stats:
    values = []


@torch.compile
def step(x):
    norm = x.norm()
    Stats.values.append(norm)  # errata: hit
    return x / norm


# %%
class CNN(torch.nn.Module):
    history = []

    def forward(self, x):
        CNN.history.append(x.mean())  # errata: hit
        CNN.history.extend([x.mean()])  # errata: hit
        return x


model = torch.compile(CNN())


# %%
class Seeded:
    rows = [torch.zeros(1), torch.ones(1)]


@torch.compile
def step(x):
    Seeded.rows.append(x.mean())  # errata: ok
    return x


# %%
class Kept:
    rows = []


Kept.rows.append(torch.zeros(1))


@torch.compile
def step(x):
    Kept.rows.append(x.mean())  # errata: ok
    return x


# %%
class Kept:
    rows = []


Kept.rows = [torch.zeros(1)]


@torch.compile
def step(x):
    Kept.rows.append(x.mean())  # errata: ok
    return x


# %%
class Net(torch.nn.Module):
    history = []

    def forward(self, x):
        type(self).history.append(x.mean())  # errata: hit
        self.__class__.history.append(x.mean())  # errata: hit
        return x


model = torch.compile(Net())


# %%
class Net(torch.nn.Module):
    history = [torch.zeros(1)]

    def forward(self, x):
        type(self).history.append(x.mean())  # errata: ok
        return x


model = torch.compile(Net())


# %%
class Net(torch.nn.Module):
    history = []

    def forward(self, x):
        type(self).history.append(x.mean())  # errata: ok
        return x


Net.history.append(torch.zeros(1))
model = torch.compile(Net())
