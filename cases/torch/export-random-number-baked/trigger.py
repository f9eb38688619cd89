import numpy as np
import random

import torch
from torch.export import export

# %%
class Net(torch.nn.Module):
    def forward(self, x):
        x = x * random.random()  # errata: hit
        return x


program = torch.export.export(Net(), (x,))

# %%
class Net(torch.nn.Module):
    def forward(self, x):
        x = x + np.random.normal()  # errata: hit
        return x


model = Net().eval()
program = export(model, args=(x,), strict=False)

# %%
class Block(torch.nn.Module):
    def forward(self, x):
        k = random.randint(0, 3)  # errata: hit
        return x


class Net(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.block = Block()

    def forward(self, x):
        return self.block(x)


net = Net()
program = torch.export.export(net, (x,), dynamic_shapes=shapes)

# %%
class Net(torch.nn.Module):
    def forward(self, x):
        x = x * torch.rand(())  # errata: ok
        return x


program = torch.export.export(Net(), (x,))

# %%
class Net(torch.nn.Module):
    def forward(self, x):
        k = self.random.choice(3)  # errata: ok
        return x


model = Net().eval()
program = export(model, args=(x,), strict=False)

# %%
class Net(torch.nn.Module):
    def forward(self, x):
        x = x * random.random()  # errata: ok
        return x

# %%
class Drop(torch.nn.Module):
    def forward(self, x):
        if self.training and random.random() < 0.5:  # errata: ok
            return x
        return x * 2


program = torch.export.export(Drop().eval(), (x,))

# %%
class Noise(torch.nn.Module):
    def forward(self, x):
        if self.training:
            x = x + np.random.normal()  # errata: ok
        return x


net = Noise().eval()
program = export(net, (x,))

# %%
class Noise(torch.nn.Module):
    def forward(self, x):
        if not self.training:
            return x
        return x + random.gauss(0, 1)  # errata: ok


net = Noise()
net.eval()
program = export(net, (x,))

# %%
import torch.nn as nn


class Jitter(nn.Module):
    def __init__(self):
        super().__init__()
        self.rng = np.random.default_rng(0)

    def forward(self, x):
        return x + self.rng.normal()  # errata: hit


program = torch.export.export(Jitter(), (torch.randn(2, 4),)).module()

# %%
import torch.nn as nn


class Init(nn.Module):
    def __init__(self):
        super().__init__()
        self.gain = random.random()  # errata: ok

    def forward(self, x):
        return x * self.gain


program = torch.export.export(Init(), (torch.randn(2, 4),))

# %%
import torch.nn as nn


class Projection(nn.Module):
    def forward(self, x):
        rng = np.random.default_rng(0)
        matrix = torch.tensor(rng.normal(size=(4, 2)), dtype=x.dtype)  # errata: ok
        return x @ matrix


program = torch.export.export(Projection(), (torch.randn(2, 4),))

# %%
import torch.nn as nn


class Traced(nn.Module):
    def forward(self, x):
        x = x + random.random() if self.training else x  # errata: ok
        if not torch.compiler.is_exporting():
            x = x * np.random.rand()  # errata: ok
        return x


program = torch.export.export(Traced().eval(), (torch.randn(2, 4),))
