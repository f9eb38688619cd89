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
