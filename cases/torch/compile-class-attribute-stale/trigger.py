import torch

# %%
class Config:
    scale = 1.0


@torch.compile
def f(x):
    return x * Config.scale  # errata: hit


for epoch in range(10):
    Config.scale = 1.0 + epoch
    f(x)

# %%
class Mode:
    training = True


class Net(torch.nn.Module):
    def forward(self, x):
        return x * 2 if Mode.training else x  # errata: hit


net = torch.compile(Net())
for phase in ("train", "test"):
    for batch in loader[phase]:
        Mode.training = phase == "train"
        net(batch)

# %%
class Settings:
    power = 2


def helper(x):
    return x ** Settings.power  # errata: hit


@torch.compile(dynamic=True)
def f(x):
    return helper(x)


def main():
    for power, x in samples:
        Settings.power = power
        f(x)

# %%
class Config:
    scale = 1.0


@torch.compile
def f(x):
    return x * Config.scale  # errata: ok

# %%
class Config:
    scale = 1.0


def f(x):
    return x * Config.scale  # errata: ok


Config.scale = 2.0

# %%
class Config:
    scale = 1.0


@torch.compile
def f(x, config):
    return x * config.scale  # errata: ok


Config.scale = 2.0

# %%
class Config:
    scale = 1.0


@torch.compile
def f(x):
    return x * Config.scale  # errata: ok


def main(arguments):
    Config.scale = arguments.scale
    f(torch.ones(2))

# %%
class Config:
    scale = torch.tensor(1.0)


@torch.compile
def f(x):
    return x * Config.scale  # errata: ok


for epoch in range(10):
    Config.scale = torch.tensor(float(epoch))
    f(torch.ones(2))
