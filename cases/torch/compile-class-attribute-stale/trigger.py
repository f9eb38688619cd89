import torch

# %%
class Config:
    scale = 1.0


@torch.compile
def f(x):
    return x * Config.scale  # errata: hit


f(x)
Config.scale = 2.0
f(x)

# %%
class Mode:
    training = True


class Net(torch.nn.Module):
    def forward(self, x):
        return x * 2 if Mode.training else x  # errata: hit


net = torch.compile(Net())
Mode.training = False

# %%
class Settings:
    power = 2


def helper(x):
    return x ** Settings.power  # errata: hit


@torch.compile(dynamic=True)
def f(x):
    return helper(x)


def main():
    Settings.power = 3

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
