import torch
from torch.export import export


# %%
class Net(torch.nn.Module):
    def forward(self, x):
        if x.sum() > 0:  # errata: hit
            x = x + 1
        return x


program = torch.export.export(Net(), (x,))


# %%
class Net(torch.nn.Module):
    def forward(self, x):
        if torch.any(x < 0):  # errata: hit
            x = -x
        return x


model = Net().eval()
program = export(model, args=(x,), strict=False)


# %%
class Block(torch.nn.Module):
    def forward(self, x):
        mean = x.mean()
        if mean > 0.5:  # errata: hit
            x = x / 2
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
        if x.max().item() > 1:  # errata: hit
            x = x / 255
        return x


program = torch.export.export(Net(), (x,))


# %%
class Net(torch.nn.Module):
    def forward(self, x):
        if x.shape[0] > 1:  # errata: ok
            x = x + 1
        return x


program = torch.export.export(Net(), (x,))


# %%
class Net(torch.nn.Module):
    def forward(self, x):
        if x.ndim == 4:  # errata: ok
            x = x[0]
        return x


model = Net().eval()
program = export(model, args=(x,), strict=False)


# %%
class Net(torch.nn.Module):
    def forward(self, x):
        if x.sum() > 0:  # errata: ok
            x = x + 1
        return x


# %%
class Net(torch.nn.Module):
    def forward(self, x):
        while x.sum() < 10:  # errata: hit
            x = x * 2
        return x if x.mean() > 0 else -x  # errata: hit


program = torch.export.export(Net(), (x,))


# %%
class Net(torch.nn.Module):
    def forward(self, x):
        if not torch.compiler.is_compiling():
            if x.isnan().any():  # errata: ok
                raise ValueError("NaN")
        if not torch.compiler.is_exporting():
            if x.min() < 0:  # errata: ok
                raise ValueError("negative")
        return x if x.shape[0] > 1 else x[0]  # errata: ok


program = torch.export.export(Net(), (x,))


# %%
class Net(torch.nn.Module):
    def forward(self, x):
        if self.training:
            if x.sum() > 0:  # errata: ok
                x = x * 2
        return x


program = torch.export.export(Net().eval(), (x,))


# %%
class Checked(torch.nn.Module):
    def forward(self, x):
        if torch.compiler.is_compiling():
            return x * 2
        if torch.isnan(x).any():  # errata: ok
            raise ValueError("nan")
        return x * 2


program = torch.export.export(Checked(), (x,))


# %%
import numpy as np


class Net(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.kernel = np.ones(3)

    def forward(self, x):
        if self.kernel.sum() > 2:  # errata: ok
            x = x + 1
        return x


program = torch.export.export(Net(), (x,))


# %%
class Net(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.register_buffer("scale", torch.ones(3))
        self.fast = True

    def forward(self, x):
        if self.fast:  # errata: ok
            x = x * self.scale
        if torch.max(x) > 3:  # errata: hit
            x = x / 2
        return x


program = torch.export.export(Net(), (x,))


# %%
def scaled(x):
    if x.max() > 1:  # errata: hit
        return x / 255
    return x


class Net(torch.nn.Module):
    def forward(self, x):
        return scaled(x)


program = torch.export.export(Net(), (x,))
