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

# %%
class Config:
    beta = 1.0


@torch.compile
def f(x):
    return x * Config.beta  # errata: hit


for epoch in range(10):
    f(x)
    Config.beta *= 0.9

# %%
class Config:
    step = 0


@torch.compile
def f(x):
    return x / (1 + Config.step)  # errata: hit


while Config.step < 10:
    f(x)
    Config.step = Config.step + 1

# %%
class Config:
    scale = 1.0


@torch.compile
def f(x):
    return x * Config.scale  # errata: ok


for scale in (1.0, 2.0):
    Config.scale = scale
    torch._dynamo.reset()
    f(x)

# %%
class Config:
    scales = {"image": 1.0}


@torch.compile
def f(x):
    return x * Config.scales["image"]  # errata: ok


for epoch in range(10):
    Config.scales = {"image": 1.0 + epoch}
    f(x)

# %%
class Config:
    scale = torch.tensor(1.0)


@torch.compile
def f(x):
    return x * Config.scale  # errata: ok


for epoch in range(10):
    scale = torch.tensor(float(epoch))
    Config.scale = scale
    f(x)

# %%
class Config:
    warmup = 0


@torch.compile
def f(x):
    return x * Config.warmup  # errata: hit


for epoch in range(10):
    Config.warmup += 1
    f(x)


# %%
class Noise:
    sigma = 0.1


@torch.compile
def perturb(x):
    return x + Noise.sigma * torch.randn_like(x)  # errata: ok


for sigma in (0.1, 0.2):
    Noise.sigma = sigma
    torch.compiler.reset()
    perturb(torch.ones(3))
